/** Usual reasons of operators' acts. Each page shows them in its reader's language; other reasons are shown as written. */
export const ACT_REASONS = ['insults', 'spam', 'cheating', 'stalling', 'name', 'threats'] as const;

export type ActReason = (typeof ACT_REASONS)[number];

/** Maximum length of a reason and of an announcement, in UTF-16 code units. */
export const MAX_REASON = 200;
export const MAX_ANNOUNCEMENT = 300;
