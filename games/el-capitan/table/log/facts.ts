import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { Namer } from '../match/namer.ts';

export type FactMap = { readonly [F in ElCapitanFact as F['type']]: F };
export type FactType = keyof FactMap;

export type FactWords = { readonly [T in FactType]: (fact: FactMap[T], namer: Namer) => string };

/** Actions of a seat that one log line can combine. */
export const DEEDS = [
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
export type LoggedDeed = FactMap[(typeof DEEDS)[number]];

/** Uses one function for the sentences of all deeds. */
export function eachDeed(say: (deed: LoggedDeed, namer: Namer) => string): Pick<FactWords, LoggedDeed['type']> {
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

const cityOf = (deed: LoggedDeed | undefined): string | null => {
  if (deed?.type === 'sailed') return deed.to;
  return deed && 'city' in deed ? deed.city : null;
};

/** Returns whether a deed happens in the city of the one before, so that it need not be named. */
export const isThere = (deeds: readonly LoggedDeed[], at: number): boolean => {
  const city = cityOf(deeds[at]);
  return city !== null && deeds[at]?.type !== 'sailed' && cityOf(deeds[at - 1]) === city;
};

/** Returns the sentence for a fact. */
export function tell<T extends FactType>(words: FactWords, type: T, fact: FactMap[T], namer: Namer): string {
  return words[type](fact, namer);
}
