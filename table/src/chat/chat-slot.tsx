import { useEffect, useRef } from 'preact/hooks';
import { lazyComponent } from '../lib/lazy.ts';
import { useMatch } from '../match/match-context.ts';
import { useGivenLayout } from '../ui/layout.ts';
import { fly, isChatOpen, isMuted, noteRead, unreadIn } from './chat-state.ts';
import { chatWords } from './words/en.ts';

const ChatPanel = lazyComponent(async () => (await import('./chat-panel.tsx')).ChatPanel);

/** Lets new signals fly, and fetches what players may see only after the match. */
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

/** The chat under the log of a wide table, folded to a line until it is opened. */
export function ChatSlot() {
  const { session } = useMatch();
  const layout = useGivenLayout();
  const chat = session.chat.value;
  if (!chat || layout !== 'wide') return null;
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
