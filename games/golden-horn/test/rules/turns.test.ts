import { describe, expect, it } from 'vitest';
import { goldenHorn, RECONSTRUCTED } from '../../rules/index.ts';
import { json, legal, load, play, position, ship, six } from './table.ts';

describe('at the beginning,', () => {
  it('ships are placed from the last seat down, then Venice and Constantinople are filled and cards dealt (GH-2)', () => {
    const board = { ...RECONSTRUCTED, citySize: 1, startHand: 1 };
    const s = load({ options: { players: 2, board } });
    expect(play(s, '1 place CON VEN VEN', '0 place VEN VEN CON')).toEqual([
      { type: 'placed', seat: 1, ship: 'mono', city: 'CON' },
      { type: 'placed', seat: 1, ship: 'duo', city: 'VEN' },
      { type: 'placed', seat: 1, ship: 'trio', city: 'VEN' },
      { type: 'placed', seat: 0, ship: 'mono', city: 'VEN' },
      { type: 'placed', seat: 0, ship: 'duo', city: 'VEN' },
      { type: 'placed', seat: 0, ship: 'trio', city: 'CON' },
    ]);
    expect(play(s, '* cube VEN red', '* cube CON blue', '* card 0 pink', '* card 1 green')).toEqual([
      { type: 'cube-drawn', city: 'VEN', colour: 'red' },
      { type: 'cube-drawn', city: 'CON', colour: 'blue' },
      { type: 'card-drawn', seat: 0, colour: 'pink' },
      { type: 'card-drawn', seat: 1, colour: 'green' },
      { type: 'turn-begun', seat: 0, round: 1 },
    ]);
    expect(json(s)).toMatchObject({ step: 'turn', seat: 0, actor: '0', pending: null });
  });

  it('a bag that is too small leaves the second city short, and a board can have no starting cards', () => {
    const board = { ...RECONSTRUCTED, cubesPerColour: 3, citySize: 9, startHand: 0 };
    const bag = { VEN: six({ pink: 3, yellow: 3, blue: 2 }), CON: six({ blue: 1, red: 3, green: 3, orange: 1 }) };
    const data = position([{}, {}], { seat: null, step: 'fill', cities: bag });
    const s = load({ ...data, bag: six({ orange: 2 }), options: { players: 2, board } });
    play(s, '* cube VEN orange');
    expect(play(s, '* cube CON orange').at(-1)).toEqual({ type: 'turn-begun', seat: 0, round: 1 });
  });
});

describe('a turn', () => {
  it('can load all cubes of a colour, refill the city, and take the first step (GH-5)', () => {
    const cities = { VEN: six({ blue: 2, red: 7 }), CON: six({ pink: 9 }) };
    const s = load(position([{}, {}], { cities }));
    expect(play(s, '0 load duo blue')).toEqual([
      { type: 'loaded', seat: 0, ship: 'duo', city: 'VEN', colour: 'blue', cubes: 2 },
    ]);
    expect(json(s)).toMatchObject({
      step: 'fill',
      turn: { raided: false, ship: 'duo' },
      cities: { VEN: six({ red: 7 }) },
    });
    expect(play(s, '* cube VEN pink', '* cube VEN pink')).toEqual([
      { type: 'cube-drawn', city: 'VEN', colour: 'pink' },
      { type: 'cube-drawn', city: 'VEN', colour: 'pink' },
      { type: 'stepped', seat: 0, ship: 'duo', from: 'VEN', to: 1 },
    ]);
    expect(play(s, '0 stop')).toEqual([
      { type: 'voyage-ended', seat: 0, ship: 'duo', at: 1 },
      { type: 'turn-begun', seat: 1, round: 1 },
    ]);
    expect(json(s).players[0]?.ships.duo).toEqual(ship(1, 'CON', ['blue', 2]));
    expect(json(s).turn).toEqual({ raided: false, ship: null });
  });

  it('refills the city of the ship, even if the other one is short (GH-5.2)', () => {
    const cities = { VEN: six({ red: 5 }), CON: six({ blue: 2, pink: 7 }) };
    const s = load(position([{ ships: { duo: ship('CON', 'VEN') } }, {}], { cities }));
    play(s, '0 load duo blue');
    expect(legal(s)).toContain('* cube CON red');
    expect(legal(s)).not.toContain('* cube VEN red');
  });

  it('can begin with a raid for cards, after which an emptied ship may turn round once (GH-4)', () => {
    const hand = six({ yellow: 2, orange: 2, red: 3 });
    const target = { duo: ship(5, 'CON', ['red', 1]) };
    const s = load(position([{ hand, ships: { trio: ship(2, 'VEN') } }, { ships: target }]));
    expect(play(s, '0 raid 1.duo yellow orange orange')).toEqual([
      { type: 'card-played', seat: 0, colour: 'yellow', for: 'raid' },
      { type: 'card-played', seat: 0, colour: 'orange', for: 'raid' },
      { type: 'card-played', seat: 0, colour: 'orange', for: 'raid' },
      { type: 'raided', seat: 0, target: 1, ship: 'duo', colour: 'red', left: 0 },
    ]);
    expect(json(s)).toMatchObject({
      turn: { raided: true, ship: null },
      discard: six({ yellow: 1, orange: 2 }),
      players: [
        { hand: six({ yellow: 1, red: 3 }), warehouse: six({ red: 1 }) },
        { ships: { duo: ship(5, 'CON', null, true) } },
      ],
    });
    play(s, '0 sail trio', '0 stop');
    expect(legal(s)).toContain('1 turn duo');
    expect(play(goldenHorn.clone(s), '1 sail duo').length).toBe(1);
    expect(play(s, '1 turn duo')).toEqual([
      { type: 'turned-round', seat: 1, ship: 'duo', heading: 'VEN' },
      { type: 'stepped', seat: 1, ship: 'duo', from: 5, to: 4 },
    ]);
    expect(json(s).players[1]?.ships.duo).toEqual(ship(4, 'VEN'));
  });

  it('can turn a robbed ship from Venice to Constantinople (GH-4.4)', () => {
    const s = load(position([{ ships: { mono: ship(3, 'VEN', null, true) } }, {}]));
    expect(play(s, '0 turn mono')).toEqual([
      { type: 'turned-round', seat: 0, ship: 'mono', heading: 'CON' },
      { type: 'stepped', seat: 0, ship: 'mono', from: 3, to: 'MOD' },
      { type: 'voyage-ended', seat: 0, ship: 'mono', at: 'MOD' },
      { type: 'turn-begun', seat: 1, round: 1 },
    ]);
  });

  it('leaves further cubes aboard a raided ship, which then may not turn round', () => {
    const s = load(position([{ hand: six({ yellow: 3 }) }, { ships: { duo: ship(5, 'CON', ['red', 3]) } }]));
    expect(play(s, '0 raid 1.duo yellow yellow yellow').at(-1)).toMatchObject({ left: 2 });
    expect(json(s).players[1]?.ships.duo).toEqual(ship(5, 'CON', ['red', 2]));
  });

  it('can pay a step with a card, and an arrival brings cubes and cards (GH-6.3, GH-7)', () => {
    const s = load(position([{ hand: six({ pink: 1 }), ships: { duo: ship(2, 'VEN', ['blue', 2]) } }, {}]));
    expect(play(s, '0 sail duo', '0 on pink')).toEqual([
      { type: 'stepped', seat: 0, ship: 'duo', from: 2, to: 1 },
      { type: 'card-played', seat: 0, colour: 'pink', for: 'step' },
      { type: 'stepped', seat: 0, ship: 'duo', from: 1, to: 'VEN' },
      { type: 'unloaded', seat: 0, ship: 'duo', city: 'VEN', colour: 'blue', cubes: 2 },
      { type: 'voyage-ended', seat: 0, ship: 'duo', at: 'VEN' },
    ]);
    expect(json(s)).toMatchObject({ step: 'deal', pending: { seat: 0, cards: 2 }, turn: { ship: 'duo' } });
    expect(json(s).players[0]).toMatchObject({ warehouse: six({ blue: 2 }), ships: { duo: ship('VEN', 'CON') } });
    expect(play(s, '* card 0 red', '* card 0 pink').at(-1)).toEqual({ type: 'turn-begun', seat: 1, round: 1 });
  });

  it('can bring an empty ship to Constantinople, where nothing is unloaded (GH-4.4)', () => {
    const s = load(position([{ ships: { mono: ship(6, 'CON') } }, {}]));
    expect(play(s, '0 sail mono').slice(1, 3)).toEqual([
      { type: 'unloaded', seat: 0, ship: 'mono', city: 'CON', colour: null, cubes: 0 },
      { type: 'voyage-ended', seat: 0, ship: 'mono', at: 'CON' },
    ]);
    expect(json(s).players[0]?.ships.mono).toEqual(ship('CON', 'VEN'));
  });

  it('draws from the discards if the pile is empty, and draws nothing if both are (GH-7.4)', () => {
    const ships = { duo: ship(1, 'VEN', ['blue', 1]) };
    const some = load(position([{ ships, hand: six({ red: 8 }, 9) }, {}], { discard: six({ red: 1 }) }));
    expect(play(some, '0 sail duo').at(-1)).toEqual({ type: 'pile-renewed' });
    expect(json(some)).toMatchObject({ deck: six({ red: 1 }), discard: six(), pending: { seat: 0, cards: 2 } });
    expect(play(some, '* card 0 red').at(-1)).toEqual({ type: 'turn-begun', seat: 1, round: 1 });
    const none = load(position([{ ships, hand: six({}, 9) }, {}]));
    expect(play(none, '0 sail duo').at(-1)).toEqual({ type: 'turn-begun', seat: 1, round: 1 });
  });

  it('is passed if no ship can move, and then the end may be announced (GH-5.3, GH-8.1)', () => {
    const empty = { VEN: six(), CON: six() };
    const s = load(position([{ warehouse: six({}, 1) }, {}], { cities: empty }));
    expect(play(s, '0 pass')).toEqual([{ type: 'passed', seat: 0 }]);
    expect(legal(s)).toEqual(['0 announce', '0 done']);
    expect(play(goldenHorn.clone(s), '0 done')).toEqual([
      { type: 'went-on', seat: 0 },
      { type: 'turn-begun', seat: 1, round: 1 },
    ]);
    expect(play(s, '0 announce')).toEqual([
      { type: 'announced', seat: 0 },
      { type: 'turn-begun', seat: 1, round: 1 },
    ]);
    expect(json(s)).toMatchObject({ lastRound: true, announcedBy: 0 });
    expect(play(s, '1 pass').at(-1)).toMatchObject({ type: 'match-over', scores: [10, 0], ranks: [1, 2] });
  });

  it('of the last seat ends the round, and the next begins (GH-8.2)', () => {
    const empty = { VEN: six(), CON: six() };
    const s = load(position([{}, {}], { cities: empty, seat: 1, round: 4 }));
    expect(play(s, '1 pass').at(-1)).toEqual({ type: 'turn-begun', seat: 0, round: 5 });
  });
});

describe('the end of the match (GH-8.1)', () => {
  /** All cubes but those in the cities are in the warehouse of seat 1. */
  const last = (VEN: Parameters<typeof six>[0], CON: Parameters<typeof six>[0]) => {
    const cities = { VEN: six(VEN), CON: six(CON) };
    const warehouse = six(
      Object.fromEntries(Object.entries(cities.VEN).map(([c, n]) => [c, 15 - n - Object(cities.CON)[c]])),
    );
    return position([{}, { warehouse: { ...warehouse, red: 0 } }], { cities, bag: six({ red: warehouse.red }) });
  };

  it('comes with the last cube of a city when the bag is empty', () => {
    const data = last({ blue: 2 }, { pink: 9, red: 15 });
    const s = load({ ...data, cities: { VEN: six({ blue: 2 }), CON: six({ pink: 9 }) }, ...all(15) });
    expect(play(s, '0 load duo blue')).toEqual([
      { type: 'loaded', seat: 0, ship: 'duo', city: 'VEN', colour: 'blue', cubes: 2 },
      { type: 'end-triggered', city: 'VEN' },
      { type: 'stepped', seat: 0, ship: 'duo', from: 'VEN', to: 1 },
    ]);
    expect(json(s).lastRound).toBe(true);
  });

  function all(_: number) {
    const warehouse = six({ pink: 6, blue: 13 }, 15);
    return { bag: six(), players: position([{}, { warehouse }]).players ?? [] };
  }

  it('is recorded for Constantinople too, and only once', () => {
    const warehouse = six({ blue: 13 }, 15);
    const ships = { mono: ship('CON', 'VEN') };
    const cities = { VEN: six(), CON: six({ blue: 2 }) };
    const s = load(position([{ ships }, { warehouse }], { cities }));
    expect(play(s, '0 load mono blue')[1]).toEqual({ type: 'end-triggered', city: 'VEN' });
    const other = load(
      position([{ ships }, { warehouse: { ...warehouse, pink: 14 } }], {
        cities: { ...cities, VEN: six({ pink: 1 }) },
      }),
    );
    expect(play(other, '0 load mono blue')[1]).toEqual({ type: 'end-triggered', city: 'CON' });
    const again = load(position([{ ships }, { warehouse }], { cities, lastRound: true }));
    expect(play(again, '0 load mono blue')[1]).toMatchObject({ type: 'stepped' });
  });

  it('is not triggered by an empty city that the bag can refill', () => {
    const s = load(position([{}, {}], { cities: { VEN: six({ blue: 9 }), CON: six() } }));
    const drawn = Array.from({ length: 9 }, () => '* cube VEN red');
    expect(play(s, '0 load duo blue', ...drawn).at(-1)).toMatchObject({ type: 'stepped' });
    expect(json(s).lastRound).toBe(false);
  });

  it('is triggered when the last cube leaves the bag and a city is empty', () => {
    const cities = { VEN: six({ blue: 2 }), CON: six() };
    const s = load(position([{}, { warehouse: six({ blue: 13, red: 14 }, 15) }], { cities }));
    expect(json(s).bag).toEqual(six({ red: 1 }));
    play(s, '0 load duo blue');
    expect(play(s, '* cube VEN red')[1]).toMatchObject({ type: 'end-triggered', city: 'CON' });
  });
});
