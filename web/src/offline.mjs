// The page's side of service_worker.mjs: when the site is fetched for later, and what is said when there is a new one.
import { text } from './texts.mjs';

const quietMs = 2_000;  // a first visit is not to wait for what later ones need
const lookAgainMs = 3_600_000;

const whenIdle = () => new Promise((resolve) => {
  setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(resolve), quietMs);
});

const box = document.getElementById('update');
const [words] = box.getElementsByTagName('p');
const [later, now] = box.getElementsByTagName('button');
let agreed = false;

// Whoever agreed in another tab has brought the new build already.
function takeOver({ waiting }) {
  agreed = true;
  if (waiting) waiting.postMessage('take over');
  else location.reload();
}

function hide() {
  box.hidden = true;
  document.getElementById('canvas').focus({ preventScroll: true });
}

function offer(registration) {
  later.textContent = text('update.later');
  now.textContent = text('update.now');
  later.onclick = hide;
  now.onclick = () => takeOver(registration);
  box.hidden = false;
  words.textContent = text('update');  // said by screen readers, as it was seen empty
}

function watch(registration) {
  const { serviceWorker } = navigator;
  const look = () => {
    if (registration.waiting && serviceWorker.controller) offer(registration);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  serviceWorker.addEventListener('controllerchange', () => agreed && location.reload());
  setInterval(() => registration.update().catch(() => {}), lookAgainMs);
}

/** Not in a frame, which is somebody else's page, and not for those who save data. */
export async function keepOffline() {
  if (!navigator.serviceWorker || window.top !== window || navigator.connection?.saveData) return;
  await whenIdle();
  watch(await navigator.serviceWorker.register('service-worker.js', { updateViaCache: 'none' }));
}
