// Text for the clipboard. Where the browser does not let it have that, the text is selected, to be copied by hand.

const write = async (text) => navigator.clipboard.writeText(text);

/** @param {HTMLTextAreaElement} area @returns {Promise<string>} what to say about it */
export async function copy(area) {
  try {
    await write(area.value);
    return 'Copied.';
  } catch {
    area.focus();
    area.select();
    return 'Selected: copy it with Ctrl+C or the menu.';
  }
}
