import type { MatchRecord } from '@levante/contract';
import { Notice } from '@levante/table/ui/notice.tsx';
import { recordsWords } from '@levante/table/words/records.ts';
import { isOwnEntropyIn } from '../hosts/server/own-entropy.ts';

interface OwnPartProps {
  /** It holds, and proves its deal. */
  readonly record: MatchRecord;
  /** The match at the server, where it is known. */
  readonly match?: string;
}

/** Whether a deal that is proven has in it what this browser added to its seed; nothing where it added nothing. */
export function OwnPart({ record, match }: OwnPartProps) {
  const words = recordsWords.value;
  const isIn = isOwnEntropyIn(record, match);
  if (isIn === null) return null;
  return isIn ? <p>{words.ownIn}</p> : <Notice>{words.ownMissing}</Notice>;
}
