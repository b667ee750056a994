import { describe, expect, expectTypeOf, it } from 'vitest';
import { bytes, derived, layout, scalar, shorts, words } from '../src/index.ts';

const BASE = {
  cities: bytes(5),
  phase: scalar(),
  cash: words(3),
  least: derived(scalar()),
  counts: shorts(3),
  front: derived(bytes(3)),
};
const PIRATE = { pirateCity: scalar(), fees: words(2) };
const LAYOUT = layout({ ...BASE, ...PIRATE });

class State extends LAYOUT.State {
  readonly table: string;

  constructor(table: string) {
    super();
    this.table = table;
  }

  get doubled(): number {
    return 2 * this.phase;
  }
}

/** Returns a state in which every number is unique. */
function numbered(): State {
  const state = new State('a');
  let next = 1;
  for (const name of [...LAYOUT.primary, ...LAYOUT.derived]) {
    const value = state[name];
    if (typeof value !== 'number') for (let i = 0; i < value.length; i++) value[i] = next++;
    else LAYOUT.fill(state, name, next++);
  }
  return state;
}

const everything = (state: State): readonly (readonly [string, readonly number[]])[] =>
  [...LAYOUT.primary, ...LAYOUT.derived].map((name) => [name, LAYOUT.valuesOf(state, name)]);

describe('a layout', () => {
  it('gives a state lists of the described kinds and lengths, and scalars, all zero', () => {
    const state = new State('a');
    expect(everything(state)).toEqual([
      ['cities', [0, 0, 0, 0, 0]],
      ['phase', [0]],
      ['cash', [0, 0, 0]],
      ['counts', [0, 0, 0]],
      ['pirateCity', [0]],
      ['fees', [0, 0]],
      ['least', [0]],
      ['front', [0, 0, 0]],
    ]);
    expect([state.cities, state.cash, state.counts]).toEqual([new Int8Array(5), new Int32Array(3), new Int16Array(3)]);
    expectTypeOf(state.cities).toEqualTypeOf<Int8Array>();
    expectTypeOf(state.fees).toEqualTypeOf<Int32Array>();
    expectTypeOf(state.counts).toEqualTypeOf<Int16Array>();
    expectTypeOf(state.phase).toEqualTypeOf<number>();
    expectTypeOf<State>().not.toHaveProperty('berths');
  });

  it('distinguishes primary fields from derived ones, each in the order of the description', () => {
    expect(LAYOUT.primary).toEqual(['cities', 'phase', 'cash', 'counts', 'pirateCity', 'fees']);
    expect(LAYOUT.derived).toEqual(['least', 'front']);
  });

  it('gives every field of every state separate memory', () => {
    const states = Array.from({ length: 100 }, numbered);
    const expected = everything(numbered());
    expect(expected.flatMap(([, values]) => values)).toEqual(Array.from({ length: 19 }, (_, i) => i + 1));
    for (const state of states) {
      expect(everything(state)).toEqual(expected);
      for (const name of [...LAYOUT.primary, ...LAYOUT.derived]) LAYOUT.fill(state, name, 0);
    }
  });

  it('stores the whole range of numbers of each kind', () => {
    const state = new State('a');
    state.phase = -(2 ** 31);
    state.cash.fill(2 ** 31 - 1);
    state.counts.fill(-(2 ** 15));
    state.cities.fill(127);
    expect([state.phase, state.cash[2], state.counts[0], state.cities[4]]).toEqual([
      -(2 ** 31),
      2 ** 31 - 1,
      -(2 ** 15),
      127,
    ]);
  });

  it('refuses a scalar that is not a 32-bit integer', () => {
    const state = new State('a');
    for (const value of [0.5, 2 ** 31, Number.NaN]) {
      expect(() => {
        state.phase = value;
      }).toThrow(`${value} does not fit 4 bytes`);
    }
  });

  it('copies every field of a state, and nothing else', () => {
    const from = numbered();
    const to = new State('b');
    to.copyFrom(from);
    expect(everything(to)).toEqual(everything(from));
    expect(to.table).toBe('b');
    expect(to.doubled).toBe(2 * from.phase);
    to.phase = 99;
    to.cities[0] = 99;
    expect(everything(from)).toEqual(everything(numbered()));
  });

  it('hashes every primary number of a state, and no derived one', () => {
    const hash = numbered().hash;
    expect(numbered().hash).toBe(hash);
    for (const name of LAYOUT.primary) {
      for (let i = 0; i < LAYOUT.valuesOf(numbered(), name).length; i++) {
        const other = numbered();
        const value = other[name];
        if (typeof value === 'number') LAYOUT.fill(other, name, 77);
        else value[i] = 77;
        expect([name, i, other.hash === hash]).toEqual([name, i, false]);
      }
    }
    for (const name of LAYOUT.derived) {
      const other = numbered();
      LAYOUT.fill(other, name, 77);
      expect([name, other.hash]).toEqual([name, hash]);
    }
  });

  it('refuses a field with the name of a property that every state has', () => {
    expect(() => layout({ hash: bytes(1) })).toThrow('a field cannot be called hash');
  });

  it('can be shared by several classes of states', () => {
    class Other extends LAYOUT.State {}
    const states = [new State('a'), new Other(), new State('b'), new Other()];
    for (const state of states) expect(Object.keys(state).filter((name) => name !== 'table')).toHaveLength(5);
  });
});
