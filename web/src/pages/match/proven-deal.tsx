import type { MatchRecord } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { type RecordVerdict, verifyRecord } from '@levante/host/verify';
import { useMatch } from '@levante/table/match/match-context.ts';
import { Notice } from '@levante/table/ui/notice.tsx';
import { recordsWords } from '@levante/table/words/records.ts';
import { useEffect, useState } from 'preact/hooks';
import { faultText } from '../fault-text.ts';
import { OwnPart } from '../own-part.tsx';

interface Verdict {
  readonly record: MatchRecord;
  readonly verdict: RecordVerdict;
}

/** Decides the record of a match at the server that is over anew, and says whether it proves the deal. */
export function ProvenDeal() {
  const { session } = useMatch();
  const words = recordsWords.value;
  const [found, setFound] = useState<Verdict | null>(null);
  useEffect(() => {
    void session.record().then((reply) => {
      // A game of which only the table is here cannot be decided anew.
      if (reply.ok && GAMES.has(reply.value.game))
        setFound({ record: reply.value, verdict: verifyRecord(GAMES, reply.value) });
    });
  }, [session]);
  if (!found) return null;
  const { record, verdict } = found;
  if (!verdict.ok) return <Notice>{faultText(verdict.fault, words)}</Notice>;
  if (!verdict.verified.deal) return null;
  return (
    <>
      <p>{words.dealProven}</p>
      <OwnPart record={record} match={session.id} />
    </>
  );
}
