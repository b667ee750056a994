/** Faults that chaos tests detect. */
export const CHAOS_FAULTS = {
  /** An acknowledged command is not stored at its ply. */
  lost: 'lost',
  /** A command is stored more than once, or without having been sent. */
  doubled: 'doubled',
  /** A follower received a gap or a repeat, or ended at another ply than the store. */
  astray: 'astray',
  /** A chance event, a bot's action or an answer is overdue. */
  stuck: 'stuck',
  /** A message contained something else than its reader may see. */
  shown: 'shown',
  /** The stored match does not follow from the rules and the seed. */
  unruly: 'unruly',
  /** A person was notified of the same twice, of something that did not happen, or not at all. */
  misnotified: 'misnotified',
  /** A failure without an injected cause. */
  broken: 'broken',
} as const;

export type ChaosFaultKind = (typeof CHAOS_FAULTS)[keyof typeof CHAOS_FAULTS];

export interface ChaosFault {
  readonly kind: ChaosFaultKind;
  readonly match: string;
  readonly what: string;
}

/** Returns a fault of notifications, with its match if there is one. */
export const misnotified = (match: string | null, what: string): ChaosFault => ({
  kind: 'misnotified',
  match: match ?? '',
  what,
});

/** Formats a fault in one line. */
export function sayChaosFault({ kind, match, what }: ChaosFault): string {
  return `${kind}: match ${match}: ${what}`;
}
