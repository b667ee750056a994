import type { JsonObject, PlatformRefusal } from '@levante/contract';
import type { FollowWords } from './follow-words.ts';
import type { HomeWords } from './home-words.ts';
import type { Language } from './language.ts';
import type { UiWords } from './ui-words.ts';

/** A reason in words for every code of the platform. */
export type PlatformRefusalWords = { readonly [C in PlatformRefusal]: (data: JsonObject) => string };

/** What every game says while somebody is to act. */
export interface TurnWords {
  waitingFor(name: string): string;
  /** A bot decides. */
  thinking(name: string): string;
  passTheScreen(name: string): string;
  readonly over: string;
  readonly choose: string;
  /** The turn is through in the draft: after an action that ends it by itself. */
  readonly ready: string;
  notYourTurn(name: string): string;
  readonly notNow: string;
  readonly confirmEnd: string;
  readonly confirmYes: string;
  readonly confirmNo: string;
  readonly cancel: string;
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

/** What the platform says in one language, whatever the game. A language that lacks a sentence does not compile. */
export interface Words {
  /** BCP 47 tag, for `lang` and `Intl`. */
  readonly lang: Language;
  seatWithoutName(seat: number): string;
  readonly act: TurnWords;
  readonly follow: FollowWords;
  readonly home: HomeWords;
  readonly errors: ErrorWords;
  readonly refusals: PlatformRefusalWords;
  readonly ui: UiWords;
}

export type { FollowWords, HomeWords };
