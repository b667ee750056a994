import { ActionBuffer } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { type ElCapitanFact, elCapitan, elCapitanProof } from '../../rules/index.ts';
import { legal, load, loan, match, position } from './table.ts';

const { ledger, options, outcomes } = elCapitanProof;
type Book = ReadonlyMap<string, number>;
const left = (book: Book) => [...book].filter(([, amount]) => amount !== 0).sort();

describe('the game’s input to the conformance kit', () => {
  it('has every number of players with every set of extra cities', () => {
    const sets = [[], ['POR'], ['LIS'], ['CAN'], ['POR', 'LIS'], ['POR', 'CAN'], ['LIS', 'CAN'], ['POR', 'LIS', 'CAN']];
    expect(options()).toEqual([2, 3, 4, 5].flatMap((players) => sets.map((cities) => ({ players, cities }))));
  });

  it('counts every florin, piece and card in its ledger', () => {
    const seats = [
      { cash: 7, at: 'NAP 1', hand: ['CON-1', 'MAR-VAL'], loans: [loan(10), loan(16, true)], bonus: 15 },
      { cash: -3, at: 'BANK' },
    ];
    const spec = {
      cities: ['POR', 'CAN'],
      houses: { NAP: [null, '0', '1n'], POR: ['1'] },
      shut: { NAP: ['0n'], POR: ['1'] },
      forts: { MAR: [null, 1] },
      discard: ['TAN-2', 'TUN-ALE'],
      open: ['MAR-3', 'MAR-VEN'],
      more: { bonuses: [10, 5] },
    };
    const counts = Object.fromEntries(left(ledger.count(load(position(seats, spec)))));
    const { 'destination deck MAR-1': deck, 'connection deck MAR-CON': other } = counts;
    expect([deck, other]).toEqual([1, 1]);
    const decks = Object.keys(counts).filter((name) => name.includes(' deck '));
    expect(decks.length).toBe(15 + 33);
    for (const name of decks) delete counts[name];
    expect(counts).toEqual({
      'cash 0': 7,
      'cash 1': -3,
      'stock 0': 5,
      'stock 0n': 1,
      'stock 1': 4,
      'stock 1n': 1,
      'fortresses 0': 1,
      'bonus 0': 15,
      'bonus card 10': 1,
      'bonus card 5': 1,
      'hand 0 CON-1': 1,
      'hand 0 MAR-VAL': 1,
      'loan 0 10': 1,
      'loan 0 16 extended': 1,
      'loan cards 10': 17,
      'loan cards 16': 11,
      'ship 0 NAP 1': 1,
      'ship 1 BANK null': 1,
      'pirate CAN 2': 1,
      'NAP 2 0': 1,
      'NAP 3 1n': 1,
      'NAP shut 0n': 1,
      'POR 1 1': 1,
      'POR gone 1': 1,
      'MAR fortress 2 1': 1,
      'open MAR-3': 1,
      'open MAR-VEN': 1,
      'destination discard TAN-2': 1,
      'connection discard TUN-ALE': 1,
    });
  });

  it.each([
    [2, ['CAN'], 4],
    [3, ['POR', 'LIS', 'CAN'], 1],
    [5, [], 2],
  ] as const)('has a ledger that the journal keeps correct at every ply of a match with %i', (players, cities, seed) => {
    const buffer = new ActionBuffer();
    const journals: ElCapitanFact[] = [];
    for (const [s, ply] of match({ players, cities }, seed, 300)) {
      elCapitan.legal(s, buffer);
      if (buffer.length === 0) break;
      if (ply % 4 !== 0) continue;
      const copy = elCapitan.clone(s);
      const journal: ElCapitanFact[] = [];
      elCapitan.apply(copy, buffer.at((ply / 4) % buffer.length), journal);
      const tally = ledger.count(s);
      for (const fact of journal) ledger.enter(tally, fact);
      expect(left(tally)).toEqual(left(ledger.count(copy)));
      journals.push(...journal);
    }
    const types = new Set(journals.map((fact) => fact.type));
    for (const type of ['revealed', 'bought', 'sailed', 'paid', 'house-built']) expect(types).toContain(type);
  });

  const entered = (facts: readonly ElCapitanFact[], before: Record<string, number>) => {
    const tally = new Map(Object.entries(before));
    for (const fact of facts) ledger.enter(tally, fact);
    return Object.fromEntries(left(tally));
  };
  it.each<[ElCapitanFact, Record<string, number>, Record<string, number>]>([
    [
      { type: 'pile-renewed', pile: 'destination' },
      { 'destination discard NAP-1': 1, 'connection discard NAP-TUN': 1 },
      { 'destination deck NAP-1': 1, 'connection discard NAP-TUN': 1 },
    ],
    [
      { type: 'pile-renewed', pile: 'connection' },
      { 'connection discard NAP-TUN': 1 },
      { 'connection deck NAP-TUN': 1 },
    ],
    [{ type: 'house-reopened', seat: 0, city: 'NAP', site: 4, neutral: true }, { 'NAP shut 0n': 1 }, { 'NAP 4 0n': 1 }],
    [{ type: 'house-shut', house: '1', city: 'NAP', site: 4 }, { 'NAP 4 1': 1 }, { 'NAP shut 1': 1 }],
    [{ type: 'house-gone', house: '1', city: 'POR', site: 4 }, { 'POR 4 1': 1 }, { 'POR gone 1': 1 }],
    [{ type: 'bonus-won', seat: 1, amount: 15 }, { 'bonus card 15': 1 }, { 'bonus 1': 15 }],
    [{ type: 'loan-taken', seat: 1, amount: 10 }, { 'loan cards 10': 1 }, { 'loan 1 10': 1 }],
    [{ type: 'loan-extended', seat: 1, amount: 10 }, { 'loan 1 10': 1 }, { 'loan 1 10 extended': 1 }],
    [{ type: 'loan-repaid', seat: 1, amount: 10, extended: true }, { 'loan 1 10 extended': 1 }, { 'loan cards 10': 1 }],
    [{ type: 'loan-repaid', seat: 1, amount: 10, extended: false }, { 'loan 1 10': 1 }, { 'loan cards 10': 1 }],
    [
      { type: 'pirate-sailed', seat: 0, by: 'card', card: 'NAP-1', from: 'CAN', to: 'NAP' },
      { 'hand 0 NAP-1': 1, 'pirate CAN 2': 1 },
      { 'destination discard NAP-1': 1, 'pirate NAP null': 1 },
    ],
    [{ type: 'pirate-anchored', seat: 0, city: 'NAP', berth: 2 }, { 'pirate NAP null': 1 }, { 'pirate NAP 2': 1 }],
    [
      { type: 'ship-moved', seat: 1, city: 'NAP', from: 1, to: 2 },
      { 'ship 1 NAP 1': 1, 'ship 11 NAP 1': 1 },
      { 'ship 1 NAP 2': 1, 'ship 11 NAP 1': 1 },
    ],
    [
      { type: 'sailed', seat: 1, card: 'NAP-TUN', from: 'NAP', to: 'TUN', berth: null },
      { 'hand 1 NAP-TUN': 1, 'ship 1 NAP 1': 1 },
      { 'connection discard NAP-TUN': 1, 'ship 1 TUN null': 1 },
    ],
    [{ type: 'sailed', seat: 1, card: null, from: null, to: 'BANK', berth: null }, {}, { 'ship 1 BANK null': 1 }],
    [{ type: 'paid', from: 0, to: 'bank', amount: 3, for: 'card' }, { 'cash 0': 5 }, { 'cash 0': 2 }],
    [{ type: 'paid', from: 0, to: 1, amount: 3, for: 'protection' }, { 'cash 0': 5 }, { 'cash 0': 2, 'cash 1': 3 }],
    [{ type: 'turn-ended', seat: 0 }, { 'cash 0': 5 }, { 'cash 0': 5 }],
  ])('enters the fact %j into the ledger', (fact, before, after) => expect(entered([fact], before)).toEqual(after));

  it.each([2, 4])('lists the outcomes of chance at every ply of a match with %i', (players) => {
    let draws = 0;
    for (const [s] of match({ players }, 6, 250)) {
      const lines = legal(s).filter((line) => line.startsWith('*'));
      expect([...outcomes(s)]).toEqual(lines.map((line) => [line, 1]));
      draws += lines.length;
    }
    expect(draws).toBeGreaterThan(100);
  });
});
