import * as z from 'zod/mini';
import { GameId, MatchId, Ply } from './fields.ts';
import {
  MAIL_LANGUAGES,
  MAX_LESSON_STEPS,
  MAX_PUZZLE,
  MAX_SYNCED_GAMES,
  MAX_SYNCED_RESULTS,
  SPEEDS,
  THEMES,
} from './limits.ts';

const ChosenAt = z.int().check(
  z.gte(0),
  z.meta({
    description:
      'When it was chosen, in milliseconds since the epoch: the latest wins. 0 yields to every other choice.',
  }),
);

const ChosenFlag = z.optional(z.strictObject({ value: z.boolean(), at: ChosenAt }));

/** Settings that I have chosen, each with its time. */
const SyncedSettings = z.strictObject({
  language: z.optional(z.strictObject({ value: z.enum(['system', ...MAIL_LANGUAGES]), at: ChosenAt })),
  theme: z.optional(z.strictObject({ value: z.enum(THEMES), at: ChosenAt })),
  speed: z.optional(z.strictObject({ value: z.enum(SPEEDS), at: ChosenAt })),
  confirmEnd: ChosenFlag,
  sound: ChosenFlag,
  sendPlans: ChosenFlag,
  keysOff: ChosenFlag,
});

const LessonSteps = z.int().check(z.gte(0), z.lte(MAX_LESSON_STEPS));

/** Progress of a game’s lesson. */
const SyncedLesson = z.strictObject({
  game: GameId,
  step: LessonSteps.check(z.meta({ description: 'The next step; `of` when the lesson is over.' })),
  of: LessonSteps,
});

const PuzzleNumbers = z.array(z.int().check(z.gte(1), z.lte(MAX_PUZZLE))).check(z.maxLength(MAX_PUZZLE));

/** Results of a game’s puzzles, by number. */
const SyncedPuzzles = z.strictObject({
  game: GameId,
  solved: PuzzleNumbers,
  failed: PuzzleNumbers.check(z.meta({ description: 'Tried and not solved yet.' })),
});

const Players = z.int().check(z.gte(1), z.lte(16));

/** Result of a finished match on a device, for statistics. */
export const SyncedResult = z.strictObject({
  id: MatchId,
  game: GameId,
  at: z.int().check(z.gte(0), z.meta({ description: 'When the match was opened, in milliseconds since the epoch.' })),
  players: Players,
  rank: Players.check(z.meta({ description: 'My place, from 1.' })),
  score: z.int(),
  plies: Ply,
  others: z
    .array(z.nullable(z.string().check(z.maxLength(64))))
    .check(z.maxLength(16), z.meta({ description: 'Levels of the other players, each once; null for people.' })),
  takenBack: z
    .optional(z.int().check(z.gte(1)))
    .check(z.meta({ description: 'How many turns of the match were taken back. Absent if none.' })),
});

/** Settings and progress that follow an account to every device. */
export const SyncedData = z.strictObject({
  settings: SyncedSettings,
  lessons: z.array(SyncedLesson).check(z.maxLength(MAX_SYNCED_GAMES)),
  puzzles: z.array(SyncedPuzzles).check(z.maxLength(MAX_SYNCED_GAMES)),
  results: z.optional(z.array(SyncedResult).check(z.maxLength(MAX_SYNCED_RESULTS))).check(
    z.meta({
      description:
        'Results of matches on my devices, each counted once by its id. Absent if there are none. Matches on the server are listed by `GET /api/matches`.',
    }),
  ),
});

/** My settings and progress. */
export const Synced = z.strictObject({
  owner: z
    .nullable(z.string())
    .check(z.meta({ description: 'Mark of my account, by which a device knows whose copy it has; null for a guest.' })),
  data: SyncedData,
});

/** Settings and progress of a device, as a copy of one account’s. */
export const MergeSynced = z.strictObject({
  owner: z.string().check(z.minLength(1), z.maxLength(64)),
  data: SyncedData,
});

export type SyncedResult = z.infer<typeof SyncedResult>;
export type SyncedData = z.infer<typeof SyncedData>;
export type Synced = z.infer<typeof Synced>;
