// Dialogs of the page that are made when they are asked for. One is open at a time.
import { element } from './element.mjs';

let open = null;

/**
 * Shows a dialog with this heading; buttons in it that submit close it. `closed` gives the value of that button: '' if the
 * dialog was left in another way.
 */
export function showSheet(id, title, ...children) {
  open?.close();
  const heading = element('h2', { id: `${id}-title`, textContent: title, tabIndex: -1 });
  const dialog = element('dialog', { id, className: 'sheet' },
    element('form', { method: 'dialog' }, heading, ...children));
  dialog.setAttribute('aria-labelledby', heading.id);
  document.body.append(dialog);
  const closed = new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
  dialog.showModal();
  open = dialog;
  return { dialog, heading, closed };
}

export function closeSheet() {
  open?.close();
}
