import { type Match, parseTablesEvent, type TableListMessage } from '@levante/wire';

export interface TablesListener {
  message(message: TableListMessage): void;
  /** The waiting matches with a seat reserved for me. */
  invited(matches: readonly Match[]): void;
  /** Whether the connection is up. While it is not, it is retried. */
  connected(isConnected: boolean): void;
}

/** Changes of the defaults of what is followed. */
interface Wanted {
  /** Sends my invitations only. */
  readonly only?: 'invites' | undefined;
  /** Whether others may see that I am here, while the stream is open. */
  readonly shown?: boolean;
}

function queryOf({ only, shown = false }: Wanted): string {
  const query = new URLSearchParams({ ...(only && { only }), ...(shown && { shown: '1' }) }).toString();
  return query === '' ? '' : `?${query}`;
}

const RETRY_MS = 4000;

/**
 * Follows the open tables and my invitations, or these only. The browser reconnects by itself, except after a refusal, which is retried here, too. Each
 * connection starts with the whole list. Returns an unsubscribe function.
 */
export function followTables(listener: TablesListener, wanted: Wanted = {}): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source?.close();
    clearTimeout(retry);
    source = new EventSource(`/api/tables/stream${queryOf(wanted)}`);
    source.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = typeof data === 'string' ? parseTablesEvent(data) : null;
      if (!message) return;
      listener.connected(true);
      if (message.type === 'invites') listener.invited(message.matches);
      else listener.message(message);
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
