import { loadavg } from 'node:os';
import { levanteTells } from './child.ts';
import type { EngineFigures } from './engine.ts';
import { readFigures } from './figures.ts';
import { isInstalled, measurePeer, type Peer, type PeerFigures } from './peer.ts';

/** A game that is measured, with so many players. */
export interface Entrant {
  readonly game: string;
  readonly players: number;
}

export interface GameRow extends Entrant, EngineFigures {}
export interface PeerRow extends Peer, PeerFigures {}

/** Everything measured in one run; each figure is the median of the rounds. */
export interface Comparison {
  readonly rounds: number;
  /** How many programs the machine had to run on average in the minute before. */
  readonly load: number;
  readonly games: readonly GameRow[];
  readonly peers: readonly PeerRow[];
}

const ROUNDS = 3;

/** The middle one; of an even number the upper of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Each figure's median over several measurements of one game. */
function medianFigures(all: readonly EngineFigures[]): EngineFigures {
  const of = (figure: keyof EngineFigures): number => median(all.map((figures) => figures[figure]));
  return {
    matchesPerSecond: of('matchesPerSecond'),
    actionsPerSecond: of('actionsPerSecond'),
    pliesPerMatch: of('pliesPerMatch'),
    legal: of('legal'),
    apply: of('apply'),
    clone: of('clone'),
    structuredClone: of('structuredClone'),
  };
}

function measureGame({ game, players }: Entrant): EngineFigures {
  return readFigures(levanteTells('bench', 'engine', '--game', game, '--players', String(players), '--json'));
}

/**
 * Measures the games and the installed peers in turn, each in a process of its own, several rounds of it, so that what else
 * the machine does falls on all of them alike; `onStep` hears what share of it is done.
 */
export function compare(
  entrants: readonly Entrant[],
  peers: readonly Peer[],
  onStep: (share: number) => void,
): Comparison {
  const [load = 0] = loadavg();
  const games = entrants.map((entrant) => ({ entrant, all: [] as EngineFigures[] }));
  const others = peers.filter(isInstalled).map((peer) => ({ peer, all: [] as PeerFigures[] }));
  const steps = ROUNDS * (games.length + others.length);
  let done = 0;
  const step = <T>(all: T[], figures: T): void => {
    all.push(figures);
    done += 1;
    onStep(done / steps);
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const { entrant, all } of games) step(all, measureGame(entrant));
    for (const { peer, all } of others) step(all, measurePeer(peer));
  }
  return {
    rounds: ROUNDS,
    load,
    games: games.map(({ entrant, all }) => ({ ...entrant, ...medianFigures(all) })),
    peers: others.map(({ peer, all }) => ({
      ...peer,
      version: all[0]?.version ?? '',
      perSecond: median(all.map(({ perSecond }) => perSecond)),
    })),
  };
}

/** How often one figure goes into another. */
export interface Ratio {
  readonly game: string;
  readonly peer: string;
  readonly times: number;
}

/** Each game's actions a second by each peer's figure, and `structuredClone` by our clone. */
export function ratiosOf({ games, peers }: Comparison): Ratio[] {
  return games.flatMap(({ game, actionsPerSecond, clone, structuredClone }) => [
    ...peers.map(({ name, perSecond }) => ({ game, peer: name, times: actionsPerSecond / perSecond })),
    { game, peer: 'structuredClone', times: structuredClone / clone },
  ]);
}
