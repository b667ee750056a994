import type { RequestFault } from '@levante/table/host/fault.ts';
import type { Match } from '@levante/wire';
import { useEffect, useState } from 'preact/hooks';
import { type House, useHouse, type Where } from './house.ts';

/** The level that every game has. */
const EASIEST = 'deckhand';
/** Measures for other bots: nobody asks for a match against them. */
const YARDSTICKS: readonly string[] = ['random', 'mcts'];
/** Whom one plays where nobody has been chosen: the first of these that there is. */
const USUAL: readonly string[] = ['helmsman', EASIEST];
const UNTIL_KNOWN: readonly string[] = [EASIEST];

/** The levels that people are offered, the weakest first; where there is nothing but yardsticks, those. */
export function offered(levels: readonly string[]): readonly string[] {
  const forPeople = levels.filter((level) => !YARDSTICKS.includes(level));
  return forPeople.length > 0 ? forPeople : levels;
}

/** The level of a bot that nobody has chosen. */
export function usualLevel(levels: readonly string[]): string {
  return USUAL.find((level) => levels.includes(level)) ?? offered(levels).at(-1) ?? EASIEST;
}

/** The level of a bot for somebody who plays for the first time. */
export function easiestLevel(levels: readonly string[]): string {
  return offered(levels)[0] ?? EASIEST;
}

/** Whether somebody has won a finished match of a game: until then they play against the easiest bots. */
export function hasWon(matches: readonly Match[], game: string): boolean {
  return matches.some(
    (match) =>
      match.game === game && match.status === 'over' && match.mine.some((seat) => match.result?.ranks[seat] === 1),
  );
}

/** The levels one can choose from in a game, and why they are not known. */
export interface Levels {
  readonly levels: readonly string[];
  readonly fault: RequestFault | null;
}

/** The levels that a host can seat in a game; until it has answered, the one that is everywhere. */
export function useLevels(game: string, where: Where): Levels {
  const house = useHouse();
  const [known, setKnown] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const [fault, setFault] = useState<RequestFault | null>(null);
  useEffect(() => {
    let over = false;
    void levelsOf(house, where).then((found) => {
      if (over) return;
      setFault('kind' in found ? found : null);
      if (!('kind' in found)) setKnown(found);
    });
    return () => {
      over = true;
    };
  }, [house, where]);
  return { levels: known.get(game) ?? UNTIL_KNOWN, fault };
}

async function levelsOf(house: House, where: Where): Promise<ReadonlyMap<string, readonly string[]> | RequestFault> {
  const host = where === 'device' ? await house.openDevice() : house.server;
  const reply = await host.games();
  return reply.ok ? new Map(reply.value.games.map(({ id, levels }) => [id, offered(levels)])) : reply.fault;
}
