import { lowestBit } from '@levante/contract';
import { CARDS_A_WORD } from '../board/tables.ts';
import { type CardSet, withCardIn } from './card-set.ts';
import type { Resources } from './resources.ts';
import type { Journey, Route, RouteSearch } from './route-search.ts';

/** The ways of pirate and ship, to be paid from one purse and to share no card. */
export interface JointJourney {
  readonly pirate: Journey;
  readonly ship: Journey;
  /** Whether the ship must stop on its way. */
  readonly stop: boolean;
  /** The florins that both ways may need together. */
  readonly budget: number;
}

/**
 * Whether pirate and ship both come where they are to go, no card used twice.
 *
 * Conflict-based search (Sharon et al., 2015): each looks for its cheapest way as if it were alone, which is a lower bound
 * of what it costs beside the other. Do they together cost too much, there is no pair; do they share no card, this is one;
 * else one of them must do without a card that both want, and both cases are tried. Each forbids one more card, so it
 * comes to an end, and since the ship avoids the pirate's cards where that costs nothing, nearly always at once.
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

/** A card of both sets; -1 if there is none. */
function firstShared(a: CardSet, b: CardSet): number {
  for (const [word, cards] of a.entries()) {
    const shared = cards & (b[word] ?? 0);
    if (shared !== 0) return word * CARDS_A_WORD + lowestBit(shared);
  }
  return -1;
}
