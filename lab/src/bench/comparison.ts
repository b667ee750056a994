import { loadavg } from 'node:os';
import { typedSetup } from '@levante/cli/lib/setup.ts';
import type { JsonObject } from '@levante/contract';
import { levanteTells } from './child.ts';
import type { BenchLength, EngineFigures } from './engine.ts';
import { readFigures } from './figures.ts';
import { isInstalled, measurePeer, type Peer, type PeerFigures } from './peer.ts';

/** A game that is measured, with so many players and this set up besides. */
export interface Entrant {
  readonly game: string;
  readonly players: number;
  readonly setup: JsonObject;
}

export interface GameRow extends Entrant, EngineFigures {}
export interface PeerRow extends Peer, PeerFigures {}

/** What shall be measured in one run. */
export interface ComparisonField {
  /** The games as they stand beside the peers. */
  readonly games: readonly Entrant[];
  /** The games with every option. */
  readonly options: readonly Entrant[];
  readonly peers: readonly Peer[];
}

/** Everything measured in one run; each figure is the median of the rounds. */
export interface PeerComparison {
  readonly rounds: number;
  /** How many programs the machine had to run on average in the minute before. */
  readonly load: number;
  readonly games: readonly GameRow[];
  readonly options: readonly GameRow[];
  readonly peers: readonly PeerRow[];
}

const ROUNDS = 3;
/** There are many options: each is played for such a part of the time of a game beside its peers. */
const OPTION_SHARE = 0.1;

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
    longest: of('longest'),
    longestAgain: of('longestAgain'),
    random: of('random'),
    hoarding: of('hoarding'),
  };
}

/** What `levante` is told so that it measures one game. */
function wordsOf({ game, players, setup }: Entrant, { seconds, random, hoarding }: BenchLength): string[] {
  const table = ['--game', game, '--players', String(players)];
  const extent = ['--seconds', String(seconds), '--random', String(random), '--hoarding', String(hoarding)];
  return ['bench', 'engine', ...table, ...typedSetup(setup), ...extent, '--json'];
}

/** Something that is measured in every round, and what came of it. */
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
 * Measures the games and the installed peers in turn, each in a process of its own, several rounds of it, so that what else
 * the machine does falls on all of them alike; `onStep` hears what share of it is done.
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

/** How often one figure goes into another. */
export interface Ratio {
  readonly game: string;
  readonly peer: string;
  readonly times: number;
}

/** Each game's actions a second by each peer's figure, and `structuredClone` by our clone. */
export function ratiosOf({ games, peers }: PeerComparison): Ratio[] {
  return games.flatMap(({ game, actionsPerSecond, clone, structuredClone }) => [
    ...peers.map(({ name, perSecond }) => ({ game, peer: name, times: actionsPerSecond / perSecond })),
    { game, peer: 'structuredClone', times: structuredClone / clone },
  ]);
}
