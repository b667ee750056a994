import type { Clocks, PlayedBy, RunningControl, SeatClock } from './clocks.ts';
import { either, exactly, type Form, isInteger, isText, listOf, nullOr, oneOf, optional } from './forms.ts';

const isLive = exactly<Extract<RunningControl, { kind: 'live' }>>({
  kind: oneOf('live'),
  bankS: isInteger,
  incrementS: isInteger,
  freeS: optional(isInteger),
});

const isDays = exactly<Extract<RunningControl, { kind: 'days' }>>({ kind: oneOf('days'), hours: isInteger });

export const isPlayedBy: Form<PlayedBy> = exactly<PlayedBy>({
  level: isText,
  why: oneOf('time', 'resigned', 'away'),
});

const isSeatClock: Form<SeatClock> = exactly<SeatClock>({ leftMs: isInteger, since: nullOr(isInteger) });

export const isRunningControl: Form<RunningControl> = either(isLive, isDays);

export const isClocks: Form<Clocks> = exactly<Clocks>({
  control: isRunningControl,
  now: isInteger,
  seats: listOf(isSeatClock),
  restUntil: optional(isInteger),
});
