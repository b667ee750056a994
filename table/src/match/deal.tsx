import { useEffect, useState } from 'preact/hooks';
import { useSeated } from './table-context.ts';

/** What proves the deal: the mark of the seed from the beginning, the seed itself when the match is over. */
export function Deal() {
  const { store, words } = useSeated();
  const { follow } = words;
  const match = store.match.value;
  const over = match?.status === 'over';
  const [seed, setSeed] = useState<string | null>(null);
  useEffect(() => {
    if (over) void store.record().then((reply) => setSeed((reply.ok && reply.value.seed) || null));
  }, [store, over]);
  if (!match) return null;
  return (
    <section class="deal">
      <h3>{follow.deal}</h3>
      <p>{seed === null ? follow.dealText : follow.dealToldText}</p>
      <dl>
        <dt>{follow.dealMark}</dt>
        <dd>{match.commitment}</dd>
        {seed !== null && (
          <>
            <dt>{follow.dealSeed}</dt>
            <dd>{seed}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
