import { lowestBit } from '@levante/contract';
import { CARDS_A_WORD } from '../board/tables.ts';
import { type CardSet, withCardIn } from './card-set.ts';
import type { Resources } from './resources.ts';
import type { Journey, Route, RouteSearch } from './route-search.ts';

/** Routes of pirate and ship, which share one purse but no card. */
export interface JointJourney {
  readonly pirate: Journey;
  readonly ship: Journey;
  /** True if the ship must stop on its route. */
  readonly stop: boolean;
  /** Florins for both routes together. */
  readonly budget: number;
}

/**
 * Returns true if both pirate and ship can reach their goals without using a card twice. Conflict-based search (Sharon
 * et al., 2015): each looks for its cheapest route alone, which is a lower bound of its cost beside the other. If both
 * together cost too much, there is no pair; if they share no card, this is one; otherwise one of them must do without a
 * card that both want, and both cases are tried. Each case forbids one more card, so the search terminates. The ship
 * avoids the pirate's cards if that costs nothing, so nearly always the first step decides.
 */
export function findsJointly(search: RouteSearch, means: Resources, journey: JointJourney): boolean {
  const { pirate, ship, stop, budget } = journey;
  const first = search.cheapest(pirate, means);
  if (!first) return false;
  const second = shipRoute(search, means, { ...ship, avoided: first.cards }, stop);
  if (!second || first.florins + second.florins > budget) return false;
  const shared = firstShared(first.cards, second.cards);
  if (shared < 0) return true;
  const without = (one: Journey): Journey => ({ ...one, forbidden: withCardIn(one.forbidden, shared) });
  return (
    findsJointly(search, means, { ...journey, ship: without(ship) }) ||
    findsJointly(search, means, { ...journey, pirate: without(pirate) })
  );
}

function shipRoute(search: RouteSearch, means: Resources, ship: Journey, stop: boolean): Route | null {
  return stop ? search.cheapestWithStop(ship, means) : search.cheapest(ship, means);
}

/** Returns a card in both sets; -1 if there is none. */
function firstShared(a: CardSet, b: CardSet): number {
  for (const [word, cards] of a.entries()) {
    const shared = cards & (b[word] ?? 0);
    if (shared !== 0) return word * CARDS_A_WORD + lowestBit(shared);
  }
  return -1;
}
