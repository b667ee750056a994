import type { JsonObject } from '@levante/contract';
import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { RefusalCode } from '@levante/games/refusals';
import type { Asked } from '../act/asked.ts';
import type { ActionLine } from '../act/lines.ts';
import type { TableWords } from '../show/words.ts';
import type { FollowWords } from './follow-words.ts';
import type { GameName, HomeWords } from './home-words.ts';
import type { Namer, NamerWords } from './namer.ts';
import type { RulesWords } from './rules-words.ts';

/** Every kind of fact by its type. */
export type FactMap = { readonly [F in ElCapitanFact as F['type']]: F };
export type FactType = keyof FactMap;

/** A sentence for everything that can happen. */
export type FactWords = { readonly [T in FactType]: (fact: FactMap[T], namer: Namer) => string };

/** A reason in words for every code with which the rules say no. */
export type RefusalWords = { readonly [C in RefusalCode]: (data: JsonObject, namer: Namer) => string };

/** What acting says. */
export interface ActWords {
  /** A short name for an action, as a heading or a button: "Sail to Napoli". `place` is where the ship lies. */
  doing(line: ActionLine, namer: Namer, place: string): string;
  /** Several actions as one: "Buy Napoli, then sail to Napoli". */
  steps(list: readonly string[]): string;
  /** The one sentence that says what is asked of a player. */
  asked(asked: Asked, namer: Namer): string;
  waitingFor(name: string): string;
  /** A bot decides. */
  thinking(name: string): string;
  passTheScreen(name: string): string;
  readonly chanceDeals: string;
  readonly over: string;
  readonly choose: string;
  /** The turn is through in the draft: after an action that ends it by itself. */
  readonly ready: string;
  notYourTurn(name: string): string;
  readonly notNow: string;
  shuts(owner: string, neutral: boolean, site: number): string;
  leavesTheGame(owner: string, site: number): string;
  pays(who: string, amount: string): string;
  paidAtOnce(amount: string): string;
  wayWith(card: string): string;
  waysLeft(count: number): string;
  berthAt(berth: number): string;
  siteOf(city: string, site: number): string;
  fortressSiteOf(city: string, site: number): string;
  berthOf(city: string, berth: number): string;
  loanOf(amount: number): string;
  readonly pirate: string;
  readonly passesThrough: string;
  onSite(action: string, site: number): string;
  effect(name: string, florins: number): string;
  effects(list: readonly string[]): string;
  readonly decide: string;
  readonly actFirst: string;
  readonly pirateFirst: string;
  afterPayday(name: string, phase: number): string;
  settleQuestion(amount: number, cash: string): string;
  leftAfter(cash: string): string;
  extendNote(owed: string): string;
  readonly tooLittle: string;
  worth(fortune: string): string;
  readonly endsYourTurn: string;
  readonly endTurn: string;
  readonly pass: string;
  readonly undo: string;
  readonly redo: string;
  readonly confirmEnd: string;
  readonly confirmYes: string;
  readonly confirmNo: string;
  readonly cancel: string;
  /** Said in the very first turn, before anything has been done. */
  readonly firstSteps: string;
  readonly sending: string;
  readonly overtaken: string;
}

/** What goes wrong between the page and whoever keeps the match: what happened, and what to do. */
export interface ErrorWords {
  readonly offline: string;
  readonly stale: string;
  readonly badIdentity: string;
  readonly noSuchMatch: string;
  readonly notYourSeat: string;
  readonly notStarted: string;
  readonly noOpenSeat: string;
  readonly seatTaken: string;
  readonly tooMany: string;
  readonly tooLarge: string;
  readonly badName: string;
  readonly newerServer: string;
  readonly notHere: string;
  readonly unkept: string;
  readonly noBots: string;
  unexpected(code: string): string;
}

/** All words of one language. A language that lacks one does not compile. */
export interface Words {
  /** BCP 47 tag, for `lang` and `Intl`. */
  readonly lang: string;
  readonly namer: NamerWords;
  readonly facts: FactWords;
  readonly refusals: RefusalWords;
  readonly act: ActWords;
  readonly follow: FollowWords;
  readonly home: HomeWords;
  readonly errors: ErrorWords;
  /** Long, and read seldom: fetched when asked for. */
  rules(game: GameName): Promise<RulesWords>;
  readonly table: TableWords;
}

/** The sentence for a fact. */
export function tell<T extends FactType>(words: FactWords, type: T, fact: FactMap[T], namer: Namer): string {
  return words[type](fact, namer);
}

export type { FollowWords, HomeWords, Namer, NamerWords };
