import { coinRaceKit, coinRaceTraining } from '@levante/coin-race/bots';
import { coinRace, coinRaceProof } from '@levante/coin-race/rules';
import { coinRaceTerminal } from '@levante/coin-race/terminal';
import { entryOf } from '@levante/contract';
import type { LabDependencies } from '../src/lib/lab-dependencies.ts';

/** Dependencies with the smallest game only: the lab's commands must not depend on a particular game. */
export const COIN_LAB_DEPENDENCIES: LabDependencies = {
  games: new Map([[coinRace.id, entryOf(coinRace)]]),
  kits: new Map([[coinRace.id, coinRaceKit]]),
  trainingSetups: new Map([[coinRace.id, coinRaceTraining]]),
  puzzlers: new Map(),
  terminals: new Map([[coinRace.id, coinRaceTerminal]]),
  fromProofs: (make) => [make(coinRace, coinRaceProof)],
};
