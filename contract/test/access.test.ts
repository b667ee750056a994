import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import {
  ActionBuffer,
  addByte,
  addDouble,
  addShort,
  addWord,
  byteAt,
  doubleAt,
  floatAt,
  itemAt,
  setByte,
  setShort,
  setWord,
  shortAt,
  wordAt,
} from '../src/index.ts';

const OUTSIDE = [-1, 3, 0.5, Number.NaN];

describe('checked access', () => {
  it.each([
    ['word', (i: number) => wordAt(Int32Array.of(7, 8, 9), i)],
    ['short', (i: number) => shortAt(Int16Array.of(7, 8, 9), i)],
    ['byte', (i: number) => byteAt(Int8Array.of(7, 8, 9), i)],
    ['float', (i: number) => floatAt(Float32Array.of(7, 8, 9), i)],
    ['double', (i: number) => doubleAt(Float64Array.of(7, 8, 9), i)],
    ['item', (i: number) => itemAt([7, 8, 9], i)],
  ])('reads a %s in its range, and throws on any other index', (_, read) => {
    expect([read(0), read(1), read(2)]).toEqual([7, 8, 9]);
    for (const i of OUTSIDE) expect(() => read(i)).toThrow(new RangeError(`index ${i} is outside a list of 3`));
  });

  it.each([
    ['word', 2 ** 31 - 1, Int32Array, addWord, setWord],
    ['short', 2 ** 15 - 1, Int16Array, addShort, setShort],
    ['byte', 127, Int8Array, addByte, setByte],
  ] as const)('writes a %s in its range, and throws on another index or a value that does not fit', (_, most, List, add, set) => {
    // Each pair of functions works on one type of list; the compiler cannot see that the row has the right one.
    const write = (list: Int32Array & Int16Array & Int8Array) => {
      set(list, 1, 5);
      add(list, 1, -7);
      add(list, 2, most);
      for (const i of OUTSIDE) {
        expect(() => set(list, i, 1)).toThrow(`index ${i} is outside a list of 3`);
        expect(() => add(list, i, 1)).toThrow(`index ${i} is outside a list of 3`);
      }
      for (const value of [most + 1, -most - 2, 0.5]) expect(() => set(list, 0, value)).toThrow('does not fit');
      expect(() => add(list, 2, 1)).toThrow('does not fit');
      expect([...list]).toEqual([0, -2, most]);
    };
    write(new List(3) as Int32Array & Int16Array & Int8Array);
  });

  it('adds to a double, and throws on an index out of range', () => {
    const list = Float64Array.of(0.25, 1);
    addDouble(list, 0, 0.5);
    expect([...list]).toEqual([0.75, 1]);
    expect(() => addDouble(list, 2, 1)).toThrow('index 2 is outside a list of 2');
  });

  it('reads an action in a buffer, and throws on one left from before the buffer was cleared', () => {
    const buffer = new ActionBuffer();
    buffer.push(4);
    buffer.push(5);
    expect(buffer.at(1)).toBe(5);
    buffer.clear();
    buffer.push(6);
    expect(() => buffer.at(1)).toThrow('index 1 is outside a list of 1');
  });
});

/** Returns the whole contract as a bundler emits it. */
async function bundled(define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { addByte, byteAt } from '@levante/contract';",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    minifySyntax: true,
    define,
  });
  return outputFiles.map((file) => file.text).join();
}

describe('the checks of access', () => {
  it('are in a bundle for development, and not in one that is built to ship', async () => {
    expect(await bundled({})).toContain('is outside a list');
    const shipped = await bundled({ LEVANTE_SHIPPED: 'true' });
    expect(shipped).toMatch(/function byteAt\(list, i\) \{\s*return list\[i\] \?\? 0;\s*\}/);
    expect(shipped).not.toMatch(/does not fit|is outside/);
  });

  it.each(['cli/dist', 'lab/dist', 'web/dist/assets'])('are not in %s', (folder) => {
    const dist = new URL(`../../${folder}/`, import.meta.url);
    const files = readdirSync(dist).filter((name) => name.endsWith('.js'));
    expect(files.length).toBeGreaterThan(3);
    for (const name of files)
      expect(readFileSync(new URL(name, dist), 'utf8')).not.toMatch(/LEVANTE_SHIPPED|does not fit \$\{/);
  });
});
