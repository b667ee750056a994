import { entryOf, type JsonObject } from '@levante/contract';
import { type DigestedMatch, digests } from '@levante/testkit';
import { COLOURS, goldenHorn, SHIPS } from '../rules/index.ts';
import { PLAYERS, RULESETS } from './play.ts';

/** The random matches that are kept as digests, and the lines that are tried at each of their plies. */

export const DIGESTS = new URL('../../../records/digests/golden-horn.txt', import.meta.url);

const CARDS = ['pink pink pink', 'yellow yellow red', 'blue green orange', 'red red', 'pink green', 'green blue'];

/** Lines that any seat might send, in turn or not. */
const VERBS: readonly string[] = [
  'place VEN CON VEN',
  'place CON CON CON',
  'on',
  'stop',
  'announce',
  'done',
  'pass',
  ...SHIPS.flatMap((ship) => [`sail ${ship}`, `turn ${ship}`, ...COLOURS.map((colour) => `load ${ship} ${colour}`)]),
  ...COLOURS.map((colour) => `on ${colour}`),
  ...[0, 1, 2, 3].flatMap((seat) => SHIPS.flatMap((ship) => CARDS.map((cards) => `raid ${seat}.${ship} ${cards}`))),
];
const DRAWS = [
  ...COLOURS.flatMap((colour) => [`* cube VEN ${colour}`, `* cube CON ${colour}`]),
  ...[0, 3].flatMap((seat) => COLOURS.map((colour) => `* card ${seat} ${colour}`)),
];

export function probes({ actor }: JsonObject): readonly string[] {
  if (actor === '*') return [...DRAWS, '0 stop', '* pass'];
  return [...VERBS.map((verb) => `${actor} ${verb}`), ...[0, 1, 2, 3].map((seat) => `${seat} stop`), '* cube VEN pink'];
}

/** Every number of players and ruleset, begun with these seeds. */
export function computeDigests(): readonly DigestedMatch[] {
  return PLAYERS.flatMap((players) =>
    RULESETS.map((ruleset, i) => {
      const options = { players, ruleset };
      const seed = players * 10 + i;
      return { options, seed, digests: [...digests(entryOf(goldenHorn), options, seed, probes)] };
    }),
  );
}
