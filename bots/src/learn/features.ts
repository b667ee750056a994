/**
 * Input features of the network for a game, scaled to about -1 … 1. The features of each seat consist of `figures` scalars
 * and a list of similar parts (cities, ships) with `partSize` numbers each.
 */
export interface Features<S> {
  readonly figures: number;
  readonly partSize: number;
  readonly maxParts: number;
  /** Factor that scales scores to about 1. */
  readonly scoreUnit: number;
  /** Returns the number of parts, constant throughout a match. */
  parts(state: S): number;
  /**
   * Fills `out` with the features of all seats. A seat's features start at `seat * lengthOf(features)`, scalars first,
   * then the parts. A pure function of `state`; entries beyond the last part are ignored.
   */
  measure(state: S, out: Float32Array): void;
}

/** Returns the number of features per seat. */
export function lengthOf({
  figures,
  partSize,
  maxParts,
}: {
  figures: number;
  partSize: number;
  maxParts: number;
}): number {
  return figures + maxParts * partSize;
}
