import type { JsonObject, PlatformRefusal } from '@levante/contract';
import type { FollowWords } from './follow-words.ts';
import type { HomeWords } from './home-words.ts';
import type { Language } from './languages.ts';
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
  /** Said while looking back, where nothing can be done: whose turn it was then. */
  notInThePast(name: string): string;
  readonly confirmEnd: string;
  readonly confirmYes: string;
  readonly confirmNo: string;
  readonly cancel: string;
  readonly sending: string;
  readonly overtaken: string;
  /** On the button with which one begins to draft one's next turn while others play. */
  readonly planAhead: string;
  /** The heading while a later turn is drafted; whose, where several people share the screen. */
  planning(name: string | null): string;
  /** The plan is a whole turn, or has come to where chance goes on. */
  readonly planReady: string;
  readonly keepPlan: string;
  readonly changePlan: string;
  readonly dropPlan: string;
  readonly playPlan: string;
  /** The heading of a plan that lies ready. */
  readonly planned: string;
  /** What was planned can no longer be done; why, in a sentence. */
  planGone(why: string): string;
  /** Several things done one after the other, as one sentence. */
  steps(list: readonly string[]): string;
}

/** What goes wrong between the page and whoever keeps the match: what happened, and what to do. */
export interface ErrorWords {
  readonly offline: string;
  readonly stale: string;
  readonly badIdentity: string;
  readonly noSuchMatch: string;
  readonly notYourSeat: string;
  readonly notOpener: string;
  readonly notStarted: string;
  readonly noOpenSeat: string;
  readonly seatTaken: string;
  readonly tooMany: string;
  readonly banned: string;
  readonly tooManyMatches: string;
  readonly newerRules: string;
  readonly notAlone: string;
  readonly tooLarge: string;
  readonly badName: string;
  readonly newerServer: string;
  readonly notHere: string;
  readonly unkept: string;
  readonly noBots: string;
  /** What comes late, such as a sheet, did not come. */
  readonly partMissing: string;
  unexpected(code: string): string;
}

/** What a person sets to their taste. */
export interface SettingsWords {
  readonly language: string;
  languageMissing(name: string): string;
  readonly theme: string;
  readonly themes: { readonly system: string; readonly light: string; readonly dark: string };
  /** How fast others' turns are shown. */
  readonly speed: string;
  readonly speeds: { readonly '1': string; readonly '2': string; readonly skip: string };
  readonly sound: string;
  readonly confirmEnd: string;
}

/** What every page says, before there is a match. A language that lacks a sentence does not compile. */
export interface PageWords {
  /** BCP 47 tag, for `lang` and `Intl`. */
  readonly lang: Language;
  readonly home: HomeWords;
  readonly settings: SettingsWords;
  readonly errors: ErrorWords;
  readonly refusals: PlatformRefusalWords;
}

/** What the platform says in one language, whatever the game. */
export interface Words extends PageWords {
  seatWithoutName(seat: number): string;
  readonly act: TurnWords;
  readonly follow: FollowWords;
  readonly ui: UiWords;
}

export type { FollowWords, HomeWords };
