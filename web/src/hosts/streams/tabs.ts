import { isStorageForbidden, openChannel } from '@levante/table/lib/storage.ts';
import type { StreamTabs } from './shared-stream.ts';

/**
 * Returns the channels and locks that this tab shares with others. Browsers offer locks only to secure pages that may
 * store data.
 */
export const browserTabs = (): StreamTabs => ({
  page: document,
  window,
  locks: 'locks' in navigator && !isStorageForbidden() ? navigator.locks : null,
  channel(name, onMessage) {
    const channel = openChannel(name);
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
    return channel;
  },
});
