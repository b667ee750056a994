import { coinRaceKit, coinRaceSchool } from '@levante/coin-race/bots';
import { coinRace, coinRaceProof } from '@levante/coin-race/rules';
import { coinRaceTerminal } from '@levante/coin-race/terminal';
import { entryOf } from '@levante/contract';
import { LAB, type LabDeps } from '../src/lib/lab-deps.ts';

/** A house whose only game is the smallest there is: what the command line does must not depend on which game it does it with. */
export const COIN_HOUSE: LabDeps = {
  games: new Map([[coinRace.id, entryOf(coinRace)]]),
  kits: new Map([[coinRace.id, coinRaceKit]]),
  schools: new Map([[coinRace.id, coinRaceSchool]]),
  puzzlers: new Map(),
  terminals: new Map([[coinRace.id, coinRaceTerminal]]),
  fromProofs: (make) => [make(coinRace, coinRaceProof)],
};

/** The house as it is, and a third game in it: a line in each list. */
export const THIRD_HOUSE: LabDeps = {
  games: new Map([...LAB.games, ...COIN_HOUSE.games]),
  kits: new Map([...LAB.kits, ...COIN_HOUSE.kits]),
  schools: new Map([...LAB.schools, ...COIN_HOUSE.schools]),
  puzzlers: LAB.puzzlers,
  terminals: new Map([...LAB.terminals, ...COIN_HOUSE.terminals]),
  fromProofs: (make) => [...LAB.fromProofs(make), ...COIN_HOUSE.fromProofs(make)],
};
