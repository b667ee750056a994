import './unsubscribe.css';
import { codeOf, faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import { Button, Notice } from '@levante/table/ui/controls.tsx';
import { Page } from '@levante/table/ui/page.tsx';
import { isNothing } from '@levante/wire';
import { useState } from 'preact/hooks';
import { server } from '../../hosts/server/server.ts';
import { unsubscribeWords } from './words/index.ts';

/** Takes the secret of a link in a message out of the page's address, so that it stays in no history. */
function takeToken(): string | null {
  const [, token] = /^#([\w.-]+)$/.exec(location.hash) ?? [];
  if (token === undefined) return null;
  history.replaceState(history.state, '', location.pathname);
  return token;
}

/** Codes of a link that is no longer valid. */
const INVALID: readonly string[] = ['not-found', 'bad-token', 'bad-request'];

/** Page that a message's link opens to switch e-mail off. It works without being signed in. */
export function UnsubscribePage() {
  const words = unsubscribeWords.value;
  const [token] = useState(takeToken);
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const send = async () => {
    setSending(true);
    const reply = await server.post(`/api/unsubscribe/${encodeURIComponent(token ?? '')}`, {}, isNothing);
    setSending(false);
    setDone(reply.ok);
    setFault(reply.ok ? null : reply.fault);
  };
  return (
    <Page title={words.title}>
      <div class="unsubscribe">
        <p role="status">{isDone ? words.done : token === null ? words.noToken : words.text}</p>
        {fault && <Notice of={fault}>{INVALID.includes(codeOf(fault)) ? words.noToken : faultWords(fault)}</Notice>}
        {token !== null && !isDone && (
          <Button primary disabled={isSending} onClick={() => void send()}>
            {words.stop}
          </Button>
        )}
        <p>
          <a href="/me/notifications">{words.settings}</a>
        </p>
      </div>
    </Page>
  );
}
