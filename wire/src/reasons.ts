/** Usual reasons of operators' measures. Each page shows them in its reader's language; other reasons are shown as written. */
export const MEASURE_REASONS = ['insults', 'spam', 'cheating', 'stalling', 'name', 'threats'] as const;

export type MeasureReason = (typeof MEASURE_REASONS)[number];

/** Maximum length of a reason and of an announcement, in UTF-16 code units. */
export const MAX_REASON = 200;
export const MAX_ANNOUNCEMENT = 300;
