import type { Game, Proof } from '@levante/contract';
import { elCapitan, elCapitanProof } from '@levante/el-capitan/rules';
import { goldenHorn, goldenHornProof } from '@levante/golden-horn/rules';

/** What can be made of a game with what it tells of itself, whatever its state is. */
export type FromProof<T> = <S>(game: Game<S>, proof: Proof<S>) => T;

/** Makes something of every game, in the order of the list of games. */
export function fromProofs<T>(make: FromProof<T>): readonly T[] {
  return [make(elCapitan, elCapitanProof), make(goldenHorn, goldenHornProof)];
}
