import { parseTableListMessage, type TableListMessage } from '@levante/wire';

export interface TablesListener {
  message(message: TableListMessage): void;
  /** Whether the connection is up. While it is not, it is retried. */
  connected(isConnected: boolean): void;
}

const RETRY_MS = 4000;

/**
 * Follows the open tables. The browser reconnects by itself, except after a refusal, which is retried here, too. Each
 * connection starts with the whole list. Returns an unsubscribe function.
 */
export function followTables(listener: TablesListener): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source?.close();
    clearTimeout(retry);
    source = new EventSource('/api/tables/stream');
    source.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = typeof data === 'string' ? parseTableListMessage(data) : null;
      if (!message) return;
      listener.connected(true);
      listener.message(message);
    };
    source.onerror = () => {
      listener.connected(false);
      // A refused stream stays closed.
      if (source?.readyState === EventSource.CLOSED) retry = setTimeout(open, RETRY_MS);
    };
  };
  const resume = () => {
    if (document.visibilityState === 'visible' && source?.readyState !== EventSource.OPEN) open();
  };
  open();
  addEventListener('online', open);
  document.addEventListener('visibilitychange', resume);
  return () => {
    source?.close();
    clearTimeout(retry);
    removeEventListener('online', open);
    document.removeEventListener('visibilitychange', resume);
  };
}
