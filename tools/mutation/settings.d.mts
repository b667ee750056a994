/** What is changed, by which tests, of a game's rules or of a room. */
export interface MutationTarget {
  readonly name: string;
  /** Globs from the root; one that begins with `!` leaves files out. */
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}
export const TARGETS: ReadonlyMap<string, MutationTarget>;
