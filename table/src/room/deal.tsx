import type { MatchRecord } from '@levante/contract';
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useMatch } from '../match/match-context.ts';
import { roomWords } from './words/en.ts';

export interface DealProofProps {
  /** Of a match that is over. */
  readonly record: MatchRecord;
  readonly match: string;
}

/** What decides a record anew and says whether it proves the deal; the page brings it once it stands, for the rules of all games come with it. */
export const dealProof: Signal<ComponentType<DealProofProps> | null> = signal(null);

/** What proves the deal: the mark of the seed from the beginning, the seed itself when the match is over. */
export function Deal() {
  const { session, reach } = useMatch();
  const words = roomWords.value;
  const match = session.match.value;
  const over = match?.status === 'over';
  const [record, setRecord] = useState<MatchRecord | null>(null);
  useEffect(() => {
    if (over) void session.record().then((reply) => reply.ok && reply.value.seed && setRecord(reply.value));
  }, [session, over]);
  // A position that was laid out, for a lesson say, was dealt by nobody.
  if (!match || (match.commitment === '' && record === null)) return null;
  // A record that is opened was decided anew before it was shown.
  const Proof = reach === 'nowhere' ? null : dealProof.value;
  return (
    <section class="deal">
      <h3>{words.deal}</h3>
      <p>{record === null ? words.dealText : words.dealToldText}</p>
      <dl>
        <dt>{words.dealMark}</dt>
        <dd>{match.commitment}</dd>
        {record && (
          <>
            <dt>{words.dealSeed}</dt>
            <dd>{record.seed}</dd>
          </>
        )}
      </dl>
      {record && Proof && <Proof record={record} match={session.id} />}
    </section>
  );
}
