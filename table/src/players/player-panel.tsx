import type { Seat } from '@levante/contract';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { commonDrawings, DrawingOf } from '../art/drawings.tsx';
import { Shield } from '../art/marks.tsx';
import { flying } from '../chat/chat-state.ts';
import { PresenceDot, usePresence } from '../clock/presence.tsx';
import { PaceLine, PlayerClock, useStandIn } from '../clock/seat-clock.tsx';
import { clockWords } from '../clock/words/index.ts';
import { lazyComponent } from '../lib/lazy.ts';
import { CurrentMatch } from '../match/match-context.ts';
import { AccountBadge } from '../ui/account-badge.tsx';
import { words } from '../words/index.ts';
import { pageWords } from '../words/page/index.ts';

/** Longest word of a name that is never broken: no panel is too narrow for it. */
const MAX_UNBROKEN = 9;
const SOFT_HYPHEN = '\u00ad';

/** Returns a name with soft hyphens in the middle of long words, for narrow panels. */
export function breakable(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    const letters = [...word];
    const middle = Math.ceil(letters.length / 2);
    return letters.length > MAX_UNBROKEN
      ? letters.slice(0, middle).join('') + SOFT_HYPHEN + letters.slice(middle).join('')
      : word;
  });
}

/** By seat: a bot's level, empty if unknown; null for a person. */
export const BotLevels = createContext<readonly (string | null)[]>([]);

/** Icon of a bot: a small brass head. */
export const BotIcon = () => (
  <svg class="bot-icon" viewBox="0 0 16 16" aria-hidden="true">
    <DrawingOf from={commonDrawings} id="bot" />
  </svg>
);

interface BotMarkProps {
  readonly seat: Seat;
  /** Whether its level is shown as text. */
  readonly named?: boolean;
}

/** Mark of a bot, with its level as text or for screen readers. Renders nothing for a person. */
export function BotMark({ seat, named = false }: BotMarkProps) {
  const level = useContext(BotLevels)[seat] ?? null;
  if (level === null) return null;
  const label = words.value.follow.bot(level === '' ? null : pageWords.value.home.levelName(level));
  return (
    <span class="bot-mark" title={label}>
      <BotIcon />
      <span class={named ? undefined : 'unseen'}>{label}</span>
    </span>
  );
}

interface PlayerPanelProps {
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly mine: readonly Seat[];
  /** Whether it is this player's turn. */
  readonly playing: boolean;
  /** Tells screen readers whose turn it is, after the name. */
  readonly turnText: string;
  /** Further attributes, for style and motion. */
  readonly marks: { readonly [name: `data-${string}`]: string | number | undefined; readonly 'aria-current'?: boolean };
  readonly children: ComponentChildren;
}

const FlyingFlag = lazyComponent(async () => (await import('../chat/flags.tsx')).FlyingFlag);

/** Loads the flags only when the first one flies. */
const FlyingSlot = ({ seat }: { readonly seat: Seat }) => (flying.value.length > 0 ? <FlyingFlag seat={seat} /> : null);

/** A player's shield and name, and whether it is their turn. The game supplies the rest. */
export function PlayerPanel({ seat, names, mine, playing, turnText, marks, children }: PlayerPanelProps) {
  const playedBy = useStandIn(seat);
  const presence = usePresence(seat);
  const account = useContext(CurrentMatch)?.session.match.value?.seats[seat]?.account;
  return (
    <li
      class="player"
      data-playing={playing ? '' : undefined}
      data-away={playedBy ? '' : undefined}
      data-anchor={`seat-${seat}`}
      {...marks}
    >
      <span class="player-shield">
        <Shield seat={seat} />
        <BotMark seat={seat} />
        <PresenceDot presence={presence} />
        <FlyingSlot seat={seat} />
      </span>
      <span class="player-name" title={names[seat]}>
        <span class="player-called">
          <strong>{breakable(names[seat] ?? '')}</strong>
          <AccountBadge account={account} />
        </span>
        {mine.includes(seat) && <em>{words.value.follow.you}</em>}
        {presence === 'away' && <em aria-hidden="true">{clockWords.value.away}</em>}
        {playing && <span class="unseen">{turnText}</span>}
      </span>
      <PlayerClock seat={seat} />
      {playedBy && (
        <span class="player-standin">
          <BotIcon />
          {clockWords.value.plays(pageWords.value.home.levelName(playedBy.level))}
        </span>
      )}
      {children}
    </li>
  );
}

interface PlayerListProps {
  readonly names: readonly string[];
  readonly starter: Seat;
  /** A panel for each player, in turn order. */
  readonly children: readonly ComponentChildren[];
  readonly class?: string;
  /** Whether a long name needs more room. */
  readonly long?: boolean;
}

/** All players in turn order, with the current one highlighted. */
export function PlayerList({ names, starter, children, class: own, long = false }: PlayerListProps) {
  const { follow } = words.value;
  return (
    <section class={own === undefined ? 'players' : `players ${own}`} aria-label={follow.players}>
      <ol data-players={children.length} data-long={long ? '' : undefined}>
        {children}
      </ol>
      <p class="order">{follow.orderOfPlay(names[starter] ?? '')}</p>
      <PaceLine />
    </section>
  );
}
