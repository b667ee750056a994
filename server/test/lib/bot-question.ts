import type { BotQuestion } from '@levante/host';

/** A question to a bot of a match. */
export const botQuestion = (match: string): BotQuestion => ({
  match,
  place: 'here',
  fairnessGroup: 'anna',
  game: 'purse-race',
  level: 'whole',
  seat: 0,
  view: {},
  seed: 1,
  ms: 1000,
  idle: false,
  turns: 1,
  waited: 0,
});

/** The answer of a bot to it. */
export const BOT_ANSWER = { ok: true, lines: ['0 end'], ms: 1 } as const;
