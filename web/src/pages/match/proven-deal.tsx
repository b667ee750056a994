import type { MatchRecord } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { verifyRecord } from '@levante/host/verify';
import type { DealProofProps } from '@levante/table/room/deal.tsx';
import { Notice } from '@levante/table/ui/page.tsx';
import { useMemo } from 'preact/hooks';
import { isOwnEntropyIn } from '../../hosts/server/own-entropy.ts';
import { faultText } from '../record/fault-text.ts';
import { recordsWords } from '../record/words/en.ts';

/** Decides the record of a match that is over anew, and says whether it proves the deal. */
export function ProvenDeal({ record, match }: DealProofProps) {
  const words = recordsWords.value;
  // A game of which only the table is here cannot be decided anew.
  const verdict = useMemo(() => (GAMES.has(record.game) ? verifyRecord(GAMES, record) : null), [record]);
  if (!verdict) return null;
  if (!verdict.ok) return <Notice>{faultText(verdict.fault, words)}</Notice>;
  if (!verdict.verified.deal) return null;
  return (
    <>
      <p>{words.dealProven}</p>
      <OwnPart record={record} match={match} />
    </>
  );
}

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
