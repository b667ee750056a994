import type { Reply } from '@levante/table/host/fault.ts';
import { isNothing, isToken } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { server } from '../../hosts/server/server.ts';
import { statisticsWords } from './words/en.ts';

type Told = 'renewed' | 'forgotten' | 'failed';

/** Revokes all my keys and issues a new one to this browser. */
async function renewKeys(): Promise<Reply<object>> {
  await server.meet();
  return await server.post('/api/me/keys', {}, isToken);
}

/** Deletes my identity at the server. */
async function forgetMe(): Promise<Reply<object>> {
  await server.meet();
  server.part();
  return await server.post('/api/me/forget', {}, isNothing);
}

/** Identity at the server: sign out other browsers, or delete everything. */
export function MyIdentity() {
  const { identity: words } = statisticsWords.value;
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  // The pressed button may be gone: move the keyboard focus to the answer.
  useEffect(() => {
    if (told !== null) answer.current?.focus();
  }, [told]);
  const ask = async (request: () => Promise<Reply<object>>, done: Told) => {
    setTold(null);
    const { ok } = await request();
    setAsking(false);
    setTold(ok ? done : 'failed');
  };
  return (
    <section class="my-identity">
      <h2>{words.title}</h2>
      <p>{words.about}</p>
      {told !== 'forgotten' && (
        <p class="statistics-ways">
          <button type="button" class="button" onClick={() => ask(renewKeys, 'renewed')}>
            {words.renew}
          </button>
          <button type="button" class="button" aria-expanded={asking} onClick={() => setAsking(!asking)}>
            {words.forget}
          </button>
        </p>
      )}
      {asking && (
        <div class="my-identity-asking">
          <p>{words.forgetQuestion}</p>
          <p class="statistics-ways">
            <button type="button" class="button" onClick={() => ask(forgetMe, 'forgotten')}>
              {words.forgetYes}
            </button>
            <button type="button" class="button button-primary" onClick={() => setAsking(false)}>
              {words.forgetNo}
            </button>
          </p>
        </div>
      )}
      <p ref={answer} role="status" tabIndex={-1}>
        {told && words[told]}
      </p>
    </section>
  );
}
