import type { ElCapitanFact, StateJson } from '@levante/el-capitan/rules';
import { usePlannedMotion } from '@levante/table/motion/flights.ts';
import type { RefObject } from 'preact';
import type { Sea } from '../sea/sea.ts';
import { coursesOn, planMotion } from './motion-plan.ts';

/** The motion of El Capitán. */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  facts: readonly ElCapitanFact[],
  speed: 0 | 1 | 2,
  state: StateJson,
  sea: RefObject<Sea | null>,
): void {
  const shutIn = (city: string) => Object.entries(state.cities).find(([code]) => code === city)?.[1]?.shut.length ?? 0;
  usePlannedMotion(root, facts, () => planMotion(facts, speed, shutIn, coursesOn(sea.current)));
}
