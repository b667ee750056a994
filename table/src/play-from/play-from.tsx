import type { PlayFrom } from '@levante/wire';
import { useState } from 'preact/hooks';
import type { RequestFault } from '../host/fault.ts';
import { useMatch } from '../match/match-context.ts';
import { Button } from '../ui/controls.tsx';
import { FaultNotice } from '../ui/fault-notice.tsx';
import { nameToPlay } from '../ui/own-name.ts';
import { openPage } from '../ui/pages.tsx';
import { playFromWords } from './words/index.ts';

/** Buttons that open a match from the shown position of a finished one, against bots or with friends. */
export function PlayFromHere() {
  const { session, view, addressOf } = useMatch();
  const words = playFromWords.value;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const match = session.match.value;
  const ply = view.past.value;
  if (!match?.result || ply === null || ply >= match.ply || !session.host.playFrom) return null;
  const open = async (others: PlayFrom['others']) => {
    setBusy(true);
    const reply = await session.host.playFrom?.(match.id, { ply, name: nameToPlay(), others });
    setBusy(false);
    if (reply?.ok) openPage(addressOf(reply.value.id));
    else setFault(reply?.fault ?? null);
  };
  return (
    <>
      <Button wide disabled={busy} onClick={() => void open('bots')}>
        {words.bots}
      </Button>
      <Button wide disabled={busy} onClick={() => void open('friends')}>
        {words.friends}
      </Button>
      {fault && <FaultNotice fault={fault} />}
    </>
  );
}
