import type { JsonObject } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { goldenHorn } from '../../rules/index.ts';
import { changed, fault, json, load, match, position, type Seated, ship, six } from './table.ts';

describe('a state with a fault', () => {
  it.each<[unknown, string]>([
    [null, 'bad-state : must be an object'],
    [[], 'bad-state : must be an object'],
    [{ game: 'el-capitan' }, 'bad-state /game: must be golden-horn'],
    [{ options: 1 }, 'bad-options : must be an object'],
    [{ other: 1 }, 'bad-state /other: unknown key'],
    [{ players: 1 }, 'bad-state /players: must be a list'],
    [{ players: [{}, {}, {}, {}] }, 'bad-state /players/3: there are 3 seats'],
  ])('is refused with the path of its first fault: %j', (data, expected) => expect(fault(data)).toBe(expected));

  const good = () =>
    json(
      load(
        position([
          { ships: { mono: ship(1, 'CON', ['red', 2]), duo: ship(4, 'VEN'), trio: ship('CON', 'VEN') } },
          { ships: { mono: ship('MOD', 'VEN', ['pink', 1]) } },
        ]),
      ),
    );

  it.each<[string, unknown, string]>([
    ['/round', 0, '/round: must be a whole number from 1 to 9999'],
    ['/round', 10000, '/round: must be a whole number from 1 to 9999'],
    ['/starter', 1, '/starter: must be a whole number from 0 to 0'],
    ['/seat', 2, '/seat: must be a whole number from 0 to 1'],
    ['/seat', null, '/seat: must be a seat in a turn'],
    ['/step', 'wait', '/step: must be one of place, fill, deal, turn, voyage, close, over'],
    ['/lastRound', 1, '/lastRound: must be true or false'],
    ['/announcedBy', 2, '/announcedBy: must be a whole number from 0 to 1'],
    ['/announcedBy', 0, '/announcedBy: an announced end makes this the last round'],
    ['/turn', { sailed: true }, '/turn/sailed: unknown key'],
    ['/turn', { raided: 1 }, '/turn/raided: must be true or false'],
    ['/turn', { raided: false, other: 1 }, '/turn/other: unknown key'],
    ['/turn', { ship: 'brig' }, '/turn/ship: must be one of , mono, duo, trio'],
    ['/turn', { ship: 'mono' }, '/turn: no ship has been moved yet in this turn'],
    ['/pending', { seat: 0, cards: 1 }, '/pending: tells of cards just while they are dealt'],
    ['/pending', { seat: 2, cards: 1 }, '/pending/seat: must be a whole number from 0 to 1'],
    ['/pending', { seat: 0, cards: 0 }, '/pending/cards: must be a whole number from 1 to 9'],
    ['/pending', { seat: 0, cards: 10 }, '/pending/cards: must be a whole number from 1 to 9'],
    ['/pending', { seat: 0, cards: 1, x: 1 }, '/pending/x: unknown key'],
    ['/cities', { MOD: { pink: 0, yellow: 0, blue: 0, red: 0, green: 0, orange: 0 } }, '/cities/MOD: unknown key'],
    ['/cities/VEN', { black: 1 }, '/cities/VEN/black: unknown key'],
    ['/cities/VEN/red', 121, '/cities/VEN/red: must be a whole number from 0 to 120'],
    ['/bag/red', -1, '/bag/red: must be a whole number from 0 to 120'],
    ['/deck', { count: 721 }, '/deck/count: must be a whole number from 0 to 720'],
    ['/deck', { count: 5, red: 1 }, '/deck/pink: unknown key'],
    ['/discard/red', 'x', '/discard/red: must be a whole number from 0 to 120'],
    ['/actor', '1', '/actor: must be 0 here'],
    ['/players/0/score', 3, '/players/0/score: must be null while the match runs'],
    ['/players/0/colour', 3, '/players/0/colour: unknown key'],
    ['/players/1/fleet', 'A', '/players/1/fleet: must be B'],
    ['/players/0/hand/red', 1.5, '/players/0/hand/red: must be a whole number from 0 to 120'],
    ['/players/0/warehouse', { count: 3 }, '/bag: the hidden ones do not add up'],
    ['/players/0/ships/brig', {}, '/players/0/ships/brig: unknown key'],
    ['/players/0/ships/mono/robbed', 0, '/players/0/ships/mono/robbed: must be true or false'],
    ['/players/0/ships/mono/flag', 0, '/players/0/ships/mono/flag: unknown key'],
    [
      '/players/0/ships/mono/cargo',
      { colour: 'red' },
      '/players/0/ships/mono/cargo/cubes: must be a whole number from 1 to 120',
    ],
    [
      '/players/0/ships/mono/cargo/colour',
      'black',
      '/players/0/ships/mono/cargo/colour: must be one of pink, yellow, blue, red, green, orange',
    ],
    ['/players/0/ships/mono/cargo/cubes', 0, '/players/0/ships/mono/cargo/cubes: must be a whole number from 1 to 120'],
    ['/players/0/ships/mono/cargo/sacks', 0, '/players/0/ships/mono/cargo/sacks: unknown key'],
    ['/players/0/ships/mono/cargo/colour', 'pink', '/players/0/ships/mono/cargo: has a colour of its own sails'],
    ['/players/0/ships/mono/at', 'GEN', '/players/0/ships/mono/at: is no place of this lane'],
    ['/players/0/ships/mono/at', 7, '/players/0/ships/mono/at: is no place of this lane'],
    ['/players/0/ships/mono/at', 0, '/players/0/ships/mono/at: is no place of this lane'],
    ['/players/0/ships/mono/at', 4, '/players/0/ships/mono/at: too many ships lie here'],
    ['/players/0/ships/mono/at', 'VEN', '/players/0/ships/mono/cargo: a ship in a city carries nothing'],
    ['/players/0/ships/mono/at', null, '/players/0/ships/mono/heading: must be null before the ships are placed'],
    ['/players/0/ships/mono/heading', 'MOD', '/players/0/ships/mono/heading: must be one of VEN, CON'],
    ['/players/0/ships/trio/heading', 'CON', '/players/0/ships/trio/heading: in a city is the other city'],
    ['/players/1/ships/duo/heading', 'VEN', '/players/1/ships/duo/heading: in a city is the other city'],
    [
      '/players/0/ships/mono/robbed',
      true,
      '/players/0/ships/mono/robbed: only an empty ship at sea was robbed of everything',
    ],
    [
      '/players/0/ships/trio/robbed',
      true,
      '/players/0/ships/trio/robbed: only an empty ship at sea was robbed of everything',
    ],
    [
      '/players/1/ships/trio/robbed',
      true,
      '/players/1/ships/trio/robbed: only an empty ship at sea was robbed of everything',
    ],
  ])('is refused in a turn, with %s = %j: %s', (path, value, expected) => {
    expect(fault(changed(good(), path, value))).toBe(`bad-state ${expected}`);
  });
});

/** The same data without one key. */
function without(data: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));
}

const nowhere = { at: null, heading: null };
const placed = (city: string): JsonObject => {
  const one = ship(city, city === 'VEN' ? 'CON' : 'VEN');
  return { mono: one, duo: one, trio: one };
};
const seats = (...each: readonly Seated[]): readonly Seated[] => each;
const at = (step: string, each: readonly Seated[], more: JsonObject = {}): JsonObject =>
  position(each, { step, ...more });

/** Each row: what the state is, what is said to it (taken: actor and seat), and its data. */
describe('a state of a step', () => {
  const voyage = seats({ ships: { duo: ship(2, 'CON', ['blue', 1]) } }, {});
  const inCity = seats({ ships: { duo: ship('CON', 'VEN', ['blue', 1]) } }, {});
  const all = seats({ warehouse: six({}, 1) }, {});
  const full = { VEN: six({ red: 9 }), CON: six({ pink: 9 }) };
  const nothing = six();
  const cubes = six({ pink: 13, yellow: 15, blue: 15, red: 15, green: 15, orange: 15 });
  it.each<[string, string, JsonObject]>([
    ['voyage', 'taken, 0 0', at('voyage', voyage, { turn: { ship: 'duo' } })],
    ['voyage, no ship', '/turn: must name the ship that is under way', at('voyage', voyage)],
    [
      'voyage, ship in a city',
      '/step: the ship of this turn is not at sea',
      at('voyage', voyage, { turn: { ship: 'trio' } }),
    ],
    [
      'voyage, ship in Modone',
      '/step: the ship of this turn is not at sea',
      at('voyage', seats({ ships: { duo: ship('MOD', 'CON') } }, {}), { turn: { ship: 'duo' } }),
    ],
    ['voyage, nobody', '/seat: must be a seat in a turn', at('voyage', voyage, { turn: { ship: 'duo' }, seat: null })],
    ['voyage after a raid', 'taken, 0 0', at('voyage', voyage, { turn: { ship: 'duo', raided: true } })],
    ['turn, seat and another actor', '/actor: must be 1 here', at('turn', voyage, { seat: 1, actor: '0' })],
    ['turn, no such actor', '/actor: must be one of 0, 1', { ...without(at('turn', voyage), 'seat'), actor: '2' }],
    ['turn by actor', 'taken, 1 1', { ...without(at('turn', voyage), 'seat'), actor: '1' }],
    ['turn by nobody', '/seat: must be a seat in a turn', without(at('turn', voyage), 'seat')],
    ['fill while loading', 'taken, * 0', at('fill', inCity, { turn: { ship: 'duo' } })],
    ['fill, no ship', '/turn: must name the ship that is under way', at('fill', seats({}, {}))],
    [
      'fill, ship at sea',
      '/step: the ship that has loaded is not in a city',
      at('fill', voyage, { turn: { ship: 'duo' } }),
    ],
    [
      'fill, other ship carries',
      '/players/0/ships/duo/cargo: a ship in a city carries nothing',
      at('fill', inCity, { turn: { ship: 'mono' } }),
    ],
    [
      'fill, full city',
      '/step: nothing is to be filled',
      at('fill', seats({}, {}), { cities: full, turn: { ship: 'duo' } }),
    ],
    [
      'fill, empty bag',
      '/step: nothing is to be filled',
      at('fill', seats({ warehouse: cubes }, {}), {
        cities: { VEN: six({ pink: 2 }), CON: nothing },
        turn: { ship: 'mono' },
      }),
    ],
    ['fill at the beginning', 'taken, * null', at('fill', seats({}, {}), { seat: null })],
    [
      'fill at the beginning, one full',
      'taken, * null',
      at('fill', seats({}, {}), { seat: null, cities: { ...full, CON: nothing } }),
    ],
    [
      'fill at the beginning, the other full',
      'taken, * null',
      at('fill', seats({}, {}), { seat: null, cities: { ...full, VEN: nothing } }),
    ],
    [
      'fill at the beginning, both full',
      '/step: nothing is to be filled',
      at('fill', seats({}, {}), { seat: null, cities: full }),
    ],
    [
      'fill at the beginning, a turn',
      '/turn: is initial before the first turn and after the last',
      at('fill', seats({}, {}), { seat: null, turn: { raided: true } }),
    ],
    ['fill, actor 0', '/actor: must be * here', at('fill', inCity, { turn: { ship: 'duo' }, actor: '0' })],
    ['fill, actor *', 'taken, * 0', at('fill', inCity, { turn: { ship: 'duo' }, actor: '*' })],
    [
      'a city with ten',
      '/cities/VEN: holds at most 9 cubes',
      at('turn', seats({}, {}), { cities: { VEN: six({ red: 10 }), CON: nothing } }),
    ],
    [
      'the other with ten',
      '/cities/CON: holds at most 9 cubes',
      at('turn', seats({}, {}), { cities: { CON: six({ red: 10 }), VEN: nothing } }),
    ],
    ['a city with nine', 'taken, 0 0', at('turn', seats({}, {}), { cities: full })],
    [
      'a cube too many',
      '/bag: with those elsewhere there are 16 red instead of 15',
      at('turn', seats({}, {}), { bag: six({ red: 14 }, 13) }),
    ],
    [
      'a cube too few',
      '/bag: with those elsewhere there are 14 orange instead of 15',
      at('turn', seats({}, {}), { bag: six({ orange: 12 }, 13) }),
    ],
    [
      'a card too many',
      '/deck: with those elsewhere there are 10 red instead of 9',
      at('turn', seats({}, {}), { deck: six({ red: 10 }, 9) }),
    ],
    [
      'a card too few',
      '/deck: with those elsewhere there are 8 red instead of 9',
      at('turn', seats({ hand: six({ red: 1 }) }, {}), { deck: six({ red: 7 }, 9) }),
    ],
    ['deal', 'taken, * 0', at('deal', seats({}, {}), { pending: { seat: 0, cards: 2 }, turn: { ship: 'mono' } })],
    [
      'deal at the beginning',
      'taken, * null',
      at('deal', seats({}, {}), { pending: { seat: 1, cards: 2 }, seat: null }),
    ],
    ['deal without pending', '/pending: tells of cards just while they are dealt', at('deal', seats({}, {}))],
    [
      'deal without a card',
      '/step: there is no card to deal',
      at('deal', seats({ hand: six({}, 9) }, {}), { pending: { seat: 0, cards: 2 } }),
    ],
    [
      'deal with discards only',
      '/step: there is no card to deal',
      at('deal', seats({ hand: six({ red: 0 }, 9) }, {}), { discard: six({ red: 9 }), pending: { seat: 0, cards: 2 } }),
    ],
    ['close', 'taken, 0 0', at('close', all, { turn: { ship: 'mono' } })],
    [
      'close without a colour',
      '/step: the end cannot be announced here',
      at('close', seats({ warehouse: six({ red: 0 }, 1) }, {})),
    ],
    ['close of another seat', '/step: the end cannot be announced here', at('close', all, { seat: 1 })],
    ['close in the last round', '/step: the end cannot be announced here', at('close', all, { lastRound: true })],
    [
      'over',
      'taken, null 1',
      at('over', [{ score: 10, warehouse: six({}, 1) }, { score: 0 }], { seat: 1, lastRound: true }),
    ],
    [
      'over, by default',
      'taken, null 1',
      without(at('over', [{ score: 0 }, { score: 0 }], { lastRound: true }), 'seat'),
    ],
    [
      'over, wrong seat',
      '/seat: the match ends with the turn of the last seat',
      at('over', [{ score: 0 }, { score: 0 }], { seat: 0 }),
    ],
    [
      'over, wrong score',
      '/players/0/score: must be the score of the warehouse',
      at('over', [{ score: 9, warehouse: six({}, 1) }, { score: 0 }], { seat: 1 }),
    ],
    [
      'over, no score',
      '/players/1/score: must be the score of the warehouse',
      at('over', [{ score: 0 }, {}], { seat: 1 }),
    ],
    [
      'over in a turn',
      '/turn: is initial before the first turn and after the last',
      at('over', [{ score: 0 }, { score: 0 }], { seat: 1, turn: { raided: true } }),
    ],
    [
      'over in a voyage',
      '/turn: is initial before the first turn and after the last',
      at('over', [{ score: 0 }, { score: 0 }], { seat: 1, turn: { ship: 'mono' } }),
    ],
    ['over, actor', '/actor: must be null here', at('over', [{ score: 0 }, { score: 0 }], { seat: 1, actor: '1' })],
    ['announced', 'taken, 0 0', at('turn', seats({}, {}), { announcedBy: 1, lastRound: true })],
    ['last round', 'taken, 0 0', at('turn', seats({}, {}), { lastRound: true })],
    [
      'four in Modone of two',
      '/players/0/ships/mono/at: too many ships lie here',
      at('turn', seats({ ships: { mono: ship('MOD', 'CON'), duo: ship('MOD', 'CON'), trio: ship('MOD', 'CON') } }, {})),
    ],
    [
      'two in Modone of two',
      'taken, 0 0',
      at('turn', seats({ ships: { mono: ship('MOD', 'CON'), duo: ship('MOD', 'VEN') } }, {})),
    ],
    ['robbed', 'taken, 0 0', at('turn', seats({ ships: { mono: ship(3, 'CON', null, true) } }, {}))],
    [
      'robbed in a city',
      '/players/0/ships/mono/robbed: only an empty ship at sea was robbed of everything',
      at('turn', seats({ ships: { mono: ship('VEN', 'CON', null, true) } }, {})),
    ],
    [
      'robbed in Modone',
      '/players/0/ships/mono/robbed: only an empty ship at sea was robbed of everything',
      at('turn', seats({ ships: { mono: ship('MOD', 'CON', null, true) } }, {})),
    ],
    [
      'voyage by actor',
      'taken, 1 1',
      {
        ...without(at('voyage', seats({}, { ships: { duo: ship(2, 'CON') } }), { turn: { ship: 'duo' } }), 'seat'),
        actor: '1',
      },
    ],
    ['close by actor', 'taken, 0 0', { ...without(at('close', all, { turn: { ship: 'mono' } }), 'seat'), actor: '0' }],
    ['close by nobody', '/seat: must be a seat in a turn', without(at('close', all), 'seat')],
    [
      'deal while the ship in the city still carries',
      '/players/0/ships/duo/cargo: a ship in a city carries nothing',
      at('deal', inCity, { pending: { seat: 0, cards: 1 }, turn: { ship: 'duo' } }),
    ],
    [
      'fill of a full city while the other is short',
      '/step: nothing is to be filled',
      at('fill', seats({ ships: { duo: ship('CON', 'VEN') } }, {}), {
        cities: { ...full, VEN: nothing },
        turn: { ship: 'duo' },
      }),
    ],
    ['placed, seat 0', '/seat: is null while ships are placed', { options: { players: 2 }, step: 'place', seat: 0 }],
    [
      'not placed, with cargo',
      '/players/0/ships/mono: a ship that is not placed has nothing behind it',
      {
        options: { players: 2 },
        bag: six({ red: 14 }, 15),
        players: [{ ships: { mono: { ...nowhere, cargo: { colour: 'red', cubes: 1 }, robbed: false } } }],
      },
    ],
    [
      'not placed, robbed',
      '/players/0/ships/mono: a ship that is not placed has nothing behind it',
      { options: { players: 2 }, players: [{ ships: { mono: { ...nowhere, cargo: null, robbed: true } } }] },
    ],
    [
      'placed half',
      'taken, 0 null',
      { options: { players: 2 }, step: 'place', players: [{}, { ships: placed('VEN') }] },
    ],
    [
      'placed by the first',
      '/players/0/ships/mono/at: is null until its seat has placed',
      { options: { players: 2 }, step: 'place', players: [{ ships: placed('VEN') }] },
    ],
    [
      'placed by all',
      '/players/0/ships/mono/at: is null until its seat has placed',
      { options: { players: 2 }, step: 'place', players: [{ ships: placed('VEN') }, { ships: placed('VEN') }] },
    ],
    [
      'placed in part',
      '/players/1/ships/trio/at: must be a place',
      { options: { players: 2 }, step: 'place', players: [{}, { ships: { ...placed('VEN'), trio: nowhere } }] },
    ],
    [
      'placed the middle one',
      '/players/1/ships/mono/at: is null until its seat has placed',
      { step: 'place', players: [{}, { ships: placed('CON') }] },
    ],
    ['placed the last one', 'taken, 1 null', { step: 'place', players: [{}, {}, { ships: placed('CON') }] }],
    ['placed, seat', '/seat: is null while ships are placed', { options: { players: 2 }, step: 'place', seat: 1 }],
    ['placed, actor', '/actor: must be 1 here', { options: { players: 2 }, actor: '0' }],
    [
      'not placed in a turn',
      '/players/0/ships/mono/at: must be a place',
      { options: { players: 2 }, step: 'turn', seat: 0 },
    ],
  ])('is read or refused as the step requires: %s: %s', (_, expected, data) => {
    const read = goldenHorn.fromJson(data);
    if (!expected.startsWith('taken')) expect(fault(data)).toBe(`bad-state ${expected}`);
    else if (!read.ok) throw new Error(fault(data));
    else expect(`taken, ${json(read.value).actor} ${json(read.value).seat}`).toBe(expected);
  });
});

describe('a view that is read', () => {
  const seen = (more: JsonObject = {}): JsonObject => {
    const s = load(position([{ hand: six({ red: 2 }), warehouse: six({ blue: 3 }) }, { hand: six({ pink: 1 }) }]));
    return { ...json(goldenHorn.view(s, 1)), ...more };
  };

  it('contains counts, and still hides the rest', () => {
    const view = load(seen());
    expect(json(view)).toEqual(seen());
    expect(json(view).players[0]).toMatchObject({ hand: { count: 2 }, warehouse: { count: 3 } });
    expect(json(view).deck).toEqual({ count: 51 });
  });

  it.each<[string, unknown, string]>([
    ['/players/0/warehouse/count', 4, '/bag: the hidden ones do not add up'],
    ['/players/0/warehouse/count', 2, '/bag: the hidden ones do not add up'],
    ['/players/0/warehouse/count', -1, '/players/0/warehouse/count: must be a whole number from 0 to 720'],
    ['/players/0/warehouse', six({ blue: 3 }), '/players/0/warehouse: is hidden with the hand'],
    ['/players/0/hand/count', 3, '/deck: the hidden ones do not add up'],
    ['/players/0/hand/count', 721, '/players/0/hand/count: must be a whole number from 0 to 720'],
    ['/players/0/hand', { count: 2, red: 1 }, '/players/0/hand/pink: unknown key'],
    ['/deck/count', 50, '/deck: the hidden ones do not add up'],
    ['/cities/VEN/red', 15, '/bag: with those elsewhere there are 29 red instead of 15'],
    ['/cities/VEN/blue', 4, '/bag: the hidden ones do not add up'],
    ['/discard/red', 10, '/deck: with those elsewhere there are 10 red instead of 9'],
    ['/discard/red', 9, '/deck: the hidden ones do not add up'],
  ])('is refused with %s = %j: %s', (path, value, expected) => {
    expect(fault(changed(seen(), path, value))).toBe(`bad-state ${expected}`);
  });

  it('is accepted in the step of the announcement although it hides the warehouse (GH-8.1)', () => {
    const s = load(at('close', [{ warehouse: six({}, 1) }, {}], { turn: { ship: 'mono' } }));
    const view = json(goldenHorn.view(s, 1));
    expect(json(load(view))).toEqual(view);
  });
});

it('an error of another kind that occurs while a state is read is passed on', () => {
  const data = {
    get round(): number {
      throw new TypeError('no reading');
    },
  };
  expect(() => goldenHorn.fromJson(data)).toThrow(TypeError);
});

describe('a state that is written and read', () => {
  it.each([2, 3, 4])('is the same, and so is any view of it, at plies of a match with %i', (players) => {
    for (const [s, ply] of match({ players }, 9)) {
      if (ply % 7 !== 0) continue;
      const seen = [0, players - 1, 'spectator' as const].map((viewer) => goldenHorn.view(s, viewer));
      for (const each of [s, ...seen]) {
        expect(json(load(json(each)))).toEqual(json(each));
        expect(goldenHorn.hash(load(json(each)))).toBe(goldenHorn.hash(each));
      }
    }
  });

  it('has a fresh match’s value for each field that was omitted', () => {
    expect(json(load({}))).toEqual(json(load({ options: { players: 3 } })));
    expect(json(load({ game: 'golden-horn', round: 1 }))).toEqual(json(load({})));
    expect(json(load({}))).toMatchObject({ step: 'place', actor: '2', seat: null, round: 1, lastRound: false });
  });
});
