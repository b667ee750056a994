import type { Seat } from '@levante/contract';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { words } from '../words/en.ts';
import { pageWords } from '../words/page/en.ts';

/** By seat: the level of the bot that sits there, empty where it is not told; null for a person. */
export const BotLevels = createContext<readonly (string | null)[]>([]);

/** A small head of brass: who sits here is a bot. */
export const BotIcon = () => (
  <svg class="bot-icon" viewBox="0 0 16 16" aria-hidden="true">
    <path
      d="M8 1.2V4M3.5 4H12.5V11.5H3.5ZM1.5 6.5V9M14.5 6.5V9M5 14.5C5 12.9 6 12 8 12S11 12.9 11 14.5"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
    <path d="M6 6.6V8.6M10 6.6V8.6" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" />
  </svg>
);

interface BotMarkProps {
  readonly seat: Seat;
  /** Whether its level is written beside it. */
  readonly named?: boolean;
}

/** Marks a bot, with its level to be read or heard; nothing for a person. */
export function BotMark({ seat, named = false }: BotMarkProps) {
  const level = useContext(BotLevels)[seat] ?? null;
  if (level === null) return null;
  const said = words.value.follow.bot(level === '' ? null : pageWords.value.home.levelName(level));
  return (
    <span class="bot-mark" title={said}>
      <BotIcon />
      <span class={named ? undefined : 'unseen'}>{said}</span>
    </span>
  );
}
