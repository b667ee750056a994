/**
 * The service worker: keeps all files of one build of the page, so that it opens without a network. It imports nothing, since it comes as one file of a fixed name. What the server says of matches
 * goes past it.
 */

/** The name of this build, and every file of it by its address: put in front when it is built. */
declare const BUILD: string;
declare const FILES: readonly string[];

/** As much of a service worker as is used here: the types of pages and those of workers cannot stand in one project. */
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
/** Where a system sends a file that is shared with the page, and under what it lies until the page takes it (`shared.ts`). */
const SHARE = '/replay/share';
const SHARED = '/replay/shared';
const SHARED_NAME = 'shared-record';

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  // The page has no hash in its name: what the browser still has of it may be older than its files.
  await cache.addAll(FILES.map((path) => new Request(path, { cache: path === PAGE ? 'reload' : 'default' })));
}

/** Older builds go at once: a page of theirs that is open for a match on the device has fetched all it needs. */
async function dropOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The page comes from the server, so that it is never an old one; without it, as it was kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(NAME)).match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** A file of this build never changes. */
async function file(request: Request): Promise<Response> {
  return (await (await caches.open(NAME)).match(request)) ?? (await fetch(request));
}

/** Lays a shared file down for the page of records, and sends the reader there. */
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
