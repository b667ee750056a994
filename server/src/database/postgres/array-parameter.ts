/** Object ids of PostgreSQL's element types, which are the same in every database. */
const OID = { text: 25, integer: 23, int8: 20 } as const;

/** Dimensions, whether there are nulls, the element type, and length and lower bound of the one dimension: 4 bytes each. */
const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;
/** Length of a null element. */
const NULL = -1;

/** An element type: the size of a value in bytes, and how it is written. */
interface ElementType<T> {
  readonly oid: number;
  size(value: T): number;
  write(buffer: Buffer, value: T, at: number): void;
}

const TEXT: ElementType<string> = {
  oid: OID.text,
  size: Buffer.byteLength,
  write: (buffer, value, at) => void buffer.write(value, at),
};
const INTEGER: ElementType<number> = {
  oid: OID.integer,
  size: () => Int32Array.BYTES_PER_ELEMENT,
  write: (buffer, value, at) => void buffer.writeInt32BE(value, at),
};
const INT8: ElementType<number> = {
  oid: OID.int8,
  size: () => BigInt64Array.BYTES_PER_ELEMENT,
  write: (buffer, value, at) => void buffer.writeBigInt64BE(BigInt(value), at),
};

/**
 * Encodes an array in PostgreSQL's binary format, as which the driver sends a buffer. The text format, which the driver uses
 * for arrays, escapes each quote of a text, and the database undoes it.
 */
function encoded<T>(type: ElementType<T>, values: readonly (T | null)[]): Buffer {
  const sizes = values.map((value) => (value === null ? NULL : type.size(value)));
  const bytes = sizes.reduce((sum, size) => sum + LENGTH_BYTES + Math.max(size, 0), HEADER_BYTES);
  const buffer = Buffer.allocUnsafe(bytes);
  const header = [1, values.includes(null) ? 1 : 0, type.oid, values.length, 1];
  let at = header.reduce((end, value) => buffer.writeInt32BE(value, end), 0);
  for (const [i, value] of values.entries()) {
    const size = sizes[i] ?? NULL;
    at = buffer.writeInt32BE(size, at);
    if (value === null) continue;
    type.write(buffer, value, at);
    at += size;
  }
  return buffer;
}

/** Encodes a parameter of type `text[]`. */
export const textArray = (values: readonly (string | null)[]): Buffer => encoded(TEXT, values);

/** Encodes a parameter of type `integer[]`. Throws if a value is not an integer of 32 bits. */
export const integerArray = (values: readonly (number | null)[]): Buffer => encoded(INTEGER, values);

/** Encodes a parameter of type `int8[]`. Throws if a value is not an integer. */
export const int8Array = (values: readonly (number | null)[]): Buffer => encoded(INT8, values);
