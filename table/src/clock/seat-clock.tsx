import { serverNow } from '../lib/server-now.ts';
import './style.css';
import type { Seat } from '@levante/contract';
import type { MatchSeat, StandIn } from '@levante/wire';
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { ClockIcon, DayIcon, DayOffIcon, NightIcon, OutOfTimeIcon, PauseIcon } from '../art/icons.tsx';
import { type ClockReading, isRunning, timeLeft } from '../match/clock-reading.ts';
import { useGivenLayout } from '../ui/layout.ts';
import { chipState, untilNextFigure } from './chip-state.ts';
import { leftText, spokenLeft, wholeUnits } from './left-text.ts';
import { paceText } from './pace-text.ts';
import { dueIn, momentText, type PauseNow, pauseNow, shortMoment } from './pause.ts';
import { clockWords } from './words/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Clocks and seats of the match on the page; null outside of a match. */
export interface SeatStates {
  readonly reading: ClockReading | null;
  readonly seats: readonly MatchSeat[];
  /** Seats of the people who have the match open; null while unknown. */
  readonly here: readonly Seat[] | null;
  readonly isOver: boolean;
}

export const SeatStatesContext = createContext<SeatStates>({ reading: null, seats: [], here: null, isOver: false });

/** Returns the bot that plays for a seat's person; undefined while they play themselves, and when the match is over. */
export function shownStandIn({ seats, isOver }: Pick<SeatStates, 'seats' | 'isOver'>, seat: Seat): StandIn | undefined {
  return isOver ? undefined : seats[seat]?.playedBy;
}

/** Returns the bot that currently plays for a seat's person. */
export const useStandIn = (seat: Seat): StandIn | undefined => shownStandIn(useContext(SeatStatesContext), seat);

/** Returns the milliseconds left on a seat's clock, and renders again when the displayed time changes. */
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

/** Clock of a person on their panel. Renders nothing for a bot or without clocks. */
export function PlayerClock({ seat }: { readonly seat: Seat }) {
  const { reading, seats, isOver } = useContext(SeatStatesContext);
  const occupant = seats[seat];
  if (!reading || occupant?.kind !== 'person') return null;
  return <Chip reading={reading} seat={seat} isAway={occupant.playedBy !== undefined} isOver={isOver} />;
}

interface ChipProps {
  readonly reading: ClockReading;
  readonly seat: Seat;
  readonly isAway: boolean;
  readonly isOver: boolean;
}

function Chip({ reading, seat, isAway, isOver }: ChipProps) {
  const left = useTimeLeft(reading, seat);
  const { control, restUntil } = reading.clocks;
  // In a break all clocks stand still; its end is a message.
  const isStill = !isOver && (isAway || restUntil !== undefined);
  const runs = isRunning(reading, seat);
  const now = performance.now();
  const pause = runs && !isStill ? pauseNow(reading, seat, now) : null;
  const state = chipState({ control, leftMs: left, runs, isStill: isStill || pause !== null });
  const words = clockWords.value;
  const { reserveMs = 0 } = reading.clocks.seats[seat] ?? {};
  // The hours of the turn are shown first, then the reserve.
  const isReserve = runs && left <= reserveMs;
  const shown = isReserve ? left : left - reserveMs;
  const hasReserve = state === 'waits' && reserveMs > 0;
  const due = control.kind === 'days' && !isStill ? dueIn(reading, seat, now) : null;
  const hints = [
    pause ? pauseText(pause) : words.states[state],
    ...(isReserve ? [words.onReserve] : reserveMs > 0 ? [words.reserve(spokenLeft(reserveMs))] : []),
    ...(due === null ? [] : [words.due(momentText(serverNow() + due))]),
  ];
  return (
    <span class="player-clock" role="timer" aria-live="off" data-clock={state} title={hints.join('. ')}>
      {pause ? (
        <>
          {pause.why === 'night' ? <NightIcon /> : <DayOffIcon />}
          <span class="unseen">{hints[0]} </span>
          <span aria-hidden="true">{shortMoment(serverNow() + pause.endsInMs)}</span>
        </>
      ) : (
        <>
          <span class="unseen">{words.label} </span>
          {state === 'still' && <PauseIcon />}
          {(state === 'out' || isReserve) && <OutOfTimeIcon />}
          {control.kind === 'days' && !isAway && !isReserve && !hasReserve && <DayIcon />}
          {leftText(shown)}
          {hasReserve && (
            <span class="clock-reserve">
              <span aria-hidden="true">{words.reserveShort(wholeUnits(reserveMs).hours)}</span>
              <span class="unseen">. {words.reserve(spokenLeft(reserveMs))}</span>
            </span>
          )}
        </>
      )}
    </span>
  );
}

function pauseText({ why, endsInMs }: PauseNow): string {
  const { night, dayOff } = clockWords.value.pause;
  const until = momentText(serverNow() + endsInMs);
  return why === 'night' ? night(until) : dayOff(until);
}

/** Rounds to a minute: service time and this browser's clock differ by moments. */
const toMinute = (moment: number): number => Math.round(moment / MINUTE_MS) * MINUTE_MS;

/** Counts a break down, or says until when a pause lasts. */
function BreakLeft({ reading, until }: { readonly reading: ClockReading; readonly until: number }) {
  const [, tick] = useState(0);
  const left = Math.max(0, until - (performance.now() + reading.offsetMs));
  const isShort = left < HOUR_MS;
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => tick((n) => n + 1), isShort ? untilNextFigure(left, 0) : Math.min(left, HOUR_MS));
    return () => clearTimeout(timer);
  });
  const { breakLeft, pausedUntil } = clockWords.value;
  return (
    <span role="timer" aria-live="off">
      {isShort ? breakLeft(leftText(left)) : pausedUntil(momentText(toMinute(serverNow() + left)))}
    </span>
  );
}

/** Countdown of a break or pause, beside the turn where the order of play is not shown. */
export function RestLine() {
  const { reading, isOver } = useContext(SeatStatesContext);
  const layout = useGivenLayout();
  const restUntil = reading?.clocks.restUntil;
  if (!reading || restUntil === undefined || isOver || layout === 'wide') return null;
  return (
    <p class="rest-line">
      <PauseIcon />
      <BreakLeft reading={reading} until={restUntil} />
    </p>
  );
}

/** Time control of the match, or the rest of a break, under the order of play. Renders nothing without clocks. */
export function PaceLine() {
  const { reading, isOver } = useContext(SeatStatesContext);
  if (!reading) return null;
  const { restUntil } = reading.clocks;
  return (
    <p class="order pace-line">
      <ClockIcon />
      {restUntil === undefined || isOver ? (
        paceText(reading.clocks.control)
      ) : (
        <BreakLeft reading={reading} until={restUntil} />
      )}
    </p>
  );
}
