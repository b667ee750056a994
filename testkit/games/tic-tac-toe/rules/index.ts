import {
  type Action,
  type ActionBuffer,
  type Actor,
  accepted,
  byteAt,
  bytes,
  type Fact,
  type Game,
  isObject,
  layout,
  type Manifest,
  NOBODY,
  type Options,
  type Parsed,
  type PlatformRefusal,
  type Proof,
  put,
  type Refusal,
  type Result,
  refuse,
  refused,
  type Seat,
  setByte,
  type Viewer,
  writeActor,
} from '@levante/contract';

/** Cells of the board; an action marks the cell of that index. */
export const CELLS = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'] as const;

type TicTacToeCell = (typeof CELLS)[number];

const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const FREE = 0;
/** Returns the mark of a seat in `marks`. */
const markOf = (seat: Seat): number => seat + 1;

/** State of a match of tic-tac-toe. */
export class TicTacToeState extends layout({ marks: bytes(CELLS.length) }).State {
  /** Seat to act; after the end, the one that would be. The seats take turns, starting with seat 0. */
  get seat(): Seat {
    return this.marks.filter((mark) => mark !== FREE).length % 2;
  }

  /** Seat with three in a row, or null. */
  get winner(): Seat | null {
    for (const row of ROWS)
      for (const seat of [0, 1]) if (row.every((cell) => byteAt(this.marks, cell) === markOf(seat))) return seat;
    return null;
  }

  get actor(): Actor {
    return this.winner !== null || this.marks.every((mark) => mark !== FREE) ? NOBODY : this.seat;
  }
}

/** The state as plain data: a character for each cell, `0` and `1` for the seats. */
export type TicTacToeJson = {
  readonly game: 'tic-tac-toe';
  readonly options: { readonly players: number };
  readonly actor: string | null;
  readonly cells: string;
};

/** Fact of an action. */
export type TicTacToeFact =
  | { readonly type: 'placed'; readonly seat: Seat; readonly cell: TicTacToeCell }
  | { readonly type: 'ended'; readonly winner: Seat | null };

const OPTIONS: Options = { players: 2 };
export const ticTacToeRefusals = ['cell-taken'] as const;
const refuseAs = refuse<PlatformRefusal | (typeof ticTacToeRefusals)[number]>;

const manifest = { title: 'Tic-tac-toe', refusals: ticTacToeRefusals, setup: [] } satisfies Manifest<TicTacToeState>;

function readOptions(input: unknown): Parsed<Options> {
  if (!isObject(input)) return refused('bad-options', null, { path: '' });
  const { players = OPTIONS.players, ...others } = input;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return refused('bad-options', null, { path: `/${unknown}` });
  return players === OPTIONS.players ? accepted(OPTIONS) : refused('bad-options', 'TT-1', { path: '/players' });
}

function legal(state: TicTacToeState, out: ActionBuffer): void {
  out.clear();
  if (state.actor === NOBODY) return;
  for (const cell of CELLS.keys()) if (byteAt(state.marks, cell) === FREE) out.push(cell);
}

function check(state: TicTacToeState, action: Action): Refusal | null {
  if (state.actor === NOBODY) return refuse('match-over', 'TT-3');
  if (CELLS[action] === undefined) return refuse('bad-request');
  return byteAt(state.marks, action) === FREE ? null : refuseAs('cell-taken', 'TT-2');
}

function apply(state: TicTacToeState, action: Action, journal?: TicTacToeFact[]): void {
  const { seat } = state;
  const cell = CELLS[action];
  setByte(state.marks, action, markOf(seat));
  if (cell) journal?.push({ type: 'placed', seat, cell });
  if (state.actor === NOBODY) journal?.push({ type: 'ended', winner: state.winner });
}

function clone(state: TicTacToeState): TicTacToeState {
  const copy = new TicTacToeState();
  copy.copyFrom(state);
  return copy;
}

/** Returns a copy of the state, in `into` if there is one: nothing is hidden. */
function view(state: TicTacToeState, _viewer: Viewer, into?: TicTacToeState): TicTacToeState {
  if (!into) return clone(state);
  into.copyFrom(state);
  return into;
}

/** A win counts one (TT-3). */
function result({ actor, winner }: TicTacToeState): Result | null {
  if (actor !== NOBODY) return null;
  const scores = [0, 1].map((seat) => Number(seat === winner));
  return { scores, ranks: scores.map((score) => (winner === null || score === 1 ? 1 : 2)) };
}

const write = (state: TicTacToeState, action: Action): string => `${writeActor(state.actor)} place ${CELLS[action]}`;

function parse(state: TicTacToeState, line: string): Parsed<Action> {
  if (state.actor === NOBODY) return refused('match-over', 'TT-3');
  const [, seat, name] = /^([01]) place ([a-c][1-3])$/.exec(line) ?? [];
  const action = CELLS.findIndex((cell) => cell === name);
  if (action < 0) return refused('bad-request', null, { message: 'no action of tic-tac-toe' });
  return seat === String(state.actor) ? accepted(action) : refused('not-your-turn', 'TT-2');
}

const signOf = (mark: number): string => (mark === FREE ? '.' : String(mark - 1));

const toJson = (state: TicTacToeState): TicTacToeJson => ({
  game: 'tic-tac-toe',
  options: { players: OPTIONS.players },
  actor: writeActor(state.actor),
  cells: Array.from(state.marks, signOf).join(''),
});

function fromJson(input: unknown): Parsed<TicTacToeState> {
  const bad = (path: string): Parsed<never> => refused('bad-state', null, { path });
  if (!isObject(input)) return bad('');
  const { game = 'tic-tac-toe', options = {}, actor, cells = '.'.repeat(CELLS.length), ...others } = input;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined || game !== 'tic-tac-toe') return bad(`/${unknown ?? 'game'}`);
  const read = readOptions(options);
  if (!read.ok) return read;
  if (typeof cells !== 'string' || !/^[.01]{9}$/.test(cells)) return bad('/cells');
  const state = new TicTacToeState();
  for (const [cell, sign] of [...cells].entries()) setByte(state.marks, cell, sign === '.' ? FREE : Number(sign) + 1);
  const ahead = cells.replace(/[.1]/g, '').length - cells.replace(/[.0]/g, '').length;
  // The seats take turns, and the match stops at its end.
  if (ahead !== state.seat || state.winner === state.seat) return bad('/cells');
  return actor === undefined || actor === writeActor(state.actor) ? accepted(state) : bad('/actor');
}

/** Tic-tac-toe: two players, no chance, no secrets. */
export const ticTacToe = {
  id: 'tic-tac-toe',
  rulesVersion: 1,
  players: [2, 2],
  manifest,
  options: readOptions,
  setup: () => new TicTacToeState(),
  optionsOf: () => OPTIONS,
  actor: (state: TicTacToeState) => state.actor,
  legal,
  check,
  apply,
  clone,
  copy: (from: TicTacToeState, to: TicTacToeState) => to.copyFrom(from),
  hash: (state: TicTacToeState) => state.hash,
  result,
  view,
  viewAction: (line: string) => line,
  viewFact: (fact: Fact) => fact,
  resample: clone,
  write,
  parse,
  toJson,
  fromJson,
} satisfies Game<TicTacToeState>;

/** Input to the conformance kit: marks by cell, and the transfers of a fact. */
export const ticTacToeProof: Proof<TicTacToeState> = {
  options: () => [{}],
  maxPlies: CELLS.length + 1,
  measured: { players: 2 },
  ledger: {
    count: (state) => new Map(CELLS.map((cell, i) => [cell, byteAt(state.marks, i)])),
    enter(tally, fact: TicTacToeFact) {
      if (fact.type === 'placed') put(tally, fact.cell, markOf(fact.seat));
    },
  },
};
