import { describe, expect, it } from 'vitest';
import { type AnyIntent, type Meaning, pickAt, type SelectionOf } from '../src/match/selection.ts';

interface Thing {
  readonly on: string;
}

interface Way extends AnyIntent {
  readonly name: string;
}

const NOTHING: SelectionOf<Thing, Way> = { picked: [], intents: [] };
const way = (name: string): Way => ({ name, lines: [{ text: name }], targets: new Set() });
/** Intents by the targets picked, in order. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  ship: ['sail a', 'sail b', 'load'],
  'ship>sea': ['sail a', 'sail b'],
  'ship>sea>a': ['sail a'],
  house: ['build'],
  crate: ['load', 'sell'],
};
const meaning: Meaning<null, Thing, Way> = {
  keyOf: ({ on }) => on,
  intentsOf: (_, picked, { on }) => (WAYS[[...picked.map((one) => one.on), on].join('>')] ?? []).map(way),
};

/** Picks things one after the other; returns the last result. */
function pick(...names: readonly string[]) {
  let selection = NOTHING;
  for (const [i, on] of names.entries()) {
    const result = pickAt(meaning, null, selection, { on });
    if (i === names.length - 1) return result;
    if (result.kind !== 'choose') throw new Error(`${on} leads to ${result.kind}`);
    selection = result.selection;
  }
  throw new Error('nothing was picked');
}

const chosen = (names: readonly string[], ways: readonly string[]) => ({
  kind: 'choose',
  selection: { picked: names.map((on) => ({ on })), intents: ways.map(way) },
});

describe('a pick', () => {
  it('is performed if it means one thing, and becomes a choice if it means several', () => {
    expect(pick('house')).toEqual({ kind: 'do', intent: way('build') });
    expect(pick('ship')).toEqual(chosen(['ship'], ['sail a', 'sail b', 'load']));
  });

  it('extends the earlier picks that it fits', () => {
    expect(pick('ship', 'sea')).toEqual(chosen(['ship', 'sea'], ['sail a', 'sail b']));
    expect(pick('ship', 'sea', 'a')).toEqual({ kind: 'do', intent: way('sail a') });
  });

  it('replaces earlier picks that it does not fit', () => {
    expect(pick('ship', 'crate')).toEqual(chosen(['crate'], ['load', 'sell']));
    expect(pick('ship', 'sea', 'house')).toEqual({ kind: 'do', intent: way('build') });
  });

  it('cancels the choice if it repeats the first or the last pick', () => {
    const nothing = { kind: 'choose', selection: NOTHING };
    expect(pick('ship', 'ship')).toEqual(nothing);
    expect(pick('ship', 'sea', 'sea')).toEqual(nothing);
    expect(pick('ship', 'sea', 'ship')).toEqual(nothing);
  });

  it('is refused if no legal action is meant, alone or with earlier picks', () => {
    expect(pick('sea')).toEqual({ kind: 'refused' });
    expect(pick('ship', 'nowhere')).toEqual({ kind: 'refused' });
  });
});
