import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { Namer } from '../match/namer.ts';

/** Every kind of fact by its type. */
export type FactMap = { readonly [F in ElCapitanFact as F['type']]: F };
export type FactType = keyof FactMap;

/** A sentence for everything that can happen. */
export type FactWords = { readonly [T in FactType]: (fact: FactMap[T], namer: Namer) => string };

/** Kinds of facts that a seat does in its turn, or decides after a payday: several make one line of the log. */
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

/** The sentences for every kind of deed, all made in one way. */
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

/** The city that a deed happens in or leads to; null where there is none. */
const cityOf = (deed: LoggedDeed | undefined): string | null => {
  if (deed?.type === 'sailed') return deed.to;
  return deed && 'city' in deed ? deed.city : null;
};

/** Whether a deed happens where the one before it led, so that the city need not be named again. */
export const isThere = (deeds: readonly LoggedDeed[], at: number): boolean => {
  const city = cityOf(deeds[at]);
  return city !== null && deeds[at]?.type !== 'sailed' && cityOf(deeds[at - 1]) === city;
};

/** The sentence for a fact. */
export function tell<T extends FactType>(words: FactWords, type: T, fact: FactMap[T], namer: Namer): string {
  return words[type](fact, namer);
}
