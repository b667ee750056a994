import { accepted, ByBoard, readOnce, refused } from '@levante/contract';
import { expect, it } from 'vitest';

it('a value is built once for each board, shipped or custom, and each combination of other options', () => {
  const made = new ByBoard<object>();
  let count = 0;
  const of = (board: string | object, others: string): object =>
    made.get(board, others, () => {
      count += 1;
      return {};
    });
  const own = { name: 'own' };
  const another = { name: 'own' };
  expect(of('shipped', '3')).toBe(of('shipped', '3'));
  expect(of(own, '3')).toBe(of(own, '3'));
  expect(count).toBe(2);
  for (const other of [of('shipped', '4'), of(own, '4'), of(another, '3')]) expect(other).toBeDefined();
  expect(count).toBe(5);
});

it('a value that was read before is returned without reading it again, and an equal copy is read', () => {
  let count = 0;
  const read = readOnce((input: unknown) => {
    count += 1;
    return typeof input === 'string' ? accepted({ text: input }) : refused('bad-state', null, {});
  });
  const first = read('a');
  const value = first.ok ? first.value : {};
  expect(read(value)).toEqual(first);
  expect(count).toBe(1);
  // An equal object is not the same one: its owner may change it.
  expect(read({ text: 'a' }).ok).toBe(false);
  expect(read(null).ok).toBe(false);
  expect(count).toBe(3);
});
