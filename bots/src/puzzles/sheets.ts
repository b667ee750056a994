import { isObject, type JsonObject, Reader } from '@levante/contract';
import type { DeedChance, Puzzle } from './puzzle.ts';

/** A puzzle with how hard it proved. */
export interface RatedPuzzle extends Puzzle {
  /** On the ladder of the bots: who stands there solves it every other time. */
  readonly rating: number;
  /** How many tries of each level solved it, in percent, the weakest level first. */
  readonly solved: readonly number[];
}

/** A puzzle in the list, without its position. */
export interface PuzzleHead {
  readonly rating: number;
  readonly theme: string;
  readonly players: number;
}

/** The list of a game's puzzles, without their positions. */
export interface PuzzleList {
  readonly game: string;
  readonly rulesVersion: number;
  /** The easiest first; the number of a puzzle is its place, from 1. */
  readonly heads: readonly PuzzleHead[];
}

const FORMAT = 'levante-puzzles';
const MOST = 100_000;
const MOST_TEXT = 200;
const MOST_PUZZLES = 10_000;

/** A list as plain data. */
export function listJson({ game, rulesVersion, heads }: PuzzleList): JsonObject {
  const puzzles = heads.map(({ rating, theme, players }) => [rating, theme, players]);
  return { format: FORMAT, version: 1, game, rulesVersion, puzzles };
}

/** Reads a list; throws a `ReadFault` where it is none. */
export function readList(input: unknown): PuzzleList {
  const reader = new Reader(input);
  reader.get('format').word([FORMAT]);
  reader.get('version').whole(1, 1);
  return {
    game: reader.get('game').text(MOST_TEXT),
    rulesVersion: reader.get('rulesVersion').whole(1, MOST),
    heads: reader.get('puzzles').items(0, MOST_PUZZLES).map(readHead),
  };
}

function readHead(reader: Reader): PuzzleHead {
  const [rating, theme, players] = reader.items(3, 3);
  return {
    rating: rating?.whole(-MOST, MOST) ?? 0,
    theme: theme?.text(MOST_TEXT) ?? '',
    players: players?.whole(1, MOST) ?? 0,
  };
}

/** Rated puzzles as plain data. */
export function puzzlesJson(puzzles: readonly RatedPuzzle[]): object[] {
  return puzzles.map((puzzle) => ({ ...puzzle, ...puzzleJson(puzzle) }));
}

/** A puzzle as plain data, before it is rated. */
export function puzzleJson({ state, seat, solution, spent, most, deeds, ...rest }: Puzzle): object {
  const { plays, margin, error, theme, seed } = rest;
  const pairs = deeds.map(({ deed, wins }) => [deed, wins]);
  return { state, seat, solution, spent, most, deeds: pairs, plays, margin, error, theme, seed };
}

/** Reads rated puzzles; throws a `ReadFault` where they are none. Whether a position follows the rules is the game's business. */
export function readPuzzles(input: unknown): readonly RatedPuzzle[] {
  return new Reader(input).items(0, MOST_PUZZLES).map((reader) => ({
    ...readPuzzle(reader.value),
    rating: reader.get('rating').whole(-MOST, MOST),
    solved: reader
      .get('solved')
      .items(0, MOST_TEXT)
      .map((share) => share.whole(0, 100)),
  }));
}

/** Reads a puzzle, rated or not. */
export function readPuzzle(input: unknown): Puzzle {
  const reader = new Reader(input);
  const whole = (key: string): number => reader.get(key).whole(0, Number.MAX_SAFE_INTEGER);
  return {
    state: readState(reader.get('state')),
    seat: whole('seat'),
    solution: reader
      .get('solution')
      .items(1, MOST_TEXT)
      .map((line) => line.text(MOST_TEXT)),
    spent: whole('spent'),
    most: whole('most'),
    deeds: reader.get('deeds').items(2, MOST_PUZZLES).map(readDeed),
    plays: whole('plays'),
    margin: whole('margin'),
    error: whole('error'),
    theme: reader.get('theme').text(MOST_TEXT),
    seed: whole('seed'),
  };
}

function readState(reader: Reader): Puzzle['state'] {
  return isObject(reader.value) ? reader.value : reader.fail('must be an object');
}

function readDeed(reader: Reader): DeedChance {
  const [deed, wins] = reader.items(2, 2);
  return { deed: deed?.text(MOST_TEXT) ?? '', wins: wins?.whole(0, 1000) ?? 0 };
}
