import { ActionBuffer, CHANCE, drawRandom, NOBODY, Random } from '@levante/contract';
import { type GoldenHornFact, type GoldenHornState, goldenHorn, type StateJson } from '@levante/golden-horn/rules';

/** One picture of Golden Horn's gallery: the first matching moment of a random match. */
export interface Fixture {
  readonly players: 2 | 3 | 4;
  readonly seed: number;
  /** `facts` are those of the last action. */
  readonly when: (state: StateJson, ply: number, facts: readonly GoldenHornFact[]) => boolean;
  /** Whether the last action is shown as it happens. */
  readonly news?: boolean;
  /** Kind of target that has been selected. */
  readonly picked?: 'ship' | 'cargo' | 'raid';
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

/** Returns whether the two-colour ship of the seat to play is in harbour. */
function inPort(s: StateJson): boolean {
  const at = s.players[s.seat ?? 0]?.ships.duo.at;
  return at === 'VEN' || at === 'CON';
}

/** Returns whether the one-colour ship of the seat to play was robbed far from both cities. */
function robbedMidway(s: StateJson): boolean {
  const { at, cargo } = s.players[s.seat ?? 0]?.ships.mono ?? {};
  return typeof at === 'number' && at > 2 && at < 11 && cargo === null;
}

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
  /** A robbed ship, which may continue or turn around. */
  'both-ways': { players: 4, seed: 7, when: (s) => s.step === 'turn' && robbedMidway(s), picked: 'ship' },
  /** A ship in harbour with at least four kinds of goods to choose from. */
  cargo: {
    players: 3,
    seed: 13,
    when: (s) => s.step === 'turn' && s.round >= 26 && inPort(s),
    picked: 'cargo',
  },
  raid: {
    players: 3,
    seed: 9,
    when: (s) => s.step === 'turn' && s.round >= 4 && someRaid(s) && rich(s),
    picked: 'raid',
  },
  /** A raid and delivered goods, as they are animated. */
  raided: {
    players: 3,
    seed: 9,
    when: (s, _, facts) => s.round >= 4 && facts.some(({ type }) => type === 'raided'),
    news: true,
  },
  home: { players: 3, seed: 4, when: (s) => s.step === 'turn' && s.round >= 12, news: true },
  last: { players: 4, seed: 10, when: (s) => s.step === 'turn' && s.lastRound },
  watching: { players: 4, seed: 11, when: (s) => s.step === 'turn' && s.round >= 5, watching: true },
  end: { players: 4, seed: 12, when: (s) => s.step === 'over', over: 'end' },
  'end-two': { players: 2, seed: 13, when: (s) => s.step === 'over', over: 'end' },
};

/** Parses `players.seed.number`: the nth turn or later step of a random match. */
export function decisionOf(text: string): Fixture {
  const [players = 3, seed = 1, number = 0] = text.split('.').map(Number);
  let left = number;
  const when = ({ step }: StateJson) => (step === 'turn' || step === 'voyage') && left-- === 0;
  return { players: players === 2 || players === 4 ? players : 3, seed, when };
}

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
    if (actor !== CHANCE && when(goldenHorn.toJson(state), ply, history.at(-1) ?? [])) break;
    if (actor === NOBODY) break;
    const facts: GoldenHornFact[] = [];
    goldenHorn.apply(state, drawRandom(goldenHorn, state, buffer, random, actor), facts);
    history.push(facts);
  }
  return { state, history };
}
