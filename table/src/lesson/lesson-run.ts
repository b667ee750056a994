import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { isComplete, linesOfDraft, positionOf } from '../match/draft.ts';
import { isLearners, type Lesson, turnStart } from '../match/lesson.ts';
import type { AnyMatchContext } from '../match/match-context.ts';
import { NOT_NOW } from './lesson-host.ts';

/** The learner's next task. */
export type LessonMoment =
  /** Make action number `at` of the match; if it `ends`, end the turn. */
  | { readonly kind: 'do'; readonly at: number; readonly ends: boolean }
  /** Skip some turns that the pilot plays before the step. */
  | { readonly kind: 'between' }
  /** Read a text. */
  | { readonly kind: 'read' }
  /** Watch the others; the step is not shown yet. */
  | { readonly kind: 'watch' }
  /** Follow a payday; `told` if the step is about it. */
  | { readonly kind: 'held'; readonly isExplained: boolean };

/** The parts of a match that a lesson uses. */
export type LessonMatch = Pick<AnyMatchContext, 'session' | 'editor'>;

/**
 * Runs a lesson from one opening of its table to the next. Follows the learner's draft: lines that match the script
 * continue the lesson, all others are undone with a message. Independent of the game.
 */
export class LessonRun {
  /** Current step; equals the number of steps when the lesson is over. */
  readonly at: ReadonlySignal<number>;
  readonly #at: Signal<number>;
  readonly #later: Signal<boolean> = signal(false);
  /** Whether the last attempt is for a later step. */
  readonly later: ReadonlySignal<boolean> = this.#later;
  readonly moment: ReadonlySignal<LessonMoment>;
  readonly #lesson: Lesson;
  /** Restarts the table at a step. */
  readonly #reopen: (at: number) => void;
  readonly #match: LessonMatch;
  readonly #stop: () => void;
  /** Ply of the draft that has reached the beginning of the step. */
  #brought: number | null = null;

  constructor(lesson: Lesson, match: LessonMatch, at: number, reopen: (at: number) => void) {
    this.#lesson = lesson;
    this.#reopen = reopen;
    this.#match = match;
    this.#at = signal(at);
    this.at = this.#at;
    this.moment = computed(() => this.#momentNow());
    this.#stop = effect(() => this.#follow());
  }

  close(): void {
    this.#stop();
  }

  /** Actions done so far, including the draft. */
  get #done(): number {
    const { draft, ahead } = this.#match.editor;
    if (draft.value && !ahead.value) return draft.value.ply + draft.value.steps.length;
    return this.#match.session.shown.value.ply;
  }

  /** Does the rest of the step for the learner. */
  doIt(): void {
    const { session, editor } = this.#match;
    const { kind } = this.moment.peek();
    if (kind === 'between') this.playOn();
    else if (kind === 'read') this.#at.value = this.at.peek() + 1;
    else if (kind === 'held') session.goOn();
    else if (kind === 'watch') session.skip();
    else this.#doBeat(editor);
  }

  /** Goes to the previous step: undoes steps of the same turn, otherwise restarts the table. */
  goBack(): void {
    const { editor } = this.#match;
    const at = this.at.peek() - 1;
    const beat = this.#lesson.beats[at];
    const draft = editor.ahead.peek() || editor.sending.peek() ? null : editor.draft.peek();
    if (!beat || !draft || beat.from < draft.ply) {
      this.#reopen(at);
      return;
    }
    batch(() => {
      this.#at.value = at;
      editor.undo(beat.from - draft.ply);
    });
  }

  /** Skips the turns before the step. */
  playOn(): void {
    this.#reopen(this.at.peek());
  }

  #doBeat(editor: LessonMatch['editor']): void {
    const beat = this.#lesson.beats[this.at.peek()];
    const begun = editor.draft.peek();
    if (!beat || !begun) return;
    const { line } = this.#lesson;
    // Ending the turn sends it, and a step may end it: then the draft is replaced or gone.
    for (let draft: typeof begun | null = begun; draft?.ply === begun.ply; draft = editor.draft.peek()) {
      const at = draft.ply + draft.steps.length;
      const { ending, drafting } = positionOf(draft);
      const next = line[at];
      if (beat.until === null || (at >= beat.until && !isComplete(draft))) return;
      if (isComplete(draft) || (next !== undefined && next === ending)) {
        editor.end();
        if (editor.confirming.peek()) editor.end();
        return;
      }
      if (next === undefined || !isLearners(this.#lesson, at)) return;
      // Decisions outside a turn are sent directly.
      if (drafting === null) {
        editor.decide(...line.slice(at, beat.until));
        return;
      }
      editor.do([next]);
    }
  }

  #momentNow(): LessonMoment {
    const { session, editor } = this.#match;
    const beat = this.#lesson.beats[this.at.value];
    const held = session.held.value;
    if (held !== null) return { kind: 'held', isExplained: beat !== undefined && beat.from < held };
    if (!session.caughtUp.value) return { kind: 'watch' };
    const draft = editor.ahead.value ? null : editor.draft.value;
    if (beat && beat.until === null && this.#done >= beat.from) return { kind: 'read' };
    if (!draft || !beat) return { kind: 'watch' };
    const at = draft.ply + draft.steps.length;
    if (at < beat.from && turnStart(this.#lesson, beat.from) !== draft.ply) return { kind: 'between' };
    const { ending } = positionOf(draft);
    const ends = isComplete(draft) || (ending !== null && ending === this.#lesson.line[at]);
    return { kind: 'do', at, ends };
  }

  /** Keeps step and draft in sync. */
  #follow(): void {
    const { editor, session } = this.#match;
    const draft = editor.ahead.value ? null : editor.draft.value;
    const answer = editor.answer.value;
    const sending = editor.sending.value;
    const done = this.#done;
    const moving = session.held.value !== null || (draft === null && !session.caughtUp.value);
    const at = this.at.value;
    untracked(() =>
      batch(() => {
        if (answer?.kind === 'fault' && answer.fault.kind === 'refused' && answer.fault.error.code === NOT_NOW) {
          editor.dismiss();
          this.#later.value = true;
        }
        if (draft && !sending && this.#takesBack(at)) return;
        const beat = this.#lesson.beats[at];
        const waits = draft !== null && isComplete(draft);
        const until = beat?.until ?? null;
        if (until !== null && done >= until && !waits && !moving) {
          this.#later.value = false;
          this.#at.value = at + 1;
        }
      }),
    );
  }

  /** Adds or undoes steps so that the draft matches the script. Returns whether it changed. */
  #takesBack(at: number): boolean {
    const { editor } = this.#match;
    const draft = editor.draft.peek();
    const beat = this.#lesson.beats[at];
    if (!draft || !beat) return false;
    const { line } = this.#lesson;
    const lines = linesOfDraft(draft);
    const wrong = lines.findIndex((one, i) => line[draft.ply + i] !== one);
    if (wrong >= 0) {
      editor.undo(wrong);
      this.#later.value = true;
      return true;
    }
    const most = (beat.until ?? beat.from) - draft.ply;
    if (lines.length > most && most >= 0) {
      editor.undo(most);
      return true;
    }
    const missing = beat.from - draft.ply - lines.length;
    if (missing <= 0 || turnStart(this.#lesson, beat.from) !== draft.ply) {
      this.#brought = draft.ply;
      return false;
    }
    // The draft was there before, so the learner undid a step: show that step again.
    if (this.#brought === draft.ply) {
      this.#at.value = at - 1;
      return true;
    }
    this.#brought = draft.ply;
    editor.do(line.slice(draft.ply + lines.length, beat.from));
    return true;
  }
}
