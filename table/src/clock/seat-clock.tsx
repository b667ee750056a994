import './style.css';
import type { Seat } from '@levante/contract';
import type { MatchSeat, PlayedBy } from '@levante/wire';
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { LineIcon } from '../art/icons.tsx';
import { type ClockReading, isRunning, timeLeft } from '../match/clock-reading.ts';
import { chipState, untilNextFigure } from './chip-state.ts';
import { leftText } from './left-text.ts';
import { paceText } from './pace.ts';
import { clockWords } from './words/en.ts';

/** Clocks and seats of the match on the page; null outside of a match. */
export interface SeatStates {
  readonly reading: ClockReading | null;
  readonly seats: readonly MatchSeat[];
  /** Seats of the people who have the match open; null while unknown. */
  readonly here: readonly Seat[] | null;
  /** Whether the match is over. */
  readonly isOver: boolean;
}

export const SeatStatesContext = createContext<SeatStates>({ reading: null, seats: [], here: null, isOver: false });

/** Returns the bot that plays for a seat's person; undefined while they play, and when the match is over. */
export function shownStandIn(
  { seats, isOver }: Pick<SeatStates, 'seats' | 'isOver'>,
  seat: Seat,
): PlayedBy | undefined {
  return isOver ? undefined : seats[seat]?.playedBy;
}

/** Returns the bot that plays for a seat's person at present. */
export const usePlayedBy = (seat: Seat): PlayedBy | undefined => shownStandIn(useContext(SeatStatesContext), seat);

/** Returns the milliseconds left of a seat's clock, and renders again when its figure changes. */
export function useTimeLeft(reading: ClockReading, seat: Seat): number {
  const [, tick] = useState(0);
  const now = performance.now();
  const left = timeLeft(reading, seat, now) ?? 0;
  const since = reading.clocks.seats[seat]?.since ?? null;
  useEffect(() => {
    if (since === null || left === 0) return;
    const free = Math.max(0, since - (now + reading.offsetMs));
    const timer = setTimeout(() => tick((n) => n + 1), untilNextFigure(left, free));
    return () => clearTimeout(timer);
  });
  return left;
}

/** The clock of a person on their panel; nothing for a bot, and in a match without clocks. */
export function PlayerClock({ seat }: { readonly seat: Seat }) {
  const { reading, seats } = useContext(SeatStatesContext);
  const occupant = seats[seat];
  if (!reading || occupant?.kind !== 'person') return null;
  return <Chip reading={reading} seat={seat} isAway={occupant.playedBy !== undefined} />;
}

interface ChipProps {
  readonly reading: ClockReading;
  readonly seat: Seat;
  readonly isAway: boolean;
}

function Chip({ reading, seat, isAway }: ChipProps) {
  const left = useTimeLeft(reading, seat);
  const { control, restUntil } = reading.clocks;
  // In a break all clocks stand still; its end is a message.
  const isStill = isAway || restUntil !== undefined;
  const state = chipState({ control, leftMs: left, runs: isRunning(reading, seat), isStill });
  const words = clockWords.value;
  return (
    <span class="player-clock" role="timer" aria-live="off" data-clock={state} title={words.states[state]}>
      <span class="unseen">{words.label} </span>
      {state === 'still' && <PauseIcon />}
      {state === 'out' && <OutIcon />}
      {control.kind === 'days' && !isAway && <DayIcon />}
      {leftText(left)}
    </span>
  );
}

const PauseIcon = () => (
  <LineIcon>
    <path d="M8.5 6v12M15.5 6v12" />
  </LineIcon>
);

const OutIcon = () => (
  <LineIcon>
    <path d="M7 3.5h10M7 20.5h10M8 3.5c0 5 8 5.5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5.5-8 8.5s8 3.5 8 8.5" />
  </LineIcon>
);

const DayIcon = () => (
  <LineIcon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.300 5.300L7 7M17 17l1.700 1.700M18.700 5.300L17 7M7 17l-1.700 1.700" />
  </LineIcon>
);

/** The time control of the match, under the order of play; nothing in a match without clocks. */
export function PaceLine() {
  const { reading } = useContext(SeatStatesContext);
  if (!reading) return null;
  return (
    <p class="order pace-line">
      <LineIcon>
        <circle cx="12" cy="12" r="8.5" />
        <path d="M12 7.5V12l3 2" />
      </LineIcon>
      {paceText(reading.clocks.control)}
    </p>
  );
}
