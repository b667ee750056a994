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
  NOBODY,
  type Options,
  type Parsed,
  type Proof,
  put,
  type Random,
  type Refusal,
  type Result,
  refuse,
  refused,
  type Seat,
  type Tally,
  type Viewer,
  writeActor,
} from '@levante/contract';

/**
 * A small game with the features that a platform must support: secrets, turns of several actions, and chance events in
 * between. Each seat is dealt a secret purse (`* deal 1 4`). In a turn chance throws 1 to 3 (`* throw 2`), the seat
 * takes up to that many steps (`0 step`) and ends (`0 end`). The seat that ends on the goal ends the match. Its score
 * is its steps plus its purse.
 */
export class PurseRaceState {
  readonly options: Options;
  /** By seat; 0: not dealt yet, HIDDEN: not visible to this viewer. */
  readonly purses: Int32Array;
  readonly steps: Int32Array;
  seat: Seat = 0;
  /** Steps left in this turn; -1: chance is to throw. */
  left = -1;
  over = false;

  constructor(options: Options) {
    this.options = options;
    this.purses = new Int32Array(options.players);
    this.steps = new Int32Array(options.players);
  }
}

const HIDDEN = -1;
const STEP = 1;
const END = 2;
/** Actions of chance: 10 + purse, 20 + throw. */
const DEAL = 10;
const THROW = 20;
const PURSES = [1, 2, 3, 4, 5];
const THROWS = [1, 2, 3];

const isInt = (value: unknown): value is number => Number.isInteger(value);
/** Whether a value is a purse in the plain form: 0 before the deal, null if it is hidden. */
const isPurse = (value: unknown): value is number | null =>
  value === null || value === 0 || PURSES.some((purse) => purse === value);
const toDeal = (state: PurseRaceState): number => state.purses.indexOf(0);

function actorOf(state: PurseRaceState): Actor {
  if (state.over) return NOBODY;
  return toDeal(state) >= 0 || state.left < 0 ? CHANCE : state.seat;
}

function readOptions(input: unknown): Parsed<Options> {
  if (!isObject(input)) return refused('bad-options', null, { path: '' });
  const { players = 2, goal = 9, ...rest } = input;
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined) return refused('bad-options', null, { path: `/${unknown}` });
  if (!isInt(players) || players < 2 || players > 4) return refused('bad-options', 'PR-1', { path: '/players' });
  if (!isInt(goal) || goal < 1 || goal > 1000) return refused('bad-options', 'PR-1', { path: '/goal' });
  return accepted({ players, goal });
}

function readState(input: unknown): Parsed<PurseRaceState> {
  if (!isObject(input)) return refused('bad-state', null, { path: '' });
  const options = readOptions(input.options);
  if (!options.ok) return options;
  const state = new PurseRaceState(options.value);
  const { purses = [], steps = [], seat = 0, left = -1, over = false } = input;
  if (!Array.isArray(purses) || !purses.every(isPurse)) return refused('bad-state', null, { path: '/purses' });
  if (!Array.isArray(steps) || !steps.every(isInt)) return refused('bad-state', null, { path: '/steps' });
  if (!isInt(seat) || !isInt(left) || typeof over !== 'boolean') return refused('bad-state', null, { path: '/seat' });
  state.purses.set(purses.map((purse) => purse ?? HIDDEN));
  state.steps.set(steps);
  return accepted(Object.assign(state, { seat, left, over }));
}

function write(state: PurseRaceState, action: Action): string {
  if (action === STEP) return `${state.seat} step`;
  if (action === END) return `${state.seat} end`;
  return action >= THROW ? `* throw ${action - THROW}` : `* deal ${toDeal(state)} ${action - DEAL}`;
}

function legalActions(state: PurseRaceState): readonly Action[] {
  const actor = actorOf(state);
  if (actor === NOBODY) return [];
  if (actor !== CHANCE) return state.left > 0 ? [STEP, END] : [END];
  return toDeal(state) >= 0 ? PURSES.map((purse) => DEAL + purse) : THROWS.map((thrown) => THROW + thrown);
}

/** Returns the weight of an action of chance: the smaller a purse, the more often it is dealt. */
const weightOf = (action: Action): number => (action > DEAL && action < THROW ? DEAL + 6 - action : 1);

function legal(state: PurseRaceState, out: ActionBuffer): void {
  out.clear();
  for (const action of legalActions(state)) out.push(action, weightOf(action));
}

function check(state: PurseRaceState, action: Action): Refusal | null {
  const actor = actorOf(state);
  if (actor === NOBODY) return refuse('match-over');
  if ((actor === CHANCE) !== action >= DEAL) return refuse('not-your-turn');
  if (action === STEP && state.left === 0) return refuse<'cannot-afford'>('cannot-afford', 'PR-2', { left: 0 });
  return legalActions(state).includes(action) ? null : refuse('bad-request');
}

function apply(state: PurseRaceState, action: Action, journal?: Journal): void {
  const { seat } = state;
  if (action === STEP) {
    state.left -= 1;
    state.steps[seat] = (state.steps[seat] ?? 0) + 1;
    journal?.push({ type: 'stepped', seat });
  } else if (action === END) {
    state.over = (state.steps[seat] ?? 0) >= Number(state.options.goal);
    state.left = -1;
    if (!state.over) state.seat = (seat + 1) % state.options.players;
    journal?.push({ type: 'turn-ended', seat });
  } else if (action >= THROW) {
    state.left = action - THROW;
    journal?.push({ type: 'thrown', steps: state.left });
  } else {
    const dealt = toDeal(state);
    state.purses[dealt] = action - DEAL;
    journal?.push({ type: 'dealt', seat: dealt, purse: action - DEAL });
  }
}

function copy(from: PurseRaceState, to: PurseRaceState): PurseRaceState {
  to.purses.set(from.purses);
  to.steps.set(from.steps);
  return Object.assign(to, { seat: from.seat, left: from.left, over: from.over });
}

function view(state: PurseRaceState, viewer: Viewer, into?: PurseRaceState): PurseRaceState {
  const seen = copy(state, into ?? new PurseRaceState(state.options));
  if (state.over) return seen;
  for (const [seat, purse] of seen.purses.entries()) if (seat !== viewer && purse !== 0) seen.purses[seat] = HIDDEN;
  return seen;
}

function parse(state: PurseRaceState, line: string): Parsed<Action> {
  if (state.over) return refused('match-over');
  const codes = [STEP, END, ...PURSES.map((purse) => DEAL + purse), ...THROWS.map((thrown) => THROW + thrown)];
  const action = codes.find((code) => write(state, code) === line);
  if (action !== undefined) return accepted(action);
  return /^(\d (step|end)|\* .+)$/.test(line) ? refused('not-your-turn') : refused('bad-request');
}

function resample(seen: PurseRaceState, _seat: Seat, random: Random): PurseRaceState {
  const whole = copy(seen, new PurseRaceState(seen.options));
  for (const [seat, purse] of whole.purses.entries()) if (purse === HIDDEN) whole.purses[seat] = 1 + random.below(5);
  return whole;
}

export const purseRace = {
  id: 'purse-race',
  manifest: { title: 'Purse Race', refusals: ['cannot-afford'], setup: [] },
  rulesVersion: 1,
  players: [2, 4],
  options: readOptions,
  setup: (options: Options): PurseRaceState => new PurseRaceState(options),
  optionsOf: (state: PurseRaceState): Options => state.options,
  actor: actorOf,
  legal,
  check,
  apply,
  clone: (state: PurseRaceState): PurseRaceState => copy(state, new PurseRaceState(state.options)),
  copy(from: PurseRaceState, to: PurseRaceState): void {
    copy(from, to);
  },
  hash: ({ purses, steps, seat, left, over }: PurseRaceState): number =>
    hashWords(Int32Array.of(...purses, ...steps, seat, left, Number(over))),
  result(state: PurseRaceState): Result | null {
    if (!state.over) return null;
    const scores = [...state.steps].map((steps, seat) => steps + (state.purses[seat] ?? 0));
    return { scores, ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length) };
  },
  view,
  viewAction: (line: string, viewer: Viewer): string =>
    line.replace(/^\* deal (\d) \d$/, (whole, seat) => (seat === String(viewer) ? whole : `* deal ${seat} ?`)),
  viewFact: (fact: Fact, viewer: Viewer): Fact =>
    fact.type === 'dealt' && fact.seat !== viewer ? { ...fact, purse: null } : fact,
  resample,
  write,
  parse,
  toJson: (state: PurseRaceState): JsonObject => ({
    game: 'purse-race',
    options: state.options,
    actor: writeActor(actorOf(state)),
    purses: [...state.purses].map((purse) => (purse === HIDDEN ? null : purse)),
    steps: [...state.steps],
    seat: state.seat,
    left: state.left,
    over: state.over,
  }),
  fromJson: readState,
} satisfies Game<PurseRaceState>;

function pay(tally: Tally, seat: Seat, purse: number): void {
  put(tally, `purse ${seat}`, purse);
  put(tally, 'bank', -purse);
}

/** Counts steps, purses and what is left of a bank that pays the purses, so that purses which differ have one total. */
function count(state: PurseRaceState): Tally {
  const tally: Tally = new Map();
  for (const [seat, purse] of state.purses.entries()) pay(tally, seat, purse);
  for (const [seat, steps] of state.steps.entries()) put(tally, `steps ${seat}`, steps);
  return tally;
}

/** Input of the purse race to the conformance kit, with everything that is optional. */
export const purseRaceProof: Proof<PurseRaceState> = {
  options: () => [{ goal: 5 }, { players: 3, goal: 4 }, { players: 4, goal: 3 }],
  maxPlies: 300,
  ledger: {
    count,
    enter(tally, fact) {
      if (fact.type === 'dealt') pay(tally, Number(fact.seat), Number(fact.purse));
      if (fact.type === 'stepped') put(tally, `steps ${fact.seat}`, 1);
    },
  },
  outcomes(state) {
    if (actorOf(state) !== CHANCE) return new Map();
    const seat = toDeal(state);
    const odds = { deal: [5, 4, 3, 2, 1], throw: [1, 1, 1] };
    return seat < 0
      ? new Map(odds.throw.map((weight, at) => [`* throw ${at + 1}`, weight]))
      : new Map(odds.deal.map((weight, at) => [`* deal ${seat} ${at + 1}`, weight]));
  },
  passing: { isPass: (action) => action === END, turnOf: (state) => state.seat },
};
