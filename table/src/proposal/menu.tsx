import {
  isProposalKind,
  type Match,
  type MatchSeat,
  type NewProposal,
  type ProposalKind,
  STAND_IN_MS,
} from '@levante/wire';
import { useState } from 'preact/hooks';
import type { RequestFault } from '../host/fault.ts';
import { serverNow } from '../lib/server-now.ts';
import { useMatch } from '../match/match-context.ts';
import { AskingEntry } from '../ui/asking-entry.tsx';
import { Button, Notice } from '../ui/controls.tsx';
import { PauseEntry } from './pause-entry.tsx';
import { proposalFaultWords, sendProposal } from './proposal-requests.ts';
import { proposalWords } from './words/index.ts';

/** Everything on which the offers of the menu depend. */
interface MenuSituation {
  readonly match: Match;
  /** Seats of the people who have the match open; absent if unknown. */
  readonly here: readonly number[] | undefined;
  /** Whether the host lets bots play for people. */
  readonly hasStandIns: boolean;
}

/** Rules by which the menu offers a kind of proposal. */
interface KindInMenu {
  readonly isOffered: (situation: MenuSituation) => boolean;
  /** Whether others must agree. Default: if there are other people. */
  readonly asksOthers?: (situation: MenuSituation) => boolean;
  /** Default: a button. */
  readonly Entry?: typeof PauseEntry;
}

const isResting = ({ match }: MenuSituation): boolean => match.clocks?.restUntil !== undefined;

const isOtherPerson = ({ kind, mine }: MatchSeat): boolean => kind !== 'bot' && !mine;

/** Returns the person to act who has been away for long in a match without a clock. */
function awaySeat({ match, here }: MenuSituation): MatchSeat | undefined {
  const { askedSince, actor } = match;
  if (askedSince === undefined || serverNow() - askedSince < STAND_IN_MS || here === undefined) return undefined;
  const isAway = (one: MatchSeat): boolean =>
    isOtherPerson(one) && one.taken && !one.playedBy && !here.includes(one.seat);
  return match.seats.find((one) => String(one.seat) === actor && isAway(one));
}

/** The kinds of proposals in the order of the menu. */
const KINDS_IN_MENU: Readonly<Record<ProposalKind, KindInMenu>> = {
  'take-back': {
    isOffered: () => true,
  },
  'go-on': {
    isOffered: isResting,
  },
  break: {
    isOffered: (situation) => situation.match.clocks?.control.kind === 'live' && !isResting(situation),
  },
  pause: {
    isOffered: (situation) => situation.match.clocks !== undefined && !isResting(situation),
    Entry: PauseEntry,
  },
  cancel: {
    isOffered: () => true,
  },
  'end-now': {
    isOffered: ({ hasStandIns }) => hasStandIns,
  },
  'stand-in': {
    isOffered: (situation) => awaySeat(situation) !== undefined,
    asksOthers: ({ match, here }) =>
      match.seats.some((one) => isOtherPerson(one) && !one.playedBy && here?.includes(one.seat)),
  },
};

interface KindEntryProps {
  readonly kind: ProposalKind;
  readonly situation: MenuSituation;
  readonly send: (proposal: NewProposal) => void;
}

/** Entry of the menu for a kind of proposal. */
function KindEntry({ kind, situation, send }: KindEntryProps) {
  const { names } = useMatch();
  const { kinds, menu } = proposalWords.value;
  const { asksOthers, Entry } = KINDS_IN_MENU[kind];
  const isAlone = asksOthers ? !asksOthers(situation) : !situation.match.seats.some(isOtherPerson);
  const words = kinds[kind];
  const text = isAlone ? words.entry : words.askEntry;
  const entry = typeof text === 'string' ? text : text(names[awaySeat(situation)?.seat ?? -1] ?? '');
  if (Entry) return <Entry entry={entry} isAlone={isAlone} onPause={(pauseUntil) => send({ kind, pauseUntil })} />;
  // No other player can object: what cannot be undone is asked once more.
  if (isAlone && words.sure !== undefined) {
    return <AskingEntry entry={entry} question={words.sure} yes={entry} no={menu.keep} onYes={() => send({ kind })} />;
  }
  return <Button onClick={() => send({ kind })}>{entry}</Button>;
}

/** Menu entries for proposals to the other people. Absent for spectators, and if the host has no proposals. */
export function ProposalMenu() {
  const { session, view } = useMatch();
  const words = proposalWords.value;
  const [fault, setFault] = useState<RequestFault | null>(null);
  const match = session.match.value;
  if (match?.status !== 'running' || match.mine.length === 0 || !session.host.propose) return null;
  const situation: MenuSituation = {
    match,
    here: session.presence.value?.here,
    hasStandIns: session.host.resign !== undefined,
  };
  const send = async (proposal: NewProposal) => {
    const refused = await sendProposal(session, proposal);
    setFault(refused);
    if (!refused) view.open(null);
  };
  return (
    <>
      {Object.keys(KINDS_IN_MENU)
        .filter(isProposalKind)
        .filter((kind) => KINDS_IN_MENU[kind].isOffered(situation))
        .map((kind) => (
          <KindEntry key={kind} kind={kind} situation={situation} send={(proposal) => void send(proposal)} />
        ))}
      {fault && <Notice of={fault}>{proposalFaultWords(fault, words)}</Notice>}
    </>
  );
}
