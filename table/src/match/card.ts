import type { JsonObject, MatchRecord, Parsed, Seat } from '@levante/contract';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { RoomProps } from './game.ts';
import type { GameStudy } from './study.ts';

/** An option of a match that is set up: one of several values, of which the first is usual, or any set of them. */
export interface SetUpChoice {
  /** The option's name in the rules. */
  readonly key: string;
  readonly kind: 'one' | 'many';
  readonly values: readonly string[];
}

/** Something that happened in a match, as its log says it. */
export interface NewsLine {
  readonly seat: Seat | null;
  readonly text: string;
}

/** What is said of a game before it is played. */
export interface CardWords {
  readonly name: string;
  /** What the game is, in a sentence. */
  readonly text: string;
  readonly boardNote: string;
  /** By the choice's key: its heading, and what each value means. */
  readonly choices: {
    readonly [key: string]: { readonly legend: string; readonly values: { readonly [value: string]: string } };
  };
}

/** A game as the pages know it that offer and set up matches: light, since its table, its rules and its help come late. */
export interface GameCard {
  readonly id: string;
  readonly seats: { readonly fewest: number; readonly most: number; readonly usual: number };
  /** How many bots a match at one click is played against. */
  readonly bots: number;
  readonly choices: readonly SetUpChoice[];
  readonly words: ReadonlySignal<CardWords>;
  fetchBoardReader(): Promise<(input: unknown) => Parsed<object>>;
  /** What there is to learn of it. */
  fetchStudy(): Promise<GameStudy>;
  /** The picture by which the game is known at home; a game without one has the open sea. */
  readonly fetchFace?: () => Promise<ComponentType>;
  /** What happened in a match after a ply, the newest first. Loads what the match's own page needs. */
  newsOf?(record: MatchRecord, from: number, names: readonly string[]): Promise<readonly NewsLine[]>;
  /** The page of a match with these options. */
  fetchRoom(options: JsonObject): Promise<ComponentType<RoomProps>>;
}
