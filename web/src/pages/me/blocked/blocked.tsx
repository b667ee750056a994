import { type Blocks, isBlocks, isNothing } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { server } from '../../../hosts/server/server.ts';
import type { Attempt } from '../account.ts';
import type { SectionProps } from '../section.ts';
import { blockedWords } from './words/index.ts';

async function unblock(id: string): Promise<Attempt<object>> {
  const reply = await server.post(`/api/me/blocks/${encodeURIComponent(id)}/remove`, {}, isNothing);
  return reply.ok ? reply : { ok: false, failure: 'other', fault: reply.fault };
}

/** List of the people that the reader has blocked, with buttons to unblock them. Absent while there are none. */
export function Blocked({ mine, run }: Pick<SectionProps, 'mine' | 'run'>) {
  const words = blockedWords.value;
  const [blocks, setBlocks] = useState<Blocks['blocks']>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void server.get('/api/me/blocks', isBlocks).then((reply) => {
      if (isCurrent && reply.ok) setBlocks(reply.value.blocks);
    });
    return () => {
      isCurrent = false;
    };
  }, [mine]);
  if (blocks.length === 0) return null;
  const remove = async (id: string, name: string) => {
    // The button disappears, so the focus goes to the heading of its list; with the last one, of the page.
    const place = blocks.length > 1 ? heading.current : document.querySelector<HTMLElement>('main h1');
    if (place) place.tabIndex = -1;
    place?.focus();
    await run(
      () => unblock(id),
      () => words.unblocked(name),
    );
  };
  return (
    <section class="me-card">
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p class="quiet">{words.about}</p>
      <ul class="me-list">
        {blocks.map(({ id, name }) => (
          <li key={id}>
            <b>{name ?? words.noName}</b>
            <button
              type="button"
              class="button"
              aria-label={words.unblockNamed(name ?? words.noName)}
              onClick={() => void remove(id, name ?? words.noName)}
            >
              {words.unblock}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
