import { faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import { useMatch } from '@levante/table/match/match-context.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { openPage } from '@levante/table/ui/pages.tsx';
import { isNothing, type Match } from '@levante/wire';
import { useState } from 'preact/hooks';
import { usePageDependencies } from '../../dependencies.ts';
import { waitingWords } from './words/index.ts';

/** Button that gives up my seat at a table where others wait, and returns to the open tables. */
export function LeaveTable({ match }: { readonly match: Match }) {
  const { session } = useMatch();
  const { server } = usePageDependencies();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const leave = async () => {
    setBusy(true);
    const reply = await server.post(`/api/matches/${match.id}/leave`, {}, isNothing);
    setBusy(false);
    if (!reply.ok) return setFault(reply.fault);
    session.close();
    openPage('/tables');
  };
  return (
    <div class="lobby-off">
      <button type="button" class="button button-quiet" disabled={busy} onClick={leave}>
        {waitingWords.value.leave}
      </button>
      {fault && <Notice of={fault}>{faultWords(fault)}</Notice>}
    </div>
  );
}
