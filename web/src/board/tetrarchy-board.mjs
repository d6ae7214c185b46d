// The module for other people's pages, in one file: <script type="module" src="…/tetrarchy-board.js"></script>
import { TetrarchyBoard } from './element.mjs';
import { listenToProse } from './prose.mjs';

if (!customElements.get('tetrarchy-board')) {
  customElements.define('tetrarchy-board', TetrarchyBoard);
  listenToProse();
}
