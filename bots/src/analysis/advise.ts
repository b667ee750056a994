import type { JsonObject, Registry, Seat } from '@levante/contract';
import { whereaboutsOf } from '../kit/commentator.ts';
import type { Reason } from '../kit/reasons.ts';
import { type Asking, Assessor } from './assessor.ts';
import { inThousandths } from './thousandths.ts';
import type { Part } from './turns.ts';

/** A request for advice on a position. */
export interface AdvicePlan extends Asking {
  readonly games: Registry;
  /** The full state, or the view of `seat`. */
  readonly view: JsonObject;
  /** The seat to act. */
  readonly seat: Seat;
}

/** A line of play up to the next random event, and each seat's win probability after it, in thousandths. */
export interface WeighedWay {
  readonly lines: readonly string[];
  readonly chances: readonly number[];
}

/** Recommendation of a strong bot, as plain data. */
export interface Advice extends WeighedWay {
  readonly seat: Seat;
  /** The weakest alternative considered, and why it is worse; null if the search and all advisers agree. */
  readonly instead: (WeighedWay & { readonly reasons: readonly Reason[] }) | null;
}

/**
 * Recommends a line of play to the seat to act, based only on what that seat can see, and compares it with the lines of
 * the advisers. Deterministic as long as the budget does not depend on time. Throws a `RangeError` if the game is unknown,
 * the view is invalid or another seat is to act.
 */
export function advise(plan: AdvicePlan): Advice {
  const { games, view, seat, kit } = plan;
  const loaded = games.get(kit.gameId)?.load(view);
  if (!loaded?.ok) throw new RangeError(`no view of ${kit.gameId}: ${JSON.stringify(loaded?.refusal)}`);
  const before = loaded.value;
  if (before.actor() !== seat) throw new RangeError(`seat ${seat} does not decide here`);
  // The caller may pass a full state; hidden information must not influence the advice.
  const seen = before.state(seat);
  const where = whereaboutsOf(kit.commentator, seen);
  const part: Part = { ply: 0, seat, where, before, view: seen, lines: [], after: before };
  const [best, ...rest] = new Assessor(plan, kit.commentator).compare(part);
  if (best === undefined) throw new Error('where somebody decides there is a way to go on');
  const worse = rest.at(-1);
  const advice = { seat, lines: best.lines, chances: inThousandths(best.chances) };
  if (worse === undefined) return { ...advice, instead: null };
  const reasons = kit.commentator.reasons({ view: seen, seat, played: worse.lines, best: best.lines });
  return { ...advice, instead: { lines: worse.lines, chances: inThousandths(worse.chances), reasons } };
}
