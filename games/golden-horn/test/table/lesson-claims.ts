import { goldenHorn } from '@levante/golden-horn/rules';

/** Claims of a step: its numbers in the order of its words, and other conditions on the state. */
export interface Claim {
  readonly numbers: readonly number[];
  readonly holds: Readonly<Record<string, boolean>>;
}

/** A state as plain data. */
export function readState(json: unknown) {
  const read = goldenHorn.fromJson(json);
  if (!read.ok) throw new Error('no state');
  return goldenHorn.toJson(read.value);
}

type State = ReturnType<typeof readState>;
const playerOf = (s: State, seat: number) => {
  const player = s.players[seat];
  if (!player) throw new Error('nobody there');
  return player;
};
const me = (s: State) => playerOf(s, 0);
const opponent = (s: State) => playerOf(s, 1);
const total = (counts: object): number => Object.values(counts).reduce((sum: number, one) => sum + Number(one), 0);
const held = (counts: object, colour: string): number => Number(new Map(Object.entries(counts)).get(colour) ?? 0);
const missing = (counts: object): readonly string[] =>
  Object.entries(counts).flatMap(([colour, count]) => (count === 0 ? [colour] : []));
const aboard = (s: State) => Object.values(opponent(s).ships).reduce((sum, { cargo }) => sum + (cargo?.cubes ?? 0), 0);
/** Rows of different colours, laid as far as they go (GH-9.1). */
function rowsOf(counts: object): number {
  const left = Object.values(counts).map(Number);
  let bonus = 0;
  for (let row = left.length; row > 0; ) {
    row = left.filter((one) => one > 0).length;
    bonus += [0, 0, 0, 0, 1, 2, 4][row] ?? 0;
    left.forEach((one, i) => {
      left[i] = Math.max(0, one - 1);
    });
  }
  return bonus;
}

/** By step, in the position in which it is said. */
export const CLAIMS: { readonly [step: string]: (s: State) => Claim } = {
  load: (s) => ({
    numbers: [s.cities.VEN.orange],
    holds: {
      'the ship is there': me(s).ships.duo.at === 'VEN',
      'it is the most of all colours': Object.entries(s.cities.VEN).every(
        ([c, n]) => c === 'orange' || n < s.cities.VEN.orange,
      ),
    },
  }),
  stop: (s) => ({
    numbers: [1],
    holds: { 'the ship is there': me(s).ships.duo.at === 1, 'there is no pink card': held(me(s).hand, 'pink') === 0 },
  }),
  card: (s) => ({
    numbers: [2, 3],
    holds: {
      'a ship is in the way': opponent(s).ships.trio.at === 2,
      'yours is before it': me(s).ships.duo.at === 1,
      'there is a blue card': held(me(s).hand, 'blue') > 0,
    },
  }),
  lack: (s) => ({
    numbers: [s.cities.CON.pink],
    holds: {
      'there is none yet': held(me(s).warehouse, 'pink') === 0,
      'the ship is there': me(s).ships.trio.at === 'CON',
    },
  }),
  free: (s) => ({ numbers: [6, 3], holds: { 'the ship is there': me(s).ships.trio.at === 6 } }),
  raid: (s) => ({
    numbers: [3],
    holds: {
      'the ship is on the open sea': typeof opponent(s).ships.trio.at === 'number',
      'it carries blue': opponent(s).ships.trio.cargo?.colour === 'blue',
      'the cards are there': held(me(s).hand, 'pink') >= 2 && held(me(s).hand, 'green') >= 1,
    },
  }),
  home: (s) => ({
    numbers: [me(s).ships.duo.cargo?.cubes ?? 0, 2, 2],
    holds: {
      'the ship is in Modone': me(s).ships.duo.at === 'MOD',
      'it carries orange': me(s).ships.duo.cargo?.colour === 'orange',
    },
  }),
  six: (s) => ({
    numbers: [],
    holds: {
      'only yellow is missing': missing(me(s).warehouse).join() === 'yellow',
      'the ship carries it': me(s).ships.trio.cargo?.colour === 'yellow',
    },
  }),
  announce: (s) => ({
    numbers: [total(me(s).warehouse), aboard(s)],
    holds: { 'all six colours are there': missing(me(s).warehouse).length === 0 },
  }),
  score: (s) => ({
    numbers: [total(me(s).warehouse), total(me(s).warehouse), rowsOf(me(s).warehouse), opponent(s).score ?? 0],
    holds: {
      'that is the score': me(s).score === total(me(s).warehouse) + rowsOf(me(s).warehouse),
      'the learner wins': (me(s).score ?? 0) > (opponent(s).score ?? 0),
    },
  }),
};
