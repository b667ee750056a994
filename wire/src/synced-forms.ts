import { atLeast, type Form, isFlag, isInteger, isText, listOf, nullOr, oneOf, optional } from './forms.ts';
import { MAIL_LANGUAGES, SPEEDS, THEMES } from './limits.ts';
import type { Synced, SyncedData, SyncedResult } from './synced.ts';

interface Chosen<T> {
  value: T;
  at: number;
}

const chosen = <T>(value: Form<T>): Form<Chosen<T> | undefined> =>
  optional(atLeast<Chosen<T>>({ value, at: isInteger }));

export const isSyncedResult: Form<SyncedResult> = atLeast<SyncedResult>({
  id: isText,
  game: isText,
  at: isInteger,
  players: isInteger,
  rank: isInteger,
  score: isInteger,
  plies: isInteger,
  others: listOf(nullOr(isText)),
  takenBack: optional(isInteger),
});

/** Accepts more than the schema: fields of a newer server are ignored. */
export const isSyncedData: Form<SyncedData> = atLeast<SyncedData>({
  settings: atLeast<SyncedData['settings']>({
    language: chosen(oneOf('system', ...MAIL_LANGUAGES)),
    theme: chosen(oneOf(...THEMES)),
    speed: chosen(oneOf(...SPEEDS)),
    confirmEnd: chosen(isFlag),
    sound: chosen(isFlag),
    sendPlans: chosen(isFlag),
    keysOff: chosen(isFlag),
  }),
  lessons: listOf(atLeast<SyncedData['lessons'][number]>({ game: isText, step: isInteger, of: isInteger })),
  puzzles: listOf(
    atLeast<SyncedData['puzzles'][number]>({ game: isText, solved: listOf(isInteger), failed: listOf(isInteger) }),
  ),
  results: optional(listOf(isSyncedResult)),
});

export const isSynced: Form<Synced> = atLeast<Synced>({ owner: nullOr(isText), data: isSyncedData });
