/** What chaos may find wrong with a house. */
export const CHAOS_FAULTS = {
  /** An acknowledged command is not in the book where it was said to be. */
  lost: 'lost',
  /** Something is in the book more than once, or without having been sent. */
  doubled: 'doubled',
  /** A follower was told something with a gap or a repeat, or stands elsewhere than the book in the end. */
  astray: 'astray',
  /** What chance or a bot owes, or an answer, does not come. */
  stuck: 'stuck',
  /** Somebody was sent something else than what the book lets him see. */
  shown: 'shown',
  /** The book does not follow from the rules and the seed. */
  unruly: 'unruly',
  /** Something failed that nothing had disturbed. */
  broken: 'broken',
} as const;

export type ChaosFaultKind = (typeof CHAOS_FAULTS)[keyof typeof CHAOS_FAULTS];

export interface ChaosFault {
  readonly kind: ChaosFaultKind;
  readonly match: string;
  readonly what: string;
}

/** A fault in one line. */
export function sayChaosFault({ kind, match, what }: ChaosFault): string {
  return `${kind}: match ${match}: ${what}`;
}
