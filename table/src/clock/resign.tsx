import { useState } from 'preact/hooks';
import { faultWords, type RequestFault } from '../host/fault.ts';
import { useMatch } from '../match/match-context.ts';
import { Button, Notice } from '../ui/controls.tsx';
import { changeSeat } from './seat-request.ts';
import { clockWords } from './words/en.ts';

/** Entry of the menu that hands the reader's seat to a bot, after a confirmation that says the effect. */
export function ResignEntry() {
  const { session, view } = useMatch();
  const words = clockWords.value.resign;
  const [isAsking, setAsking] = useState(false);
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
      {isAsking ? (
        <div class="menu-sure">
          <p>{match.clocks ? words.effectWithClock : words.effect}</p>
          <Button onClick={() => void resign()}>{words.yes}</Button>
          <Button onClick={() => setAsking(false)}>{words.no}</Button>
        </div>
      ) : (
        <Button onClick={() => setAsking(true)}>{words.entry}</Button>
      )}
      {fault && <Notice>{faultWords(fault)}</Notice>}
    </>
  );
}
