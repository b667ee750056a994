import type { Refusal, Seat } from '@levante/contract';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { isPassing, type RequestFault } from '../host/fault.ts';
import type { AnyTarget } from '../pointing/pointing.ts';
import { settings } from '../ui/settings.ts';
import { isRunning, lowMs, timeLeft } from './clock-reading.ts';
import {
  closing,
  type Draft,
  doLines,
  isComplete,
  keepDraft,
  keepPlan,
  linesOfDraft,
  openDraft,
  positionOf,
  redo,
  restoreDraft,
  type StoredPlan,
  storedPlan,
  undo,
} from './draft.ts';
import type { AnyFact, Draftable } from './position.ts';
import { type AnyIntent, type Meaning, pickAt, type SelectionOf } from './selection.ts';
import type { MatchSession } from './session.ts';
import { lastPly } from './timeline.ts';

const NOTHING = { picked: [], intents: [] } as const;

/** Why the last attempt was not done, to be shown in the turn panel. */
export type EditorNotice =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Answer to a question asked by a key. */
  | { readonly kind: 'told'; readonly text: string }
  /** Sending failed; `again` are the lines to retry, null if that would not help. */
  | { readonly kind: 'fault'; readonly fault: RequestFault; readonly again: readonly string[] | null }
  /** The turn was played elsewhere, and the draft is lost. */
  | { readonly kind: 'overtaken' }
  /** The plan for this turn is no longer legal. */
  | { readonly kind: 'plan-gone'; readonly refusal: Refusal }
  | null;

/** The part of a game that reads intents (see `TableGame`). */
export interface IntentReader<P, T extends AnyTarget, W extends AnyIntent> extends Meaning<P, T, W> {
  /** Why nothing legal is meant; a promise where the reasons have yet to be fetched. */
  whyNot(position: P, picked: readonly T[], target: T): Refusal | null | Promise<Refusal | null>;
  leads(target: T): boolean;
}

/**
 * Edits the turn of the person at this screen: draft, selection, pointing and sending. A draft exists while one of this
 * screen's seats decides and everything before has been shown. While others play, a later turn can be planned on the current
 * position; a plan is sent only in its turn, and only if it is still legal then.
 */
export class TurnEditor<P extends Draftable<P, F>, F extends AnyFact, T extends AnyTarget, W extends AnyIntent> {
  readonly #session: MatchSession<P, F>;
  readonly #game: IntentReader<P, T, W>;
  readonly #storage: Storage;
  readonly #draft: Signal<Draft<P, F> | null> = signal(null);
  readonly #selection: Signal<SelectionOf<T, W>> = signal(NOTHING);
  readonly selection: ReadonlySignal<SelectionOf<T, W>> = this.#selection;
  readonly #pointedAt: Signal<T | null> = signal(null);
  /** The card that is pointed at, because it marks other targets; null for anything else. */
  readonly pointedAt: ReadonlySignal<T | null> = this.#pointedAt;
  readonly #answer: Signal<EditorNotice> = signal(null);
  readonly answer: ReadonlySignal<EditorNotice> = this.#answer;
  readonly #sending: Signal<boolean> = signal(false);
  readonly sending: ReadonlySignal<boolean> = this.#sending;
  readonly #confirming: Signal<boolean> = signal(false);
  /** Whether the person is asked to confirm the end of the turn. */
  readonly confirming: ReadonlySignal<boolean> = this.#confirming;
  readonly #ahead: Signal<boolean> = signal(false);
  /** Whether the draft is a plan for a later turn. */
  readonly ahead: ReadonlySignal<boolean> = this.#ahead;
  readonly #plan: Signal<Draft<P, F> | null> = signal(null);
  /** A plan kept for its turn; in that turn, one that can be played. */
  readonly plan: ReadonlySignal<Draft<P, F> | null> = this.#plan;
  readonly #facts: Signal<readonly F[]> = signal([]);
  /** Facts of the last step, for motion; empty after undo. */
  readonly facts: ReadonlySignal<readonly F[]> = this.#facts;
  readonly draft: ReadonlySignal<Draft<P, F> | null> = computed(() => this.#draft.value);
  readonly position: ReadonlySignal<P | null> = computed(() => {
    const draft = this.#draft.value;
    return draft && positionOf(draft);
  });
  /** Whether targets can be picked: there is an incomplete draft. */
  readonly open: ReadonlySignal<boolean> = computed(() => {
    const draft = this.#draft.value;
    return draft !== null && !isComplete(draft) && !this.sending.value;
  });
  /** Whether a turn can be planned: others play, and one of this screen's seats will have a turn. */
  readonly canPlan: ReadonlySignal<boolean> = computed(() => this.#draft.value === null && this.#posed.value !== null);
  /** Empty draft of this screen's next turn on the shown position; null if there is none. */
  readonly #posed: ReadonlySignal<Draft<P, F> | null> = computed(() => this.#pose());
  /** Plan stored before this page was loaded, until it can be restored. */
  readonly #before: Signal<StoredPlan | null>;
  /** The latest reason asked for. */
  #latest: Refusal | null | Promise<Refusal | null> = null;
  readonly #stop: readonly (() => void)[];

  constructor(session: MatchSession<P, F>, storage: Storage, game: IntentReader<P, T, W>) {
    this.#game = game;
    this.#session = session;
    this.#storage = storage;
    this.#before = signal(storedPlan(storage, session.id));
    this.#stop = [effect(() => this.#follow()), effect(() => this.#keep())];
  }

  close(): void {
    for (const stop of this.#stop) stop();
  }

  pick(target: T): void {
    const position = this.position.value;
    if (!position || !this.open.value) return;
    const result = pickAt(this.#game, position, this.selection.value, target);
    batch(() => {
      this.#answer.value = null;
      if (result.kind === 'do') this.choose(result.intent);
      else if (result.kind === 'choose') this.#selection.value = result.selection;
      else this.#explain(this.#game.whyNot(position, this.selection.value.picked, target));
    });
  }

  /** Handles pointing at a target, or at nothing. */
  point(target: T | null): void {
    this.#pointedAt.value = target !== null && this.#game.leads(target) ? target : null;
  }

  /** Replaces the selection with one that the game computed. */
  select(selection: SelectionOf<T, W>): void {
    this.#selection.value = selection;
  }

  /** Shows a sentence in the turn panel. */
  tell(text: string): void {
    this.#answer.value = { kind: 'told', text };
  }

  /** Removes the notice about the last attempt. */
  dismiss(): void {
    this.#answer.value = null;
  }

  /** Does one of the offered intents. */
  choose(intent: W): void {
    this.do(intent.lines.map(({ text }) => text));
  }

  /** Adds lines to the draft, and sends it if only chance can continue. */
  do(lines: readonly string[]): void {
    this.#change((draft) => doLines(draft, lines));
    const position = this.position.value;
    if (position?.interrupted && this.answer.value === null && !this.ahead.value) this.end();
  }

  /** Replaces the draft with these lines, without the one that ends the turn. */
  adopt(lines: readonly string[]): void {
    this.#change((draft) => {
      let adopted: Draft<P, F> = { ...draft, steps: [] };
      for (const line of lines) {
        if (positionOf(adopted).ending === line) break;
        const next = doLines(adopted, [line]);
        if ('code' in next) return next;
        adopted = next;
      }
      return adopted;
    });
  }

  cancel(): void {
    batch(() => {
      this.#selection.value = NOTHING;
      this.#answer.value = null;
      this.#confirming.value = false;
    });
  }

  undo(from?: number): void {
    this.#change((draft) => undo(draft, from));
  }

  redo(): void {
    this.#change(redo);
  }

  /** Starts planning this screen's next turn while others play, or continues the kept plan. */
  planAhead(): void {
    const posed = this.#posed.value;
    if (!posed || this.#draft.value) return;
    const kept = this.plan.value;
    const again = kept ? doLines(posed, linesOfDraft(kept)) : posed;
    batch(() => {
      this.#ahead.value = true;
      this.#plan.value = null;
      this.#lay('code' in again ? posed : again);
    });
  }

  /** Keeps the plan for its turn; an empty one is dropped. */
  keepPlan(): void {
    const draft = this.#draft.value;
    if (!this.ahead.value || !draft) return;
    batch(() => {
      this.#plan.value = draft.steps.length > 0 ? draft : null;
      this.#ahead.value = false;
      this.#lay(null);
    });
  }

  dropPlan(): void {
    batch(() => {
      this.#before.value = null;
      this.#plan.value = null;
      if (this.ahead.value) this.#lay(null);
      this.#ahead.value = false;
    });
  }

  /** Replaces the draft with the plan. */
  playPlan(): void {
    const plan = this.plan.value;
    if (!plan) return;
    this.#change((draft) => doLines({ ...draft, steps: [] }, linesOfDraft(plan)));
    this.#plan.value = null;
  }

  /** Ends the turn: sends the draft, after a confirmation if the settings ask for it. */
  end(): void {
    if (this.ahead.value) {
      this.keepPlan();
      return;
    }
    const draft = this.#draft.value;
    const lines = draft && closing(draft);
    if (!draft || this.sending.value) return;
    if (!lines) {
      this.#refuse(positionOf(draft).endRefusal);
      return;
    }
    if (settings.value.confirmEnd && !this.confirming.value && !this.#isInHaste(draft.seat))
      this.#confirming.value = true;
    else void this.#send(draft, lines);
  }

  /** Whether the seat's clock runs with little time left: nothing is asked once more. */
  #isInHaste(seat: Seat): boolean {
    const reading = this.#session.clocks.value;
    const left = reading && timeLeft(reading, seat, performance.now());
    return reading !== null && left !== null && isRunning(reading, seat) && left < lowMs(reading.clocks.control);
  }

  /** Sends decisions that need no draft: on loans, or on the starting player. */
  decide(...lines: readonly string[]): void {
    const draft = this.#draft.value;
    if (this.ahead.value) this.do(lines);
    else if (draft && !this.sending.value) void this.#send(draft, [...linesOfDraft(draft), ...lines]);
  }

  /** Repeats a failed request. */
  retry(): void {
    const draft = this.#draft.value;
    const answer = this.answer.value;
    if (!draft || answer?.kind !== 'fault' || answer.again === null || this.sending.value) return;
    void this.#send(draft, answer.again);
  }

  get canEnd(): boolean {
    const draft = this.#draft.value;
    if (draft && this.ahead.value) return draft.steps.length > 0;
    return draft !== null && closing(draft) !== null;
  }

  /** Seat whose turn is drafted. */
  get seat(): Seat | null {
    return this.#draft.value?.seat ?? null;
  }

  /** Keeps the draft in sync with the match: opens one when a seat of this screen decides, drops it when the match has moved on. */
  #follow(): void {
    const timeline = this.#session.timeline.value;
    const match = this.#session.match.value;
    const ready = timeline !== null && this.#session.caughtUp.value && match?.status === 'running';
    const ply = timeline ? lastPly(timeline) : 0;
    const position = ready ? this.#session.position(ply) : null;
    const { actor } = position ?? { actor: null };
    const mine = actor !== null && this.#session.deciders.value.includes(actor) && this.#session.passTo.value === null;
    const known = this.ahead.peek() ? null : this.#draft.peek();
    if (mine && known?.ply === ply) return;
    const empty = mine && position ? openDraft<P, F>(ply, position) : null;
    if (empty) untracked(() => this.#begin(empty, known));
    else if (known) this.#end(known);
    else if (match?.status === 'over') this.dropPlan();
    // A payday is shown on the table as it is.
    else if (this.#session.held.value !== null) this.keepPlan();
    else {
      const posed = this.#posed.value;
      if (posed) untracked(() => this.#recall(posed));
      this.#repose(posed);
    }
  }

  /** Stores the plan for a reload of this tab. */
  #keep(): void {
    const plan = this.ahead.value ? this.#draft.value : this.plan.value;
    if (this.#before.value === null) keepPlan(this.#storage, this.#session.id, plan);
  }

  /** Restores the stored plan, or reports why it is no longer legal. */
  #recall(empty: Draft<P, F>): void {
    const before = this.#before.value;
    if (before?.seat !== empty.seat) return;
    const again = doLines(empty, before.lines);
    batch(() => {
      this.#before.value = null;
      if ('code' in again) this.#answer.value = { kind: 'plan-gone', refusal: again };
      else this.#plan.value = again;
    });
  }

  /** Opens the draft of a turn of this screen; a plan for it is continued, offered, or dropped with a notice. */
  #begin(empty: Draft<P, F>, known: Draft<P, F> | null): void {
    const restored = restoreDraft(this.#storage, this.#session.id, empty);
    if (empty.base.drafting === empty.seat) this.#recall(empty);
    const drafted = this.ahead.peek() ? this.#draft.peek() : null;
    const kept = drafted ?? this.plan.peek();
    // A decision between turns, on a loan or on the starting player, is not the planned turn.
    const isTurn = empty.base.drafting === empty.seat && kept?.seat === empty.seat && kept.steps.length > 0;
    const planned = isTurn && kept ? doLines(empty, linesOfDraft(kept)) : null;
    batch(() => {
      if (known) this.#end(known);
      this.#ahead.value = false;
      if (!planned) {
        this.#plan.value = kept && kept.steps.length > 0 ? kept : null;
        this.#lay(restored);
      } else if ('code' in planned) {
        this.#plan.value = null;
        this.#lay(restored);
        this.#answer.value = { kind: 'plan-gone', refusal: planned };
      } else {
        // A plan being drafted becomes the turn; a kept plan is offered.
        this.#plan.value = drafted ? null : planned;
        this.#lay(drafted ? planned : restored);
      }
    });
    const lines = planned && !('code' in planned) && !drafted && settings.peek().sendPlans ? closing(planned) : null;
    if (planned && !('code' in planned) && lines && restored.steps.length === 0) {
      this.#lay(planned);
      void this.#send(planned, lines);
    }
  }

  /** The match has moved past a draft. */
  #end(known: Draft<P, F>): void {
    batch(() => {
      const lost = known.steps.length > 0 && !this.sending.peek();
      this.#lay(null);
      if (lost) this.#answer.value = { kind: 'overtaken' };
    });
  }

  /** Replays a plan on the shown position, or reports why it is no longer legal. */
  #repose(posed: Draft<P, F> | null): void {
    const ahead = this.ahead.peek();
    const plan = ahead ? this.#draft.peek() : this.plan.peek();
    if (!plan || !posed || plan.ply === posed.ply || plan.seat !== posed.seat) return;
    const again = untracked(() => doLines(posed, linesOfDraft(plan)));
    batch(() => {
      const left = 'code' in again ? null : again;
      if (ahead) this.#lay(left ?? posed);
      else this.#plan.value = left;
      if ('code' in again) this.#answer.value = { kind: 'plan-gone', refusal: again };
    });
  }

  /** Replaces the draft, and clears selection and answers of the former one. */
  #lay(draft: Draft<P, F> | null): void {
    const { kind = null } = this.answer.peek() ?? {};
    batch(() => {
      if (kind === 'refused' || kind === 'told') this.#answer.value = null;
      this.#draft.value = draft;
      this.#facts.value = [];
      this.#sending.value = false;
      this.#confirming.value = false;
      this.#selection.value = NOTHING;
    });
  }

  /** Returns the empty draft of this screen's next turn. */
  #pose(): Draft<P, F> | null {
    const match = this.#session.match.value;
    const { ply } = this.#session.shown.value;
    const position = this.#session.position(ply);
    if (match?.status !== 'running' || !position || this.#session.passTo.value !== null) return null;
    const last = position.actor ?? -1;
    const seats = [...this.#session.planners.value].sort(
      (a, b) =>
        ((a - last - 1 + match.seats.length) % match.seats.length) -
        ((b - last - 1 + match.seats.length) % match.seats.length),
    );
    for (const seat of seats) {
      const ahead = position.turnAhead(seat);
      if (ahead) return openDraft<P, F>(ply, ahead);
    }
    return null;
  }

  #change(by: (draft: Draft<P, F>) => Draft<P, F> | Refusal): void {
    const draft = this.#draft.value;
    if (!draft || this.sending.value) return;
    const changed = by(draft);
    batch(() => {
      this.#selection.value = NOTHING;
      this.#confirming.value = false;
      if ('code' in changed) {
        this.#refuse(changed);
        return;
      }
      this.#answer.value = null;
      this.#facts.value = changed.steps.slice(draft.steps.length).flatMap((step) => step.facts);
      this.#draft.value = changed;
      if (!this.ahead.value) keepDraft(this.#storage, this.#session.id, changed);
    });
  }

  /** Says why nothing legal is meant; if the reason arrives later, only if nothing has changed or been tried meanwhile. */
  #explain(why: Refusal | null | Promise<Refusal | null>): void {
    this.#latest = why;
    if (!(why instanceof Promise)) {
      this.#refuse(why);
      return;
    }
    const [draft, selection] = [this.#draft.peek(), this.#selection.peek()];
    const isCurrent = () =>
      this.#latest === why &&
      this.#draft.peek() === draft &&
      this.#selection.peek() === selection &&
      this.#answer.peek() === null &&
      !this.#sending.peek();
    why.then(
      (refusal) => {
        if (isCurrent()) this.#refuse(refusal);
      },
      () => undefined,
    );
  }

  #refuse(refusal: Refusal | null): void {
    this.#answer.value = refusal && { kind: 'refused', refusal };
  }

  async #send(draft: Draft<P, F>, lines: readonly string[]): Promise<void> {
    batch(() => {
      this.#sending.value = true;
      this.#confirming.value = false;
      this.#answer.value = null;
      if (this.plan.value?.seat === draft.seat) this.#plan.value = null;
    });
    const fault = await this.#session.send(draft.ply, lines);
    if (!fault) {
      keepDraft(this.#storage, this.#session.id, null);
      return;
    }
    batch(() => {
      this.#sending.value = false;
      this.#answer.value = { kind: 'fault', fault, again: isPassing(fault) ? lines : null };
    });
  }
}
