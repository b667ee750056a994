import { serverNow } from '@levante/table/lib/server-now.ts';
import { browserStorage } from '@levante/table/lib/storage.ts';
import { isServiceInfo, type ServiceInfo } from '@levante/wire';
import { computed, type Signal, signal } from '@preact/signals';
import { server } from '../../hosts/server/server.ts';
import { confirmAtProvider } from './confirm-at-provider.ts';

/** Age in milliseconds from which a visit to a page loads again. */
const FRESH_MS = 60_000;

/** The operators' information as last loaded; null before, and without a server. */
export const serviceInfo: Signal<ServiceInfo | null> = signal(null);

/** The current time, updated each minute. */
export const presentMoment: Signal<number> = signal(serverNow());

const HIDDEN_KEY = 'levante.notices.hidden';

/** Ids of the notices that were hidden in this browser. */
export const hiddenNotices: Signal<ReadonlySet<string>> = signal(idsIn(browserStorage));

function idsIn(storage: Pick<Storage, 'getItem'>): ReadonlySet<string> {
  try {
    const entry: unknown = JSON.parse(storage.getItem(HIDDEN_KEY) ?? '[]');
    return new Set(Array.isArray(entry) ? entry.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Hides a notice in this browser. Forgets notices that have ended. */
export function hideNotice(id: string): void {
  const current = (serviceInfo.value?.announcements ?? []).map((one) => one.id);
  const ids = current.filter((one) => one === id || hiddenNotices.value.has(one));
  hiddenNotices.value = new Set(ids);
  try {
    browserStorage.setItem(HIDDEN_KEY, JSON.stringify(ids));
  } catch {
    // Full or forbidden: hidden until the page is loaded again.
  }
}

let loadedAt = Number.NEGATIVE_INFINITY;

/** Loads the operators' information, unless it was loaded shortly before. */
export async function refreshService(maxAgeMs = FRESH_MS): Promise<void> {
  if (performance.now() - loadedAt < maxAgeMs) return;
  const isFirst = loadedAt === Number.NEGATIVE_INFINITY;
  loadedAt = performance.now();
  const reply = await server.get('/api/service', isServiceInfo);
  if (!reply.ok) return;
  presentMoment.value = serverNow();
  serviceInfo.value = reply.value;
  // Only as the page opens: later it would interrupt its reader.
  if (isFirst && reply.value.mine.confirm) await confirmAtProvider();
}

/** The pause of new matches in force, or null. */
export const pauseInForce = computed((): ServiceInfo['pause'] => {
  const pause = serviceInfo.value?.pause ?? null;
  if (pause === null || pause.from > presentMoment.value) return null;
  return pause.until !== null && pause.until <= presentMoment.value ? null : pause;
});

/** Whether the reader needs an invitation before they can open matches and take seats. */
export const isUninvited = computed((): boolean => serviceInfo.value?.mine.uninvited ?? false);

/** The notices that have not ended. */
export const noticesNow = computed((): ServiceInfo['announcements'] =>
  (serviceInfo.value?.announcements ?? []).filter(({ until }) => until > presentMoment.value),
);
