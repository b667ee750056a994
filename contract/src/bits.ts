/** The number of the lowest bit set; the mask is not 0. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
