import type { JsonObject, PlatformRefusal, Seat } from '@levante/contract';
import type { CityCode, ElCapitanFact, ElCapitanRefusal, Plan } from '@levante/el-capitan/rules';
import type { NamedPerson } from '@levante/table/words/person.ts';
import type { ActionLine } from '../match/lines.ts';
import type { Namer, NamerWords, PlaceName } from './namer.ts';
import type { TableWords } from './table-words.ts';

/** What a player may do now, as kinds: enough to say in one sentence what is asked of her. */
export type Prompt =
  | {
      readonly step: 'turn';
      readonly cash: number;
      /** Where the ship lies anchored or passes through; null off the board and at the bank. */
      readonly city: CityCode | null;
      readonly buy: boolean;
      readonly sail: boolean;
      /** Whether buying cards leads to where something can be built. */
      readonly plan: boolean;
      /** Florins a house costs here; null where none can be built. */
      readonly build: number | null;
      readonly reopen: boolean;
      /** Florins the fortress costs here; null where none can be put up. */
      readonly fortress: number | null;
      readonly loan: boolean;
      readonly pirate: 'may' | 'must' | 'anchor' | null;
      readonly end: boolean;
      readonly pass: boolean;
    }
  | {
      readonly step: 'settle';
      readonly amount: number;
      readonly repay: number;
      readonly extended: number | null;
      readonly canRepay: boolean;
    }
  | { readonly step: 'starter'; readonly candidates: readonly Seat[] };

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

/** The sentences of the log. */
export interface TellingWords {
  readonly facts: FactWords;
  /** What one seat did, in one sentence: "Elio bought Napoli (1 seal), sailed to Napoli and built there, on site 7." */
  deeds(deeds: readonly LoggedDeed[], namer: Namer): string;
}

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

/** A reason in words for every code of the game's own. */
export type RefusalWords = {
  readonly [C in Exclude<ElCapitanRefusal, PlatformRefusal>]: (data: JsonObject, namer: Namer) => string;
};

/** What acting says. */
export interface ActWords {
  /** A short name for an action, as it stands within a sentence: "sail to Napoli". `place` is where the ship lies; null where that is nowhere. */
  doing(line: ActionLine, namer: Namer, place: PlaceName | null): string;
  /** Several actions as one, each as `doing` names it: "Buy Napoli, then sail to Napoli". */
  steps(list: readonly string[]): string;
  /** The one sentence that says what is asked of a player. */
  asked(asked: Prompt, namer: Namer): string;
  readonly chanceDeals: string;
  wayWith(card: string): string;
  /** What a plan ends with, as it stands within a sentence: "build on site 7". */
  deed(plan: Pick<Plan, 'deed' | 'site' | 'neutral'>): string;
  /** A plan by its city and that: "Napoli: build on site 7". */
  planFor(city: PlaceName, deed: string): string;
  /** Steps one after the other, within a sentence: "buy Napoli (1 seal), sail to Napoli". */
  inOrder(steps: readonly string[]): string;
  /** By how much the next payday grows: "payday +4". */
  paydayGrows(florins: number): string;
  /** Another way to do what is drafted. */
  otherWay(steps: string): string;
  /** A fortress as what a plan ends with, in one word, within a sentence. */
  readonly fortress: string;
  /** How a site is offered among others: "Site 2", and what the payday gains by it. */
  choiceOfSite(plan: Pick<Plan, 'deed' | 'site' | 'neutral'>): string;
  /** What is left, and that nothing is final yet. */
  keepsAndUndo(cash: string): string;
  berthAt(berth: number): string;
  siteOf(city: PlaceName, site: number): string;
  fortressSiteOf(city: PlaceName, site: number): string;
  berthOf(city: PlaceName, berth: number): string;
  loanOf(amount: number): string;
  readonly pirate: string;
  onSite(action: string, site: number): string;
  readonly decide: string;
  readonly actFirst: string;
  readonly pirateFirst: string;
  /** Said in the very first turn, before anything has been done. */
  readonly firstSteps: string;
}

/** What following a match says. */
export interface LogWords {
  readonly beforePlay: string;
  round(phase: number, round: number): string;
  phaseAndRound(phase: number, round: number): string;
  afterPayday(phase: number): string;
  readonly lastRound: string;
  payday(phase: number): string;
  paidOut(who: NamedPerson): string;
  revealed(cards: string): string;
  readonly forecast: string;
  readonly forecastOff: string;
  readonly forecastKey: string;
  readonly boardNote: string;
}

/** Everything that El Capitán says, in one language. */
export interface ElCapitanWords {
  readonly namer: NamerWords;
  readonly act: ActWords;
  readonly follow: LogWords;
  readonly table: TableWords;
}

/** The sentence for a fact. */
export function tell<T extends FactType>(words: FactWords, type: T, fact: FactMap[T], namer: Namer): string {
  return words[type](fact, namer);
}
