import type { ElCapitanFact, PlaceCode } from '@levante/el-capitan/rules';
import { DURATION, type Motion, type Seaway, voyageTimes } from '@levante/table/motion/motions.ts';
import { courseOn } from '../sea/course.ts';
import type { Sea } from '../sea/sea.ts';

const purse = (party: number | 'bank'): string => (party === 'bank' ? 'bank' : `seat-${party}`);

type Step = Motion extends infer M ? (M extends Motion ? Omit<M, 'at'> : never) : never;

const go = (piece: string, ms: number) => ({ kind: 'go', piece, was: piece, orTo: null, course: null, ms }) as const;

/** Finds the course over water between two places, as fractions of the chart; null if there is none. */
export type FindCourse = (from: PlaceCode, to: PlaceCode) => Seaway['points'] | null;

/** Returns a course finder for a chart. It finds nothing before the chart is drawn. */
export const coursesOn =
  (sea: Sea | null): FindCourse =>
  (from, to) => {
    if (sea === null) return null;
    const { width, height } = sea.ground;
    return courseOn(sea, from, to).map(([x, y]) => [x / width, y / height] as const);
  };

/** Returns a voyage over lanes. Courses run between harbour mouths: two legs per lane. */
function sail(piece: string, from: PlaceCode | null, to: PlaceCode, find: FindCourse): Step {
  const points = from === null ? null : find(from, to);
  if (points === null || points.length === 0) return go(piece, DURATION.ship);
  const { ms, weigh, anchor } = voyageTimes(Math.round((points.length - 1) / 2));
  return { ...go(piece, ms), course: { over: 'sea', points, weigh, anchor } };
}

function stepsOf(fact: ElCapitanFact, shutIn: (city: string) => number, find: FindCourse): readonly Step[] {
  switch (fact.type) {
    case 'sailed':
      return [sail(`ship-${fact.seat}`, fact.from, fact.to, find)];
    case 'ship-moved':
      return [go(`ship-${fact.seat}`, DURATION.ship)];
    case 'pirate-sailed':
      return [sail('pirate', fact.from, fact.to, find)];
    case 'pirate-anchored':
      return [go('pirate', DURATION.ship)];
    case 'house-built':
    case 'house-reopened':
      return [{ kind: 'drop', piece: `house-${fact.city}-${fact.site}`, ms: DURATION.house }];
    case 'fortress-built':
      return [{ kind: 'drop', piece: `fortress-${fact.city}-${fact.site}`, ms: DURATION.house }];
    case 'house-shut':
      return [
        {
          ...go(`shut-${fact.city}-${shutIn(fact.city) - 1}`, DURATION.shut),
          was: `house-${fact.city}-${fact.site}`,
        },
      ];
    case 'bought':
      return [{ ...go(`card-${fact.card}`, DURATION.card), orTo: `seat-${fact.seat}` }];
    case 'revealed':
      return [{ kind: 'drop', piece: `card-${fact.card}`, ms: DURATION.card }];
    case 'paid':
      return fact.amount === 0
        ? []
        : [{ kind: 'coin', from: purse(fact.from), to: purse(fact.to), amount: fact.amount, ms: DURATION.coin }];
    case 'income':
      return fact.amount === 0
        ? []
        : [{ kind: 'coin', from: 'bank', to: purse(fact.seat), amount: fact.amount, ms: DURATION.coin }];
    default:
      return [];
  }
}

/** Merges payments between the same purses, so that a payday is one shower of coins. */
function gathered(steps: readonly Step[]): readonly Step[] {
  const coins = new Map<string, Step>();
  const out: Step[] = [];
  for (const step of steps) {
    if (step.kind !== 'coin') {
      out.push(step);
      continue;
    }
    const key = `${step.from}>${step.to}`;
    const before = coins.get(key);
    if (before?.kind === 'coin') {
      const sum: Step = { ...step, amount: before.amount + step.amount };
      out[out.indexOf(before)] = sum;
      coins.set(key, sum);
    } else {
      coins.set(key, step);
      out.push(step);
    }
  }
  return out;
}

/**
 * Schedules the motion for facts: pieces in sequence, each payment with its purpose. Speed 0 moves nothing. `shutIn`
 * counts the shut houses of a city after the facts; `find` gives the courses of ships.
 */
export function planMotion(
  facts: readonly ElCapitanFact[],
  speed: 0 | 1 | 2,
  shutIn: (city: string) => number,
  find: FindCourse = () => null,
): readonly Motion[] {
  if (speed === 0) return [];
  const plan: Motion[] = [];
  let clock = 0;
  for (const step of gathered(facts.flatMap((fact) => stepsOf(fact, shutIn, find)))) {
    const ms = step.ms / speed;
    plan.push({ ...step, at: clock, ms });
    if (step.kind !== 'coin') clock += ms * 0.7;
  }
  return plan;
}
