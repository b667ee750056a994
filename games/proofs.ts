import type { Game, Proof } from '@levante/contract';
import { elCapitan, elCapitanProof } from '@levante/el-capitan/rules';
import { goldenHorn, goldenHornProof } from '@levante/golden-horn/rules';

/** A function of a game and its proof, for any type of state. */
export type FromProof<T> = <S>(game: Game<S>, proof: Proof<S>) => T;

/** Maps every game with its proof, in the order of the list of games. */
export function fromProofs<T>(make: FromProof<T>): readonly T[] {
  return [make(elCapitan, elCapitanProof), make(goldenHorn, goldenHornProof)];
}
