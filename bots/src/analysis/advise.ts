import type { JsonObject, Registry, Seat } from '@levante/contract';
import { whereaboutsOf } from '../kit/commentator.ts';
import type { Reason } from '../kit/reasons.ts';
import { type Asking, Judging } from './judging.ts';
import { inThousandths } from './thousandths.ts';
import type { Part } from './turns.ts';

/** On what a seat wants advice, and how it is found. */
export interface AdvicePlan extends Asking {
  readonly games: Registry;
  /** The position, or what the seat may see of it; it is the one that decides. */
  readonly view: JsonObject;
  readonly seat: Seat;
}

/** A way to go on with a turn as far as no chance decides, and every seat's chance to win with it, in thousandths. */
export interface WeighedWay {
  readonly lines: readonly string[];
  readonly chances: readonly number[];
}

/** What a strong bot would do, as plain data. */
export interface Advice extends WeighedWay {
  readonly seat: Seat;
  /** What an adviser would do at once, where that is worse, and why; null where nobody would do anything worse. */
  readonly instead: (WeighedWay & { readonly reasons: readonly Reason[] }) | null;
}

/**
 * What a strong bot would do in the place of the seat that decides, by what that seat can see, held against what the plain
 * advisers would do. The same plan gives the same advice, as far as its budget does not depend on time. Throws where the game
 * is unknown, the view is none of it, or somebody else decides.
 */
export function advise(plan: AdvicePlan): Advice {
  const { games, view, seat, kit } = plan;
  const loaded = games.get(kit.gameId)?.load(view);
  if (!loaded?.ok) throw new RangeError(`no view of ${kit.gameId}: ${JSON.stringify(loaded?.refusal)}`);
  const before = loaded.value;
  if (before.actor() !== seat) throw new RangeError(`seat ${seat} does not decide here`);
  // Whoever asks may know more than the seat does: nothing of that counts.
  const seen = before.state(seat);
  const where = whereaboutsOf(kit.commentator, seen);
  const part: Part = { ply: 0, seat, where, before, view: seen, lines: [], after: before };
  const [best, ...rest] = new Judging(plan, kit.commentator).compare(part);
  if (best === undefined) throw new Error('where somebody decides there is a way to go on');
  const worse = rest.at(-1);
  const told = { seat, lines: best.lines, chances: inThousandths(best.chances) };
  if (worse === undefined) return { ...told, instead: null };
  const reasons = kit.commentator.reasons({ view: seen, seat, played: worse.lines, best: best.lines });
  return { ...told, instead: { lines: worse.lines, chances: inThousandths(worse.chances), reasons } };
}
