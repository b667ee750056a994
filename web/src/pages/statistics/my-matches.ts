import type { RequestFault } from '@levante/table/host/fault.ts';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { type PageDependencies, usePageDependencies } from '../dependencies.ts';
import type { Counted } from './figures.ts';

/** All my matches that could be loaded. */
export interface AllMyMatches {
  /** Null until the server and the device have answered. */
  readonly counted: readonly Counted[] | null;
  /** Reason why the server's matches are incomplete. */
  readonly fault: RequestFault | null;
  readonly retry: () => void;
}

/** Loads the server's list page by page. Keeps pages loaded before a fault. */
async function serverMatches({
  server,
}: PageDependencies): Promise<readonly [readonly Counted[], RequestFault | null]> {
  const found: Counted[] = [];
  let before: number | undefined;
  do {
    const reply = await server.matches(before);
    if (!reply.ok) return [found, reply.fault];
    found.push(...reply.value.matches.map((match) => ({ match, here: false })));
    before = reply.value.next ?? undefined;
  } while (before !== undefined);
  return [found, null];
}

async function deviceMatches({ openDeviceMatches }: PageDependencies): Promise<readonly Counted[]> {
  try {
    const stored = (await (await openDeviceMatches())?.all()) ?? [];
    return stored.map((match) => ({ match, here: true }));
  } catch {
    return [];
  }
}

/** Loads my matches from the server and from this device. */
export function useAllMyMatches(): AllMyMatches {
  const dependencies = usePageDependencies();
  const [loaded, setLoaded] = useState<Omit<AllMyMatches, 'retry'>>({ counted: null, fault: null });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    void Promise.all([serverMatches(dependencies), deviceMatches(dependencies)]).then(
      ([[onServer, fault], onDevice]) => {
        if (wanted) setLoaded({ counted: [...onServer, ...onDevice], fault });
      },
    );
    return () => {
      wanted = false;
    };
  }, [dependencies, tries]);
  return { ...loaded, retry: useCallback(() => setTries((count) => count + 1), []) };
}
