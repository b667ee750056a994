import { type Action, type ActionBuffer, NOBODY, type Refusal, type Seat, setByte, setWord } from '@levante/contract';
import { type DecodedAction, decode, moveMan, place, take } from './action.ts';
import { bitOf, inMill, LINES, nameOf, type PointName, pointsIn } from './board.ts';
import { refuse } from './refusals.ts';
import {
  ENDINGS,
  endingOf,
  FLYING,
  freePoints,
  handOf,
  type MorrisState,
  menOf,
  prizesOf,
  reachOf,
  rivalOf,
  winnerOf,
} from './state.ts';

/** Fact of an action. A mill is identified by its points. */
export type MorrisFact =
  | { readonly type: 'placed'; readonly seat: Seat; readonly at: PointName }
  | { readonly type: 'taken'; readonly seat: Seat; readonly rival: Seat; readonly at: PointName }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: PointName; readonly at: PointName }
  | { readonly type: 'mill'; readonly seat: Seat; readonly points: readonly PointName[] }
  | { readonly type: 'ended'; readonly reason: NonNullable<(typeof ENDINGS)[number]>; readonly winner: Seat | null };

/** Fills `out` with the legal actions of the seat: taking, placing or moving a man. */
export function legal(s: MorrisState, out: ActionBuffer): void {
  out.clear();
  const { actor } = s;
  if (actor === NOBODY) return;
  if (s.taking === 1) {
    for (const point of pointsIn(prizesOf(s, actor))) out.push(take(point));
  } else if (handOf(s, actor) > 0) {
    for (const point of pointsIn(freePoints(s))) out.push(place(point));
  } else {
    for (const from of pointsIn(menOf(s, actor))) {
      for (const at of pointsIn(reachOf(s, actor, from))) out.push(moveMan(from, at));
    }
  }
}

/** Returns the reason why an action is illegal now, or null (see `Game.check`). */
export function check(s: MorrisState, action: Action): Refusal | null {
  const decoded = decode(action);
  if (s.actor === NOBODY) return refuse('match-over', 'NM-5');
  if (!decoded) return refuse('bad-request');
  if (decoded.kind === 'take') return checkTake(s, decoded.at);
  if (s.taking === 1) return refuse('take-first', 'NM-4.2');
  const hand = handOf(s, s.seat);
  if (decoded.kind === 'place' && hand === 0) return refuse('none-in-hand', 'NM-2.2');
  if (decoded.kind === 'move' && hand > 0) return refuse('place-first', 'NM-3.1', { hand });
  return checkPoints(s, decoded);
}

function checkTake(s: MorrisState, at: number): Refusal | null {
  if (s.taking === 0) return refuse('nothing-to-take', 'NM-4.2');
  if ((menOf(s, rivalOf(s.seat)) & bitOf(at)) === 0) return refuse('not-a-rival', 'NM-4.2');
  return prizesOf(s, s.seat) & bitOf(at) ? null : refuse('in-a-mill', 'NM-4.3');
}

function checkPoints(s: MorrisState, decoded: DecodedAction): Refusal | null {
  const isMove = decoded.kind === 'move';
  if (isMove && (menOf(s, s.seat) & bitOf(decoded.from)) === 0) return refuse('not-your-man', 'NM-3.1');
  if (isMove && reachOf(s, s.seat, decoded.from) === 0) return refuse('shut-in', 'NM-3.2');
  if ((freePoints(s) & bitOf(decoded.at)) === 0) return refuse('point-occupied', isMove ? 'NM-3.2' : 'NM-2.1');
  if (isMove && (reachOf(s, s.seat, decoded.from) & bitOf(decoded.at)) === 0)
    return refuse('not-adjacent', 'NM-3.2', { men: FLYING });
  return null;
}

/** Applies a legal action in place; see `Game.apply`. */
export function apply(s: MorrisState, action: Action, journal?: MorrisFact[]): void {
  const decoded = decode(action);
  if (!decoded) throw new RangeError(`${action} is no action of nine men's morris`);
  const { seat } = s;
  const at = nameOf(decoded.at);
  if (decoded.kind === 'take') {
    const rival = rivalOf(seat);
    setWord(s.men, rival, menOf(s, rival) & ~bitOf(decoded.at));
    journal?.push({ type: 'taken', seat, rival, at });
  } else {
    if (decoded.kind === 'move') leave(s, decoded.from);
    else setByte(s.hand, seat, handOf(s, seat) - 1);
    setWord(s.men, seat, menOf(s, seat) | bitOf(decoded.at));
    if (decoded.kind === 'move') journal?.push({ type: 'moved', seat, from: nameOf(decoded.from), at });
    else journal?.push({ type: 'placed', seat, at });
  }
  const closed = decoded.kind !== 'take' && inMill(menOf(s, seat), decoded.at);
  if (decoded.kind !== 'move' || closed) forgetEarlier(s);
  s.taking = Number(closed);
  if (!closed) s.seat = rivalOf(seat);
  else journal?.push(...millsThrough(s, seat, decoded.at));
  s.ended = endingOf(s);
  const reason = ENDINGS[s.ended];
  if (reason) journal?.push({ type: 'ended', reason, winner: winnerOf(s) });
}

/** Lifts a man to move it, and saves the placement before. */
function leave(s: MorrisState, from: number): void {
  setWord(s.earlier, 2 * s.quiet, menOf(s, 0));
  setWord(s.earlier, 2 * s.quiet + 1, menOf(s, 1));
  s.quiet += 1;
  setWord(s.men, s.seat, menOf(s, s.seat) & ~bitOf(from));
}

/** Clears the earlier placements: none can recur after a man was placed or taken, or a mill was closed. */
function forgetEarlier(s: MorrisState): void {
  if (s.quiet > 0) s.earlier.fill(0);
  s.quiet = 0;
}

function millsThrough(s: MorrisState, seat: Seat, at: number): readonly MorrisFact[] {
  const men = menOf(s, seat);
  return LINES.filter((line) => line.includes(at) && line.every((point) => men & bitOf(point))).map((line) => ({
    type: 'mill',
    seat,
    points: line.map(nameOf),
  }));
}
