import { elCapitan, elCapitanProof } from '@levante/el-capitan/rules';
import { goldenHorn, goldenHornProof } from '@levante/golden-horn/rules';
import { type Prover, proverOf } from '@levante/testkit';

const provers: readonly Prover[] = [
  proverOf({ game: elCapitan, ...elCapitanProof }),
  proverOf({ game: goldenHorn, ...goldenHornProof }),
];

/** The games that can be tried, by id: each with what it tells of itself. */
export const PROVERS: ReadonlyMap<string, Prover> = new Map(provers.map((prover) => [prover.gameId, prover]));
