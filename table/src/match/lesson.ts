import type { GameEntry, JsonObject, Seat } from '@levante/contract';
import type { AnyTarget } from '../pointing/pointing.ts';

/** The pilot's words for a step. */
export interface BeatWords {
  /** Two words, for the progress bar. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly task: string;
  readonly learned: string;
  /** Summary of the turns that the pilot plays before the step. */
  readonly meanwhile?: string;
}

/** A step of a lesson: a text beside the element that it explains, and a task. */
export interface Beat {
  readonly id: string;
  /** Number of actions before it. */
  readonly from: number;
  /** Number of actions after it; null if it is only read. */
  readonly until: number | null;
  /** Returns the words in the reader's language, with figures of the position. */
  say(): BeatWords;
  /** Returns elements that the text mentions other than the one to click, best first. */
  readonly shows?: (root: ParentNode) => Iterable<Element | null>;
}

export interface NextThing {
  /** Number of the next action; null while a payday must be read first. */
  readonly at: number | null;
  /** Targets selected so far. */
  readonly picked: readonly AnyTarget[];
  /** The page, or the open sheet. */
  readonly root: ParentNode;
}

/** A match that teaches a game. The deal and all actions are fixed and divided into steps. */
export interface Lesson {
  readonly rules: GameEntry;
  readonly options: JsonObject;
  /** The learner's seat; the others are bots of this level. */
  readonly seat: Seat;
  readonly level: string;
  /** All actions of the lesson's match, including chance and bots. */
  readonly line: readonly string[];
  readonly beats: readonly Beat[];
  /** Selectors of larger elements, besides the turn, that are highlighted together with an element inside. */
  readonly areas?: readonly string[];
  /** Goal of the game, in one sentence; always visible. */
  goal(): string;
  /** Result of the learner's match, in one sentence. */
  ended(): string;
  /** Returns elements that lead to an action, best first; hidden ones are skipped. */
  find(wanted: NextThing): Iterable<Element | null>;
}

/** Returns whether an action is the learner's. */
export function isLearners({ line, seat }: Pick<Lesson, 'line' | 'seat'>, at: number): boolean {
  return line[at]?.startsWith(`${seat} `) === true;
}

/**
 * Returns the first action of the learner's turn, or part of a turn, that contains `ply`. Returns `ply` itself if
 * another player acts.
 */
export function turnStart(lesson: Pick<Lesson, 'line' | 'seat'>, ply: number): number {
  let first = ply;
  if (!isLearners(lesson, ply)) return ply;
  while (first > 0 && isLearners(lesson, first - 1)) first--;
  return first;
}

/** Actions of a step: the index of the first, and the index after the last. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** A lesson's match: all actions, and the span of each step by name. */
export interface LessonScript {
  readonly line: readonly string[];
  spanOf(step: string): Span;
}

/**
 * Parses a lesson's match: actions separated by commas or line breaks. A line `# name` begins a step, which lasts to
 * the next such line; `#` alone ends a step.
 */
export function readScript(text: string): LessonScript {
  const line: string[] = [];
  const spans = new Map<string, Span>();
  let open: { readonly name: string; readonly from: number } | null = null;
  const close = () => {
    if (open) spans.set(open.name, { from: open.from, until: line.length });
    open = null;
  };
  for (const row of text.trim().split('\n')) {
    const marker = /^#\s*(.*)$/.exec(row.trim());
    if (!marker) line.push(...row.trim().split(/,\s*/));
    else {
      close();
      if (marker[1]) open = { name: marker[1], from: line.length };
    }
  }
  close();
  return {
    line,
    spanOf(step) {
      const span = spans.get(step);
      if (!span) throw new Error(`the lesson has no step ${step}`);
      return span;
    },
  };
}
