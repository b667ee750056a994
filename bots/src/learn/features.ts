/**
 * What a game shows the learned judgement of a position, in numbers of about -1 … 1. Every seat sees it its own way:
 * some figures of its own (`figures`) and a list of things that are alike (`parts`: cities, ships), each described by
 * `partSize` numbers.
 */
export interface Features<S> {
  readonly figures: number;
  readonly partSize: number;
  readonly mostParts: number;
  /** What scores are multiplied by to become numbers of about 1. */
  readonly scoreUnit: number;
  /** How many parts there are in this match; the same at every moment of it. */
  parts(state: S): number;
  /**
   * Fills `out` seat by seat: from `seat * lengthOf(features)` on first the figures, then the parts one after another.
   * Depends on nothing that is not in `state`; what belongs to places behind the last part is not looked at.
   */
  measure(state: S, out: Float32Array): void;
}

/** Numbers a seat. */
export function lengthOf({
  figures,
  partSize,
  mostParts,
}: {
  figures: number;
  partSize: number;
  mostParts: number;
}): number {
  return figures + mostParts * partSize;
}
