/**
 * Service worker: caches all files of one build so that the page opens offline. It imports nothing because it must be a
 * single file with a fixed name. API requests bypass it.
 */

/** Id of this build and the paths of all its files; the build inserts both. */
declare const BUILD: string;
declare const FILES: readonly string[];

/** Minimal service worker types: TypeScript's DOM and worker libraries cannot be combined in one project. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
declare function addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
declare function skipWaiting(): Promise<void>;
declare function addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;

const PREFIX = 'levante-';
const NAME = `${PREFIX}${BUILD}`;
const PAGE = '/';
/** Address that receives shared files, and the cache entry that holds one until the page takes it (`shared.ts`). */
const SHARE = '/replay/share';
const SHARED = '/replay/shared';
const SHARED_NAME = 'shared-record';

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  // The page's file name has no hash, so the browser's cached copy may be older than the other files.
  await cache.addAll(FILES.map((path) => new Request(path, { cache: path === PAGE ? 'reload' : 'default' })));
}

/**
 * Deletes older builds right away: a page of theirs with an open match on the device has already loaded all it needs.
 */
async function dropOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Serves the page from the network so that it is current; offline, from the cache. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(NAME)).match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Serves a file from the cache; files of a build never change. */
async function file(request: Request): Promise<Response> {
  return (await (await caches.open(NAME)).match(request)) ?? (await fetch(request));
}

/** Stores a shared file for the replay page and redirects there. */
async function share(request: Request): Promise<Response> {
  const file = (await request.formData()).get('record');
  if (file instanceof File) await (await caches.open(SHARED_NAME)).put(SHARED, new Response(file));
  return Response.redirect('/replay?shared', 303);
}

addEventListener('install', (event) => event.waitUntil(keepAll().then(skipWaiting)));
addEventListener('activate', (event) => event.waitUntil(dropOthers()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && origin === location.origin && pathname === SHARE) {
    event.respondWith(share(request));
    return;
  }
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});

export {};
