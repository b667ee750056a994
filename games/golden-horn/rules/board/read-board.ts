import { accepted, type Parsed, Reader, ReadFault, refused } from '@levante/contract';
import { type Board, COLOURS, FLEETS, RULESETS, SHIPS } from './board.ts';

const TABLES = ['2', '3', '4'];
const SAILS = 3;
const MAX_SPACES = 24;

function sails(r: Reader, different: number): readonly number[] {
  const colours = r.items(SAILS, SAILS).map((sail) => sail.word(COLOURS));
  r.check(new Set(colours).size === different, `must show ${different} different colours`);
  return [...new Set(colours)];
}

/** Reads a fleet (GH-1.3): mono, duo and trio; together all six colours, each on one ship only. */
function fleet(r: Reader): void {
  const shown = r.items(SHIPS.length, SHIPS.length).flatMap((ship, i) => sails(ship, i + 1));
  r.check(new Set(shown).size === COLOURS.length, 'must show all six colours, each on one ship');
}

function route(r: Reader, modone: Reader): void {
  const spaces = r.items(1, MAX_SPACES);
  for (const space of spaces) if (space.value !== 'MOD') space.word(COLOURS);
  const ports = spaces.filter((space) => space.value === 'MOD');
  r.check(ports.length === (modone.value === null ? 0 : 1), 'holds Modone once where it is in play, else not');
  const ends = [spaces.at(0), spaces.at(-1)];
  r.check(
    ends.every((space) => space?.value !== 'MOD'),
    'Modone lies between sea spaces',
  );
}

function harbour(r: Reader): void {
  if (r.value === null) return;
  r.keys(['berths', 'cards']);
  r.get('berths').whole(1, 12);
  r.get('cards').flag();
}

function ruleset(r: Reader): void {
  r.keys(['raidCards', 'draw']);
  r.get('raidCards').whole(2, 3);
  for (const count of r.get('draw').items(SHIPS.length, SHIPS.length)) count.whole(0, 6);
}

function checkBoard(input: unknown): asserts input is Board {
  const r = new Reader(input);
  r.keys([
    'name',
    'version',
    'about',
    'colours',
    'cubesPerColour',
    'cardsPerColour',
    'citySize',
    'startHand',
    'fleets',
    'routes',
    'modone',
    'rulesets',
    'setBonus',
  ]);
  r.get('name').text(80);
  r.get('version').whole(0, 1_000_000);
  if (r.get('about').value !== undefined) r.get('about').text(500);
  for (const [i, colour] of r.get('colours').items(COLOURS.length, COLOURS.length).entries()) {
    colour.check(colour.value === COLOURS[i], `must be ${COLOURS[i]}`);
  }
  r.get('cubesPerColour').whole(3, 40);
  r.get('cardsPerColour').whole(4, 40);
  r.get('citySize').whole(1, 9);
  r.get('startHand').whole(0, 9);
  r.get('fleets').keys(FLEETS);
  for (const code of FLEETS) fleet(r.get('fleets').get(code));
  r.get('modone').keys(TABLES);
  r.get('routes').keys(TABLES);
  for (const players of TABLES) {
    harbour(r.get('modone').get(players));
    route(r.get('routes').get(players), r.get('modone').get(players));
  }
  r.get('rulesets').keys(RULESETS);
  for (const name of RULESETS) ruleset(r.get('rulesets').get(name));
  r.get('setBonus').keys(['4', '5', '6']);
  for (const size of ['4', '5', '6']) r.get('setBonus').get(size).whole(0, 99);
}

/** Reads a board file (GH-1): refuses with `bad-options` and the `path` of the first fault. */
export function readBoard(input: unknown): Parsed<Board> {
  try {
    checkBoard(input);
    return accepted(input);
  } catch (fault) {
    if (!(fault instanceof ReadFault)) throw fault;
    return refused('bad-options', 'GH-1.6', { path: fault.path, message: fault.message });
  }
}
