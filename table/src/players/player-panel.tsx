import type { Seat } from '@levante/contract';
import type { ComponentChildren } from 'preact';
import { Shield } from '../art/marks.tsx';
import { breakable } from '../lib/breakable.ts';
import { BotMark } from './bot-mark.tsx';

/** What is said of the players at any table. */
interface PlayerWords {
  readonly players: string;
  readonly you: string;
  readonly playing: string;
  orderOfPlay(starter: string): string;
}

interface PlayerPanelProps {
  readonly seat: Seat;
  readonly words: PlayerWords;
  readonly names: readonly string[];
  /** The seats of this screen. */
  readonly mine: readonly Seat[];
  /** Whether it is this player's turn: the panel stands in the light. */
  readonly playing: boolean;
  /** Further attributes, for style and motion. */
  readonly marks: { readonly [name: `data-${string}`]: string | number | undefined; readonly 'aria-current'?: boolean };
  readonly children: ComponentChildren;
}

/** A player: shield, name and whether it is their turn; what they have is the game's. */
export function PlayerPanel({ seat, words, names, mine, playing, marks, children }: PlayerPanelProps) {
  return (
    <li class="player" data-playing={playing ? '' : undefined} data-anchor={`seat-${seat}`} {...marks}>
      <span class="player-shield">
        <Shield seat={seat} />
        <BotMark seat={seat} />
      </span>
      <span class="player-name" title={names[seat]}>
        <strong>{breakable(names[seat] ?? '')}</strong>
        {mine.includes(seat) && <em>{words.you}</em>}
        {playing && <span class="unseen">{words.playing}</span>}
      </span>
      {children}
    </li>
  );
}

interface PlayerListProps {
  readonly words: PlayerWords;
  readonly names: readonly string[];
  readonly starter: Seat;
  /** A panel for each player, in the order of play. */
  readonly children: readonly ComponentChildren[];
  readonly class?: string;
  /** Whether some name needs the room beside it. */
  readonly long?: boolean;
}

/** Everybody at the table, in the order of play; the one whose turn it is stands in the light. */
export function PlayerList({ words, names, starter, children, class: own, long = false }: PlayerListProps) {
  return (
    <section class={own === undefined ? 'players' : `players ${own}`} aria-label={words.players}>
      <ol data-players={children.length} data-long={long ? '' : undefined}>
        {children}
      </ol>
      <p class="order">{words.orderOfPlay(names[starter] ?? '')}</p>
    </section>
  );
}
