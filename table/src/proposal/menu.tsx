import { type Match, type MatchSeat, type NewProposal, STAND_IN_MS } from '@levante/wire';
import { useState } from 'preact/hooks';
import type { RequestFault } from '../host/fault.ts';
import { serverNow } from '../lib/server-now.ts';
import { useMatch } from '../match/match-context.ts';
import { AskingEntry } from '../ui/asking-entry.tsx';
import { Button, Notice } from '../ui/controls.tsx';
import { proposalFaultWords, sendProposal } from './ask.ts';
import { PauseEntry } from './pause-entry.tsx';
import { proposalWords } from './words/index.ts';

interface EntryProps {
  readonly match: Match;
  readonly send: (proposal: NewProposal) => void;
}

/** Stops all clocks by consent, or lets them run again. */
function BreakEntries({ match, isAlone, send }: EntryProps & { readonly isAlone: boolean }) {
  const { menu } = proposalWords.value;
  if (match.clocks?.restUntil !== undefined)
    return <Button onClick={() => send({ kind: 'go-on' })}>{isAlone ? menu.goOn : menu.askGoOn}</Button>;
  return (
    <>
      {match.clocks?.control.kind === 'live' && (
        <Button onClick={() => send({ kind: 'break' })}>{isAlone ? menu.takeBreak : menu.askBreak}</Button>
      )}
      <PauseEntry isAlone={isAlone} onPause={(pauseUntil) => send({ kind: 'pause', pauseUntil })} />
    </>
  );
}

/** Lets a bot play for the person to act, once they have been away for long in a match without a clock. */
function StandInEntry({ match, send }: EntryProps) {
  const { session, names } = useMatch();
  const { menu } = proposalWords.value;
  const here = session.presence.value?.here;
  const { askedSince } = match;
  const isAway = ({ seat, kind, mine, taken, playedBy }: MatchSeat): boolean =>
    kind === 'person' && taken && !mine && !playedBy && here !== undefined && !here.includes(seat);
  const away = match.seats.find((one) => String(one.seat) === match.actor && isAway(one));
  if (!away || askedSince === undefined || serverNow() - askedSince < STAND_IN_MS) return null;
  const isAsking = match.seats.some(
    ({ seat, kind, mine, playedBy }) => kind === 'person' && !mine && !playedBy && here?.includes(seat),
  );
  const name = names[away.seat] ?? '';
  return (
    <Button onClick={() => send({ kind: 'stand-in' })}>{isAsking ? menu.askStandIn(name) : menu.standIn(name)}</Button>
  );
}

/** Entries of the menu that ask the others something. Absent for spectators, and where the host has no proposals. */
export function ProposalMenu() {
  const { session, view } = useMatch();
  const words = proposalWords.value;
  const [fault, setFault] = useState<RequestFault | null>(null);
  const match = session.match.value;
  if (match?.status !== 'running' || match.mine.length === 0 || !session.host.propose) return null;
  // No other player can object: what cannot be undone is asked once more.
  const isAlone = match.seats.every(({ kind, mine }) => kind === 'bot' || mine);
  const send = async (proposal: NewProposal) => {
    const refused = await sendProposal(session, proposal);
    setFault(refused);
    if (!refused) view.open(null);
  };
  return (
    <>
      <Button onClick={() => void send({ kind: 'take-back' })}>
        {isAlone ? words.menu.takeBack : words.menu.askTakeBack}
      </Button>
      {match.clocks && <BreakEntries match={match} isAlone={isAlone} send={(proposal) => void send(proposal)} />}
      {isAlone ? (
        <AskingEntry
          entry={words.menu.cancel}
          question={words.menu.sure}
          yes={words.menu.cancel}
          no={words.menu.keep}
          onYes={() => void send({ kind: 'cancel' })}
        />
      ) : (
        <Button onClick={() => void send({ kind: 'cancel' })}>{words.menu.askCancel}</Button>
      )}
      {session.host.resign &&
        (isAlone ? (
          <AskingEntry
            entry={words.menu.endNow}
            question={words.menu.sureOfEnd}
            yes={words.menu.endNow}
            no={words.menu.keep}
            onYes={() => void send({ kind: 'end-now' })}
          />
        ) : (
          <Button onClick={() => void send({ kind: 'end-now' })}>{words.menu.askEndNow}</Button>
        ))}
      <StandInEntry match={match} send={(proposal) => void send(proposal)} />
      {fault && <Notice of={fault}>{proposalFaultWords(fault, words)}</Notice>}
    </>
  );
}
