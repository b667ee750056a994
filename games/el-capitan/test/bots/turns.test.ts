import { type Action, NO_LIMIT, Random } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { deckhand } from '../../bots/deckhand.ts';
import { elCapitanKit } from '../../bots/index.ts';
import { type ElCapitanState, elCapitan } from '../../rules/index.ts';
import { json, position, type Sketch } from './position.ts';

const bot = deckhand();
const decide = (s: ElCapitanState, seed: number): Action =>
  bot.think(elCapitan, s, elCapitan.actor(s), new Random(seed), NO_LIMIT).actions[0] ?? -1;

/** Returns the consecutive actions of the deckhand. */
function turn(sketch: Sketch, seed = 1): string[] {
  const s = position(sketch);
  const seat = elCapitan.actor(s);
  const lines: string[] = [];
  while (elCapitan.actor(s) === seat && s.step === position(sketch).step) {
    const action = decide(s, seed);
    lines.push(elCapitan.write(s, action).slice(2));
    elCapitan.apply(s, action);
  }
  return lines;
}

const seeds = [1, 2, 3, 4, 5];

describe('a bot in the last turn of a match', () => {
  const last: Sketch = {
    phase: 3,
    seat: 2,
    lastRound: true,
    seats: [{ cash: 30 }, { cash: 30 }, { cash: 30, warehouses: 1, ship: ['TAN', 1], hand: ['TAN-ALE'] }],
    houses: { ALE: ['0', '2', '1', '0', '2', '1'], TAN: ['2', '2'] },
  };

  it.each(seeds)('builds where a house wins the majority, and buys no useless card', (seed) => {
    expect(turn({ ...last, open: ['MAR-3', 'VEN-2', 'CON-ALE', 'NAP-ALE'] }, seed)).toEqual([
      'sail TAN-ALE ALE',
      'build 7',
      'end',
    ]);
  });

  it.each(seeds)('prefers the more valuable of two majorities that cost the same', (seed) => {
    const seats = [
      { cash: 30 },
      { cash: 30 },
      { cash: 30, warehouses: 1, ship: ['NAP', 1], hand: ['NAP-TUN', 'MAR-NAP'] },
    ];
    const houses = { MAR: ['0', '1', '2', '2', '0', '1'], TUN: ['0', '1', '2', '2', '0', '1'], NAP: ['2', '2'] };
    expect(turn({ ...last, seats: seats as Sketch['seats'], houses }, seed)[0]).toBe('sail MAR-NAP MAR');
  });

  it.each(seeds)('does not borrow as long as it can build', (seed) => {
    const seats: Sketch['seats'] = [{ cash: 30 }, { cash: 30 }, { cash: 2, warehouses: 1, ship: ['TAN', 1] }];
    expect(turn({ ...last, seats }, seed)).toEqual(['build 3', 'end']);
  });
});

describe('loans', () => {
  const early: Sketch = {
    phase: 1,
    seat: 0,
    seats: [
      { cash: 3, warehouses: 5, fortresses: 1, ship: ['MAR', 1] },
      { cash: 10, warehouses: 5, fortresses: 1 },
      { cash: 10, warehouses: 5, fortresses: 1 },
    ],
    houses: { MAR: ['0'], VEN: ['1'], CON: ['2'] },
    open: ['VEN-2', 'CON-1'],
  };
  const rich: Sketch = { ...early, seats: [{ ...early.seats[0], cash: 60 }, ...early.seats.slice(1)] };

  it('are taken when the bot cannot pay the next house', () => {
    expect(turn(early)).toEqual(['loan 16']);
  });

  it.each(seeds)('are not taken by a bot with much cash', (seed) => {
    expect(turn(rich, seed).filter((line) => line.startsWith('loan'))).toEqual([]);
  });

  const owing = (cash: number, extended = false): Sketch => ({
    phase: 1,
    seat: 0,
    step: 'settle',
    seats: [{ cash, loans: [{ amount: 10, extended }] }, { cash: 40 }, { cash: 40 }],
  });

  it('are repaid by a bot with much cash', () => {
    expect(turn(owing(100))).toEqual(['repay 10']);
  });

  it('are extended by a bot that needs the cash in the next phase', () => {
    expect(turn(owing(20))).toEqual(['extend 10']);
  });

  it('that were extended once are repaid even into debt', () => {
    expect(turn(owing(5, true))).toEqual(['repay 10']);
  });
});

it('a bot that is poorest chooses to begin the next phase itself', () => {
  const sketch: Sketch = { phase: 1, seat: 1, step: 'starter', seats: [{ cash: 50 }, { cash: 20 }, { cash: 40 }] };
  expect(turn(sketch)).toEqual(['starter 1']);
});

it('a bot with two players builds a neutral house to take the lead from its opponent', () => {
  const sketch: Sketch = {
    phase: 3,
    seat: 1,
    lastRound: true,
    seats: [{ cash: 40 }, { cash: 40, warehouses: 2, neutral: 1, ship: ['ALE', 1] }],
  };
  const houses = { ALE: ['1n', '0', '0', '1n', '0', '1n'] };
  expect(turn({ ...sketch, houses })).toEqual(['build 7 neutral', 'end']);
});

it('a bot sends the pirate to the city where the opponents have most buildings', () => {
  const sketch: Sketch = {
    phase: 3,
    seat: 2,
    lastRound: true,
    cities: ['CAN'],
    seats: [{ cash: 50 }, { cash: 50 }, { cash: 20, ship: ['CAN', 1] }],
    houses: { CAN: ['2'], TUN: ['0', '1', '0', '1', '0'], TAN: ['0', '1'] },
    pirate: { city: 'CAN', berth: 2 },
    turn: { acted: 'build', sailed: true, freePirate: 'owed' },
  };
  expect(turn(sketch)[0]).toMatch(/^pirate free TUN [12]$/);
});

it('a bot decides the same with the same seed, and sometimes otherwise with another', () => {
  const sketch: Sketch = {
    phase: 1,
    seat: 0,
    seats: [
      { cash: 20, warehouses: 6, fortresses: 1 },
      { warehouses: 6, fortresses: 1 },
      { warehouses: 6, fortresses: 1 },
    ],
    open: ['MAR-1', 'CON-1', 'ALE-1'],
  };
  const kit = elCapitanKit;
  const ask = (seed: number): string | undefined =>
    kit.think({ view: json(sketch), seat: 0, level: 'deckhand', seed }).lines[0];
  expect(ask(3)).toBe(ask(3));
  expect(new Set(Array.from({ length: 30 }, (_, seed) => ask(seed))).size).toBeGreaterThan(1);
});
