import { computed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Shield } from '../art/marks.tsx';
import { seatChangeText } from '../clock/seat-news.tsx';
import type { LogGroup, LogLine } from '../match/game.ts';
import { type AnyMatchContext, useMatch } from '../match/match-context.ts';
import { lastPly } from '../match/timeline.ts';
import { closeRound } from '../ui/dialog.tsx';
import { Amount } from '../ui/figures.tsx';
import { useUiWords } from '../words/index.ts';
import { withContinuation, withLine } from './continuation.ts';

export interface LogListProps {
  /** Newest first, like the lines of each group. */
  readonly groups: readonly LogGroup[];
  /** The shown past ply, or null. Its line is marked, and later lines are dimmed. */
  readonly at?: number | null;
  /** Shows the position after a line. */
  readonly onPick?: (ply: number) => void;
}

/** The log, newest first. It is the only scrolling element on a wide table. */
export function LogList({ groups, at = null, onPick }: LogListProps) {
  const words = useUiWords();
  const scroll = useRef<HTMLElement>(null);
  useEffect(() => {
    if (at !== null) scroll.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const current = at === null ? undefined : lineAt(groups, at);
  return (
    <div class="log">
      <h3>{words.log}</h3>
      <section
        ref={scroll}
        class="log-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.log}
        onClick={onPick && (({ target }) => pickLine(target, onPick))}
        onKeyDown={goAlong}
      >
        {groups.length === 0 && <p class="aside">{words.emptyLog}</p>}
        {groups.map((group, index) => (
          <section key={`${groups.length - index} ${group.title}`}>
            <h4>{group.title}</h4>
            <ul>
              {group.lines.map((line, i) => (
                <Line
                  key={`${group.lines.length - i} ${line.text}`}
                  line={line}
                  pickable={onPick !== undefined}
                  later={at !== null && (line.ply ?? 0) > at}
                  current={line === current}
                />
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  );
}

function lineAt(groups: readonly LogGroup[], ply: number): LogLine | undefined {
  for (const { lines } of groups) {
    const line = lines.find((one) => one.ply !== undefined && one.ply <= ply);
    if (line) return line;
  }
  return undefined;
}

interface LineProps {
  readonly line: LogLine;
  readonly pickable: boolean;
  readonly later: boolean;
  readonly current: boolean;
}

function Line({ line, pickable, later, current }: LineProps) {
  const words = useUiWords();
  const content = (
    <>
      <span class="log-mark">{line.seat !== null && <Shield seat={line.seat} />}</span>
      <span>
        {line.text} {line.amount ? <Amount amount={line.amount} /> : null}
      </span>
    </>
  );
  return (
    <li data-later={later ? '' : undefined}>
      {pickable && line.ply !== undefined ? (
        <button
          type="button"
          class="log-line"
          data-ply={line.ply}
          tabIndex={-1}
          title={words.toMoment}
          aria-current={current ? 'step' : undefined}
        >
          {content}
        </button>
      ) : (
        <span class="log-line">{content}</span>
      )}
    </li>
  );
}

function pickLine(target: EventTarget | null, onPick: (ply: number) => void): void {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-ply]') : null;
  if (!line) return;
  onPick(Number(line.dataset.ply));
  // On a phone the log covers the table.
  closeRound(line);
}

/** Arrow keys move between lines: hundreds of them are one tab stop. */
function goAlong(event: KeyboardEvent): void {
  const { currentTarget, target, key } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(currentTarget instanceof HTMLElement)) return;
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('button[data-ply]')];
  const from = target instanceof HTMLElement ? lines.indexOf(target) : -1;
  const next = lines[Math.max(0, from + step)];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** The log of all shown actions. A line links to its position. */
export function Log() {
  const context = useMatch();
  const { session, view, phrases, words } = context;
  const timeline = session.timeline.value;
  const held = session.held.value;
  // A payday is logged after it has been read.
  const ply = held === null ? session.shown.value.ply : held - 1;
  // The words may load later, so this is a signal.
  const logged = useMemo(
    () => computed(() => (timeline ? phrases.log(timeline, Math.min(ply, lastPly(timeline))) : [])),
    [timeline, ply, phrases],
  ).value;
  const continues = session.match.value?.continues;
  const continued = continues ? withContinuation(logged, continues.ply, words.follow.takenBack) : logged;
  const groups = withSeatChanges(context, continued, ply);
  return <LogList groups={groups} at={view.past.value} onPick={(to) => view.look(to)} />;
}

/** Adds the seat changes up to `ply` to the log. Those before its first line begin it. */
function withSeatChanges(context: AnyMatchContext, groups: readonly LogGroup[], ply: number): readonly LogGroup[] {
  const early: LogLine[] = [];
  let log = groups;
  for (const change of context.session.seatChanges.value) {
    if (change.ply > ply) continue;
    const line = { ply: change.ply, seat: change.seat, text: seatChangeText(context, change) };
    const longer = withLine(log, line);
    if (longer === log) early.unshift(line);
    log = longer;
  }
  return early.length > 0 ? [...log, { title: context.words.follow.beforePlay, lines: early }] : log;
}
