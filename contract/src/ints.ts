import { CHECKED, type Ints, outside } from './access.ts';

/** The i-th entry. The caller keeps `0 ≤ i < length`. */
export function at(list: Ints, i: number): number {
  const value = list[i];
  if (CHECKED && value === undefined) outside(list.length, i);
  return value ?? 0;
}

/** Adds to the i-th entry. The caller keeps `0 ≤ i < length`. */
export function add(list: Ints, i: number, amount: number): void {
  list[i] = (list[i] ?? 0) + amount;
}

/** The number of the lowest bit set; the mask is not 0. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
