import { type CoinRaceState, coinRace } from '@levante/coin-race/rules';
import {
  type Action,
  type ActionBuffer,
  type Actor,
  accepted,
  CHANCE,
  type Fact,
  type Game,
  hashWords,
  isObject,
  type Journal,
  type JsonObject,
  type Options,
  type Parsed,
  put,
  type Random,
  type Refusal,
  type Result,
  refused,
  type Seat,
  type Tally,
  type Viewer,
} from '@levante/contract';
import type { Subject } from '../src/index.ts';

/**
 * A coin race with secrets: the coin is tossed hidden, and the outcome goes into the seat's pocket (`* heads 1` is `* ? 1`
 * to others). The number of tosses is public. At the end heads count a point.
 */
export interface PocketState {
  readonly race: CoinRaceState;
  readonly throws: Int32Array;
  /** Heads in each pocket; HIDDEN in a view of others. */
  readonly pockets: Int32Array;
}

/** Smallest step, always legal: the pass of this game. */
const STEP_1 = 1;
export const HEADS = 3;
export const TAILS = 4;
const HIDDEN = -1;
const over = (s: PocketState): boolean => coinRace.result(s.race) !== null;

function stateOf(race: CoinRaceState, throws: ArrayLike<number>, pockets: ArrayLike<number>): PocketState {
  return { race, throws: Int32Array.from(throws), pockets: Int32Array.from(pockets) };
}

function clone(s: PocketState): PocketState {
  return stateOf(coinRace.clone(s.race), s.throws, s.pockets);
}

function apply(s: PocketState, action: Action, journal?: Journal): void {
  const { seat } = s.race;
  if (action !== HEADS && action !== TAILS) {
    coinRace.apply(s.race, action, journal);
    return;
  }
  s.throws[seat] = (s.throws[seat] ?? 0) + 1;
  if (action === HEADS && s.pockets[seat] !== HIDDEN) s.pockets[seat] = (s.pockets[seat] ?? 0) + 1;
  journal?.push({ type: 'thrown', seat, side: action === HEADS ? 'heads' : 'tails' });
  coinRace.apply(s.race, TAILS);
}

function copy(from: PocketState, to: PocketState): void {
  coinRace.copy(from.race, to.race);
  to.throws.set(from.throws);
  to.pockets.set(from.pockets);
}

function view(s: PocketState, viewer: Viewer, into: PocketState = clone(s)): PocketState {
  const seen = into;
  copy(s, seen);
  if (!over(s)) for (const seat of seen.pockets.keys()) if (seat !== viewer) seen.pockets[seat] = HIDDEN;
  return seen;
}

function resample(seen: PocketState, _seat: Seat, random: Random): PocketState {
  const whole = clone(seen);
  for (const [seat, pocket] of whole.pockets.entries()) {
    if (pocket === HIDDEN) whole.pockets[seat] = random.below((whole.throws[seat] ?? 0) + 1);
  }
  return whole;
}

function result(s: PocketState): Result | null {
  if (!over(s)) return null;
  const scores = Array.from(s.race.scores, (score, seat) => score + (s.pockets[seat] ?? 0));
  return { scores, ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length) };
}

/** The coin's line contains the seat that tosses it: `* heads 1`. */
function writeAction(s: PocketState, action: Action): string {
  const line = coinRace.write(s.race, action);
  return action === HEADS || action === TAILS ? `${line} ${s.race.seat}` : line;
}

function toJson(s: PocketState): JsonObject {
  const pockets = Array.from(s.pockets, (pocket) => (pocket === HIDDEN ? null : pocket));
  return { ...coinRace.toJson(s.race), game: 'pocket-race', throws: [...s.throws], pockets };
}

function fromJson(input: unknown): Parsed<PocketState> {
  const race = coinRace.fromJson(input);
  if (!race.ok || !isObject(input)) return race.ok ? refused('bad-state') : race;
  const { throws, pockets } = input;
  if (!Array.isArray(throws) || !Array.isArray(pockets)) return refused('bad-state', null, { path: '/throws' });
  const fits = pockets.every((pocket, seat) => pocket === null || (pocket >= 0 && pocket <= throws[seat]));
  if (!fits) return refused('bad-state', null, { path: '/pockets' });
  return accepted(
    stateOf(
      race.value,
      throws,
      pockets.map((pocket) => pocket ?? HIDDEN),
    ),
  );
}

export const pocketRace: Game<PocketState> = {
  id: 'pocket-race',
  rulesVersion: 1,
  players: [2, 4],
  manifest: { ...coinRace.manifest, title: 'Pocket Race' },
  options: coinRace.options,
  setup(options: Options): PocketState {
    const nothing = new Int32Array(options.players);
    return stateOf(coinRace.setup(options), nothing, nothing);
  },
  optionsOf: (s) => coinRace.optionsOf(s.race),
  actor: (s): Actor => coinRace.actor(s.race),
  legal: (s, out: ActionBuffer) => coinRace.legal(s.race, out),
  check: (s, action): Refusal | null => coinRace.check(s.race, action),
  apply,
  clone,
  copy,
  hash: (s) => hashWords(Int32Array.of(coinRace.hash(s.race), ...s.throws, ...s.pockets)),
  result,
  view,
  viewAction: (line, viewer) =>
    line.replace(/^\* \w+ (\d)$/, (whole, seat) => (seat === String(viewer) ? whole : `* ? ${seat}`)),
  viewFact: (fact: Fact, viewer) => (fact.type === 'thrown' && fact.seat !== viewer ? { ...fact, side: '?' } : fact),
  resample,
  write: writeAction,
  parse(s, line) {
    const thrower = new RegExp(` ${s.race.seat}$`);
    const known = !line.startsWith('* ') || thrower.test(line);
    return known
      ? coinRace.parse(s.race, line.startsWith('* ') ? line.replace(thrower, '') : line)
      : refused('bad-request');
  },
  toJson,
  fromJson,
};

function count(s: PocketState): Tally {
  const tally: Tally = new Map();
  for (const [seat, score] of s.race.scores.entries()) {
    put(tally, `score ${seat}`, score);
    put(tally, `heads ${seat}`, s.pockets[seat] ?? 0);
    put(tally, `tails ${seat}`, (s.throws[seat] ?? 0) - (s.pockets[seat] ?? 0));
  }
  return tally;
}

/** The pocket race with all optional inputs to the kit. */
export const pocketSubject: Subject<PocketState> = {
  game: pocketRace,
  options: () => [{}, { players: 3, goal: 8 }, { players: 4, goal: 6 }],
  ledger: {
    count,
    enter(tally, fact) {
      if (fact.type === 'scored') put(tally, `score ${fact.seat}`, Number(fact.points));
      if (fact.type === 'thrown') put(tally, `${fact.side} ${fact.seat}`, 1);
    },
  },
  outcomes: (s) =>
    pocketRace.actor(s) === CHANCE
      ? new Map([
          [pocketRace.write(s, HEADS), 1],
          [pocketRace.write(s, TAILS), 2],
        ])
      : new Map(),
  passing: { isPass: (action) => action === STEP_1, turnOf: (s) => s.throws.reduce((sum, count) => sum + count, 0) },
  maxPlies: 300,
};
