/**
 * Reading and changing the lists of the state. There is one function for each kind of list, since the machine compiles
 * a function once for all who call it: reading is fast only where every list that comes is of one kind.
 */

/** The i-th entry. The caller keeps `0 ≤ i < length`. */
export function wordAt(list: Int32Array, i: number): number {
  return list[i] ?? 0;
}

/** The i-th entry of a list of bytes. The caller keeps `0 ≤ i < length`. */
export function byteAt(list: Int8Array, i: number): number {
  return list[i] ?? 0;
}

/** Adds to the i-th entry. The caller keeps `0 ≤ i < length`. */
export function addWord(list: Int32Array, i: number, amount: number): void {
  list[i] = (list[i] ?? 0) + amount;
}

/** Adds to the i-th entry of a list of bytes. The caller keeps `0 ≤ i < length`, and the sum within -128 … 127. */
export function addByte(list: Int8Array, i: number, amount: number): void {
  list[i] = (list[i] ?? 0) + amount;
}
