/** Returns the index of the lowest set bit of a mask other than 0. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
