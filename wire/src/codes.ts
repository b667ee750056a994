/** Error codes of the platform. A refusal by the rules has the game's own code (formats, section 7) and status 422. */
export const ERROR_CODES = [
  'bad-request',
  'bad-identity',
  'bad-token',
  'cross-site',
  'banned',
  'not-your-seat',
  'not-opener',
  'not-found',
  'no-such-match',
  'newer-rules',
  'stale-ply',
  'not-started',
  'key-reused',
  'no-open-seat',
  'seat-taken',
  'not-alone',
  'unknown-level',
  'wrong-seats',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'too-many-matches',
  'busy',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
