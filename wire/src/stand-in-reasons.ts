import { type Form, oneOf } from './forms.ts';

/**
 * The reasons for which a bot plays a person's seat, and what each means for the person. Their texts are among the
 * texts of the clocks in the table kit (`table/src/clock/words/`).
 */
export const STAND_IN_REASONS = ['time', 'resigned', 'away', 'ended'] as const;

export type StandInReason = (typeof STAND_IN_REASONS)[number];

/** The consequences of a reason. */
export interface StandInRule {
  /** Whether the person may reclaim the seat. */
  readonly mayReclaim: boolean;
  /** True if the people agreed that bots play the rest of the match. Then nothing can be proposed any more. */
  readonly isAgreedEnd: boolean;
  /**
   * Whether the person is notified, since they did not decide it themselves. The triggers that store the notification
   * contain these reasons in SQL, and a test of the server compares them.
   */
  readonly isNotified: boolean;
}

export const STAND_IN_RULES: Readonly<Record<StandInReason, StandInRule>> = {
  time: { mayReclaim: true, isAgreedEnd: false, isNotified: true },
  resigned: { mayReclaim: true, isAgreedEnd: false, isNotified: false },
  away: { mayReclaim: true, isAgreedEnd: false, isNotified: true },
  ended: { mayReclaim: false, isAgreedEnd: true, isNotified: false },
};

/** Separate from the rules, since the page needs only the rules. */
export const STAND_IN_DESCRIPTIONS = {
  time: 'their time ran out.',
  resigned: 'they resigned to a bot.',
  away: 'they gave no sign for a minute in a live match, or for a day in one without a clock where the others agreed.',
  ended: 'everybody agreed to end now, and bots play the rest.',
} as const satisfies Record<StandInReason, string>;

export const isStandInReason: Form<StandInReason> = oneOf(...STAND_IN_REASONS);
