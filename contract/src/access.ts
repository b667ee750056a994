/**
 * Reading and changing typed lists. There is one function for each kind of list, because V8 compiles a function once
 * for all its callers, and a read is fast only where every list that comes is of one kind.
 *
 * The caller keeps `0 ≤ i < length`, and what is written within the range of the kind. In development anything else is
 * a `RangeError`; what ships does not look (`CHECKED`).
 */

/** Set by the build of what ships (`define` of the bundlers); sources and tests run without it. */
declare const LEVANTE_SHIPPED: boolean | undefined;

/**
 * Whether an index out of range is looked for. The bundlers replace it by `false` and drop what stands behind it, so
 * that a check costs nothing where it is written `if (CHECKED && …)`.
 */
export const CHECKED = typeof LEVANTE_SHIPPED === 'undefined' || !LEVANTE_SHIPPED;

/** Throws the fault of an index out of range. */
export function outside(length: number, i: number): never {
  throw new RangeError(`index ${i} is outside a list of ${length}`);
}

/** A list of integers, as a state keeps them. */
export type Ints = Int8Array | Int16Array | Int32Array;

/** In development: the entry must be there, and able to hold the value. */
function mustFit(list: Ints, i: number, value: number): void {
  if (list[i] === undefined) outside(list.length, i);
  const limit = 2 ** (8 * list.BYTES_PER_ELEMENT - 1);
  if (!Number.isInteger(value) || value < -limit || value >= limit) {
    throw new RangeError(`${value} does not fit ${list.BYTES_PER_ELEMENT} bytes`);
  }
}

/** The i-th entry of a list of 32-bit integers. */
export function wordAt(list: Int32Array, i: number): number {
  const value = list[i];
  if (CHECKED && value === undefined) outside(list.length, i);
  return value ?? 0;
}

/** The i-th entry of a list of 16-bit integers. */
export function shortAt(list: Int16Array, i: number): number {
  const value = list[i];
  if (CHECKED && value === undefined) outside(list.length, i);
  return value ?? 0;
}

/** The i-th entry of a list of 8-bit integers. */
export function byteAt(list: Int8Array, i: number): number {
  const value = list[i];
  if (CHECKED && value === undefined) outside(list.length, i);
  return value ?? 0;
}

/** The i-th entry of a list of 32-bit floating-point numbers. */
export function floatAt(list: Float32Array, i: number): number {
  const value = list[i];
  if (CHECKED && value === undefined) outside(list.length, i);
  return value ?? 0;
}

/** The i-th entry of a list of 64-bit floating-point numbers. */
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

/** The i-th item of a list of anything but undefined; a `RangeError` where there is none, also in what ships. */
export function itemAt<T extends NonNullable<unknown> | null>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) outside(list.length, i);
  return item;
}
