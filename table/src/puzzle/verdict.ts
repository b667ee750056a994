import type { RatedPuzzle } from '@levante/bots';
import type { Fact } from '@levante/contract';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GamePuzzles } from '../match/study.ts';

/** Verdict on a turn compared with the best one. Wins are per 100 matches. */
export type TurnVerdict =
  | { readonly kind: 'right'; readonly best: number; readonly next: number }
  /** `yours` is null for turns that the bots rated too low to play on from. */
  | { readonly kind: 'wrong'; readonly best: number; readonly yours: number | null }
  | { readonly kind: 'dear'; readonly spent: number; readonly least: number };

const percent = (thousandths: number): number => Math.round(thousandths / 10);

/** Judges a complete turn. */
export function verdictOf(
  puzzles: Pick<GamePuzzles, 'turnDeed' | 'spentIn'>,
  puzzle: RatedPuzzle,
  lines: readonly string[],
  facts: readonly Fact[],
): TurnVerdict {
  const deed = puzzles.turnDeed(puzzle, lines);
  const [first, second] = puzzle.deeds;
  const best = percent(first?.wins ?? 0);
  if (deed !== first?.deed) {
    const known = puzzle.deeds.find((one) => one.deed === deed);
    return { kind: 'wrong', best, yours: known ? percent(known.wins) : null };
  }
  const spent = puzzles.spentIn(facts, puzzle.seat);
  if (spent > puzzle.most) return { kind: 'dear', spent, least: puzzle.spent };
  return { kind: 'right', best, next: percent(second?.wins ?? 0) };
}

/** Best turn of a puzzle, once it may be shown. */
export interface BestTurn {
  /** The puzzle's position as JSON. */
  readonly view: object;
  readonly seat: number;
  readonly lines: readonly string[];
  readonly facts: readonly Fact[];
  /** The turn to compare with: the one played, or the next best; null if neither is known. */
  readonly other: readonly string[] | null;
  /** Whether `other` is the next best turn. */
  readonly isNext: boolean;
}

/** The best turn to show on the table; null while the puzzle is unsolved. */
export const ShownBestTurn = createContext<BestTurn | null>(null);

export const useBestTurn = (): BestTurn | null => useContext(ShownBestTurn);
