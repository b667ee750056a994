import { type Action, type Bot, entryOf, type Game, type Options, type Registry, refused } from '@levante/contract';
import { type PurseRaceState, purseRace } from './purse-race.ts';

/** Purse Race, except that a state in which any seat has taken a step cannot be read back. */
const lostRace = {
  ...purseRace,
  id: 'lost-race',
  fromJson: (input: unknown) => {
    const read = purseRace.fromJson(input);
    return read.ok && read.value.steps.some((steps) => steps > 0)
      ? refused('bad-state', null, { path: '/steps' })
      : read;
  },
} satisfies Game<PurseRaceState>;

/**
 * Purse Race that begins with the decision of a seat instead of the deal: a match with people stays at ply 0 for a while
 * after its start.
 */
export const promptRace = {
  ...purseRace,
  id: 'prompt-race',
  setup: (options: Options) => {
    const state = purseRace.setup(options);
    state.purses.fill(3);
    state.left = 3;
    return state;
  },
  toJson: (state: PurseRaceState) => ({ ...purseRace.toJson(state), game: 'prompt-race' }),
} satisfies Game<PurseRaceState>;

/**
 * Games of the host's suite: Purse Race for nearly all cases, a game with unreadable states, and a game in which a seat
 * acts first.
 */
export const SUITE_GAMES: Registry = new Map([
  [purseRace.id, entryOf(purseRace)],
  [lostRace.id, entryOf(lostRace)],
  [promptRace.id, entryOf(promptRace)],
]);

/** Action codes of Purse Race. */
const STEP = 1;
const END = 2;
const THROW_1 = 21;

/** Creates a bot of Purse Race that decides by its view. */
export function purseRaceBot(level: string, decide: (view: PurseRaceState) => readonly Action[]): Bot<PurseRaceState> {
  return { level, think: (_game, view) => ({ actions: decide(view) }) };
}

/** Returns all steps of the turn and its end, in one answer. */
export const wholeTurn = ({ left }: PurseRaceState): Action[] => [...Array<Action>(left).fill(STEP), END];

/** Misbehaving bots, and `deckhand`, which takes no step, so that a replacement by it is visible. */
export const SUITE_BOTS: readonly Bot<PurseRaceState>[] = [
  purseRaceBot('deckhand', () => [END]),
  purseRaceBot('whole', wholeTurn),
  purseRaceBot('stuck', () => {
    for (;;);
  }),
  purseRaceBot('throws', (view) => {
    throw new Error(`I hold ${JSON.stringify(purseRace.toJson(view))}\n    at ${view.purses.join()}`);
  }),
  purseRaceBot('silent', () => []),
  purseRaceBot('foreign', () => [THROW_1]),
  purseRaceBot('slips', (view) => (view.left > 0 ? [STEP, THROW_1] : [END])),
];

/** Creates the kits of the suite's games with `kitOf` of the package `bots`, with optional further bots. */
export function suiteKits<K>(
  kitOf: (game: Game<PurseRaceState>, bots: readonly Bot<PurseRaceState>[]) => K,
  more: readonly Bot<PurseRaceState>[] = [],
): ReadonlyMap<string, K> {
  return new Map([purseRace, lostRace].map((game) => [game.id, kitOf(game, [...SUITE_BOTS, ...more])]));
}
