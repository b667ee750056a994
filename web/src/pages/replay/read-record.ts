import { type MatchRecord, type Registry, readRecord } from '@levante/contract';
import { type Verified, type VerifyFault, verifyRecord } from '@levante/host/verify';

/** A file may have so many bytes; the longest matches have a twentieth of it. */
export const MOST_BYTES = 1_000_000;
/** What somebody may not see of a match stands as this in its record. */
const HIDDEN = /\?/;

/** A record that holds, with what was proven of it. */
export interface OpenedRecord {
  readonly record: MatchRecord;
  readonly verified: Verified;
}

/** Why a file is not opened. */
export type RecordTrouble =
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-json' }
  /** The record of a match that still ran, as one seat saw it. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'fault'; readonly fault: VerifyFault };

export type ReadRecord =
  | ({ readonly ok: true } & OpenedRecord)
  | { readonly ok: false; readonly trouble: RecordTrouble };

const failed = (trouble: RecordTrouble): ReadRecord => ({ ok: false, trouble });

/** Reads a record from text that comes from anywhere, deciding every action anew. */
export function readRecordText(games: Registry, text: string): ReadRecord {
  if (text.length > MOST_BYTES) return failed({ kind: 'too-large' });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return failed({ kind: 'not-json' });
  }
  const verdict = verifyRecord(games, parsed);
  if (!verdict.ok) {
    const { fault } = verdict;
    return failed(HIDDEN.test(fault.action ?? '') ? { kind: 'hidden' } : { kind: 'fault', fault });
  }
  if (verdict.verified.hidden > 0) return failed({ kind: 'hidden' });
  const read = readRecord(parsed);
  // What was verified has the form of a record.
  if (!read.ok) return failed({ kind: 'not-json' });
  return { ok: true, record: read.value, verified: verdict.verified };
}

/** Reads a record from a file; one that is too large is not even looked into. */
export async function readRecordFile(games: Registry, file: Blob): Promise<ReadRecord> {
  return file.size > MOST_BYTES ? failed({ kind: 'too-large' }) : readRecordText(games, await file.text());
}
