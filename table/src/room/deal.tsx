import type { MatchRecord } from '@levante/contract';
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useMatch } from '../match/match-context.ts';
import { roomWords } from './words/index.ts';

export interface DealProofProps {
  readonly record: MatchRecord;
  readonly match: string;
  /** Seats of the reader that could add entropy to the deal; none for a match on this device. */
  readonly seats: readonly number[];
}

/** Component that verifies a deal. Set by the page once it is loaded, because it needs the rules of all games. */
export const dealProof: Signal<ComponentType<DealProofProps> | null> = signal(null);

/** Proof of the deal: the seed's fingerprint from the start, the seed itself after the match. */
export function Deal() {
  const { session, reach } = useMatch();
  const words = roomWords.value;
  const match = session.match.value;
  const over = match?.status === 'over';
  const [record, setRecord] = useState<MatchRecord | null>(null);
  useEffect(() => {
    if (over) void session.record().then((reply) => reply.ok && reply.value.seed && setRecord(reply.value));
  }, [session, over]);
  // A set-up position, such as a lesson's, has no deal.
  if (!match || (match.commitment === '' && record === null)) return null;
  // An opened record was verified before it was shown.
  const Proof = reach === 'nowhere' ? null : dealProof.value;
  return (
    <section class="deal">
      <h3>{words.deal}</h3>
      <p>{record === null ? words.dealText : words.dealRevealedText}</p>
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
      {record && Proof && <Proof record={record} match={session.id} seats={reach === 'anywhere' ? match.mine : []} />}
    </section>
  );
}
