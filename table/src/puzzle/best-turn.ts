import type { Fact } from '@levante/contract';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

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
