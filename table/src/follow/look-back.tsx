import '../style/books.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BackIcon, FirstIcon, ForwardIcon, LastIcon } from '../art/icons.tsx';
import { TimeUsed } from '../clock/time-used.tsx';
import { faultWords, type RequestFault } from '../host/fault.ts';
import { lazyComponent } from '../lib/lazy.ts';
import { useMatch } from '../match/match-context.ts';
import { lastPly } from '../match/timeline.ts';
import { Button, Notice } from '../ui/controls.tsx';
import { ReadAgain, useAnswer } from '../ui/spoken.tsx';
import { useUiWords } from '../words/index.ts';
import { happened } from './moment.tsx';

const PlayFromHere = lazyComponent(async () => (await import('../play-from/play-from.tsx')).PlayFromHere);

export interface ScrubberProps {
  readonly ply: number;
  readonly last: number;
  /** Sentence about this ply. */
  readonly text: string;
  /** Plies at which a phase ended. */
  readonly paydays: readonly number[];
  readonly onPly: (ply: number) => void;
}

/** Slider over the whole match. */
export function Scrubber({ ply, last, text, paydays, onPly }: ScrubberProps) {
  const words = useUiWords();
  const step = (to: number, label: string, icon: ComponentChildren) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > last || to === ply}
      onClick={() => onPly(to)}
    >
      {icon}
    </button>
  );
  return (
    <div class="scrubber">
      <div class="scrubber-line">
        <input
          type="range"
          min="0"
          max={last}
          value={ply}
          aria-label={words.scrubber}
          aria-valuetext={`${words.plyOf(ply, last)}: ${text}`}
          onInput={(event) => onPly(event.currentTarget.valueAsNumber)}
        />
        {paydays.map((at) => (
          <span key={at} class="scrubber-payday" style={{ left: `${(100 * at) / Math.max(1, last)}%` }} />
        ))}
      </div>
      <div class="scrubber-buttons">
        {step(0, words.first, <FirstIcon />)}
        {step(ply - 1, words.back, <BackIcon />)}
        <span class="aside">{words.plyOf(ply, last)}</span>
        {step(ply + 1, words.forward, <ForwardIcon />)}
        {step(last, words.last, <LastIcon />)}
      </div>
      <p class="scrubber-text">{text}</p>
    </div>
  );
}

/** Copies the address of the shown position. If the browser refuses, shows it in a field. */
export function CopyMoment() {
  const { view, reach, words } = useMatch();
  const past = view.past.value;
  const [outcome, setOutcome, count] = useAnswer<'copied' | 'not-copied' | null>(null);
  useEffect(() => setOutcome(null), [past]);
  if (reach === 'nowhere') return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setOutcome('copied');
    } catch {
      // Only secure pages may copy, and people can forbid it.
      setOutcome('not-copied');
    }
  };
  return (
    <div class="copy-moment">
      <Button wide onClick={copy}>
        {words.follow.copyMoment}
      </Button>
      <p role="status" class="quiet">
        <ReadAgain of={count}>
          {outcome === 'copied' && words.follow.copied}
          {outcome === 'not-copied' && words.follow.notCopied}{' '}
          {outcome !== null && reach === 'here' && words.follow.onlyHere}
        </ReadAgain>
      </p>
      {outcome === 'not-copied' && (
        <input
          type="text"
          readOnly
          value={location.href}
          aria-label={words.follow.momentAddress}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}

/** Button that opens the shown position as an analysis board. Not available while others still play. */
export function TryFrom() {
  const { session, view, reach, tryFrom, words } = useMatch();
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
      <Button wide onClick={open}>
        {words.follow.tryFrom}
      </Button>
      {fault && <Notice of={fault}>{faultWords(fault)}</Notice>}
    </>
  );
}

/**
 * Panel while looking back: a slider over the match, the description of the ply, and a button to return to the present.
 */
export function LookBack() {
  const context = useMatch();
  const { parts, session, view, words, names } = context;
  const timeline = session.timeline.value;
  const ply = view.past.value;
  if (!timeline || ply === null) return null;
  const last = lastPly(timeline);
  const turn = session.position(ply)?.turn ?? null;
  return (
    <section class="look-back">
      <h2 data-prompt="" tabIndex={-1}>
        {words.follow.lookBack}
      </h2>
      <p>
        {words.follow.past} {turn !== null && words.follow.wasTurnOf(names[turn] ?? '')}
      </p>
      {view.astray.value && <Notice>{words.follow.nearest}</Notice>}
      {session.trouble.value === 'no-past' && <p class="quiet">{words.follow.recordFails}</p>}
      <Scrubber
        ply={ply}
        last={last}
        text={happened(context, ply)}
        paydays={parts.marks()}
        onPly={(to) => view.look(Math.max(timeline.first, Math.min(last, to)))}
      />
      <TimeUsed ply={ply} last={last} />
      {parts.analysis('past')}
      <CopyMoment />
      <TryFrom />
      {session.host.playFrom && session.match.value?.result && <PlayFromHere />}
      <Button primary wide onClick={() => view.look(null)}>
        {words.follow.backToNow}
      </Button>
    </section>
  );
}
