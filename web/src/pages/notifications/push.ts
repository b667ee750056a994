import { codeOf } from '@levante/table/host/fault.ts';
import { browserStorage } from '@levante/table/lib/storage.ts';
import { exactly, isText } from '@levante/wire';
import { ownRegistration, registerServiceWorker } from '../../offline/registration.ts';
import { forgetPush, isPushEnded, OWN_PUSH, pushAdded } from '../own-push.ts';
import { addChannel } from './requests.ts';

/** The subscription of this browser, and the server's mark of it. */
interface OwnPush {
  readonly endpoint: string;
  readonly mark: string;
}

const isOwnPush = exactly<OwnPush>({ endpoint: isText, mark: isText });

function storedPush(): OwnPush | null {
  try {
    const value: unknown = JSON.parse(browserStorage.getItem(OWN_PUSH) ?? 'null');
    return isOwnPush(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns the server's mark of this browser's subscription, or null. */
export const ownMark = (): string | null => storedPush()?.mark ?? null;

/** Result of checking for push support: `yes`, or the reason why this browser cannot receive push messages. */
export type PushSupport = 'yes' | 'denied' | 'insecure' | 'ios' | 'no';

/** Returns whether this browser can receive push messages. On iOS only an installed page can. */
export function pushSupport(): PushSupport {
  if (!isSecureContext) return 'insecure';
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return /iPhone|iPad/.test(navigator.userAgent) || isTouchMac() ? 'ios' : 'no';
  return Notification.permission === 'denied' ? 'denied' : 'yes';
}

/** An iPad says that it is a Mac. */
const isTouchMac = (): boolean => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** Returns whether a subscription is for the server's present key. */
function isFor({ options }: PushSubscription, key: string): boolean {
  if (options.applicationServerKey === null) return false;
  const used = new Uint8Array(options.applicationServerKey);
  const wanted = bytesOf(key);
  return used.length === wanted.length && used.every((byte, i) => byte === wanted[i]);
}

async function subscribe(pushKey: string): Promise<PushSubscription | null> {
  await registerServiceWorker();
  // Without one, none is ever ready.
  if ((await ownRegistration()) === undefined) return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && isFor(known, pushKey)) return known;
  await known?.unsubscribe();
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) });
}

/** Subscribes this browser and adds it as a channel. Returns the code of a failure, or null; asks for no permission. */
async function addSubscription(pushKey: string): Promise<string | null> {
  const subscription = await subscribe(pushKey).catch(() => null);
  const { endpoint, keys = {} } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys;
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'no-push';
  const reply = await addChannel({ kind: 'push', endpoint, keys: { p256dh, auth } });
  if (!reply.ok) return codeOf(reply.fault);
  const { channel } = reply.value;
  if (channel.kind === 'push') browserStorage.setItem(OWN_PUSH, JSON.stringify({ endpoint, mark: channel.endpoint }));
  pushAdded();
  return null;
}

/** Adds this browser as a channel, after asking for permission. Returns the code of a failure, or null. */
export async function addThisBrowser(pushKey: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'not-allowed';
  return await addSubscription(pushKey);
}

/** Ends this browser's subscription after its channel was removed. */
export async function endSubscription(): Promise<void> {
  forgetPush();
  const registration = await ownRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Subscribes this browser again if the server's key or the browser's subscription has changed since it was added, or its
 * channel may have ended. Returns whether it did.
 */
export async function renewSubscription(pushKey: string): Promise<boolean> {
  const own = storedPush();
  if (!own || pushSupport() !== 'yes' || Notification.permission !== 'granted') return false;
  const registration = await ownRegistration();
  const known = await registration?.pushManager.getSubscription();
  if (!isPushEnded() && known && known.endpoint === own.endpoint && isFor(known, pushKey)) return false;
  return (await addSubscription(pushKey)) === null;
}
