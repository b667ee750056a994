import type { NewProposal } from '@levante/wire';
import { useState } from 'preact/hooks';
import type { RequestFault } from '../host/fault.ts';
import { useMatch } from '../match/match-context.ts';
import { Button, Notice } from '../ui/controls.tsx';
import { proposalFaultWords, sendProposal } from './ask.ts';
import { proposalWords } from './words/en.ts';

/** Entries of the menu that ask the others something. Absent for spectators, and where the host has no proposals. */
export function ProposalMenu() {
  const { session, view } = useMatch();
  const words = proposalWords.value;
  const [fault, setFault] = useState<RequestFault | null>(null);
  const [isAsking, setAsking] = useState(false);
  const match = session.match.value;
  if (match?.status !== 'running' || match.mine.length === 0 || !session.host.propose) return null;
  // Nobody else can object: what cannot be undone is asked once more.
  const isAlone = match.seats.every(({ kind, mine }) => kind === 'bot' || mine);
  const send = async (kind: NewProposal['kind']) => {
    const refused = await sendProposal(session, kind);
    setFault(refused);
    if (!refused) view.open(null);
  };
  return (
    <>
      <Button onClick={() => void send('take-back')}>{isAlone ? words.menu.takeBack : words.menu.askTakeBack}</Button>
      {match.clocks?.control.kind === 'live' && (
        <Button onClick={() => void send('break')}>{isAlone ? words.menu.takeBreak : words.menu.askBreak}</Button>
      )}
      {isAsking ? (
        <div class="menu-sure">
          <p>{words.menu.sure}</p>
          <Button onClick={() => void send('cancel')}>{words.menu.cancel}</Button>
          <Button onClick={() => setAsking(false)}>{words.menu.keep}</Button>
        </div>
      ) : (
        <Button onClick={() => (isAlone ? setAsking(true) : void send('cancel'))}>
          {isAlone ? words.menu.cancel : words.menu.askCancel}
        </Button>
      )}
      {fault && <Notice>{proposalFaultWords(fault, words)}</Notice>}
    </>
  );
}
