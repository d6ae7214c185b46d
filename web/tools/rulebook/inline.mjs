// A line of the rulebook's prose as a list of nodes:
//   text · {term, nodes} · {bold} · {foreign} · {code} · {code, diagram, moves}
// The last one is a link that plays: `8d5d`{#puzzle-steal-tempo 8h8d 2d1c 8d5d} plays the moves after the diagram's name
// on that diagram, or, where there are none, the move that is written.

const token = new RegExp([
  /`(?<code>[^`]+)`(?:\{#(?<diagram>[a-z0-9-]+)(?<moves>(?: [^ }]+)*)\})?/,
  /\*\*(?<bold>.+?)\*\*/,
  /\*(?<term>[^*]+)\*/,
  /(?<![\p{L}\p{N}])_(?<foreign>[^_]+)_(?![\p{L}\p{N}])/,
].map(({ source }) => source).join('|'), 'gu');

function node({ code, diagram, moves, bold, term, foreign }) {
  if (diagram) return { kind: 'play', code, diagram, moves: moves ? moves.trim().split(' ') : [code] };
  if (code) return { kind: 'code', code };
  if (bold) return { kind: 'bold', nodes: parseInline(bold) };
  if (term) return { kind: 'term', term };
  return { kind: 'foreign', foreign };
}

export function parseInline(text) {
  const nodes = [];
  let done = 0;
  for (const match of text.matchAll(token)) {
    if (match.index > done) nodes.push(text.slice(done, match.index));
    nodes.push(node(match.groups));
    done = match.index + match[0].length;
  }
  if (done < text.length) nodes.push(text.slice(done));
  return nodes;
}

/** Every node, those inside bold ones too. */
export function* allNodes(nodes) {
  for (const each of nodes) {
    yield each;
    if (each.kind === 'bold') yield* allNodes(each.nodes);
  }
}

/** The words alone. */
export const plainText = (nodes) => nodes.map((each) =>
  typeof each === 'string' ? each : each.kind === 'bold' ? plainText(each.nodes) : each.code ?? each.term ?? each.foreign,
).join('');
