import { GAMES } from '@levante/games/rules';
import { verifyRecord } from '@levante/host/verify';
import type { DealProofProps } from '@levante/table/match/deal-proof.ts';
import { Notice } from '@levante/table/ui/notice.tsx';
import { recordsWords } from '@levante/table/words/records.ts';
import { useMemo } from 'preact/hooks';
import { faultText } from '../fault-text.ts';
import { OwnPart } from '../own-part.tsx';

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
