import type { GameEntry, JsonObject } from '@levante/contract';
import { type Beat, type BeatWords, type Lesson, readScript } from '../match/lesson.ts';

/** A lesson of a game without secrets: a match with steps, and the words of each. */
export interface OpenLesson<W extends string> {
  readonly rules: GameEntry;
  readonly options: JsonObject;
  readonly level: string;
  /** The match (see `readScript`). Each step has words; the step `end` is only read. */
  readonly script: string;
  words(): OpenLessonWords<W>;
  placesOf(line: string): readonly string[];
}

export interface OpenLessonWords<W extends string> {
  readonly goal: string;
  readonly ended: string;
  readonly steps: { readonly [step in W]: BeatWords };
}

const END = 'end';

const SEAT = 0;

/** Creates a lesson. Throws if its script is invalid. */
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
