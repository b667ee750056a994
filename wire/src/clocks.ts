import * as z from 'zod/mini';
import { BotLevel, Seat } from './fields.ts';
import { STAND_IN_DESCRIPTIONS, STAND_IN_REASONS, STAND_IN_RULES } from './stand-in-reasons.ts';

/** Bounds of time controls. */
export const BANK_S = { min: 60, max: 7200 } as const;
export const INCREMENT_S = { min: 0, max: 120 } as const;
export const FREE_S = { min: 0, max: 30 } as const;
export const TURN_HOURS = { min: 1, max: 336 } as const;
export const RESERVE_HOURS = { min: 1, max: 336 } as const;

const LiveControl = z.strictObject({
  kind: z.literal('live'),
  bankS: z
    .int()
    .check(z.gte(BANK_S.min), z.lte(BANK_S.max), z.meta({ description: 'Seconds each player starts with.' })),
  incrementS: z
    .int()
    .check(z.gte(INCREMENT_S.min), z.lte(INCREMENT_S.max), z.meta({ description: 'Seconds added after each turn.' })),
  freeS: z
    .optional(z.int().check(z.gte(FREE_S.min), z.lte(FREE_S.max)))
    .check(z.meta({ description: 'First seconds of a turn, which cost nothing. Default: 0.' })),
});

const DaysControl = z.strictObject({
  kind: z.literal('days'),
  hours: z.int().check(z.gte(TURN_HOURS.min), z.lte(TURN_HOURS.max), z.meta({ description: 'Hours per turn.' })),
  reserveH: z.optional(z.int().check(z.gte(RESERVE_HOURS.min), z.lte(RESERVE_HOURS.max))).check(
    z.meta({
      description:
        'Hours of a reserve for each player, used once the hours of a turn are over. Hours that a turn does not use go to it, up to this size. Default: no reserve.',
    }),
  ),
});

/** Time control of a match. */
export const TimeControl = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  LiveControl,
  DaysControl,
]);

/** Time control of a match with clocks. */
export const RunningControl = z.discriminatedUnion('kind', [LiveControl, DaysControl]);

const REASONS_TEXT = STAND_IN_REASONS.map((why) => `\`${why}\`: ${STAND_IN_DESCRIPTIONS[why]}`).join(' ');
const FINAL_TEXT = STAND_IN_REASONS.filter((why) => !STAND_IN_RULES[why].mayReclaim).map((why) => `\`${why}\``);

/** A bot that plays for a person, who keeps the seat. */
export const StandIn = z.strictObject({
  level: z.string(),
  why: z.enum(STAND_IN_REASONS).check(
    z.meta({
      description: `Why it plays for the person. ${REASONS_TEXT} The person can take the seat back, except after ${FINAL_TEXT.join(', ')}.`,
    }),
  ),
});

export const PAUSE_REASONS = ['night', 'day-off', 'holiday'] as const;

const ClockPause = z.strictObject({
  from: z.int(),
  to: z.int().check(z.meta({ description: 'Beginning and end, on the same scale as `now`.' })),
  why: z.enum(PAUSE_REASONS),
});

const SeatClock = z.strictObject({
  leftMs: z
    .int()
    .check(z.meta({ description: 'Milliseconds left when the clock last stopped, with those of the reserve.' })),
  since: z.nullable(z.int()).check(
    z.meta({
      description:
        'Since when the clock runs, on the same scale as `now`; in the future while the first seconds of a turn are free. Null while it stands still.',
    }),
  ),
  reserveMs: z
    .optional(z.int())
    .check(z.meta({ description: 'Milliseconds of `leftMs` that are the reserve. Absent without one.' })),
  pauses: z.optional(z.array(ClockPause)).check(
    z.meta({
      description:
        'Nights and days off of the person during this turn, ascending: the running clock stands still in them. Absent without any.',
    }),
  ),
});

/**
 * Clocks of a match. The time left of a running clock is `leftMs - max(0, now - since)`, plus the part of that time that lies
 * in pauses.
 */
export const Clocks = z.strictObject({
  control: RunningControl,
  now: z.int().check(
    z.meta({
      description: 'Milliseconds on the server’s clock of turns, which stands still while no server can accept one.',
    }),
  ),
  seats: z.array(SeatClock).check(z.meta({ description: 'By seat.' })),
  restUntil: z.optional(z.int()).check(
    z.meta({
      description:
        'End of the break in which all clocks stand still, on the same scale as `now`. Absent outside of one.',
    }),
  ),
});

/** Request about one of my seats. Default: the first to which it applies. */
export const OwnSeat = z.strictObject({ seat: z.optional(Seat) });

export const StandInLevel = z.optional(BotLevel).check(
  z.meta({
    description: 'Level of the bot that plays for people who run out of time or resign. Default: an easy one.',
  }),
);

export type TimeControl = z.infer<typeof TimeControl>;
export type RunningControl = z.infer<typeof RunningControl>;
export type StandIn = z.infer<typeof StandIn>;
export type ClockPause = z.infer<typeof ClockPause>;
export type SeatClock = z.infer<typeof SeatClock>;
export type Clocks = z.infer<typeof Clocks>;
export type OwnSeat = z.infer<typeof OwnSeat>;
