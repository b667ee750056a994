/**
 * Reads and writes typed lists. There is one function for each kind of list, because V8 compiles a function once for all its
 * callers and a read is fast only where every list passed has the same type.
 *
 * The caller guarantees `0 ≤ i < length` and a value within the range of the type. Anything else is a `RangeError` in
 * development; production builds omit the check (`CHECKED`).
 */

/** Defined by production builds (`define` of the bundlers); absent when sources and tests run. */
declare const LEVANTE_SHIPPED: boolean | undefined;

/**
 * True if indices are checked. Bundlers replace it by `false` and drop the code after it, so `if (CHECKED && …)` costs
 * nothing in production.
 */
export const CHECKED = typeof LEVANTE_SHIPPED === 'undefined' || !LEVANTE_SHIPPED;

/** Throws a `RangeError` for an index out of range. */
export function outside(length: number, i: number): never {
  throw new RangeError(`index ${i} is outside a list of ${length}`);
}

/** Typed list of integers in a state. */
export type Ints = Int8Array | Int16Array | Int32Array;

/** Throws in development if the entry does not exist or cannot hold the value. */
function mustFit(list: Ints, i: number, value: number): void {
  if (list[i] === undefined) outside(list.length, i);
  const limit = 2 ** (8 * list.BYTES_PER_ELEMENT - 1);
  if (!Number.isInteger(value) || value < -limit || value >= limit) {
    throw new RangeError(`${value} does not fit ${list.BYTES_PER_ELEMENT} bytes`);
  }
}

/** Returns the i-th entry of a list of 32-bit integers. */
export function wordAt(list: Int32Array, i: number): number {
  const value = list[i];
  if (CHECKED && value === undefined) outside(list.length, i);
  return value ?? 0;
}

/** Returns the i-th entry of a list of 16-bit integers. */
export function shortAt(list: Int16Array, i: number): number {
  const value = list[i];
  if (CHECKED && value === undefined) outside(list.length, i);
  return value ?? 0;
}

/** Returns the i-th entry of a list of 8-bit integers. */
export function byteAt(list: Int8Array, i: number): number {
  const value = list[i];
  if (CHECKED && value === undefined) outside(list.length, i);
  return value ?? 0;
}

/** Returns the i-th entry of a list of 32-bit floating-point numbers. */
export function floatAt(list: Float32Array, i: number): number {
  const value = list[i];
  if (CHECKED && value === undefined) outside(list.length, i);
  return value ?? 0;
}

/** Returns the i-th entry of a list of 64-bit floating-point numbers. */
export function doubleAt(list: Float64Array, i: number): number {
  const value = list[i];
  if (CHECKED && value === undefined) outside(list.length, i);
  return value ?? 0;
}

/** Writes the i-th entry of a list of 32-bit integers. */
export function setWord(list: Int32Array, i: number, value: number): void {
  if (CHECKED) mustFit(list, i, value);
  list[i] = value;
}

/** Writes the i-th entry of a list of 16-bit integers. */
export function setShort(list: Int16Array, i: number, value: number): void {
  if (CHECKED) mustFit(list, i, value);
  list[i] = value;
}

/** Writes the i-th entry of a list of 8-bit integers. */
export function setByte(list: Int8Array, i: number, value: number): void {
  if (CHECKED) mustFit(list, i, value);
  list[i] = value;
}

/** Adds to the i-th entry of a list of 32-bit integers. */
export function addWord(list: Int32Array, i: number, amount: number): void {
  const sum = (list[i] ?? 0) + amount;
  if (CHECKED) mustFit(list, i, sum);
  list[i] = sum;
}

/** Adds to the i-th entry of a list of 16-bit integers. */
export function addShort(list: Int16Array, i: number, amount: number): void {
  const sum = (list[i] ?? 0) + amount;
  if (CHECKED) mustFit(list, i, sum);
  list[i] = sum;
}

/** Adds to the i-th entry of a list of 8-bit integers. */
export function addByte(list: Int8Array, i: number, amount: number): void {
  const sum = (list[i] ?? 0) + amount;
  if (CHECKED) mustFit(list, i, sum);
  list[i] = sum;
}

/** Adds to the i-th entry of a list of 64-bit floating-point numbers. */
export function addDouble(list: Float64Array, i: number, amount: number): void {
  const value = list[i];
  if (CHECKED && value === undefined) outside(list.length, i);
  list[i] = (value ?? 0) + amount;
}

/**
 * Returns the i-th item of a list that never contains undefined. Throws a `RangeError` if there is none, also in production.
 */
export function itemAt<T extends NonNullable<unknown> | null>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) outside(list.length, i);
  return item;
}
