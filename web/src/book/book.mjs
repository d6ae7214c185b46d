// The rulebook's pages: what their HTML cannot do by itself. Without it the text, its links and its pictures are there.

import { startCompare } from './compare.mjs';
import { startDiagrams } from './diagrams.mjs';
import { startPlace } from './place.mjs';
import { startPopups } from './popups.mjs';
import { startSearch } from './search.mjs';
import { startSide } from './side.mjs';

document.documentElement.classList.add('reader');
startPlace();
startPopups();
startCompare();
startSide();
startSearch();
startDiagrams();
