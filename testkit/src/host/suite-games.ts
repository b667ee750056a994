import { type Action, type Bot, entryOf, type Game, type Options, type Registry, refused } from '@levante/contract';
import { type PurseRaceState, purseRace } from './purse-race.ts';

/** Purse Race, except that a state in which anybody has taken a step cannot be read back. */
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

/** Purse Race with the purses dealt and a throw of one: a seat acts first. */
const promptRace = {
  ...purseRace,
  id: 'prompt-race',
  setup: (options: Options) => {
    const state = purseRace.setup(options);
    state.purses.fill(3);
    return Object.assign(state, { left: 1 });
  },
} satisfies Game<PurseRaceState>;

/** The games of the host's suite: Purse Race for nearly all, one that forgets, and one in which a seat acts first. */
export const SUITE_GAMES: Registry = new Map([
  [purseRace.id, entryOf(purseRace)],
  [lostRace.id, entryOf(lostRace)],
  [promptRace.id, entryOf(promptRace)],
]);

/** The numbers that Purse Race has for its actions. */
const STEP = 1;
const END = 2;
const THROW_1 = 21;

/** A bot of Purse Race that decides by what its seat sees. */
export function purseRaceBot(level: string, decide: (view: PurseRaceState) => readonly Action[]): Bot<PurseRaceState> {
  return { level, think: (_game, view) => ({ actions: decide(view) }) };
}

/** Takes all steps of its turn, then ends it: one answer for the whole turn. */
export const wholeTurn = ({ left }: PurseRaceState): Action[] => [...Array<Action>(left).fill(STEP), END];

/** Bots that do what no bot should, and `deckhand`, who takes no step, so that one sees where he stood in. */
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

/** The kits of the suite's games, made by `kitOf` of the bots' room, with more bots than the suite's own if need be. */
export function suiteKits<K>(
  kitOf: (game: Game<PurseRaceState>, bots: readonly Bot<PurseRaceState>[]) => K,
  more: readonly Bot<PurseRaceState>[] = [],
): ReadonlyMap<string, K> {
  return new Map([purseRace, lostRace].map((game) => [game.id, kitOf(game, [...SUITE_BOTS, ...more])]));
}
