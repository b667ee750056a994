import './style.css';
import type { Seat } from '@levante/contract';
import type { Match, Proposal } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { TickIcon } from '../art/icons.tsx';
import { Shield } from '../art/marks.tsx';
import { leftText } from '../clock/left-text.ts';
import { momentText } from '../clock/pause.ts';
import type { RequestFault } from '../host/fault.ts';
import { useMatch } from '../match/match-context.ts';
import { Button } from '../ui/controls.tsx';
import { useFocusBack } from '../ui/focus-back.ts';
import { Announced } from '../ui/spoken.tsx';
import type { NamedPerson } from '../words/grammar.ts';
import { answerProposal, proposalFaultWords } from './proposal-requests.ts';
import type { ProposalText, ProposalWords } from './words/en.ts';
import { proposalWords } from './words/index.ts';

/** Milliseconds during which a new banner ignores presses, so that players read it first. */
export const FRESH_MS = 600;
/** Time to read the outcome. */
const OUTCOME_MS = 8000;
const SECOND_MS = 1000;
const MINUTE_S = 60;

/**
 * The open proposal: its proposer, its effect, the agreements so far, and the answers. Afterwards its outcome for a
 * moment.
 */
export function ProposalBanner() {
  const { session } = useMatch();
  const match = session.match.value;
  const proposal = match?.proposal;
  if (!match || !proposal) return null;
  const isOpen = proposal.outcome === null && match.status === 'running';
  if (isOpen) return <Open key={proposal.number} match={match} proposal={proposal} />;
  return <Outcome key={proposal.number} match={match} proposal={proposal} />;
}

interface BannerProps {
  readonly match: Match;
  readonly proposal: Proposal;
}

function Open({ match, proposal }: BannerProps) {
  const { session, editor, names } = useMatch();
  const words = proposalWords.value;
  const { kind, seat, asked, agreed, number, to } = proposal;
  const texts = words.kinds[kind];
  const away = awayIn(proposal, match, names);
  const until = momentText(proposal.pauseUntil ?? 0);
  const timeStays = to !== null && match.clocks ? words.timeStays : '';
  const effect = joined(filled(texts.effect, away, until), timeStays);
  const left = useSecondsLeft();
  const isFresh = useIsFresh();
  const [fault, setFault] = useState<RequestFault | null>(null);
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLElement>(null);
  useFocusBack(place);
  const isMine = match.mine.includes(seat);
  const mayAnswer = asked.some((one) => match.mine.includes(one) && !agreed.includes(one));
  const mayRefuse = mayAnswer || away.you;
  const sentence = isMine ? filled(texts.youAsk, away, until) : texts.asks(names[seat] ?? '', away, until);
  const progress = progressOf(words, proposal, names, match);
  // Not each second.
  const first = useRef({ progress, text: joined(sentence, effect, left < MINUTE_S ? words.seconds(left) : '') });
  const hasDraft = to !== null && (editor.draft.value?.steps.length ?? 0) > 0;
  if (left === 0) return <Line seat={seat} text={words.lapsed} />;
  const give = async (answer: 'agree' | 'refuse' | 'withdraw') => {
    if (isFresh || busy) return;
    setBusy(true);
    setFault(await answerProposal(session, number, answer));
    setBusy(false);
  };
  return (
    <section ref={place} class="proposal" aria-label={words.label} data-fresh={isFresh ? '' : undefined}>
      <Shield seat={seat} />
      <div class="proposal-text">
        <p class="proposal-sentence">{sentence}</p>
        <p class="proposal-effect">
          {fault ? proposalFaultWords(fault, words) : joined(effect, hasDraft ? words.draftGoes : '', progress)}
        </p>
      </div>
      <Ticks seats={agreed} />
      <span class="proposal-clock" role="timer" aria-live="off">
        {left < MINUTE_S ? clock(left) : leftText(left * SECOND_MS)}
      </span>
      <div class="proposal-answers">
        {mayRefuse && <Button onClick={() => void give('refuse')}>{words.refuse}</Button>}
        {mayAnswer && <Button onClick={() => void give('agree')}>{words.agree}</Button>}
        {isMine && <Button onClick={() => void give('withdraw')}>{words.withdraw}</Button>}
      </div>
      <Announced
        of={fault}
        text={
          fault ? proposalFaultWords(fault, words) : progress === first.current.progress ? first.current.text : progress
        }
      />
    </section>
  );
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Returns the person for whom a bot would play; without a name for other kinds of proposals. */
const awayIn = ({ away }: Proposal, { mine }: Match, names: readonly string[]): NamedPerson =>
  away === undefined ? { name: '', you: false } : { name: names[away] ?? '', you: mine.includes(away) };

const filled = (text: ProposalText, away: NamedPerson, until: string): string =>
  typeof text === 'string' ? text : text(away, until);

/** Says who has agreed and who has not, except to people who must still answer. */
function progressOf(
  words: ProposalWords,
  { asked, agreed, seat }: Proposal,
  names: readonly string[],
  match: Match,
): string {
  const named = (seats: readonly Seat[]): string[] => seats.map((one) => names[one] ?? '');
  const missing = asked.filter((one) => !agreed.includes(one));
  const others = agreed.filter((one) => !match.mine.includes(one));
  const mustAnswer = missing.some((one) => match.mine.includes(one));
  const have = agreed.length > others.length ? words.youAgreed : others.length > 0 ? words.agreed(named(others)) : '';
  if (mustAnswer || (have === '' && !match.mine.includes(seat))) return have;
  return `${have} ${words.waiting(named(missing))}`.trim();
}

function Outcome({ match, proposal }: BannerProps) {
  const { names } = useMatch();
  const words = proposalWords.value;
  const { session } = useMatch();
  const since = session.proposal.value?.closedAt ?? performance.now();
  const isOver = useAfter(Math.max(0, since + OUTCOME_MS - performance.now()));
  if (isOver) return null;
  return <Line seat={proposal.by ?? proposal.seat} text={outcomeText(words, proposal, match, names)} />;
}

function outcomeText(words: ProposalWords, proposal: Proposal, match: Match, names: readonly string[]): string {
  const { mine } = match;
  const { outcome, kind, by, seat } = proposal;
  if (outcome === 'refused' && by !== null)
    return mine.includes(by) ? words.youRefused : words.refused(names[by] ?? '');
  if (outcome === 'withdrawn') return mine.includes(seat) ? words.youWithdrew : words.withdrawn(names[seat] ?? '');
  if (outcome !== 'accepted') return words.lapsed;
  return filled(words.kinds[kind].accepted, awayIn(proposal, match, names), momentText(proposal.pauseUntil ?? 0));
}

function Line({ seat, text }: { readonly seat: Seat; readonly text: string }) {
  if (text === '') return null;
  return (
    <section class="proposal" aria-label={proposalWords.value.label}>
      <Shield seat={seat} />
      <div class="proposal-text">
        <p class="proposal-sentence">{text}</p>
      </div>
      <Announced text={text} />
    </section>
  );
}

/** Shields of the people who have agreed, who are also named in the text. */
function Ticks({ seats }: { readonly seats: readonly Seat[] }) {
  return (
    <span class="proposal-ticks" aria-hidden="true">
      {seats.map((seat) => (
        <span key={seat} class="proposal-tick">
          <Shield seat={seat} />
          <TickIcon />
        </span>
      ))}
    </span>
  );
}

const clock = (seconds: number): string => `0:${String(seconds).padStart(2, '0')}`;

/** Returns whether some time has passed since the component appeared. */
function useAfter(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

const useIsFresh = (): boolean => !useAfter(FRESH_MS);

/** Counts down by this screen's clock from the time left when the proposal was received. */
function useSecondsLeft(): number {
  const { session } = useMatch();
  const end = session.proposal.value?.endsAt ?? 0;
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS));
}
