import type { GameEntry, JsonObject, Seat } from '@levante/contract';
import type { AnyTarget } from '../pointing/pointing.ts';

/** What the pilot says of one beat. */
export interface BeatWords {
  /** In the row of beats: two words. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** The one thing to do. */
  readonly task: string;
  /** What has been learned when it is done. */
  readonly learned: string;
  /** Says which turns the pilot plays before it; left out where none lie between. */
  readonly meanwhile?: string;
}

/** One thing that a lesson tells, beside the thing itself, and one thing to do. */
export interface Beat {
  readonly id: string;
  /** How many actions of the match stand before it. */
  readonly from: number;
  /** How many stand when it is done; null where it is only read. */
  readonly until: number | null;
  /** In the reader's language; its figures come from the position. */
  say(): BeatWords;
  /** What the text speaks of besides the thing to click, in the order of preference. */
  readonly shows?: (root: ParentNode) => Iterable<Element | null>;
}

/** What is looked for on the page: the thing to click next. */
export interface WantedThing {
  /** How many actions stand before the one it leads to; null while something is to be read before anything goes on. */
  readonly at: number | null;
  /** What has been picked of it already. */
  readonly picked: readonly AnyTarget[];
  /** Where to look: the page, or the sheet that lies over it. */
  readonly root: ParentNode;
}

/** A match that teaches: its deal and everybody's actions are fixed, and beats are told along it. */
export interface Lesson {
  readonly rules: GameEntry;
  readonly options: JsonObject;
  /** The learner's seat; the others are bots of this level. */
  readonly seat: Seat;
  readonly level: string;
  /** The whole match as far as it is taught, chance and bots included. */
  readonly line: readonly string[];
  readonly beats: readonly Beat[];
  /** How the game is won, in one sentence; it stays in sight. */
  goal(): string;
  /** How the learner's match ended, in one sentence. */
  ended(): string;
  /** Things on the page that lead to an action, what is best first; those that are not seen are passed over. */
  find(wanted: WantedThing): Iterable<Element | null>;
}

/** Whether an action of the match is the learner's. */
export function isLearners({ line, seat }: Pick<Lesson, 'line' | 'seat'>, at: number): boolean {
  return line[at]?.startsWith(`${seat} `) === true;
}

/**
 * The first action of the turn, or the part of one, in which the action at `ply` stands: there the learner begins to decide.
 * Where somebody else acts at `ply`, a step that is only watched begins at `ply` itself.
 */
export function turnStart(lesson: Pick<Lesson, 'line' | 'seat'>, ply: number): number {
  let first = ply;
  if (!isLearners(lesson, ply)) return ply;
  while (first > 0 && isLearners(lesson, first - 1)) first--;
  return first;
}

/** The actions of a step of a lesson: the number of the first, and of the first after it. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** A lesson's match as it is written down: all actions, and those of each step by its name. */
export interface LessonScript {
  readonly line: readonly string[];
  spanOf(step: string): Span;
}

/**
 * Reads a lesson's match: actions separated by commas or line breaks. A line `# name` begins a step, which lasts to the next
 * such line; `#` alone ends one.
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
