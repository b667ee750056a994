import { type Prover, proverOf } from '@levante/testkit';
import type { LabDependencies } from '../lib/lab-dependencies.ts';

/** Returns the games that can be tested, by id. */
export function proversOf(dependencies: LabDependencies): ReadonlyMap<string, Prover> {
  const provers = dependencies.fromProofs((game, proof) => proverOf({ game, ...proof }));
  return new Map(provers.map((prover) => [prover.gameId, prover]));
}
