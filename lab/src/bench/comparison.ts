import { loadavg } from 'node:os';
import { typedSetup } from '@levante/cli/lib/setup.ts';
import type { JsonObject } from '@levante/contract';
import { levanteTells } from './child.ts';
import type { BenchLength, EngineFigures } from './engine.ts';
import { readFigures } from './figures.ts';
import { isInstalled, measurePeer, type Peer, type PeerFigures } from './peer.ts';

/** A game to measure, with its number of players and setup. */
export interface Entrant {
  readonly game: string;
  readonly players: number;
  readonly setup: JsonObject;
}

export interface GameRow extends Entrant, EngineFigures {}
export interface PeerRow extends Peer, PeerFigures {}

/** Extent of one run. */
export interface ComparisonField {
  /** Games to compare with the peers. */
  readonly games: readonly Entrant[];
  /** Games with every option. */
  readonly options: readonly Entrant[];
  readonly peers: readonly Peer[];
}

/** Results of one run; each figure is the median of the rounds. */
export interface PeerComparison {
  readonly rounds: number;
  /** Load average of the machine over the minute before. */
  readonly load: number;
  readonly games: readonly GameRow[];
  readonly options: readonly GameRow[];
  readonly peers: readonly PeerRow[];
}

const ROUNDS = 3;
/** Time for each option, as a share of the time for a game beside its peers: there are many options. */
const OPTION_SHARE = 0.1;

/** Returns the median; for an even number of values the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns the median of each figure over several measurements of one game. */
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
    longest: of('longest'),
    longestAgain: of('longestAgain'),
    random: of('random'),
    hoarding: of('hoarding'),
  };
}

/** Returns the arguments of `levante` to measure one game. */
function wordsOf({ game, players, setup }: Entrant, { seconds, random, hoarding }: BenchLength): string[] {
  const table = ['--game', game, '--players', String(players)];
  const extent = ['--seconds', String(seconds), '--random', String(random), '--hoarding', String(hoarding)];
  return ['bench', 'engine', ...table, ...typedSetup(setup), ...extent, '--json'];
}

/** An item measured in every round, with its results. */
class Entry<T, F> {
  readonly what: T;
  readonly all: F[] = [];
  readonly #measure: (what: T) => F;

  constructor(what: T, measure: (what: T) => F) {
    this.what = what;
    this.#measure = measure;
  }

  measure(): void {
    this.all.push(this.#measure(this.what));
  }
}

function entriesOf(entrants: readonly Entrant[], extent: BenchLength): Entry<Entrant, EngineFigures>[] {
  const measure = (entrant: Entrant): EngineFigures => readFigures(levanteTells(...wordsOf(entrant, extent)));
  return entrants.map((entrant) => new Entry(entrant, measure));
}

const rowOf = ({ what, all }: Entry<Entrant, EngineFigures>): GameRow => ({ ...what, ...medianFigures(all) });

function peerRowOf({ what, all }: Entry<Peer, PeerFigures>): PeerRow {
  return { ...what, version: all[0]?.version ?? '', perSecond: median(all.map(({ perSecond }) => perSecond)) };
}

/**
 * Measures the games and the installed peers in turn, each in its own process, for several rounds, so that other load
 * on the machine affects all alike. `onStep` receives the completed share.
 */
export function compare(field: ComparisonField, extent: BenchLength, onStep: (share: number) => void): PeerComparison {
  const [load = 0] = loadavg();
  const games = entriesOf(field.games, extent);
  const peers = field.peers.filter(isInstalled).map((peer) => new Entry(peer, measurePeer));
  const options = entriesOf(field.options, { ...extent, seconds: extent.seconds * OPTION_SHARE });
  const entries = [...games, ...peers, ...options];
  for (let done = 0; done < ROUNDS * entries.length; done++) {
    entries[done % entries.length]?.measure();
    onStep((done + 1) / (ROUNDS * entries.length));
  }
  return {
    rounds: ROUNDS,
    load,
    games: games.map(rowOf),
    options: options.map(rowOf),
    peers: peers.map(peerRowOf),
  };
}

/** Quotient of two figures. */
export interface Ratio {
  readonly game: string;
  readonly peer: string;
  readonly times: number;
}

/** Divides each game's actions per second by each peer's figure, and `structuredClone` by the game's own clone. */
export function ratiosOf({ games, peers }: PeerComparison): Ratio[] {
  return games.flatMap(({ game, actionsPerSecond, clone, structuredClone }) => [
    ...peers.map(({ name, perSecond }) => ({ game, peer: name, times: actionsPerSecond / perSecond })),
    { game, peer: 'structuredClone', times: structuredClone / clone },
  ]);
}
