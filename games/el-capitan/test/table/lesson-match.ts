import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { Beat } from '@levante/table/match/lesson.ts';
import { extend, positionAt, timelineAt } from '@levante/table/match/timeline.ts';
import { elCapitanLesson } from '../../table/lesson/lesson.ts';
import { elCapitanPositions, type Position } from '../../table/match/position.ts';
import type { StepPositions } from './lesson-claims.ts';

export const lesson = elCapitanLesson();

const start = elCapitanPositions.opening({ game: 'el-capitan', options: { players: 3 } });
if ('code' in start) throw new Error('no opening');
const timeline = extend<Position, ElCapitanFact>(timelineAt(0, start), lesson.line);
if (!timeline) throw new Error('the lesson is no match');

export const at = (ply: number): Position => positionAt(timeline, ply);

/** The ply of the payday between two plies, and whether there is one. */
function paydayIn(from: number, until: number): number | null {
  const found = timeline?.plies
    .slice(from, until)
    .findIndex(({ facts }) => facts.some(({ type }) => type === 'payday'));
  return found === undefined || found < 0 ? null : from + found;
}

/** The positions that a step is said in. */
export function positionsOf({ from, until }: Beat): StepPositions {
  const last = until ?? from;
  const payday = paydayIn(from, last);
  const deed = payday ?? from + lesson.line.slice(from, last).findLastIndex((line) => !line.endsWith(' end'));
  return { start: at(from), before: at(deed), after: at(deed + 1), end: at(last) };
}
