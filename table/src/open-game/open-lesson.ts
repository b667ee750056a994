import type { GameEntry, JsonObject } from '@levante/contract';
import { type Beat, type BeatWords, type Lesson, readScript } from '../match/lesson.ts';

/** A lesson of a game without secrets: a match with its steps, and what is said of each. */
export interface OpenLesson<W extends string> {
  readonly rules: GameEntry;
  readonly options: JsonObject;
  /** The level of the bots that sit at the table. */
  readonly level: string;
  /** The match (see `readScript`); each step of it has words, and what is only read at the end is `end`. */
  readonly script: string;
  /** In the reader's language. */
  words(): OpenLessonWords<W>;
  placesOf(line: string): readonly string[];
}

export interface OpenLessonWords<W extends string> {
  /** How the game is won, in one sentence. */
  readonly goal: string;
  /** How the match of the lesson ended. */
  readonly ended: string;
  readonly steps: { readonly [step in W]: BeatWords };
}

const END = 'end';

/** The learner. */
const SEAT = 0;

/** Makes a lesson. Throws where its match is none: a fault of the program. */
export function openLesson<W extends string>(
  { rules, options, level, script, words, placesOf }: OpenLesson<W>,
  order: readonly W[],
): Lesson {
  const { line, spanOf } = readScript(script);
  const beats = order.map((id): Beat => {
    const span = id === END ? { from: line.length, until: null } : spanOf(id);
    return { id, ...span, say: () => words().steps[id] };
  });
  return {
    rules,
    options,
    seat: SEAT,
    level,
    line,
    beats,
    goal: () => words().goal,
    ended: () => words().ended,
    *find({ at, picked, root }) {
      const places = at === null ? [] : placesOf(line[at] ?? '');
      const next = places[picked.length] ?? places[0];
      if (next !== undefined) yield root.querySelector(`.open-place[data-key="${next}"]`);
    },
  };
}
