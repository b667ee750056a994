import { refuse } from '@levante/contract';
import type { IntentReader } from '@levante/table/match/selection.ts';
import type { CoinPosition } from '../follow/position.ts';

/** Targets on the table: a step; a runner, which means either step; or the goal, which means nothing. */
export type CoinTarget =
  | { readonly on: 'step'; readonly step: 1 | 2 }
  | { readonly on: 'runner' }
  | { readonly on: 'goal' };

export interface CoinIntent {
  readonly lines: readonly { readonly text: string }[];
  readonly targets: ReadonlySet<string>;
}

export const keyOf = (target: CoinTarget): string => (target.on === 'step' ? `step ${target.step}` : target.on);

/** Intents of pointing in the coin race. */
export const coinReader: IntentReader<CoinPosition, CoinTarget, CoinIntent> = {
  keyOf,
  intentsOf(position, picked, target) {
    if (target.on === 'goal' || (picked.length > 0 && target.on === 'runner')) return [];
    return position.texts
      .filter((text) => target.on === 'runner' || text.endsWith(keyOf(target)))
      .map((text) => ({ lines: [{ text }], targets: new Set([keyOf(target)]) }));
  },
  whyNot: (_position, _picked, target) =>
    target.on === 'step' ? refuse<string>('cannot-afford', 'CR-2', { price: 1, cash: 0 }) : null,
  leads: ({ on }) => on === 'runner',
};
