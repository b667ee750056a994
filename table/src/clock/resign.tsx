import { useState } from 'preact/hooks';
import type { RequestFault } from '../host/fault.ts';
import { useMatch } from '../match/match-context.ts';
import { AskingEntry } from '../ui/asking-entry.tsx';
import { FaultNotice } from '../ui/fault-notice.tsx';
import { changeSeat } from './seat-request.ts';
import { clockWords } from './words/index.ts';

/** Menu entry that hands the reader's seat to a bot, after a confirmation that explains the effect. */
export function ResignEntry() {
  const { session, view } = useMatch();
  const words = clockWords.value.resign;
  const [fault, setFault] = useState<RequestFault | null>(null);
  const match = session.match.value;
  const [seat] = session.deciders.value;
  if (match?.status !== 'running' || seat === undefined || !session.host.resign) return null;
  const resign = async () => {
    const refused = await changeSeat(session, 'resign', seat);
    setFault(refused);
    if (!refused) view.open(null);
  };
  return (
    <>
      <AskingEntry
        entry={words.entry}
        question={match.clocks ? words.effectWithClock : words.effect}
        yes={words.yes}
        no={words.no}
        onYes={() => void resign()}
      />
      {fault && <FaultNotice fault={fault} />}
    </>
  );
}
