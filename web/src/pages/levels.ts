import type { RequestFault } from '@levante/table/host/fault.ts';
import type { Match } from '@levante/wire';
import { useEffect, useState } from 'preact/hooks';
import { type PageDependencies, usePageDependencies, type Where } from './dependencies.ts';

/** Level that every game has. */
const EASIEST = 'deckhand';
/** Benchmark bots, not offered to people. */
const YARDSTICKS: readonly string[] = ['random', 'mcts'];
/** Default levels in order of preference. */
const USUAL: readonly string[] = ['helmsman', EASIEST];
const FALLBACK: readonly string[] = [EASIEST];

/** Returns the levels offered to people, weakest first; all levels if there are only benchmark bots. */
export function levelsForPeople(levels: readonly string[]): readonly string[] {
  const forPeople = levels.filter((level) => !YARDSTICKS.includes(level));
  return forPeople.length > 0 ? forPeople : levels;
}

/** Returns the level that a new match has by default. */
export function usualLevel(levels: readonly string[]): string {
  return USUAL.find((level) => levels.includes(level)) ?? levelsForPeople(levels).at(-1) ?? EASIEST;
}

/** Returns the level for a newcomer. */
export function easiestLevel(levels: readonly string[]): string {
  return levelsForPeople(levels)[0] ?? EASIEST;
}

/** Returns whether the player has won a finished match of a game. Before that they face the easiest bots. */
export function hasWon(matches: readonly Match[], game: string): boolean {
  return matches.some(
    (match) =>
      match.game === game && match.status === 'over' && match.mine.some((seat) => match.result?.ranks[seat] === 1),
  );
}

/** Levels available in a game, and the fault if they could not be loaded. */
export interface Levels {
  readonly levels: readonly string[];
  readonly fault: RequestFault | null;
}

/** Loads a host's levels for a game. While loading, returns only the level that every game has. */
export function useLevels(game: string, where: Where): Levels {
  const dependencies = usePageDependencies();
  const [known, setKnown] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const [fault, setFault] = useState<RequestFault | null>(null);
  useEffect(() => {
    let over = false;
    void levelsOf(dependencies, where).then((found) => {
      if (over) return;
      setFault('kind' in found ? found : null);
      if (!('kind' in found)) setKnown(found);
    });
    return () => {
      over = true;
    };
  }, [dependencies, where]);
  return { levels: known.get(game) ?? FALLBACK, fault };
}

async function levelsOf(
  dependencies: PageDependencies,
  where: Where,
): Promise<ReadonlyMap<string, readonly string[]> | RequestFault> {
  const host = where === 'device' ? await dependencies.openDevice() : dependencies.server;
  const reply = await host.games();
  return reply.ok ? new Map(reply.value.games.map(({ id, levels }) => [id, levelsForPeople(levels)])) : reply.fault;
}
