// A link as a QR code, for another device's camera. What draws it is fetched when it is asked for.
import { element } from './element.mjs';
import { text } from './texts.mjs';

const quiet = 4;  // modules of white round a code, by its standard
const svg = 'http://www.w3.org/2000/svg';

/** An svg element; none for more text than a code can hold (2,953 bytes). */
async function pictureOf(address) {
  const { encode } = await import('uqr');
  let code;
  try {
    code = encode(address, { ecc: 'L', border: quiet });
  } catch {
    return undefined;
  }
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('viewBox', `0 0 ${code.size} ${code.size}`);
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', text('qr.picture'));
  picture.setAttribute('shape-rendering', 'crispEdges');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', code.data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join(''));
  picture.append(path);
  return picture;
}

/** A button that shows and hides the code of an address, and the place for it. `address` gives what it is when it is shown. */
export function qrButton(address) {
  const place = element('div', { className: 'qr', hidden: true });
  const button = element('button', { type: 'button', className: 'quiet', textContent: text('qr.button'), ariaExpanded: 'false' });
  const show = (shown) => {
    place.hidden = !shown;
    button.ariaExpanded = String(shown);
  };
  button.addEventListener('click', async () => {
    if (!place.hidden) return show(false);
    place.replaceChildren(await pictureOf(address()) ?? text('qr.too_long'));
    show(true);
    place.scrollIntoView({ block: 'nearest' });
  });
  return { button, place, hide: () => show(false) };
}
