import type { ElCapitanFact, StateJson } from '@levante/el-capitan/rules';
import { usePlannedMotion } from '@levante/table/show/motion.ts';
import { LatePart } from '@levante/table/ui/lazy.ts';
import type { RefObject } from 'preact';
import type { Sea } from '../sea/sea.ts';
import type { FindCourse } from './motion-plan.ts';

const plan = new LatePart(async () => (await import('./motion-plan.ts')).planMotion, 'likely');

/** The motion of El Capitán. */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  facts: readonly ElCapitanFact[],
  speed: 0 | 1 | 2,
  state: StateJson,
  sea: RefObject<Sea | null>,
): void {
  const shutIn = (city: string) => Object.entries(state.cities).find(([code]) => code === city)?.[1]?.shut.length ?? 0;
  const find: FindCourse = (from, to) => {
    const chart = sea.current;
    if (chart === null) return null;
    const { width, height } = chart.ground;
    return chart.course(from, to).map(([x, y]) => [x / width, y / height] as const);
  };
  usePlannedMotion(root, facts, () => plan.value?.(facts, speed, shutIn, find) ?? []);
}
