import type { RatedPuzzle } from '@levante/bots';
import type { Fact } from '@levante/contract';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GamePuzzles } from '../match/study.ts';

/** What a turn of a puzzle came to, beside the best; wins are in a hundred matches. */
export type TurnVerdict =
  | { readonly kind: 'right'; readonly best: number; readonly next: number }
  /** The bots put this turn so far behind that they did not play on from it, where `yours` is null. */
  | { readonly kind: 'wrong'; readonly best: number; readonly yours: number | null }
  | { readonly kind: 'dear'; readonly spent: number; readonly least: number };

const percent = (thousandths: number): number => Math.round(thousandths / 10);

/** Judges a whole turn. */
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

/** The best turn of a puzzle, once it may be shown. */
export interface BestTurn {
  /** The position of the puzzle, as the rules write it. */
  readonly view: object;
  readonly seat: number;
  readonly lines: readonly string[];
  readonly facts: readonly Fact[];
  /** The turn it is compared with: the one that was made, or the next best; null where neither is known. */
  readonly other: readonly string[] | null;
  /** Whether the other is the next best, and not a turn that was made. */
  readonly isNext: boolean;
}

/** The best turn to be shown on the table; null while the puzzle is open. */
export const ShownBestTurn = createContext<BestTurn | null>(null);

/** The best turn to be shown on the table; null where there is none. */
export const useBestTurn = (): BestTurn | null => useContext(ShownBestTurn);
