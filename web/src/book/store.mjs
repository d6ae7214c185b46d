// What a reader chose, kept where the browser allows it and silently not where it does not (a foreign frame, a sandbox).

const key = 'tetrarchy-rulebook';

function read() {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
}

export const remembered = (name) => read()[name];

export function remember(name, value) {
  try {
    localStorage.setItem(key, JSON.stringify({ ...read(), [name]: value }));
  } catch {
    // then not
  }
}
