import type { Seat } from '@levante/contract';
import {
  bitOf,
  flies,
  handOf,
  inMill,
  LINES,
  type MorrisState,
  menOf,
  pointsIn,
  reachOf,
  rivalOf,
  sizeOf,
} from '@levante/nine-mens-morris/rules';

/** Weights of the evaluation, in men. */
const WORTH = {
  man: 1,
  /** A line with three men, and one with two and a free point. */
  mill: 0.25,
  open: 0.2,
  /** A man that can leave a mill and close it again. */
  swing: 0.3,
  /** A free point next to a man. */
  move: 0.05,
  /** The right to take a man next. */
  taking: 0.8,
  /** Penalty for few men, increasing with each loss. */
  flying: 0.6,
} as const;

/** Scale of the logistic function for an advantage of one man. */
const CERTAINTY = 0.9;

const SETS = LINES.map((line) => line.reduce((mask, point) => mask | bitOf(point), 0));

/** Evaluates the position for a seat, whichever is to move. */
export function standingOf(s: MorrisState, seat: Seat): number {
  const men = menOf(s, seat);
  const rivals = menOf(s, rivalOf(seat));
  let worth = WORTH.man * (handOf(s, seat) + sizeOf(men));
  for (const line of SETS) {
    const own = sizeOf(line & men);
    if (own === 3) worth += WORTH.mill;
    if (own === 2 && (line & rivals) === 0) worth += WORTH.open;
  }
  const flying = flies(s, seat);
  for (const point of pointsIn(men)) {
    const reach = flying ? 0 : sizeOf(reachOf(s, seat, point));
    worth += WORTH.move * reach;
    if (reach > 0 && inMill(men, point)) worth += WORTH.swing;
  }
  if (flying) worth += WORTH.flying;
  return s.taking === 1 && s.seat === seat ? worth + WORTH.taking : worth;
}

/** Fills `out` with each seat's chance to win, by men, mills and moves. */
export function evaluate(s: MorrisState, out: Float64Array): void {
  const advantage = standingOf(s, 0) - standingOf(s, 1);
  out[0] = 1 / (1 + Math.exp(-CERTAINTY * advantage));
  out[1] = 1 - out[0];
}
