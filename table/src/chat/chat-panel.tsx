import { raised } from '../words/grammar.ts';
import { words as kit } from '../words/index.ts';
import './style.css';
import { type ChatLine, type ChatPage, isolatedName, MAX_CHAT_TEXT, SIGNALS, type Signal } from '@levante/wire';
import { type Signal as State, signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Shield } from '../art/marks.tsx';
import type { ChatCalls } from '../host/chat-calls.ts';
import { codeOf, faultWords, type Reply, type RequestFault } from '../host/fault.ts';
import { useMatch } from '../match/match-context.ts';
import { AccountIcon, accountText } from '../ui/account-badge.tsx';
import { Button } from '../ui/controls.tsx';
import { FaultNotice } from '../ui/fault-notice.tsx';
import { useFocusBack } from '../ui/focus-back.ts';
import { moveFocus } from '../ui/roving.ts';
import { dateLocale } from '../words/language.ts';
import { isMuted, noteRead, toggleMuted } from './chat-state.ts';
import { SignalFlag } from './flags.tsx';
import { LineWriter } from './line-writer.ts';
import { ReportForm } from './report-form.tsx';
import type { ChatWords } from './words/en.ts';
import { chatWords } from './words/index.ts';

/** Signals in a row, as the style sheet arranges them. */
const SIGNAL_COLUMNS = 6;

/**
 * Lines of the chat, signals and the input field. Escape returns the focus, through `onLeave` if that closes the chat.
 */
export function ChatPanel({ onLeave }: { readonly onLeave?: () => void }) {
  const { session } = useMatch();
  const words = chatWords.value;
  const [fault, setFault] = useState<RequestFault | null>(null);
  const [done, setDone] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const leave = useFocusBack(place);
  /** Line that is being reported: its form takes the place of the lines, which may have little room. */
  const [reported, report] = useState<number | null>(null);
  const isBack = useRef(false);
  useEffect(() => {
    if (isBack.current) place.current?.querySelector<HTMLElement>('.chat-scroll')?.focus();
    isBack.current = false;
  }, [reported]);
  const endReport = () => {
    isBack.current = true;
    report(null);
  };
  const chat = session.chat.value;
  const loadCalls = () => session.host.chat?.(session.id).catch(() => undefined);
  // Loaded with the panel, so that a line written offline can be sent later.
  const loaded = useMemo(loadCalls, [session]);
  useEffect(() => {
    if (chat) noteRead(session.id, chat.lines);
  }, [chat, session]);
  const signalsOnly = chat?.on === true && chat.may === 'signal';
  const [mutedUntil, setMutedUntil] = useState<number | null>(null);
  useEffect(() => {
    if (!signalsOnly) return setMutedUntil(null);
    void loaded?.then((calls) => calls?.mutedUntil()).then((until) => setMutedUntil(until ?? null));
  }, [signalsOnly, loaded]);
  if (!chat) return null;
  /** Sends a request, and says when it is done; returns whether it was accepted. */
  const send: Send = async (request, confirmation = '') => {
    setDone('');
    const calls = (await loaded) ?? (await loadCalls());
    const reply: Reply<unknown> = calls ? await request(calls) : { ok: false, fault: { kind: 'offline' } };
    setFault(reply.ok ? null : reply.fault);
    if (reply.ok) setDone(confirmation);
    return reply.ok;
  };
  const mine = session.match.value?.mine;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the buttons and the field inside
    <div
      ref={place}
      class="chat-panel"
      onKeyDown={(event) => {
        // In a sheet the browser closes it.
        if (event.key !== 'Escape' || place.current?.closest('dialog')) return;
        event.stopPropagation();
        if (onLeave) onLeave();
        else leave();
      }}
    >
      {mine?.length === 0 && session.match.value?.status === 'running' && <p class="aside">{words.amongWatchers}</p>}
      {reported === null && <Lines lines={chat.lines} send={send} onReport={report} />}
      {reported !== null && (
        <ReportForm
          onReport={async (reason) => {
            if (await send((calls) => calls.report(reported, reason), words.reported)) endReport();
          }}
          onCancel={endReport}
        />
      )}
      {fault && <FaultNotice fault={fault} text={chatFaultWords(fault, words)} />}
      <p role="status" class="chat-done">
        {done}
      </p>
      {reported === null && chat.may !== 'nothing' && <Signals send={send} />}
      {reported === null &&
        (chat.may === 'write' ? (
          <Field lines={chat.lines} send={send} />
        ) : (
          <p class="aside">{whyNot(chat, mutedUntil, words)}</p>
        ))}
    </div>
  );
}

/** Menu entry with which the opener switches the chat on or off. */
export function ChatSwitchEntry() {
  const { session, view } = useMatch();
  const words = chatWords.value;
  const [fault, setFault] = useState<RequestFault | null>(null);
  const chat = session.chat.value;
  if (!chat || !session.match.value?.opened) return null;
  const flip = async (): Promise<void> => {
    const calls = await session.host.chat?.(session.id).catch(() => undefined);
    const reply: Reply<unknown> = calls ? await calls.switch(!chat.on) : { ok: false, fault: { kind: 'offline' } };
    setFault(reply.ok ? null : reply.fault);
    if (reply.ok) view.open(null);
  };
  return (
    <>
      <Button onClick={() => void flip()}>{chat.on ? words.switchOff : words.switchOn}</Button>
      {fault && <FaultNotice fault={fault} />}
    </>
  );
}

/** Formats a moment with its day. */
const momentOf = (at: number): string =>
  new Intl.DateTimeFormat(dateLocale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

type Send = (request: (calls: ChatCalls) => Promise<Reply<unknown>>, confirmation?: string) => Promise<boolean>;

function whyNot({ on, may }: Pick<ChatPage, 'on' | 'may'>, mutedUntil: number | null, words: ChatWords): string {
  if (may === 'nothing') return words.sitDownFirst;
  if (on && mutedUntil !== null) return words.mutedUntil(momentOf(mutedUntil));
  return on ? words.needsAccount : words.isOff;
}

function chatFaultWords(fault: RequestFault, words: ChatWords): string {
  switch (codeOf(fault)) {
    case 'too-many-requests':
      return words.tooSoon;
    case 'chat-off':
      return words.isOff;
    case 'muted':
      return words.mutedNow;
    case 'no-account':
      return words.needsAccount;
    case 'bad-request':
      return words.badText;
    case 'offline':
      return words.notSent;
    default:
      return faultWords(fault);
  }
}

interface LinesProps {
  readonly lines: readonly ChatLine[];
  readonly send: Send;
  /** Asks for the reason of a report. */
  readonly onReport: (line: number) => void;
}

function Lines({ lines, send, onReport }: LinesProps) {
  const { session, names } = useMatch();
  const words = chatWords.value;
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<number | null>(null);
  const last = lines.at(-1)?.number;
  /** Closes the menu of a person. Its buttons disappear, so the focus goes to the lines. */
  const leave = () => {
    list.current?.focus();
    choose(null);
  };
  const against = async (request: (calls: ChatCalls) => Promise<Reply<unknown>>, confirmation: string) => {
    if (await send(request, confirmation)) leave();
  };
  useEffect(() => {
    // The newest line is below. Someone who reads further up stays there only until the next line.
    if (last !== undefined && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={list} class="chat-scroll" role="log" aria-label={words.title} tabIndex={0}>
      {lines.length === 0 && <p class="aside">{words.empty}</p>}
      <ol class="chat-lines">
        {lines.map((line) => {
          const { number, seat, name, signal, text, mine, watchers } = line;
          const who = mine
            ? raised(kit.value.follow.you)
            : isolatedName(name ?? (seat === null ? words.guest : (names[seat] ?? '')));
          const muted = isMuted(session.id, line);
          return (
            <li key={number} class="chat-line">
              {seat === null ? <span class="chat-watcher" aria-hidden="true" /> : <Shield seat={seat} />}
              <p>
                {mine ? (
                  <strong>{who}</strong>
                ) : (
                  <button
                    type="button"
                    class="chat-name"
                    aria-expanded={chosen === number}
                    onClick={() => choose(chosen === number ? null : number)}
                  >
                    {who}
                    {line.account && <AccountIcon />}
                  </button>
                )}
                {watchers && <em class="unseen"> {words.watching}</em>}{' '}
                {muted ? (
                  <em>{words.muted}</em>
                ) : signal ? (
                  <>
                    <SignalFlag signal={signal} /> {words.signals[signal]}
                  </>
                ) : (
                  (text ?? <em>{words.removed}</em>)
                )}
              </p>
              {chosen === number && (
                <div class="chat-person" aria-live="off">
                  {line.account && <span class="quiet">{accountText(line.account)}</span>}
                  <Button
                    onClick={() => {
                      toggleMuted(session.id, line);
                      leave();
                    }}
                  >
                    {muted ? words.unmute : words.mute}
                  </Button>
                  <Button onClick={() => void against((calls) => calls.block(number), words.blocked)}>
                    {words.block}
                  </Button>
                  <Button onClick={() => onReport(number)}>{words.report}</Button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The signals: one tab stop, with arrow keys between them. */
function Signals({ send }: { readonly send: Send }) {
  const words = chatWords.value;
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<Signal>(SIGNALS[0]);
  const give = (signal: Signal) => void send((calls) => calls.signal(signal));
  return (
    <div
      ref={bar}
      class="chat-signals"
      role="toolbar"
      aria-label={words.signalsLabel}
      onKeyDown={(event) => bar.current && moveFocus(bar.current, event, SIGNAL_COLUMNS)}
    >
      {SIGNALS.map((signal) => (
        <button
          key={signal}
          type="button"
          data-rove=""
          tabIndex={signal === stop ? 0 : -1}
          title={words.signals[signal]}
          aria-label={words.signals[signal]}
          onFocus={() => setStop(signal)}
          onClick={() => give(signal)}
        >
          <SignalFlag signal={signal} />
        </button>
      ))}
    </div>
  );
}

/** The unsent line in the chat of a match. */
interface Written {
  readonly writer: LineWriter;
  readonly text: State<string>;
  readonly busy: State<boolean>;
}

/** By match, until the page is closed: typed text stays when the chat is folded, or moves in another layout. */
const written = new Map<string, Written>();

function writtenIn(match: string): Written {
  const known = written.get(match) ?? { writer: new LineWriter(), text: signal(''), busy: signal(false) };
  written.set(match, known);
  return known;
}

function Field({ lines, send }: { readonly lines: readonly ChatLine[]; readonly send: Send }) {
  const words = chatWords.value;
  const { session } = useMatch();
  const { writer, text, busy } = writtenIn(session.id);
  const submit = async (event: Event) => {
    event.preventDefault();
    const message = text.value.trim();
    if (message === '' || busy.value) return;
    busy.value = true;
    text.value = '';
    // Unsent text returns to the field, before text typed meanwhile.
    if (!(await send((calls) => writer.write(calls, message, lines))))
      text.value = text.value === '' ? message : `${message} ${text.value}`;
    busy.value = false;
  };
  return (
    <form class="chat-field" onSubmit={(event) => void submit(event)}>
      <input
        type="text"
        name="chat"
        autocomplete="off"
        maxLength={MAX_CHAT_TEXT}
        placeholder={words.write}
        aria-label={words.write}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
      <button type="submit" class="button">
        {words.send}
      </button>
    </form>
  );
}
