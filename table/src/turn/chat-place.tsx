import type { ComponentChildren } from 'preact';
import { FlagIcon } from '../art/icons.tsx';
import { isChatOpen } from '../chat/chat-state.ts';
import { chatWords } from '../chat/words/index.ts';
import { PlayerClock } from '../clock/seat-clock.tsx';
import { lazyComponent } from '../lib/lazy.ts';
import { useMatch } from '../match/match-context.ts';
import { Button } from '../ui/controls.tsx';
import { useGivenLayout } from '../ui/layout.ts';

const ChatPanel = lazyComponent(async () => (await import('../chat/chat-panel.tsx')).ChatPanel);

/** Returns whether the chat replaces the turn, on a phone. */
export function useChatPlace(): boolean {
  const layout = useGivenLayout();
  const { session } = useMatch();
  return (layout === 'phone' || layout === 'across') && isChatOpen.value && session.chat.value !== null;
}

interface ChatPlaceProps {
  /** A request of another player. */
  readonly top: ComponentChildren;
  /** Says whose turn it is. */
  readonly heading: string;
  /** Whether it is the reader's turn. */
  readonly mine: boolean;
}

/** The chat instead of the turn, with the current turn and a button to return. */
export function ChatPlace({ top, heading, mine }: ChatPlaceProps) {
  const { editor } = useMatch();
  const words = chatWords.value;
  const close = () => {
    isChatOpen.value = false;
  };
  return (
    <section class="turn turn-bar chat-place" aria-label={words.title}>
      {top}
      <div class="chat-turn">
        <h2 data-prompt="" tabIndex={-1}>
          {mine && <FlagIcon />}
          {heading}
        </h2>
        {mine && <PlayerClock seat={editor.seat ?? 0} />}
        <Button onClick={close}>{mine ? words.toMyTurn : words.close}</Button>
      </div>
      <ChatPanel onLeave={close} />
    </section>
  );
}
