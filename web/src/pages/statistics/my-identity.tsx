import type { Reply } from '@levante/table/host/fault.ts';
import { openPage } from '@levante/table/ui/pages.tsx';
import { isAccountInfo, isDeparted, isRenewedKeys } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { server } from '../../hosts/server/server.ts';
import { forgetPush, restorePush } from '../own-push.ts';
import { statisticsWords } from './words/index.ts';

type Outcome = 'renewed' | 'forgotten' | 'failed';

/** Revokes all my keys and issues a new one to this browser. */
async function renewKeys(): Promise<Reply<object>> {
  await server.meet();
  const reply = await server.post('/api/me/keys', {}, isRenewedKeys);
  if (reply.ok) restorePush();
  return reply;
}

/** Deletes my identity at the server. */
async function forgetMe(): Promise<Reply<object>> {
  await server.meet();
  server.forgetIdentity();
  forgetPush();
  return await server.post('/api/me/forget', {}, isDeparted);
}

/** Identity at the server: buttons to sign out other browsers, or delete everything. */
export function MyIdentity() {
  const { identity: words } = statisticsWords.value;
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  // The pressed button may be gone: move the keyboard focus to the answer.
  useEffect(() => {
    if (outcome !== null) answer.current?.focus();
  }, [outcome]);
  const send = async (request: () => Promise<Reply<object>>, done: Outcome) => {
    setOutcome(null);
    const reply = await request();
    setAsking(false);
    setOutcome(reply.ok ? done : 'failed');
  };
  const ask = async () => {
    await server.meet();
    const account = await server.get('/api/me/account', isAccountInfo);
    // An account is deleted on its own page, which says what that means.
    if (account.ok && account.value.createdAt !== null) openPage('/me');
    else setAsking(!asking);
  };
  return (
    <section class="my-identity">
      <h2>{words.title}</h2>
      <p>{words.about}</p>
      {outcome !== 'forgotten' && (
        <p class="statistics-ways">
          <button type="button" class="button" onClick={() => send(renewKeys, 'renewed')}>
            {words.renew}
          </button>
          <button type="button" class="button" aria-expanded={asking} onClick={ask}>
            {words.forget}
          </button>
        </p>
      )}
      {asking && (
        <div class="my-identity-asking">
          <p>{words.forgetQuestion}</p>
          <p class="statistics-ways">
            <button type="button" class="button" onClick={() => send(forgetMe, 'forgotten')}>
              {words.forgetYes}
            </button>
            <button type="button" class="button button-primary" onClick={() => setAsking(false)}>
              {words.forgetNo}
            </button>
          </p>
        </div>
      )}
      <p ref={answer} role="status" tabIndex={-1}>
        {outcome && words[outcome]}
      </p>
    </section>
  );
}
