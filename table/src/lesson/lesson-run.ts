import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { isComplete, linesOfDraft, positionOf } from '../match/draft.ts';
import { isLearners, type Lesson, turnStart } from '../match/lesson.ts';
import type { AnyMatchContext } from '../match/match-context.ts';
import { NOT_NOW } from './lesson-host.ts';

/** What the learner can do now. */
export type LessonMoment =
  /** The action with so many before it; where it `ends`, to end the turn. */
  | { readonly kind: 'do'; readonly at: number; readonly ends: boolean }
  /** Turns that the pilot plays lie between here and the beat. */
  | { readonly kind: 'between' }
  /** To read what is told. */
  | { readonly kind: 'read' }
  /** Others play: nothing is told of the beat yet. */
  | { readonly kind: 'watch' }
  /** A payday is gone through; `told` where the beat is about it. */
  | { readonly kind: 'held'; readonly told: boolean };

/** What of a match a lesson needs. */
export type LessonMatch = Pick<AnyMatchContext, 'session' | 'editor'>;

/**
 * One way through a lesson, from one opening of its table to the next. It follows what the learner drafts: what the match has
 * there goes on, anything else is taken back with a word. It knows no game.
 */
export class LessonRun {
  /** Which beat is told; as many as there are when the lesson is over. */
  readonly at: ReadonlySignal<number>;
  readonly #at: Signal<number>;
  readonly #later: Signal<boolean> = signal(false);
  /** Whether the last thing tried was something for later. */
  readonly later: ReadonlySignal<boolean> = this.#later;
  readonly moment: ReadonlySignal<LessonMoment>;
  readonly #lesson: Lesson;
  /** Lays the table again at a beat. */
  readonly #reopen: (at: number) => void;
  readonly #match: LessonMatch;
  readonly #stop: () => void;
  /** The draft that was brought to where the beat begins. */
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

  /** How many actions have been done, those of the draft included. */
  get #done(): number {
    const { draft, ahead } = this.#match.editor;
    if (draft.value && !ahead.value) return draft.value.ply + draft.value.steps.length;
    return this.#match.session.shown.value.ply;
  }

  /** What is left of this beat is done for the learner. */
  doIt(): void {
    const { session, editor } = this.#match;
    const { kind } = this.moment.peek();
    if (kind === 'between') this.playOn();
    else if (kind === 'read') this.#at.value = this.at.peek() + 1;
    else if (kind === 'held') session.goOn();
    else if (kind === 'watch') session.skip();
    else this.#doBeat(editor);
  }

  /** Goes to the beat before: within the same turn its steps are taken back, else the table is laid again. */
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

  /** Skips the turns before the beat. */
  playOn(): void {
    this.#reopen(this.at.peek());
  }

  #doBeat(editor: LessonMatch['editor']): void {
    const beat = this.#lesson.beats[this.at.peek()];
    const begun = editor.draft.peek();
    if (!beat || !begun) return;
    const { line } = this.#lesson;
    // What ends the turn sends it, and so may a step: then the draft is another, or none.
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
      // What is no part of a turn is sent as it is.
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
    if (held !== null) return { kind: 'held', told: beat !== undefined && beat.from < held };
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

  /** Keeps beat and draft in step with each other. */
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

  /** Brings a draft to where the beat begins, or takes back of it what is not for now; whether it was changed. */
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
    // Once it has been there, somebody took a step back, and the beat of that step is told again.
    if (this.#brought === draft.ply) {
      this.#at.value = at - 1;
      return true;
    }
    this.#brought = draft.ply;
    editor.do(line.slice(draft.ply + lines.length, beat.from));
    return true;
  }
}
