import { type MatchRecord, type Registry, readRecord } from '@levante/contract';
import { type Verified, type VerifyFault, verifyRecord } from '@levante/host/verify';

/** Maximum file size, twenty times the size of the longest matches. */
export const MAX_BYTES = 1_000_000;
/** Placeholder for hidden information in a record. */
const HIDDEN = /\?/;

/** A verified record with the proven claims. */
export interface OpenedRecord {
  readonly record: MatchRecord;
  readonly verified: Verified;
}

/** Reason why a file cannot be opened. */
export type RecordError =
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-json' }
  /** Record of an unfinished match as one seat saw it. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'fault'; readonly fault: VerifyFault };

export type ReadRecord = ({ readonly ok: true } & OpenedRecord) | { readonly ok: false; readonly trouble: RecordError };

const failed = (trouble: RecordError): ReadRecord => ({ ok: false, trouble });

/** Parses and verifies an untrusted record by replaying every action. */
export function readRecordText(games: Registry, text: string): ReadRecord {
  if (text.length > MAX_BYTES) return failed({ kind: 'too-large' });
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
  // Cannot happen: a verified record is well-formed.
  if (!read.ok) return failed({ kind: 'not-json' });
  return { ok: true, record: read.value, verified: verdict.verified };
}

/** Reads a record from a file. Rejects large files without reading them. */
export async function readRecordFile(games: Registry, file: Blob): Promise<ReadRecord> {
  return file.size > MAX_BYTES ? failed({ kind: 'too-large' }) : readRecordText(games, await file.text());
}
