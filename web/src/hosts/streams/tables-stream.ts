import { type Match, parseTablesEvent, type TableListMessage } from '@levante/wire';
import { SharedStream } from './shared-stream.ts';
import { browserTabs } from './tabs.ts';

export interface TablesListener {
  message(message: TableListMessage): void;
  /** The waiting matches with a seat reserved for me. */
  invited(matches: readonly Match[]): void;
  /** Reports whether the connection is up. A lost connection is retried. */
  connected(isConnected: boolean): void;
}

/** Options of the stream of open tables. */
interface TablesOptions {
  /** Sends my invitations only. */
  readonly only?: 'invites' | undefined;
  /** Whether others may see that I am here, while the stream is open. */
  readonly shown?: boolean;
}

function queryOf({ only, shown = false }: TablesOptions): string {
  const query = new URLSearchParams({ ...(only && { only }), ...(shown && { shown: '1' }) }).toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * Follows the open tables and my invitations, or only the invitations. Each connection starts with the whole list.
 * Returns an unsubscribe function.
 */
export function followTables(listener: TablesListener, options: TablesOptions = {}): () => void {
  const addressOf = (one: TablesOptions): string => `/api/tables/stream${queryOf(one)}`;
  const stream = new SharedStream(
    // A person who waits at a table must hear that the match starts, also in a hidden page, which does not count as presence.
    { url: addressOf(options), from: null, hiddenUrl: addressOf({ only: options.only }) },
    {
      events(events) {
        for (const { data } of events) {
          const message = parseTablesEvent(data);
          if (!message) continue;
          listener.connected(true);
          if (message.type === 'invites') listener.invited(message.matches);
          else listener.message(message);
        }
      },
      status: (status) => {
        if (status === 'lost') listener.connected(false);
      },
      answered: () => listener.connected(false),
    },
    browserTabs(),
  );
  const retry = (): void => stream.retryNow();
  addEventListener('online', retry);
  return () => {
    removeEventListener('online', retry);
    stream.close();
  };
}
