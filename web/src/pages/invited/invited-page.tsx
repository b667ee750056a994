import './invited.css';
import { codeOf, faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { Page } from '@levante/table/ui/page.tsx';
import { address } from '@levante/table/ui/pages.tsx';
import { isNothing, MAX_INVITATION_CODE } from '@levante/wire';
import { useEffect, useState } from 'preact/hooks';
import { server } from '../../hosts/server/server.ts';
import { refreshService, serviceInfo } from '../service/service.ts';
import { startService } from '../service/start-service.ts';
import { invitedWords } from './words/index.ts';

/** Page for using an invitation code, which is typed or part of the address. */
export function InvitedPage() {
  const words = invitedWords.value;
  const [code, setCode] = useState(address.value.params.code ?? '');
  const [isSending, setSending] = useState(false);
  const [isIn, setIn] = useState(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  useEffect(startService, []);
  const isNeeded = serviceInfo.value?.mine.uninvited ?? true;
  const use = async (event: Event) => {
    event.preventDefault();
    setSending(true);
    const reply = await server.post('/api/invitations/redeem', { code: code.trim() }, isNothing);
    if (reply.ok) await refreshService(0);
    setSending(false);
    setFault(reply.ok ? null : reply.fault);
    setIn(reply.ok);
  };
  const isDone = isIn || !isNeeded;
  return (
    <Page title={words.title}>
      <div class="invited">
        <p role="status">{isIn ? words.welcome : isNeeded ? words.text : words.notNeeded}</p>
        {fault && (
          <Notice of={fault}>{codeOf(fault) === 'no-such-invitation' ? words.wrong : faultWords(fault)}</Notice>
        )}
        {isDone ? (
          <a class="button button-primary" href="/tables">
            {words.toTables}
          </a>
        ) : (
          <form class="invited" onSubmit={(event) => void use(event)}>
            <label>
              <span>{words.code}</span>
              <input
                type="text"
                required
                autocomplete="off"
                autocapitalize="none"
                spellcheck={false}
                maxLength={MAX_INVITATION_CODE}
                aria-invalid={fault !== null}
                value={code}
                onInput={({ currentTarget }) => setCode(currentTarget.value)}
              />
            </label>
            <button type="submit" class="button button-primary" disabled={isSending}>
              {words.use}
            </button>
          </form>
        )}
      </div>
    </Page>
  );
}
