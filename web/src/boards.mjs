// boards.html: the examples made live, and the wizard.
import { showExamples } from './boards/examples.mjs';
import { startWizard } from './boards/wizard.mjs';

const base = new URL('.', location.href).href;
showExamples(base);
startWizard(base);
