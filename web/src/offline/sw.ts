/**
 * Service worker: caches all files of one build so that the page opens offline, and shows notifications. It imports nothing
 * because it must be a single file with a fixed name. API requests bypass it.
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
interface Pushing extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicking extends Lasting {
  readonly notification: Notification;
}
interface Client {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}
declare const registration: ServiceWorkerRegistration;
declare const clients: {
  matchAll(wanted: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Client[]>;
  openWindow(url: string): Promise<unknown>;
};
declare function addEventListener(
  type: 'install' | 'activate' | 'pushsubscriptionchange',
  listener: (event: Lasting) => void,
): void;
declare function addEventListener(type: 'push', listener: (event: Pushing) => void): void;
declare function addEventListener(type: 'notificationclick', listener: (event: Clicking) => void): void;
declare function skipWaiting(): Promise<void>;
declare function addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;

const PREFIX = 'levante-';
const NAME = `${PREFIX}${BUILD}`;
const PAGE = '/';
/** Files with a hash of their contents in their names. */
const ASSETS = '/assets/';
/** Address that receives shared files, and the cache entry that holds one until the page takes it (`shared-files.ts`). */
const SHARE = '/replay/share';
const SHARED = '/replay/shared';
const SHARED_NAME = 'shared-record';

async function cacheAll(): Promise<void> {
  const cache = await caches.open(NAME);
  // The page's file name has no hash, so the browser's cached copy may be older than the other files.
  await cache.addAll(FILES.map((path) => new Request(path, { cache: path === PAGE ? 'reload' : 'default' })));
}

/**
 * Deletes older builds, except the one before this one: a page of it may be open, and request files it has not loaded
 * yet.
 */
async function dropOthers(): Promise<void> {
  // In the order in which they were created.
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Serves the page from the network so that it is current; offline, from the cache. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await (await caches.open(NAME)).match(PAGE);
    if (cached) return cached;
    throw error;
  }
}

/** Serves a file from the cache; files of a build never change. */
async function file(request: Request): Promise<Response> {
  return (await (await caches.open(NAME)).match(request)) ?? (await fetch(request));
}

/** Serves a file of the build before from the cache; otherwise the server may still have it. */
async function earlierFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? (await fetch(request));
}

/** Stores a shared file for the replay page and redirects there. */
async function share(request: Request): Promise<Response> {
  const file = (await request.formData()).get('record');
  if (file instanceof File) await (await caches.open(SHARED_NAME)).put(SHARED, new Response(file));
  return Response.redirect('/replay?shared', 303);
}

/** Notification to show, with texts in the reader's language. */
interface PushedNotification {
  readonly title: string;
  readonly body: string;
  /** Path to open. */
  readonly url: string;
  /** Id of the match; notifications with the same tag replace each other. */
  readonly tag: string;
  /** Time of the event in milliseconds since the epoch. */
  readonly at: number;
}

/** Shown for a message that this build cannot read: browsers require a notification for each. */
const UNREADABLE: PushedNotification = { title: 'Levante', body: '', url: PAGE, tag: 'levante', at: 0 };

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads a pushed message: a notification to show, or the tag of notifications to close. */
function readPushed(data: Pushing['data']): PushedNotification | { readonly close: string } {
  try {
    const value = data?.json();
    if (!isPlain(value)) return UNREADABLE;
    const { close, title, body, url, tag, at } = value;
    if (typeof close === 'string') return { close };
    const isWhole = [title, body, url, tag].every((text) => typeof text === 'string');
    if (!isWhole || typeof at !== 'number') return UNREADABLE;
    return { title: String(title), body: String(body), url: String(url), tag: String(tag), at };
  } catch {
    return UNREADABLE;
  }
}

/** Returns the open pages at a path, in this browser. */
async function pagesAt(url: string): Promise<readonly Client[]> {
  const { pathname } = new URL(url, location.origin);
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter((client) => new URL(client.url).pathname === pathname);
}

async function closeAll(tag: string): Promise<void> {
  for (const shown of await registration.getNotifications({ tag })) shown.close();
}

async function receive(data: Pushing['data']): Promise<void> {
  const pushed = readPushed(data);
  if ('close' in pushed) await closeAll(pushed.close);
  else if (!(await isSeen(pushed.url))) await show(pushed);
  await countTurns();
}

/** Returns whether a page at a path is visible in this browser. */
const isSeen = async (url: string): Promise<boolean> =>
  (await pagesAt(url)).some(({ visibilityState }) => visibilityState === 'visible');

async function show({ title, body, url, tag, at }: PushedNotification): Promise<void> {
  const options: NotificationOptions & { readonly renotify: boolean; readonly timestamp?: number } = {
    body,
    tag,
    data: { url },
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    renotify: true,
    ...(at > 0 && { timestamp: at }),
  };
  await registration.showNotification(title, options);
}

/** Shows on the app's icon in how many matches it is my turn. */
async function countTurns(): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  try {
    const next: unknown = await (await fetch('/api/matches/next')).json();
    if (isPlain(next) && typeof next.count === 'number') await navigator.setAppBadge(next.count);
  } catch {
    // The number is a convenience.
  }
}

/** Opens a path in the tab that has it already, otherwise in a new one. */
async function open(url: string): Promise<void> {
  const target = new URL(url, location.origin);
  const [page] = await pagesAt(url);
  if (page) await page.focus();
  else await clients.openWindow(target.origin === location.origin ? target.href : PAGE);
}

/** Path stored in a notification. */
const urlIn = ({ data }: Notification): string => (isPlain(data) && typeof data.url === 'string' ? data.url : PAGE);

/** Subscribes again after the browser has ended the subscription, and tells the server. */
async function subscribeAgain(): Promise<void> {
  const mine: unknown = await (await fetch('/api/me/notifications')).json();
  if (!isPlain(mine) || typeof mine.pushKey !== 'string') return;
  const wanted = { userVisibleOnly: true, applicationServerKey: mine.pushKey };
  const { endpoint, keys } = (await registration.pushManager.subscribe(wanted)).toJSON();
  const body = JSON.stringify({ kind: 'push', endpoint, keys });
  await fetch('/api/me/channels', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

addEventListener('push', (event) => event.waitUntil(receive(event.data)));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(urlIn(event.notification)));
});
// Without a network the page subscribes again when it is opened.
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain().catch(() => {})));
addEventListener('install', (event) => event.waitUntil(cacheAll().then(skipWaiting)));
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
  else if (pathname.startsWith(ASSETS)) event.respondWith(earlierFile(request));
});

export {};
