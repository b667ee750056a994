import { type Prover, proverOf } from '@levante/testkit';
import type { LabDeps } from '../lib/lab-dependencies.ts';

/** Returns the games that can be tested, by id. */
export function proversOf(house: LabDeps): ReadonlyMap<string, Prover> {
  const provers = house.fromProofs((game, proof) => proverOf({ game, ...proof }));
  return new Map(provers.map((prover) => [prover.gameId, prover]));
}
