import { useState } from 'preact/hooks';
import { faultWords, type RequestFault } from '../host/fault.ts';
import { useMatch } from '../match/match-context.ts';
import { Notice } from '../ui/page.tsx';
import { followWords } from './words/en.ts';

/** Opens the moment that is looked at as an analysis board. While others still play a match nothing is tried from it. */
export function TryFrom() {
  const { session, view, reach, tryFrom } = useMatch();
  const [fault, setFault] = useState<RequestFault | null>(null);
  const ply = view.past.value;
  const settled = session.match.value?.status === 'over' || reach === 'nowhere';
  if (!tryFrom || ply === null || !settled) return null;
  const open = async () => {
    const reply = await session.record();
    setFault(reply.ok ? null : reply.fault);
    if (reply.ok) tryFrom({ ...reply.value, actions: reply.value.actions.slice(0, ply) });
  };
  return (
    <>
      <button type="button" class="button button-wide" onClick={open}>
        {followWords.value.tryFrom}
      </button>
      {fault && <Notice>{faultWords(fault)}</Notice>}
    </>
  );
}
