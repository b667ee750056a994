import { lazyPart } from '@levante/table/lib/lazy.ts';
import { usePlannedMotion } from '@levante/table/motion/planned-motion.ts';
import type { RefObject } from 'preact';
import type { TableProps } from '../match/props.ts';
import type { Sea } from '../sea/sea.ts';

const planPart = lazyPart(() => import('./motion-plan.ts'), 'early');

/** Animates the facts of El Capitán. */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  { facts, speed, state, drafting = null }: TableProps,
  sea: RefObject<Sea | null>,
): void {
  const othersPlay = speed > 0 && drafting === null;
  const plan = othersPlay || facts.length > 0 ? planPart() : null;
  const shutIn = (city: string) => Object.entries(state.cities).find(([code]) => code === city)?.[1]?.shut.length ?? 0;
  usePlannedMotion(
    root,
    facts,
    othersPlay,
    () => plan?.planMotion(facts, speed, shutIn, plan.coursesOn(sea.current)) ?? [],
  );
}
