import type { JsonObject, MatchRecord, Parsed, Seat } from '@levante/contract';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { RoomProps } from './game.ts';
import type { GameStudy } from './study.ts';

/** Option of a new match: one of several values, the first being the default, or any set of them. */
export interface SetUpChoice {
  /** Name of the option in the rules. */
  readonly key: string;
  readonly kind: 'one' | 'many';
  readonly values: readonly string[];
}

/** A log line of a match. */
export interface NewsLine {
  readonly seat: Seat | null;
  readonly text: string;
}

/** Description of a game before the first match. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
  readonly boardNote: string;
  /** By key: the heading, and the meaning of each value. */
  readonly choices: {
    readonly [key: string]: { readonly legend: string; readonly values: { readonly [value: string]: string } };
  };
}

/** A game as listed by the pages that offer and set up matches. Small, because table, rules and help are loaded on demand. */
export interface GameCard {
  readonly id: string;
  readonly seats: { readonly fewest: number; readonly most: number; readonly usual: number };
  /** Number of bots in a match started with one click. */
  readonly bots: number;
  readonly choices: readonly SetUpChoice[];
  readonly words: ReadonlySignal<CardWords>;
  fetchBoardReader(): Promise<(input: unknown) => Parsed<object>>;
  fetchStudy(): Promise<GameStudy>;
  /** The game's picture on the home page. Default: the open sea. */
  readonly fetchFace?: () => Promise<ComponentType>;
  /** Returns the log of a match after a ply, newest first. Loads the code of the match's page. */
  newsOf?(record: MatchRecord, from: number, names: readonly string[]): Promise<readonly NewsLine[]>;
  /** Returns the page of a match with these options. */
  fetchRoom(options: JsonObject): Promise<ComponentType<RoomProps>>;
}
