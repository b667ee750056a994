import type { Action } from '@levante/contract';
import type { CardSet } from '../legality/card-set.ts';
import type { Resources } from '../legality/resources.ts';
import type { ElCapitanState } from '../state/state.ts';
import type { CityDeed, DeedSearch } from './deed-search.ts';
import type { Voyage, VoyageSearch } from './voyage-search.ts';

/** One way to move the pirate at a price (EC-12.4), the cards to be bought for it included. */
export interface PirateWay {
  readonly spent: number;
  readonly cards: CardSet;
  /** What is done once the cards are in hand. */
  readonly actions: readonly Action[];
}

/** The parts of a plan before its deed. */
export interface Approach {
  readonly voyage: Voyage | null;
  readonly pirate: PirateWay | null;
  /** The free move of the pirate, taken for its money; null where that can wait. */
  readonly free: { readonly action: Action; readonly money: number } | null;
  readonly city: number;
  readonly berth: number;
}

/** What plans are found with: for the seat whose turn it is. */
export interface Searches {
  readonly voyages: VoyageSearch;
  readonly deeds: DeedSearch;
  readonly means: Resources;
}

/** What the pirate adds to the plans of a turn. */
export interface PirateApproaches {
  /** By a paid move of the pirate, or by the free one that is owed: what can be done then. */
  find(
    s: ElCapitanState,
    searches: Searches,
  ): readonly { readonly approach: Approach; readonly deeds: readonly CityDeed[] }[];
  /** The free move that brings the most, once the ship lies at the Islas Canarias; null where none brings anything. */
  richestMove(s: ElCapitanState, approach: Approach): Approach['free'];
}
