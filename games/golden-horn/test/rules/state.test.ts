import { ActionBuffer, type JsonObject } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { ANNOUNCE, goldenHorn, simple } from '../../rules/index.ts';
import { json, legal, load, match, play, position, type Seated, ship, six } from './table.ts';

describe('the hash of a state', () => {
  const seats: readonly Seated[] = [{ ships: { mono: ship(1, 'CON') }, warehouse: six({}, 1) }, {}];
  const base = (more: JsonObject = {}): JsonObject => position(seats, more);
  const dealing = (seat: number, cards: number): JsonObject =>
    base({ step: 'deal', turn: { ship: 'mono' }, pending: { seat, cards } });

  it('differs if any field of the state differs', () => {
    const states = [
      base(),
      base({ round: 2 }),
      base({ seat: 1 }),
      base({ lastRound: true }),
      base({ lastRound: true, announcedBy: 0 }),
      base({ lastRound: true, announcedBy: 1 }),
      base({ turn: { raided: true } }),
      base({ step: 'close', turn: { ship: 'mono' } }),
      base({ step: 'close', turn: { ship: 'duo' } }),
      base({ step: 'voyage', turn: { ship: 'mono' } }),
      dealing(0, 1),
      dealing(0, 2),
      dealing(1, 1),
      base({ discard: six({ red: 1 }) }),
      base({ discard: six({ blue: 1 }) }),
      base({ cities: { VEN: six({ red: 2 }, 1) } }),
      base({ cities: { CON: six({ red: 2 }, 1) } }),
      position([{ ...seats[0], hand: six({ red: 1 }) }, {}]),
      position([{ ...seats[0] }, { hand: six({ red: 1 }) }]),
      position([{ ...seats[0], warehouse: six({ red: 2 }, 1) }, {}]),
      position([{ ...seats[0] }, { warehouse: six({ red: 1 }) }]),
      position([{ ...seats[0], ships: { mono: ship(1, 'VEN') } }, {}]),
      position([{ ...seats[0], ships: { mono: ship(2, 'CON') } }, {}]),
      position([{ ...seats[0], ships: { mono: ship(1, 'CON', null, true) } }, {}]),
      position([{ ...seats[0], ships: { mono: ship(1, 'CON', ['red', 1]) } }, {}]),
      position([{ ...seats[0], ships: { mono: ship(1, 'CON', ['red', 2]) } }, {}]),
      position([{ ...seats[0], ships: { duo: ship(1, 'CON') } }, {}]),
    ];
    expect(new Set(states.map((data) => goldenHorn.hash(load(data)))).size).toBe(states.length);
    expect(goldenHorn.hash(load(base()))).toBe(goldenHorn.hash(load(base())));
  });
});

describe('an action without a journal', () => {
  it.each([2, 3, 4])('has the same effect, at every ply of a match with %i', (players) => {
    const buffer = new ActionBuffer();
    for (const [s] of match({ players }, 10)) {
      goldenHorn.legal(s, buffer);
      const journaled = goldenHorn.clone(s);
      const silent = goldenHorn.clone(s);
      if (buffer.length === 0) continue;
      const last = buffer.at(buffer.length - 1);
      goldenHorn.apply(journaled, last, []);
      goldenHorn.apply(silent, last);
      expect(goldenHorn.hash(silent)).toBe(goldenHorn.hash(journaled));
    }
  });

  it('announces the end, or brings it with an empty city and bag', () => {
    const empty = { VEN: six(), CON: six() };
    const deciding = load(
      position([{ warehouse: six({}, 1) }, {}], { cities: empty, step: 'close', turn: { ship: 'mono' } }),
    );
    goldenHorn.apply(deciding, simple(ANNOUNCE));
    expect(json(deciding)).toMatchObject({ lastRound: true, announcedBy: 0, seat: 1 });
    const cities = { VEN: six({ blue: 2 }), CON: six() };
    const s = load(position([{}, { warehouse: six({ blue: 13 }, 15) }], { cities }));
    const loads = goldenHorn.parse(s, '0 load duo blue');
    if (loads.ok) goldenHorn.apply(s, loads.value);
    expect(json(s)).toMatchObject({ lastRound: true, step: 'voyage' });
  });
});

describe('a copy', () => {
  it.each([2, 3, 4])('is equal at every ply of a match with %i, and independent afterwards', (players) => {
    const target = load({ options: { players } });
    for (const [s, ply] of match({ players }, 8)) {
      const hash = goldenHorn.hash(s);
      goldenHorn.copy(s, target);
      const copy = goldenHorn.clone(s);
      expect([goldenHorn.hash(copy), goldenHorn.hash(target)]).toEqual([hash, hash]);
      if (ply % 20 !== 0) continue;
      const whole = json(s);
      expect(json(copy)).toEqual(whole);
      expect({ ...json(target), options: null }).toEqual({ ...whole, options: null });
      const [first] = legal(s);
      if (first === undefined) continue;
      play(copy, first);
      expect(goldenHorn.hash(s)).toBe(hash);
      expect(json(s)).toEqual(whole);
    }
  });
});

it('the game has its id, version and number of players', () => {
  expect([goldenHorn.id, goldenHorn.rulesVersion, goldenHorn.players]).toEqual(['golden-horn', 1, [2, 4]]);
});

it('the options of a state equal the options of its setup', () => {
  const options = { players: 4, ruleset: 'as-published', board: 'reconstructed' };
  expect(goldenHorn.optionsOf(goldenHorn.setup(options))).toEqual(options);
});
