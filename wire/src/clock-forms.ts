import type { ClockPause, Clocks, PlayedBy, RunningControl, SeatClock } from './clocks.ts';
import { either, exactly, type Form, isInteger, isText, listOf, nullOr, oneOf, optional } from './forms.ts';

const isLive = exactly<Extract<RunningControl, { kind: 'live' }>>({
  kind: oneOf('live'),
  bankS: isInteger,
  incrementS: isInteger,
  freeS: optional(isInteger),
});

const isDays = exactly<Extract<RunningControl, { kind: 'days' }>>({
  kind: oneOf('days'),
  hours: isInteger,
  reserveH: optional(isInteger),
});

export const isPlayedBy: Form<PlayedBy> = exactly<PlayedBy>({
  level: isText,
  why: oneOf('time', 'resigned', 'away', 'ended'),
});

const isClockPause: Form<ClockPause> = exactly<ClockPause>({
  from: isInteger,
  to: isInteger,
  why: oneOf('night', 'day-off', 'holiday'),
});

const isSeatClock: Form<SeatClock> = exactly<SeatClock>({
  leftMs: isInteger,
  since: nullOr(isInteger),
  reserveMs: optional(isInteger),
  pauses: optional(listOf(isClockPause)),
});

export const isRunningControl: Form<RunningControl> = either(isLive, isDays);

export const isClocks: Form<Clocks> = exactly<Clocks>({
  control: isRunningControl,
  now: isInteger,
  seats: listOf(isSeatClock),
  restUntil: optional(isInteger),
});
