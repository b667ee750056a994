import { ActionBuffer } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { type GoldenHornFact, goldenHorn, goldenHornProof } from '../../rules/index.ts';
import { legal, load, match, position, ship, six } from './table.ts';

const { ledger, options, outcomes } = goldenHornProof;

describe('the game’s input to the conformance kit', () => {
  it('has every number of players with every ruleset', () => {
    expect(options()).toEqual([
      { players: 2, ruleset: 'as-described' },
      { players: 2, ruleset: 'as-published' },
      { players: 3, ruleset: 'as-described' },
      { players: 3, ruleset: 'as-published' },
      { players: 4, ruleset: 'as-described' },
      { players: 4, ruleset: 'as-published' },
    ]);
  });

  it('counts every cube, card and ship in its ledger', () => {
    const ships = { duo: ship(5, 'CON', ['blue', 2]) };
    const cities = { VEN: six({ red: 3 }), CON: six({ pink: 1 }) };
    const s = load(position([{ ships, hand: six({ green: 2 }), warehouse: six({ orange: 4 }) }, {}], { cities }));
    const counts = Object.fromEntries([...ledger.count(s)].filter(([, amount]) => amount !== 0));
    expect(counts).toEqual({
      'hand 0 green': 2,
      'warehouse 0 orange': 4,
      'VEN red': 3,
      'CON pink': 1,
      'ship 0.mono VEN': 1,
      'ship 0.duo 5': 1,
      'ship 0.trio VEN': 1,
      'cargo 0.duo blue': 2,
      'ship 1.mono VEN': 1,
      'ship 1.duo VEN': 1,
      'ship 1.trio VEN': 1,
      'bag pink': 14,
      'bag yellow': 15,
      'bag blue': 13,
      'bag red': 12,
      'bag green': 15,
      'bag orange': 11,
      'deck pink': 9,
      'deck yellow': 9,
      'deck blue': 9,
      'deck red': 9,
      'deck green': 7,
      'deck orange': 9,
    });
  });

  it('does not count hidden cards, or ships that have no place yet', () => {
    const s = load(position([{ hand: six({ green: 2 }) }, {}], { discard: six({ red: 2 }) }));
    const seen = ledger.count(goldenHorn.view(s, 1));
    expect(seen.get('hand 0 green') ?? 0).toBe(0);
    expect(seen.get('deck red') ?? 0).toBe(0);
    expect(seen.get('discard red')).toBe(2);
    const fresh = ledger.count(load({}));
    expect([...fresh.keys()].filter((name) => name.startsWith('ship') || name.startsWith('cargo'))).toEqual([]);
  });

  it('has a ledger that the journal keeps correct at every ply', () => {
    const types = new Set<string>();
    const buffer = new ActionBuffer();
    for (const [s, ply] of match({ players: 3, ruleset: 'as-published' }, 4)) {
      goldenHorn.legal(s, buffer);
      if (buffer.length === 0) break;
      const copy = goldenHorn.clone(s);
      const journal: GoldenHornFact[] = [];
      goldenHorn.apply(copy, buffer.at(ply % buffer.length), journal);
      const tally = ledger.count(s);
      for (const fact of journal) {
        types.add(fact.type);
        ledger.enter(tally, fact);
      }
      const left = (book: ReadonlyMap<string, number>) => [...book].filter(([, amount]) => amount !== 0).sort();
      expect(left(tally)).toEqual(left(ledger.count(copy)));
    }
    for (const type of [
      'placed',
      'stepped',
      'cube-drawn',
      'card-drawn',
      'card-played',
      'raided',
      'loaded',
      'unloaded',
    ]) {
      expect(types).toContain(type);
    }
  });

  it('moves the discards to the pile in the ledger when the pile is renewed', () => {
    const ships = { duo: ship(1, 'VEN', ['blue', 1]) };
    const s = load(position([{ ships, hand: six({ red: 7 }, 9) }, {}], { discard: six({ red: 2 }) }));
    const tally = ledger.count(s);
    ledger.enter(tally, { type: 'pile-renewed' });
    expect([tally.get('deck red'), tally.get('discard red') ?? 0]).toEqual([2, 0]);
  });

  it.each([2, 4])('lists the outcomes of chance with their weights at every ply of a match with %i', (players) => {
    const buffer = new ActionBuffer();
    let draws = 0;
    for (const [s, ply] of match({ players }, 6)) {
      if (ply > 80 && ply % 4 !== 0) continue;
      goldenHorn.legal(s, buffer);
      const lines = legal(s);
      const chance = lines[0]?.startsWith('*') === true;
      const expected = chance ? lines.map((line, i) => [line, buffer.weights[i]]) : [];
      expect([...outcomes(s)]).toEqual(expected);
      draws += expected.length;
    }
    expect(draws).toBeGreaterThan(100);
  });

  it('lists no outcomes for a hidden pile', () => {
    const s = load(position([{}, {}], { step: 'deal', turn: { ship: 'mono' }, pending: { seat: 0, cards: 1 } }));
    expect(outcomes(s).size).toBe(6);
    expect(outcomes(goldenHorn.view(s, 0)).size).toBe(0);
  });
});
