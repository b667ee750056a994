import {
  accepted,
  completedState,
  isObject,
  itemAt,
  type JsonObject,
  type Parsed,
  Reader,
  ReadFault,
  refused,
  type Seat,
  setByte,
  setWord,
  wordAt,
  writeActor,
} from '@levante/contract';
import { bitOf, inMill, nameOf, POINT_COUNT, POINTS, type PointName, pointsIn, sizeOf } from './board.ts';
import { ENDINGS, endingOf, handOf, MAX_QUIET, MEN, MorrisState, menOf, OPTIONS, prizesOf, setup } from './state.ts';

/** Kind of decision of the seat to act: `over` once the match has ended. */
export type Step = 'place' | 'move' | 'take' | 'over';

/** The state as plain data. */
export type StateJson = {
  readonly game: 'nine-mens-morris';
  readonly options: { readonly players: number };
  readonly actor: string | null;
  readonly seat: Seat;
  readonly step: Step;
  readonly players: readonly { readonly men: readonly PointName[]; readonly hand: number }[];
  /**
   * Earlier placements of the men, one before each move since the last mill: a character per point, `0` and `1` for the
   * seats.
   */
  readonly earlier: readonly string[];
  readonly ended: (typeof ENDINGS)[number];
};

export function stepOf(s: MorrisState): Step {
  if (s.ended !== 0) return 'over';
  if (s.taking === 1) return 'take';
  return handOf(s, s.seat) > 0 ? 'place' : 'move';
}

const signAt = (first: number, second: number, point: number): string =>
  first & bitOf(point) ? '0' : second & bitOf(point) ? '1' : '.';

export function toJson(s: MorrisState): StateJson {
  return {
    game: 'nine-mens-morris',
    options: { players: OPTIONS.players },
    actor: writeActor(s.actor),
    seat: s.seat,
    step: stepOf(s),
    players: [0, 1].map((seat) => ({ men: pointsIn(menOf(s, seat)).map(nameOf), hand: handOf(s, seat) })),
    earlier: Array.from({ length: s.quiet }, (_, i) =>
      POINTS.map((_, point) => signAt(wordAt(s.earlier, 2 * i), wordAt(s.earlier, 2 * i + 1), point)).join(''),
    ),
    ended: itemAt(ENDINGS, s.ended),
  };
}

/** Reads a state, complete or partial (see `Game.fromJson`). Derived values must be consistent where given. */
export function fromJson(input: unknown): Parsed<MorrisState> {
  if (!isObject(input)) return refused('bad-state', null, { path: '', message: 'must be an object' });
  const options = readOptions(input.options ?? {});
  if (!options.ok) return options;
  try {
    return accepted(readState(new Reader(completedState(toJson(setup()), input, 2)), input));
  } catch (fault) {
    if (!(fault instanceof ReadFault)) throw fault;
    return refused('bad-state', null, { path: fault.path, message: fault.message });
  }
}

/** Reads untrusted options: there are two players, and nothing else to choose. */
export function readOptions(input: unknown): Parsed<typeof OPTIONS> {
  const bad = (path: string, message: string): Parsed<never> => refused('bad-options', 'NM-1.2', { path, message });
  if (!isObject(input)) return bad('', 'must be an object');
  const unknown = Object.keys(input).find((key) => key !== 'players');
  if (unknown !== undefined) return bad(`/${unknown}`, 'unknown key');
  const { players = OPTIONS.players } = input;
  return players === OPTIONS.players ? accepted(OPTIONS) : bad('/players', 'must be 2');
}

function readState(r: Reader, given: Record<string, unknown>): MorrisState {
  const s = new MorrisState();
  r.keys(['game', 'options', 'actor', 'seat', 'step', 'players', 'earlier', 'ended']);
  r.checkAt('game', r.get('game').value === 'nine-mens-morris', 'must be nine-mens-morris');
  s.seat = r.wholeAt('seat', 0, 1);
  s.taking = Number(given.step === 'take');
  for (const [seat, player] of r.get('players').items(2, 2).entries()) readPlayer(s, seat, player);
  const doubled = menOf(s, 0) & menOf(s, 1);
  r.checkAt('players', doubled === 0, 'two men stand on one point');
  checkHands(s, r);
  for (const [i, one] of r.get('earlier').items(0, MAX_QUIET).entries()) readEarlier(s, i, one);
  if (s.taking === 1) checkTaking(s, r);
  s.ended = endingOf(s);
  const whole: JsonObject = toJson(s);
  for (const key of ['actor', 'step', 'ended'])
    if (key in given) r.checkAt(key, given[key] === whole[key], `must be ${whole[key]} here`);
  return s;
}

function readPlayer(s: MorrisState, seat: Seat, r: Reader): void {
  r.keys(['men', 'hand']);
  setByte(s.hand, seat, r.wholeAt('hand', 0, MEN));
  const men = r.get('men').items(0, MEN - handOf(s, seat));
  for (const man of men) {
    const bit = bitOf(man.word(POINTS));
    man.check((menOf(s, seat) & bit) === 0, 'two men stand on one point');
    setWord(s.men, seat, menOf(s, seat) | bit);
  }
}

/** The seats place in turn, so the hands determine which is to place next. */
function checkHands(s: MorrisState, r: Reader): void {
  const first = handOf(s, 0);
  const second = handOf(s, 1);
  const ahead = Number((s.seat === 1) !== (s.taking === 1));
  const fits = first + second === 0 || second - first === ahead;
  r.checkAt('players', fits, `the seats place in turn: ${first} and ${second} in hand do not go with seat ${s.seat}`);
}

function readEarlier(s: MorrisState, i: number, r: Reader): void {
  const signs = r.text(POINT_COUNT);
  r.check(/^[.01]{24}$/.test(signs), 'must have a sign for each of the 24 points');
  r.check(handOf(s, 0) + handOf(s, 1) + s.taking === 0, 'there is none while men are placed or taken');
  for (const seat of [0, 1]) {
    const men = POINTS.reduce((mask, _, point) => (signs[point] === String(seat) ? mask | bitOf(point) : mask), 0);
    r.check(sizeOf(men) === sizeOf(menOf(s, seat)), 'must have as many men as there are now');
    setWord(s.earlier, 2 * i + seat, men);
  }
  s.quiet = i + 1;
}

function checkTaking(s: MorrisState, r: Reader): void {
  const men = menOf(s, s.seat);
  const hasMill = pointsIn(men).some((point) => inMill(men, point));
  r.checkAt('step', hasMill && prizesOf(s, s.seat) !== 0, 'there is nothing to take');
}
