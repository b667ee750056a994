import type { Colour, GoldenHornFact, Place, ShipCode } from '@levante/golden-horn/rules';
import { useTable } from '../lane/context.ts';

/** What changed hands just now: goods brought home, or a cube that was raided. `from`: whom it was taken from. */
export interface Gain {
  readonly seat: number;
  readonly from: number | null;
  readonly colour: Colour;
  readonly cubes: number;
  readonly at: Place;
}

/** The last gain among facts; null where nothing changed hands. `placeOf`: where a ship lies. */
export function gainIn(
  facts: readonly GoldenHornFact[],
  placeOf: (seat: number, ship: ShipCode) => Place | null,
): Gain | null {
  for (const fact of [...facts].reverse()) {
    if (fact.type === 'raided') {
      const at = placeOf(fact.target, fact.ship);
      return at === null ? null : { seat: fact.seat, from: fact.target, colour: fact.colour, cubes: 1, at };
    }
    if (fact.type === 'unloaded' && fact.colour !== null && fact.cubes > 0)
      return { seat: fact.seat, from: null, colour: fact.colour, cubes: fact.cubes, at: fact.city };
  }
  return null;
}

/** What changed hands with what is being shown; null where nothing is shown of it. */
export function useGain(): Gain | null {
  const { facts, speed, state } = useTable().props;
  return speed === 0 ? null : gainIn(facts, (seat, ship) => state.players[seat]?.ships[ship].at ?? null);
}
