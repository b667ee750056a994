import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { Namer } from '../match/namer.ts';

export type FactMap = { readonly [F in ElCapitanFact as F['type']]: F };
export type FactType = keyof FactMap;

export type FactWords = { readonly [T in FactType]: (fact: FactMap[T], namer: Namer) => string };

/** Actions of a seat that one log line can combine. */
export const COMBINED_FACTS = [
  'bought',
  'sailed',
  'house-built',
  'house-reopened',
  'fortress-built',
  'loan-taken',
  'loan-extended',
  'loan-repaid',
  'pirate-sailed',
  'passed',
] as const satisfies readonly FactType[];
export type LoggedAction = FactMap[(typeof COMBINED_FACTS)[number]];

/** Returns words that phrase all actions with one function. */
export function wordsForActions(
  say: (action: LoggedAction, namer: Namer) => string,
): Pick<FactWords, LoggedAction['type']> {
  return {
    bought: say,
    sailed: say,
    'house-built': say,
    'house-reopened': say,
    'fortress-built': say,
    'loan-taken': say,
    'loan-extended': say,
    'loan-repaid': say,
    'pirate-sailed': say,
    passed: say,
  };
}

const cityOf = (action: LoggedAction | undefined): string | null => {
  if (action?.type === 'sailed') return action.to;
  return action && 'city' in action ? action.city : null;
};

/** Returns whether an action happens in the same city as the previous one, so that the city need not be named. */
export const isThere = (actions: readonly LoggedAction[], at: number): boolean => {
  const city = cityOf(actions[at]);
  return city !== null && actions[at]?.type !== 'sailed' && cityOf(actions[at - 1]) === city;
};

/** Returns the sentence for a fact. */
export function tell<T extends FactType>(words: FactWords, type: T, fact: FactMap[T], namer: Namer): string {
  return words[type](fact, namer);
}
