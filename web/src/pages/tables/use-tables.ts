import { browserStorage } from '@levante/table/lib/storage.ts';
import { useEffect, useState } from 'preact/hooks';
import { followTables } from '../../hosts/streams/tables-stream.ts';
import { invites } from '../invites/invites.ts';
import { hasAccount } from '../synced/owner.ts';
import { GONE_MS, NO_TABLES, type TableList, withFresh, withMessage, withoutGone } from './table-list.ts';
import { showsMe } from './visibility.ts';

/** The live list of open tables. */
export interface OpenTableList {
  readonly list: TableList;
  /** Whether the server has sent the list. */
  readonly isLoaded: boolean;
  /** Whether the connection is lost. */
  readonly isLost: boolean;
  showFresh(): void;
}

/** Follows the open tables while the page shows them. */
export function useOpenTables(): OpenTableList {
  const [list, setList] = useState<TableList>(NO_TABLES);
  const [isLoaded, setLoaded] = useState(false);
  const [isLost, setLost] = useState(false);
  const shown = showsMe.value && hasAccount(browserStorage);
  useEffect(
    () =>
      followTables(
        {
          message(message) {
            setLoaded(true);
            setList((before) => withMessage(before, message, Date.now()));
          },
          invited: (matches) => {
            invites.value = matches;
          },
          connected: (isConnected) => setLost(!isConnected),
        },
        { shown },
      ),
    [shown],
  );
  const isAnyGone = list.rows.some(({ goneAt }) => goneAt !== null);
  useEffect(() => {
    if (!isAnyGone) return;
    const timer = setTimeout(() => setList((before) => withoutGone(before, Date.now())), GONE_MS);
    return () => clearTimeout(timer);
  }, [isAnyGone, list]);
  return { list, isLoaded, isLost, showFresh: () => setList(withFresh) };
}
