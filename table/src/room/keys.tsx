import { useEffect } from 'preact/hooks';
import { isChatOpen } from '../chat/chat-state.ts';
import type { AnyMatchContext } from '../match/match-context.ts';
import { askAdvice, mayAskAdvice } from '../turn/turn-view.tsx';
import { settings } from '../ui/settings.ts';
import { roomWords } from './words/index.ts';

function actionFor(key: string, context: AnyMatchContext): (() => void) | null {
  const { session, editor, view, phrases } = context;
  switch (key) {
    case 'u':
      return () => editor.undo();
    case 'r':
      return () => editor.redo();
    case 'e':
      return () => editor.end();
    case 'f':
      return phrases.forecast && (() => view.toggleForecast());
    case 'h':
      return mayAskAdvice(context) ? () => askAdvice(context) : null;
    case 'p':
      return () => (editor.ahead.value ? editor.keepPlan() : editor.planAhead());
    case 's':
      return () => session.skip();
    case 't':
      return () => goTo('turn');
    case 'b':
      return () => goTo('board');
    case 'l':
      return () => goTo('log');
    case 'm':
      return session.chat.value && (() => openChat(view));
    case '/':
      return () => view.open('line');
    case '?':
      return () => view.open('menu');
    case 'Escape':
      return () => (view.past.value === null ? editor.cancel() : view.look(null));
    default:
      return /^[1-9]$/.test(key) ? () => answerQuestion(Number(key), context) : null;
  }
}

/** Shows the chat, where it has a place on the table or as a sheet, with the focus in its field. */
function openChat(view: AnyMatchContext['view']): void {
  if (document.querySelector('.chat-fold, .chat-tab') === null) view.open('chat');
  else isChatOpen.value = true;
  // The panel may have to be loaded first.
  const focus = (tries: number): void => {
    const field =
      document.querySelector<HTMLElement>('.chat-panel input') ??
      document.querySelector<HTMLElement>('.chat-panel .chat-signals [tabindex="0"]');
    if (field) field.focus();
    else if (tries > 0) setTimeout(() => focus(tries - 1), 50);
  };
  requestAnimationFrame(() => focus(40));
}

/** Answers a question by its number. */
function answerQuestion(number: number, { editor, parts }: AnyMatchContext): void {
  const question = parts.questions()[number - 1];
  if (question) editor.tell(question.answer());
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

function isTaken(event: PressedKey): boolean {
  const { target } = event;
  const field = target instanceof Element && target.closest('input:not([type="range"]), select, textarea');
  return (
    event.ctrlKey || event.metaKey || event.altKey || Boolean(field) || document.querySelector('dialog[open]') !== null
  );
}

/** Handles a key, except in fields and while a sheet is open. */
export function pressKey(event: PressedKey, context: AnyMatchContext): void {
  if (isTaken(event)) return;
  const action = settings.value.keysOff && event.key.length === 1 ? null : actionFor(event.key, context);
  if (!action) return;
  event.preventDefault();
  action();
}

export function useKeys(context: AnyMatchContext): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event, context);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [context]);
}

const PARTS = {
  turn: '[data-prompt]',
  board: '.chart :is([data-target], [data-stop])[tabindex="0"], .chart [data-target]',
  log: '.log-scroll, [data-tab="log"]',
} as const;

/** Parts of a table that can be focused. */
export type TablePart = keyof typeof PARTS;

export function goTo(part: TablePart): void {
  document.querySelector<HTMLElement>(PARTS[part])?.focus();
}

/** First tab stops of the page: links to the turn, the board and the log. */
export function SkipLinks() {
  const words = roomWords.value;
  const links: readonly (readonly [TablePart, string])[] = [
    ['turn', words.toTurn],
    ['board', words.toBoard],
    ['log', words.toLog],
  ];
  return (
    <nav class="skip-links" aria-label={words.skip}>
      {links.map(([part, label]) => (
        <button key={part} type="button" class="button" onClick={() => goTo(part)}>
          {label}
        </button>
      ))}
    </nav>
  );
}
