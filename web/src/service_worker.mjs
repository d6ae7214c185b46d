// The site without a network. Everything of it is fetched once, when it is installed, and answered from there: a page always
// gets the files of one build, whatever the host has meanwhile. Another build is installed beside it and waits until it is told
// to take over. The build puts what there is to keep into SITE (web/tools/offline.mjs); an empty list takes all of this away.

const { revision, files } = SITE;  // files: [address in the site, whether its name carries a hash of its content]
const scope = self.registration.scope;
const ours = `tetrarchy ${scope} `;  // other folders of the host may have boards of their own
const name = ours + revision;
const kept = new Set(files.map(([path]) => new URL(path, scope).href));
const lanes = 4;

// A redirected answer is none that a navigation may be given.
const plain = (response) => (response.redirected ? new Response(response.body, { headers: response.headers }) : response);

async function keep(cache, [path, named]) {
  const address = new URL(path, scope).href;
  const older = named ? await caches.match(address, { ignoreVary: true }) : undefined;
  const response = older ?? await fetch(address, { cache: named ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  await cache.put(address, plain(response));
}

async function install() {
  const cache = await caches.open(name);
  const left = [...files];
  const lane = async () => {
    for (let file = left.shift(); file; file = left.shift()) await keep(cache, file);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function takeOver() {
  const older = (await caches.keys()).filter((each) => each.startsWith(ours) && each !== name);
  await Promise.all(older.map((each) => caches.delete(each)));
  if (files.length > 0) return;
  await caches.delete(name);
  await self.registration.unregister();
}

async function answer(request, address) {
  const cache = await caches.open(name);
  return await cache.match(address, { ignoreVary: true }) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const address = origin + pathname + (pathname.endsWith('/') ? 'index.html' : '');
  if (event.request.method === 'GET' && kept.has(address)) event.respondWith(answer(event.request, address));
});
