import type { ComponentChildren } from 'preact';
import { ChatIcon, ForecastIcon, HourglassIcon, MenuIcon, StandingsIcon } from '../art/icons.tsx';
import { chatPlaces, unreadIn } from '../chat/chat-state.ts';
import { chatWords } from '../chat/words/index.ts';
import { useMatch } from '../match/match-context.ts';
import { lastPly } from '../match/timeline.ts';
import { ProposalSlot } from '../proposal/slot.tsx';
import { WaitingLink } from '../ui/waiting.tsx';
import { NextTurnSlot } from './next-turn-slot.tsx';

interface HeaderButtonProps {
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function HeaderButton({ label, pressed, onClick, children }: HeaderButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      data-stop=""
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Opens the chat as a sheet where the table has no place for it. */
function ChatButton() {
  const { session, view } = useMatch();
  const chat = session.chat.value;
  if (!chat || chatPlaces.value > 0) return null;
  const words = chatWords.value;
  const unread = unreadIn(session.id, chat.lines);
  const label = unread > 0 ? `${words.open}: ${words.unread(unread)}` : words.open;
  return (
    <HeaderButton label={label} onClick={() => view.open('chat')}>
      <ChatIcon />
      {unread > 0 && <span class="chat-badge">{unread}</span>}
    </HeaderButton>
  );
}

/** Bar above the table: name, phase and round, board, forecast, looking back, menu. */
export function Header() {
  const { view, session, words, phrases } = useMatch();
  const { follow } = words;
  const position = view.moment.value;
  const timeline = session.timeline.value;
  if (!position || !timeline) return null;
  const over = (session.match.value?.result ?? null) !== null && session.caughtUp.value;
  return (
    <header class="match-head">
      <h1>
        <a class="match-home" href="/" title={follow.home}>
          {phrases.title}
        </a>
      </h1>
      <p class="match-phase">{phrases.whereabouts(position)}</p>
      {session.mine.value.length === 0 && <p class="match-watching">{follow.watching}</p>}
      <ProposalSlot place="head" />
      <NextTurnSlot />
      <WaitingLink />
      <button type="button" class="match-board" onClick={() => view.open('board')}>
        {phrases.board(position).label}
      </button>
      <div class="match-tools" role="toolbar" aria-label={follow.menu} data-spatial="">
        {phrases.forecast && (
          <HeaderButton
            label={view.forecast.value ? phrases.forecast.off : phrases.forecast.on}
            pressed={view.forecast.value}
            onClick={() => view.toggleForecast()}
          >
            <ForecastIcon />
          </HeaderButton>
        )}
        <HeaderButton
          label={follow.lookBack}
          pressed={view.past.value !== null}
          onClick={() => view.look(view.past.value === null ? Math.max(timeline.first, lastPly(timeline) - 1) : null)}
        >
          <HourglassIcon />
        </HeaderButton>
        {over && (
          <HeaderButton label={follow.results} onClick={() => view.open('standings')}>
            <StandingsIcon />
          </HeaderButton>
        )}
        <ChatButton />
        <HeaderButton label={follow.menu} onClick={() => view.open('menu')}>
          <MenuIcon />
        </HeaderButton>
      </div>
    </header>
  );
}
