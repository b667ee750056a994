import { faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import { useMatch } from '@levante/table/match/match-context.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { openPage } from '@levante/table/ui/pages.tsx';
import { isNothing } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePageDependencies } from '../../dependencies.ts';
import { waitingWords } from './words/index.ts';

/**
 * Button that deletes the table after confirmation and returns to the home page. Only for tables without other players.
 */
export function CallOff() {
  const { session } = useMatch();
  const { server } = usePageDependencies();
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const texts = waitingWords.value;
  useEffect(() => {
    if (asking) keepButton.current?.focus();
  }, [asking]);
  const callOff = async () => {
    // Close the session first: otherwise the page would report the deletion before it navigates away.
    session.close();
    const reply = await server.post(`/api/matches/${session.id}/call-off`, {}, isNothing);
    if (reply.ok) openPage('/');
    else {
      setFault(reply.fault);
      setAsking(false);
    }
  };
  return (
    <div class="lobby-off">
      {asking ? (
        <>
          <span>{texts.callOffQuestion}</span>
          <button type="button" class="button" onClick={callOff}>
            {texts.callOffYes}
          </button>
          <button type="button" class="button" ref={keepButton} onClick={() => setAsking(false)}>
            {texts.callOffNo}
          </button>
        </>
      ) : (
        <button type="button" class="button button-quiet" onClick={() => setAsking(true)}>
          {texts.callOff}
        </button>
      )}
      {fault && <Notice of={fault}>{faultWords(fault)}</Notice>}
    </div>
  );
}
