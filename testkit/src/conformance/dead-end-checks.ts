import { type Action, ActionBuffer } from '@levante/contract';
import type { MomentCheck } from './check.ts';

/**
 * Checks that no action leads to a dead end, in which the only legal action is to pass. They act on clones, so they run
 * after the checks of clones.
 */
export const DEAD_END_CHECKS: readonly MomentCheck[] = [
  {
    name: 'never-just-pass',
    every: 1,
    find(moment) {
      const { game, state, legal, subject } = moment;
      const { passing } = subject;
      const turn = passing?.turnOf(state) ?? null;
      if (!passing || turn === null || legal.some((action) => passing.isPass(action))) return null;
      const isPass = (action: Action): boolean => passing.isPass(action);
      const next = game.clone(state);
      const buffer = new ActionBuffer();
      for (const action of moment.someLegal(3)) {
        game.copy(state, next);
        game.apply(next, action);
        if (passing.turnOf(next) !== turn) continue;
        game.legal(next, buffer);
        const left = Array.from({ length: buffer.length }, (_, i) => buffer.at(i));
        if (left.length > 0 && left.every(isPass)) {
          const passes = left.map((one) => game.write(next, one)).join(', ');
          return `${game.write(state, action)} leaves nothing but ${passes}`;
        }
      }
      return null;
    },
  },
];
