import { useEffect, useState } from 'preact/hooks';
import { accessWords } from '../words/access.ts';
import { useMatch } from './match-context.ts';

/** What proves the deal: the mark of the seed from the beginning, the seed itself when the match is over. */
export function Deal() {
  const { session } = useMatch();
  const words = accessWords.value;
  const match = session.match.value;
  const over = match?.status === 'over';
  const [seed, setSeed] = useState<string | null>(null);
  useEffect(() => {
    if (over) void session.record().then((reply) => setSeed((reply.ok && reply.value.seed) || null));
  }, [session, over]);
  // A position that was laid out, for a lesson say, was dealt by nobody.
  if (!match || (match.commitment === '' && seed === null)) return null;
  return (
    <section class="deal">
      <h3>{words.deal}</h3>
      <p>{seed === null ? words.dealText : words.dealToldText}</p>
      <dl>
        <dt>{words.dealMark}</dt>
        <dd>{match.commitment}</dd>
        {seed !== null && (
          <>
            <dt>{words.dealSeed}</dt>
            <dd>{seed}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
