import type { RequestFault } from '@levante/table/host/fault.ts';
import { serverNow } from '@levante/table/lib/server-now.ts';
import type { Match } from '@levante/wire';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { usePageDependencies } from '../dependencies.ts';

/** My unfinished matches on the server, and when they were read. */
export interface MyTables {
  /** Null until loaded. */
  readonly matches: readonly Match[] | null;
  /** Whether a match of mine is over. */
  readonly hasFinished: boolean;
  /** Milliseconds since the epoch, to compute running clocks. */
  readonly readAt: number;
  readonly fault: RequestFault | null;
  reload(): Promise<void>;
}

const POLL_MS = 20_000;
const NOTHING = { matches: null, hasFinished: false, readAt: 0 } as const;

/** Loads my matches, now, every 20 seconds and when the page is visible again. */
export function useMyTables(): MyTables {
  const { server } = usePageDependencies();
  const [loaded, setLoaded] = useState<Pick<MyTables, 'matches' | 'hasFinished' | 'readAt'>>(NOTHING);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const reload = useCallback(async () => {
    const reply = await server.matches();
    setFault(reply.ok ? null : reply.fault);
    if (reply.ok) {
      const all = reply.value.matches.filter(({ mine }) => mine.length > 0);
      const matches = all.filter(({ status }) => status !== 'over');
      setLoaded({ matches, hasFinished: matches.length < all.length, readAt: serverNow() });
    }
  }, [server]);
  useEffect(() => {
    const readIfVisible = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    void reload();
    const timer = setInterval(readIfVisible, POLL_MS);
    document.addEventListener('visibilitychange', readIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readIfVisible);
    };
  }, [reload]);
  return { ...loaded, fault, reload };
}
