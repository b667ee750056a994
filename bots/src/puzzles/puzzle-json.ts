import { isObject, type JsonObject, Reader } from '@levante/contract';
import type { DeedChance, Puzzle } from './puzzle.ts';

/** A puzzle with its difficulty. */
export interface RatedPuzzle extends Puzzle {
  /** Rating on the scale of the bots: a player with this rating solves it half of the time. */
  readonly rating: number;
  /** Percentage of attempts by each level that solved it, weakest level first. */
  readonly solved: readonly number[];
}

/** Entry of a puzzle list. */
export interface PuzzleHead {
  readonly rating: number;
  readonly theme: string;
  readonly players: number;
}

/** Index of the puzzles of a game, without their positions. */
export interface PuzzleList {
  readonly game: string;
  readonly rulesVersion: number;
  /** Entries from easiest to hardest. Puzzles are numbered by position, from 1. */
  readonly heads: readonly PuzzleHead[];
}

const FORMAT = 'levante-puzzles';
const MAX_NUMBER = 100_000;
const MAX_TEXT = 200;
const MAX_PUZZLES = 10_000;

/** Serialises a puzzle list. */
export function listJson({ game, rulesVersion, heads }: PuzzleList): JsonObject {
  const puzzles = heads.map(({ rating, theme, players }) => [rating, theme, players]);
  return { format: FORMAT, version: 1, game, rulesVersion, puzzles };
}

/** Reads a puzzle list; throws a `ReadFault` on invalid data. */
export function readList(input: unknown): PuzzleList {
  const reader = new Reader(input);
  reader.get('format').word([FORMAT]);
  reader.get('version').whole(1, 1);
  return {
    game: reader.get('game').text(MAX_TEXT),
    rulesVersion: reader.get('rulesVersion').whole(1, MAX_NUMBER),
    heads: reader.get('puzzles').items(0, MAX_PUZZLES).map(readHead),
  };
}

function readHead(reader: Reader): PuzzleHead {
  const [rating, theme, players] = reader.items(3, 3);
  return {
    rating: rating?.whole(-MAX_NUMBER, MAX_NUMBER) ?? 0,
    theme: theme?.text(MAX_TEXT) ?? '',
    players: players?.whole(1, MAX_NUMBER) ?? 0,
  };
}

/** Serialises rated puzzles. */
export function puzzlesJson(puzzles: readonly RatedPuzzle[]): object[] {
  return puzzles.map((puzzle) => ({ ...puzzle, ...puzzleJson(puzzle) }));
}

/** Serialises a puzzle without its rating. */
export function puzzleJson({ state, seat, solution, spent, most, deeds, ...rest }: Puzzle): object {
  const { plays, margin, error, theme, seed } = rest;
  const pairs = deeds.map(({ deed, wins }) => [deed, wins]);
  return { state, seat, solution, spent, most, deeds: pairs, plays, margin, error, theme, seed };
}

/** Reads rated puzzles; throws a `ReadFault` on invalid data. Does not check positions against the rules. */
export function readPuzzles(input: unknown): readonly RatedPuzzle[] {
  return new Reader(input).items(0, MAX_PUZZLES).map((reader) => ({
    ...readPuzzle(reader.value),
    rating: reader.get('rating').whole(-MAX_NUMBER, MAX_NUMBER),
    solved: reader
      .get('solved')
      .items(0, MAX_TEXT)
      .map((share) => share.whole(0, 100)),
  }));
}

/** Reads a puzzle and ignores its rating; throws a `ReadFault` on invalid data. */
export function readPuzzle(input: unknown): Puzzle {
  const reader = new Reader(input);
  const whole = (key: string): number => reader.get(key).whole(0, Number.MAX_SAFE_INTEGER);
  return {
    state: readState(reader.get('state')),
    seat: whole('seat'),
    solution: reader
      .get('solution')
      .items(1, MAX_TEXT)
      .map((line) => line.text(MAX_TEXT)),
    spent: whole('spent'),
    most: whole('most'),
    deeds: reader.get('deeds').items(2, MAX_PUZZLES).map(readDeed),
    plays: whole('plays'),
    margin: whole('margin'),
    error: whole('error'),
    theme: reader.get('theme').text(MAX_TEXT),
    seed: whole('seed'),
  };
}

function readState(reader: Reader): Puzzle['state'] {
  return isObject(reader.value) ? reader.value : reader.fail('must be an object');
}

function readDeed(reader: Reader): DeedChance {
  const [deed, wins] = reader.items(2, 2);
  return { deed: deed?.text(MAX_TEXT) ?? '', wins: wins?.whole(0, 1000) ?? 0 };
}
