import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { lazyComponent } from '../lib/lazy.ts';
import { useMatch } from '../match/match-context.ts';
import { useGivenLayout } from '../ui/layout.ts';
import { chatPlaces, fly, isChatOpen, isMuted, noteRead, unreadIn } from './chat-state.ts';
import { chatWords } from './words/index.ts';

const ChatPanel = lazyComponent(async () => (await import('./chat-panel.tsx')).ChatPanel);

/** Shows new signals as animations, and fetches the lines that players may see only after the match. */
export function useChatEvents(): void {
  const { session } = useMatch();
  const lines = session.chat.value?.lines;
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (!lines) return;
    const from = last.current;
    last.current = lines.at(-1)?.number ?? 0;
    if (from === null) {
      noteRead(session.id, lines);
      return;
    }
    for (const line of lines) if (line.number > from && !isMuted(session.id, line)) fly(line);
  }, [lines, session]);
  const isOver = session.match.value?.status === 'over';
  useEffect(() => {
    if (isOver) void session.reloadChat();
  }, [isOver, session]);
}

/** Notes that the table has a place for the chat, before the next paint: the header never shows its button for a moment. */
function useChatPlace(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    chatPlaces.value += 1;
    return () => {
      chatPlaces.value -= 1;
    };
  }, [isShown]);
}

/** Chat under the log of a wide table, folded to a line until it is opened. */
export function ChatSlot() {
  const { session } = useMatch();
  const isWide = useGivenLayout() === 'wide';
  const chat = session.chat.value;
  useChatPlace(isWide);
  if (!chat || !isWide) return null;
  const words = chatWords.value;
  const unread = unreadIn(session.id, chat.lines);
  return (
    <section class="chat" data-open={isChatOpen.value ? '' : undefined} aria-label={words.title}>
      <button
        type="button"
        class="chat-fold"
        aria-expanded={isChatOpen.value}
        onClick={() => {
          isChatOpen.value = !isChatOpen.value;
        }}
      >
        <strong>{words.title}</strong>
        {unread > 0 && <span class="chat-unread">{words.unread(unread)}</span>}
      </button>
      {isChatOpen.value && <ChatPanel />}
    </section>
  );
}

/** Tab of the chat on a phone. It opens instead of the turn. */
export function ChatTab() {
  const { session } = useMatch();
  const chat = session.chat.value;
  // Every match begins with the turn.
  useEffect(() => {
    isChatOpen.value = false;
  }, [session]);
  useChatPlace(true);
  if (!chat) return null;
  const words = chatWords.value;
  const unread = unreadIn(session.id, chat.lines);
  return (
    <button
      type="button"
      class="drawer-tab chat-tab"
      data-tab="chat"
      aria-expanded={isChatOpen.value}
      onClick={() => {
        isChatOpen.value = !isChatOpen.value;
      }}
    >
      {words.title}
      {unread > 0 && (
        <span class="chat-unread">
          <span aria-hidden="true">{unread}</span>
          <span class="unseen">{words.unread(unread)}</span>
        </span>
      )}
    </button>
  );
}
