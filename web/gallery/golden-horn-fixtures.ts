import { ActionBuffer, CHANCE, drawRandom, NOBODY, Random } from '@levante/contract';
import { type GoldenHornFact, type GoldenHornState, goldenHorn, type StateJson } from '@levante/golden-horn/rules';

/** One picture of the gallery of Golden Horn: a random match, seen at the first moment that fits. */
export interface Fixture {
  readonly players: 2 | 3 | 4;
  readonly seed: number;
  readonly when: (state: StateJson, ply: number) => boolean;
  /** What has been picked, by key of the target. */
  readonly picked?: 'ship' | 'raid';
  readonly over?: 'end';
  readonly watching?: boolean;
  readonly names?: readonly string[];
}

export interface Moment {
  readonly state: GoldenHornState;
  readonly history: readonly (readonly GoldenHornFact[])[];
}

const someRaid = (s: StateJson): boolean =>
  s.players.some((player, seat) => seat !== s.seat && player.ships.mono.cargo !== null);
const rich = (s: StateJson): boolean => {
  const own = s.players[s.seat ?? 0];
  return own !== undefined && !('count' in own.hand) && Object.values(own.hand).some((count) => count >= 3);
};

export const FIXTURES: { readonly [name: string]: Fixture } = {
  placing: { players: 3, seed: 1, when: (s) => s.step === 'place' },
  opening: { players: 3, seed: 2, when: (s) => s.step === 'turn' },
  two: { players: 2, seed: 3, when: (s) => s.step === 'turn' && s.round >= 6 },
  three: { players: 3, seed: 4, when: (s) => s.step === 'turn' && s.round >= 7 },
  four: {
    players: 4,
    seed: 5,
    when: (s) => s.step === 'turn' && s.round >= 7,
    names: ['Ada', 'Bartholomew', 'Cleo', 'Evangelina'],
  },
  voyage: { players: 3, seed: 6, when: (s) => s.step === 'voyage' && s.round >= 5 && rich(s) },
  'voyage-two': { players: 2, seed: 8, when: (s) => s.step === 'voyage' && s.round >= 3 },
  picked: { players: 4, seed: 7, when: (s) => s.step === 'turn' && s.round >= 6, picked: 'ship' },
  raid: {
    players: 3,
    seed: 9,
    when: (s) => s.step === 'turn' && s.round >= 4 && someRaid(s) && rich(s),
    picked: 'raid',
  },
  last: { players: 4, seed: 10, when: (s) => s.step === 'turn' && s.lastRound },
  watching: { players: 4, seed: 11, when: (s) => s.step === 'turn' && s.round >= 5, watching: true },
  end: { players: 4, seed: 12, when: (s) => s.step === 'over', over: 'end' },
  'end-two': { players: 2, seed: 13, when: (s) => s.step === 'over', over: 'end' },
};

/** Plays a random match up to a moment. */
export function momentOf({ players, seed, when }: Fixture): Moment {
  const options = goldenHorn.options({ players });
  if (!options.ok) throw new Error('no such options');
  const state = goldenHorn.setup(options.value);
  const random = new Random(seed);
  const buffer = new ActionBuffer();
  const history: GoldenHornFact[][] = [];
  for (let ply = 0; ; ply++) {
    const actor = goldenHorn.actor(state);
    if (actor !== CHANCE && when(goldenHorn.toJson(state), ply)) break;
    if (actor === NOBODY) break;
    const facts: GoldenHornFact[] = [];
    goldenHorn.apply(state, drawRandom(goldenHorn, state, buffer, random, actor), facts);
    history.push(facts);
  }
  return { state, history };
}
