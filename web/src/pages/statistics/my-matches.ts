import type { RequestFault } from '@levante/table/host/fault.ts';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { type House, useHouse } from '../dependencies.ts';
import type { Counted } from './figures.ts';

/** All my matches that could be loaded. */
export interface AllMine {
  /** Null until the server and the device have answered. */
  readonly counted: readonly Counted[] | null;
  /** Reason why the server's matches are incomplete. */
  readonly fault: RequestFault | null;
  readonly retry: () => void;
}

/** Loads the server's list page by page; keeps what was loaded before a fault. */
async function farMatches({ server }: House): Promise<readonly [readonly Counted[], RequestFault | null]> {
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

async function nearMatches({ openDeviceMatches }: House): Promise<readonly Counted[]> {
  try {
    const kept = (await (await openDeviceMatches())?.all()) ?? [];
    return kept.map((match) => ({ match, here: true }));
  } catch {
    return [];
  }
}

/** Loads my matches from the server and from this device. */
export function useAllMine(): AllMine {
  const house = useHouse();
  const [told, setTold] = useState<Omit<AllMine, 'retry'>>({ counted: null, fault: null });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    void Promise.all([farMatches(house), nearMatches(house)]).then(([[far, fault], near]) => {
      if (wanted) setTold({ counted: [...far, ...near], fault });
    });
    return () => {
      wanted = false;
    };
  }, [house, tries]);
  return { ...told, retry: useCallback(() => setTries((count) => count + 1), []) };
}
