import { entryOf, type JsonObject } from '@levante/contract';
import { conformance, type ScenarioStep, scenarioFault } from '@levante/testkit';
import { describe, expect, it } from 'vitest';
import { LINES, nineMensMorris, nineMensMorrisProof, POINTS } from '../rules/index.ts';

const entry = entryOf(nineMensMorris);

/** Returns a position by the men of both seats, with empty hands by default. */
function position(first: string, second: string, rest: JsonObject = {}, hands = [0, 0]): JsonObject {
  const men = [first, second].map((names) => names.split(' ').filter((name) => name !== ''));
  return { players: men.map((points, seat) => ({ men: points, hand: hands[seat] ?? 0 })), ...rest };
}

/** Returns the first fault in the steps from a position, or null. */
function faultIn(state: JsonObject, ...steps: ScenarioStep[]): string | null {
  const about = { name: '', about: '', game: 'nine-mens-morris', clauses: [], options: {} };
  return scenarioFault(entry, { ...about, state, steps });
}

/** Returns the refusal of a state as `path: message`. */
function refusalOf(state: unknown): string {
  const read = nineMensMorris.fromJson(state);
  if (read.ok) throw new Error('the state was accepted');
  return `${read.refusal.data.path}: ${read.refusal.data.message}`;
}

describe('nine men’s morris', () => {
  it('fulfils the contract of a game', () => {
    expect(conformance({ game: nineMensMorris, ...nineMensMorrisProof, seed: 3, matches: 12, thin: 2 })).toEqual([]);
  });

  it('is played on 24 points, each on two of sixteen lines (NM-1.1)', () => {
    expect([POINTS.length, LINES.length]).toEqual([24, 16]);
    for (const point of POINTS.keys()) expect(LINES.filter((line) => line.includes(point))).toHaveLength(2);
  });

  it('begins with placing men in turn on free points (NM-1.3, NM-2)', () => {
    expect(
      faultIn(
        {},
        { legal: ['0 place d7'], apply: ['0 place d7'], state: { actor: '1', step: 'place' } },
        { illegal: ['1 place d7'], code: 'point-occupied' },
        { illegal: ['0 place a7'], code: 'not-your-turn' },
        { illegal: ['1 move d7 g7'], code: 'place-first' },
        { illegal: ['1 take d7'], code: 'nothing-to-take' },
      ),
    ).toBeNull();
  });

  it('lets a man move along a line to an adjacent free point (NM-3)', () => {
    const men = position('a7 d7 d1 f2', 'g7 c3 d3 e4');
    expect(
      faultIn(
        men,
        { illegal: ['0 move a7 g7', '0 move a7 d7'], code: 'point-occupied' },
        { illegal: ['0 move a7 a1'], code: 'not-adjacent' },
        { illegal: ['0 move g7 g4', '0 move b2 d2'], code: 'not-your-man' },
        { illegal: ['0 place a1'], code: 'none-in-hand' },
        { exactly: ['a7 a4', 'd7 d6', 'd1 a1', 'd1 g1', 'd1 d2', 'f2 d2', 'f2 f4'].map((move) => `0 move ${move}`) },
      ),
    ).toBeNull();
  });

  it('lets a player with three men fly, and no other player (NM-3.3)', () => {
    const men = position('a7 d7 d1', 'g7 c3 d3 e4', {});
    expect(faultIn(men, { legal: ['0 move a7 b2', '0 move d1 g4'], apply: ['0 move a7 b2'] })).toBeNull();
    expect(faultIn({ ...men, seat: 1 }, { illegal: ['1 move g7 b2'], code: 'not-adjacent' })).toBeNull();
  });

  it('lets a mill take a man, but none in a mill while others are free (NM-4)', () => {
    const men = position('a7 g7 d6 a1', 'b6 b4 b2 f6');
    expect(
      faultIn(
        men,
        { apply: ['0 move d6 d7'], state: { step: 'take', actor: '0' } },
        { illegal: ['0 take b4'], code: 'in-a-mill' },
        { illegal: ['0 take a7', '0 take d5'], code: 'not-a-rival' },
        { illegal: ['0 move a1 d1', '0 place c5'], code: 'take-first' },
        { exactly: ['0 take f6'], apply: ['0 take f6'], state: { actor: '1', step: 'move' } },
      ),
    ).toBeNull();
  });

  it('lets a mill take from a mill if all men are in mills (NM-4.3), and two mills one man (NM-4.4)', () => {
    const placing = position('d7 g7 a4 a1', 'b6 b4 b2 c4', {}, [5, 5]);
    expect(
      faultIn(
        placing,
        { apply: ['0 place a7'] },
        { exactly: ['0 take c4'], apply: ['0 take c4'], state: { actor: '1', step: 'place' } },
      ),
    ).toBeNull();
    const mills = position('a7 g7 d6 a1', 'b6 b4 b2');
    expect(faultIn(mills, { apply: ['0 move d6 d7'] }, { legal: ['0 take b4', '0 take b2'] })).toBeNull();
  });

  it('is lost with two men (NM-5.1) or without a legal move (NM-5.2)', () => {
    const few = position('a7 g7 d6 a1', 'b6 b4 f2');
    expect(
      faultIn(few, {
        apply: ['0 move d6 d7', '0 take f2'],
        state: { ended: 'too-few', step: 'over', actor: null, seat: 1 },
      }),
    ).toBeNull();
    const blocked = position('a4 d6 g4 e5', 'a7 d7 g7 f6');
    expect(
      faultIn({ ...blocked }, { apply: ['0 move e5 e4'], state: { ended: null } }, { exactly: ['1 move f6 f4'] }),
    ).toBeNull();
    const shut = position('a4 d6 g4 e5 f4', 'a7 d7 g7 f6');
    expect(faultIn(shut, { apply: ['0 move e5 d5'], state: { ended: 'blocked', actor: null } })).toBeNull();
  });

  it('is drawn when a position occurs for the third time (NM-5.3)', () => {
    const round = ['0 move a7 a4', '1 move g1 g4', '0 move a4 a7', '1 move g4 g1'];
    const men = position('a7 b6 c3 f2', 'g1 e4 d2 f6');
    const [last = '', ...rest] = [...round, ...round].reverse();
    expect(
      faultIn(
        men,
        { apply: rest.reverse(), state: { ended: null } },
        { apply: [last], state: { ended: 'repetition', actor: null } },
      ),
    ).toBeNull();
  });

  it('is drawn after fifty moves without a mill (NM-5.4), counted from the last mill', () => {
    const earlier = Array.from({ length: 49 }, (_, i) => `00.${'1'.repeat(4)}${'0'.repeat(2)}..............${i % 2}`);
    const odd = earlier.map((signs) => `${signs.slice(0, 23)}.`);
    const men = position('a7 g7 d6 a1', 'b6 b4 f2 g1');
    expect(
      faultIn({ ...men, earlier: odd, seat: 1 }, { apply: ['1 move g1 d1'], state: { ended: 'no-mill' } }),
    ).toBeNull();
    expect(
      faultIn({ ...men, earlier: odd }, { apply: ['0 move d6 d7'], state: { ended: null, step: 'take', earlier: [] } }),
    ).toBeNull();
  });

  it.each([
    [
      {
        players: [
          { men: ['a7'], hand: 8 },
          { men: ['a7'], hand: 8 },
        ],
      },
      '/players: two men stand on one point',
    ],
    [{ players: [{ men: ['a7', 'a7'], hand: 7 }] }, '/players/0/men/1: two men stand on one point'],
    [{ players: [{ men: [], hand: 10 }] }, '/players/0/hand: must be a whole number from 0 to 9'],
    [{ players: [{ hand: 3 }] }, '/players: the seats place in turn: 3 and 9 in hand do not go with seat 0'],
    [{ earlier: ['.'.repeat(24)] }, '/earlier/0: there is none while men are placed or taken'],
    [position('a7 a4 b6', 'g1 g4 f2', { earlier: ['.'] }), '/earlier/0: must have a sign for each of the 24 points'],
    [
      position('a7 a4 b6', 'g1 g4 f2', { earlier: ['.'.repeat(24)] }),
      '/earlier/0: must have as many men as there are now',
    ],
    [{ step: 'take' }, '/players: the seats place in turn: 9 and 9 in hand do not go with seat 0'],
    [position('a7 a4 b6', 'g1 g4 f2', { step: 'take' }), '/step: there is nothing to take'],
    [{ step: 'move' }, '/step: must be place here'],
    [{ actor: '1' }, '/actor: must be 0 here'],
    [{ game: 'chess' }, '/game: must be nine-mens-morris'],
    [{ more: 1 }, '/more: unknown key'],
  ])('refuses a state that contradicts itself: %j', (state, expected) => {
    expect(refusalOf(state)).toBe(expected);
  });

  it('refuses options other than two players', () => {
    expect(nineMensMorris.options({ players: 3 })).toMatchObject({
      ok: false,
      refusal: { data: { path: '/players' } },
    });
    expect(nineMensMorris.options({ flying: true })).toMatchObject({
      ok: false,
      refusal: { data: { path: '/flying' } },
    });
    expect(nineMensMorris.options([])).toMatchObject({ ok: false });
  });
});
