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
  type Manifest,
  NOBODY,
  type Options,
  type Parsed,
  type PlatformRefusal,
  type Proof,
  type Refusal,
  type Result,
  refuse,
  refused,
  type Seat,
  type Viewer,
  writeActor,
} from '@levante/contract';

/**
 * A complete game in a hundred lines, for tests of code that must work with any game. The seats take turns: `step 1`, or
 * `step 2` for a seat that already has a point (CR-2); then a coin gives one more point for heads, one throw in three. The
 * first seat to reach the goal wins.
 */
export class CoinRaceState {
  readonly options: CoinRaceOptions;
  readonly scores: Int32Array;
  seat: Seat = 0;
  flip = false;

  constructor(options: CoinRaceOptions) {
    this.options = options;
    this.scores = new Int32Array(options.players);
  }
}

export interface CoinRaceOptions extends Options {
  readonly goal: number;
}

const STEP_1 = 1;
const STEP_2 = 2;
const HEADS = 3;
const TAILS = 4;
const WEIGHTS = { [HEADS]: 1, [TAILS]: 2 };

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isOver = (state: CoinRaceState): boolean => state.scores.some((score) => score >= state.options.goal);

function actorOf(state: CoinRaceState): Actor {
  if (state.flip) return CHANCE;
  return isOver(state) ? NOBODY : state.seat;
}

function readOptions(input: unknown): Parsed<CoinRaceOptions> {
  const given: unknown = input ?? {};
  if (!isObject(given)) return refused('bad-options', null, { path: '' });
  const { players = 2, goal = 5, ...rest } = given;
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined) return refused('bad-options', null, { path: `/${unknown}` });
  if (!isCount(players) || players < 2 || players > 4) return refused('bad-options', 'CR-1', { path: '/players' });
  if (!isCount(goal) || goal < 1) return refused('bad-options', 'CR-1', { path: '/goal' });
  return accepted({ players, goal });
}

function copyState(from: CoinRaceState, to: CoinRaceState): CoinRaceState {
  to.scores.set(from.scores);
  to.seat = from.seat;
  to.flip = from.flip;
  return to;
}

function readState(input: unknown): Parsed<CoinRaceState> {
  if (!isObject(input)) return refused('bad-state', null, { path: '' });
  const options = readOptions(input.options);
  if (!options.ok) return options;
  const state = new CoinRaceState(options.value);
  const { scores = [...state.scores], seat = 0, flip = false } = input;
  if (!Array.isArray(scores) || scores.length !== options.value.players || !scores.every(isCount)) {
    return refused('bad-state', null, { path: '/scores' });
  }
  if (!isCount(seat) || seat >= options.value.players) return refused('bad-state', null, { path: '/seat' });
  if (typeof flip !== 'boolean') return refused('bad-state', null, { path: '/flip' });
  state.scores.set(scores);
  state.seat = seat;
  state.flip = flip;
  return accepted(state);
}

function writeAction(state: CoinRaceState, action: Action): string {
  if (action === HEADS) return '* heads';
  if (action === TAILS) return '* tails';
  return `${state.seat} step ${action}`;
}

const REFUSALS = ['cannot-afford'] as const;
const refuseAs = refuse<PlatformRefusal | (typeof REFUSALS)[number]>;

const manifest = {
  title: 'Coin Race',
  refusals: REFUSALS,
  setup: [{ name: 'goal', choose: 'number' }],
} satisfies Manifest<CoinRaceState>;

export const coinRace = {
  id: 'coin-race',
  rulesVersion: 1,
  players: [2, 4],
  manifest,
  options: readOptions,
  setup(options: Options): CoinRaceState {
    const read = readOptions(options);
    if (!read.ok) throw new RangeError('options come from options()');
    return new CoinRaceState(read.value);
  },
  optionsOf: (state: CoinRaceState): CoinRaceOptions => state.options,
  actor: actorOf,
  legal(state: CoinRaceState, out: ActionBuffer): void {
    out.clear();
    const actor = actorOf(state);
    if (actor === NOBODY) return;
    if (actor === CHANCE) {
      out.push(HEADS, WEIGHTS[HEADS]);
      out.push(TAILS, WEIGHTS[TAILS]);
      return;
    }
    out.push(STEP_1);
    if ((state.scores[state.seat] ?? 0) > 0) out.push(STEP_2);
  },
  check(state: CoinRaceState, action: Action): Refusal | null {
    const actor = actorOf(state);
    if (actor === NOBODY) return refuse('match-over');
    if ((actor === CHANCE) !== (action === HEADS || action === TAILS)) return refuse('not-your-turn');
    if (action === STEP_2 && state.scores[state.seat] === 0)
      return refuseAs('cannot-afford', 'CR-2', { price: 1, cash: 0 });
    return action >= STEP_1 && action <= TAILS ? null : refuse('bad-request');
  },
  apply(state: CoinRaceState, action: Action, journal?: Journal): void {
    const { seat } = state;
    const points = action === TAILS ? 0 : action === HEADS ? 1 : action;
    state.scores[seat] = (state.scores[seat] ?? 0) + points;
    journal?.push({ type: 'scored', seat, points });
    state.flip = action === STEP_1 || action === STEP_2;
    if (!state.flip && !isOver(state)) state.seat = (seat + 1) % state.options.players;
  },
  clone: (state: CoinRaceState): CoinRaceState => copyState(state, new CoinRaceState(state.options)),
  copy(from: CoinRaceState, to: CoinRaceState): void {
    copyState(from, to);
  },
  hash: (state: CoinRaceState): number => hashWords(Int32Array.of(...state.scores, state.seat, Number(state.flip))),
  result(state: CoinRaceState): Result | null {
    if (actorOf(state) !== NOBODY) return null;
    const scores = [...state.scores];
    return { scores, ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length) };
  },
  view: (state: CoinRaceState, _viewer: Viewer, into?: CoinRaceState): CoinRaceState =>
    copyState(state, into ?? new CoinRaceState(state.options)),
  viewAction: (line: string): string => line,
  viewFact: (fact: Fact, _viewer: Viewer): Fact => fact,
  resample: (view: CoinRaceState): CoinRaceState => copyState(view, new CoinRaceState(view.options)),
  write: writeAction,
  parse(state: CoinRaceState, line: string): Parsed<Action> {
    if (actorOf(state) === NOBODY) return refused('match-over');
    const action = [STEP_1, STEP_2, HEADS, TAILS].find((one) => writeAction(state, one) === line);
    if (action !== undefined) return accepted(action);
    return /^(?:\d step [12])$/.test(line)
      ? refused('not-your-turn')
      : refused('bad-request', null, { message: 'no such action' });
  },
  toJson: (state: CoinRaceState): JsonObject => ({
    game: 'coin-race',
    options: state.options,
    actor: writeActor(actorOf(state)),
    scores: [...state.scores],
    seat: state.seat,
    flip: state.flip,
  }),
  fromJson: readState,
} satisfies Game<CoinRaceState>;

/** Input of the coin race to the conformance kit. */
export const coinRaceProof: Proof<CoinRaceState> = {
  options: () => [{}, { players: 4, goal: 9 }],
  maxPlies: 300,
  measured: { players: 2 },
};
