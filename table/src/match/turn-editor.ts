import type { Refusal, Seat } from '@levante/contract';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  closing,
  type Draft,
  type Draftable,
  doLines,
  isComplete,
  linesOfDraft,
  openDraft,
  positionOf,
  redo,
  undo,
} from '../act/draft.ts';
import { keepDraft, restoreDraft } from '../act/draft-storage.ts';
import { type AnyIntent, type Meaning, pickAt, type SelectionOf } from '../act/selection.ts';
import { lastPly } from '../follow/timeline.ts';
import type { RequestFault } from '../host/fault.ts';
import type { AnyTarget } from '../show/pointing.ts';
import { settings } from '../ui/settings.ts';
import type { AnyFact } from './position.ts';
import type { MatchSession } from './session.ts';

const NOTHING = { picked: [], ways: [] } as const;

/** What came of the last thing a person tried, if that was not done: to be said where she looks. */
export type EditorNotice =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'fault'; readonly fault: RequestFault }
  /** The turn was played elsewhere, and what was drafted here is gone. */
  | { readonly kind: 'overtaken' }
  | null;

/** How a game tells what a person means (see `TableGame`). */
export interface IntentReader<P, T extends AnyTarget, W extends AnyIntent> extends Meaning<P, T, W> {
  whyNot(position: P, picked: readonly T[], target: T): Refusal | null;
  leads(target: T): boolean;
}

/**
 * What a person at this screen does in a match: the draft of the turn, what is picked and pointed at, and the
 * sending. There is a draft exactly while one of this screen's seats decides and everything before has been shown.
 */
export class TurnEditor<P extends Draftable<P, F>, F extends AnyFact, T extends AnyTarget, W extends AnyIntent> {
  readonly #session: MatchSession<P, F>;
  readonly #game: IntentReader<P, T, W>;
  readonly #storage: Storage;
  readonly #draft: Signal<Draft<P, F> | null> = signal(null);
  readonly picking: Signal<SelectionOf<T, W>> = signal(NOTHING);
  /** The card that is pointed at, since it shows where it leads; null for anything else. */
  readonly pointedAt: Signal<T | null> = signal(null);
  readonly answer: Signal<EditorNotice> = signal(null);
  readonly sending: Signal<boolean> = signal(false);
  /** Whether the person is being asked once more before the turn ends. */
  readonly confirming: Signal<boolean> = signal(false);
  /** What the last step did, for motion; empty after undo. */
  readonly facts: Signal<readonly F[]> = signal([]);
  readonly draft: ReadonlySignal<Draft<P, F> | null> = computed(() => this.#draft.value);
  /** The position of the draft, while there is one. */
  readonly position: ReadonlySignal<P | null> = computed(() => {
    const draft = this.#draft.value;
    return draft && positionOf(draft);
  });
  /** Whether something can still be pointed at: there is a draft, and it is not through. */
  readonly open: ReadonlySignal<boolean> = computed(() => {
    const draft = this.#draft.value;
    return draft !== null && !isComplete(draft) && !this.sending.value;
  });
  readonly #stop: () => void;

  constructor(session: MatchSession<P, F>, storage: Storage, game: IntentReader<P, T, W>) {
    this.#game = game;
    this.#session = session;
    this.#storage = storage;
    this.#stop = effect(() => this.#follow());
  }

  close(): void {
    this.#stop();
  }

  /** The person clicked a target. */
  pick(target: T): void {
    const position = this.position.value;
    if (!position || !this.open.value) return;
    const result = pickAt(this.#game, position, this.picking.value, target);
    batch(() => {
      this.answer.value = null;
      if (result.kind === 'do') this.choose(result.way);
      else if (result.kind === 'choose') this.picking.value = result.picking;
      else this.#refuse(this.#game.whyNot(position, this.picking.value.picked, target));
    });
  }

  /** The person points at a target, or at nothing. */
  point(target: T | null): void {
    this.pointedAt.value = target !== null && this.#game.leads(target) ? target : null;
  }

  /** Does one of the ways that were offered. */
  choose(way: W): void {
    this.do(way.lines.map(({ text }) => text));
  }

  /** Adds lines to the draft; where only chance can go on after them they are sent at once. */
  do(lines: readonly string[]): void {
    this.#change((draft) => doLines(draft, lines));
    const position = this.position.value;
    if (position?.interrupted && this.answer.value === null) this.end();
  }

  /** Lets a choice be. */
  cancel(): void {
    batch(() => {
      this.picking.value = NOTHING;
      this.answer.value = null;
      this.confirming.value = false;
    });
  }

  undo(from?: number): void {
    this.#change((draft) => undo(draft, from));
  }

  redo(): void {
    this.#change(redo);
  }

  /** The person ends the turn: sends the draft, or asks once more if she wants to be asked. */
  end(): void {
    const draft = this.#draft.value;
    const lines = draft && closing(draft);
    if (!draft || this.sending.value) return;
    if (!lines) {
      this.#refuse(positionOf(draft).endRefusal);
      return;
    }
    if (settings.value.confirmEnd && !this.confirming.value) this.confirming.value = true;
    else void this.#send(draft, lines);
  }

  /** Sends one decision that needs no draft: on a loan, or on who starts. */
  decide(line: string): void {
    const draft = this.#draft.value;
    if (draft && !this.sending.value) void this.#send(draft, [...linesOfDraft(draft), line]);
  }

  /** Whether the turn could be ended now. */
  get canEnd(): boolean {
    const draft = this.#draft.value;
    return draft !== null && closing(draft) !== null;
  }

  /** Whose turn is being drafted. */
  get seat(): Seat | null {
    return this.#draft.value?.seat ?? null;
  }

  /** Keeps the draft in step with the match: opens one when it is a seat of this screen that decides, drops it when the match has moved on. */
  #follow(): void {
    const timeline = this.#session.timeline.value;
    const match = this.#session.match.value;
    const ready = timeline !== null && this.#session.caughtUp.value && match?.status === 'running';
    const ply = timeline ? lastPly(timeline) : 0;
    const position = ready ? this.#session.position(ply) : null;
    const { actor } = position ?? { actor: null };
    const mine = actor !== null && this.#session.mine.value.includes(actor) && this.#session.passTo.value === null;
    const known = this.#draft.peek();
    if (mine && known?.ply === ply) return;
    const empty = mine && position ? openDraft<P, F>(ply, position) : null;
    if (!empty && !known) return;
    const overtaken = known !== null && known.steps.length > 0 && !this.sending.peek();
    batch(() => {
      if (overtaken) this.answer.value = { kind: 'overtaken' };
      this.#draft.value = empty && restoreDraft(this.#storage, this.#session.id, empty);
      this.facts.value = [];
      this.sending.value = false;
      this.confirming.value = false;
      this.picking.value = NOTHING;
    });
  }

  #change(by: (draft: Draft<P, F>) => Draft<P, F> | Refusal): void {
    const draft = this.#draft.value;
    if (!draft || this.sending.value) return;
    const changed = by(draft);
    batch(() => {
      this.picking.value = NOTHING;
      this.confirming.value = false;
      if ('code' in changed) {
        this.#refuse(changed);
        return;
      }
      this.answer.value = null;
      this.facts.value = changed.steps.slice(draft.steps.length).flatMap((step) => step.facts);
      this.#draft.value = changed;
      keepDraft(this.#storage, this.#session.id, changed);
    });
  }

  #refuse(refusal: Refusal | null): void {
    this.answer.value = refusal && { kind: 'refused', refusal };
  }

  async #send(draft: Draft<P, F>, lines: readonly string[]): Promise<void> {
    batch(() => {
      this.sending.value = true;
      this.confirming.value = false;
      this.answer.value = null;
    });
    const fault = await this.#session.send(draft.ply, lines);
    if (!fault) {
      keepDraft(this.#storage, this.#session.id, null);
      return;
    }
    batch(() => {
      this.sending.value = false;
      this.answer.value = { kind: 'fault', fault };
    });
  }
}
