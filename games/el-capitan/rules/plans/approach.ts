import type { Action } from '@levante/contract';
import type { CardSet } from '../legality/card-set.ts';
import type { Resources } from '../legality/resources.ts';
import type { ElCapitanState } from '../state/state.ts';
import type { CityDeed, DeedSearch } from './deed-search.ts';
import type { Voyage, VoyageSearch } from './voyage-search.ts';

/** A move of the pirate at a price (EC-12.4), including the cards to be bought for it. */
export interface PirateRoute {
  readonly spent: number;
  readonly cards: CardSet;
  /** Actions once the cards are in hand. */
  readonly actions: readonly Action[];
}

/** Parts of a plan before its deed. */
export interface Approach {
  readonly voyage: Voyage | null;
  readonly pirate: PirateRoute | null;
  /** Free move of the pirate, made for its income; null if it can wait. */
  readonly free: { readonly action: Action; readonly money: number } | null;
  readonly city: number;
  readonly berth: number;
}

/** Searches for plans of the seat to act. */
export interface Searches {
  readonly voyages: VoyageSearch;
  readonly deeds: DeedSearch;
  readonly means: Resources;
}

/** Extension of a turn's plans by the pirate. */
export interface PirateApproaches {
  /** Finds the approaches by a paid move of the pirate, or by the free one that is owed. */
  find(
    s: ElCapitanState,
    searches: Searches,
  ): readonly { readonly approach: Approach; readonly deeds: readonly CityDeed[] }[];
  /** Returns the most profitable free move with the ship at the Islas Canarias; null if none is profitable. */
  richestMove(s: ElCapitanState, approach: Approach): Approach['free'];
}
