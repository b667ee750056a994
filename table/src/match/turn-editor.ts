import type { Refusal, Seat } from '@levante/contract';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { codeOf, isPassing } from '../host/fault.ts';
import type { TextStorage } from '../lib/storage.ts';
import type { AnyTarget } from '../pointing/pointing.ts';
import { settings } from '../ui/settings.ts';
import { isRunningLow } from './clock-reading.ts';
import {
  closing,
  type Draft,
  doLines,
  isComplete,
  linesOfDraft,
  openDraft,
  positionOf,
  redo,
  restoreDraft,
  type StoredPlan,
  storeDraft,
  storedPlan,
  storePlan,
  undo,
  withLines,
} from './draft.ts';
import type { EditorNotice } from './editor-notice.ts';
import { hasPlayedSince, nextTurn, turnNow } from './next-turn.ts';
import { PassedTurns } from './passed-turn.ts';
import type { AnyFact, Draftable } from './position.ts';
import { type AnyIntent, type IntentReader, pickAt, type SelectionOf } from './selection.ts';
import type { MatchSession } from './session.ts';
import { lastPly, type Timeline } from './timeline.ts';

const NOTHING = { picked: [], intents: [] } as const;

/** A turn that is being sent. */
interface Underway<P, F> {
  readonly draft: Draft<P, F>;
  readonly lines: readonly string[];
  readonly leaving: AbortController;
}

/**
 * Edits the turn of the person at this screen: draft, selection, pointing and sending. A draft exists while a seat of
 * this screen is to act and everything before was shown. While others play, a later turn can be planned on the current
 * position. A plan is sent only in its turn, and only if it is still legal.
 */
export class TurnEditor<P extends Draftable<P, F>, F extends AnyFact, T extends AnyTarget, W extends AnyIntent> {
  readonly #session: MatchSession<P, F>;
  readonly #game: IntentReader<P, T, W>;
  readonly #storage: TextStorage;
  readonly #draft: Signal<Draft<P, F> | null> = signal(null);
  readonly #selection: Signal<SelectionOf<T, W>> = signal(NOTHING);
  readonly selection: ReadonlySignal<SelectionOf<T, W>> = this.#selection;
  readonly #pointedAt: Signal<T | null> = signal(null);
  /** The card that is pointed at because it marks other targets; null for other targets. */
  readonly pointedAt: ReadonlySignal<T | null> = this.#pointedAt;
  readonly #answer: Signal<EditorNotice> = signal(null);
  readonly answer: ReadonlySignal<EditorNotice> = this.#answer;
  readonly #sending: Signal<boolean> = signal(false);
  readonly sending: ReadonlySignal<boolean> = this.#sending;
  /** Whether the turn has had no reply for a while and waits to be sent again. */
  readonly waiting: ReadonlySignal<boolean> = computed(() => this.sending.value && this.#session.outbox.waiting.value);
  #underway: Underway<P, F> | null = null;
  readonly #passed: PassedTurns;
  readonly #confirming: Signal<boolean> = signal(false);
  /** Whether the confirmation of the end of the turn is open. */
  readonly confirming: ReadonlySignal<boolean> = this.#confirming;
  readonly #ahead: Signal<boolean> = signal(false);
  /** Whether the draft is a plan for a later turn. */
  readonly ahead: ReadonlySignal<boolean> = this.#ahead;
  readonly #plan: Signal<Draft<P, F> | null> = signal(null);
  /** The plan kept for its turn; during that turn, the plan that can be played. */
  readonly plan: ReadonlySignal<Draft<P, F> | null> = this.#plan;
  /** Ply after which the plan is for its seat's next turn; null if unknown. */
  #plannedAt: number | null = null;
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
  /** Whether a turn can be planned: others play, and a seat of this screen will have a turn. */
  readonly canPlan: ReadonlySignal<boolean> = computed(
    () => this.#draft.value === null && !this.sending.value && this.#nextTurn.value !== null,
  );
  /** Empty draft of this screen's next turn on the shown position; null if there is none. */
  readonly #nextTurn: ReadonlySignal<Draft<P, F> | null> = computed(() => nextTurn(this.#session));
  /** Plan stored before this page was loaded, until it can be restored. */
  readonly #before: Signal<StoredPlan | null>;
  /** The latest requested reason. */
  #latest: Refusal | null | Promise<Refusal | null> = null;
  readonly #stop: readonly (() => void)[];

  constructor(session: MatchSession<P, F>, storage: TextStorage, game: IntentReader<P, T, W>) {
    this.#game = game;
    this.#session = session;
    this.#storage = storage;
    this.#before = signal(storedPlan(storage, session.id));
    this.#passed = new PassedTurns(session, (fate) => {
      this.#answer.value = { kind: 'passed', fate };
    });
    this.#stop = [effect(() => this.#follow()), effect(() => this.#keep()), () => this.#passed.close()];
  }

  close(): void {
    this.#underway?.leaving.abort();
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

  /** Performs one of the offered intents. */
  choose(intent: W): void {
    this.do(intent.lines.map(({ text }) => text));
  }

  /** Adds lines to the draft, and sends it if only chance can continue. */
  do(lines: readonly string[]): void {
    this.#change((draft) => doLines(draft, lines));
    const position = this.position.value;
    if (position?.interrupted && this.answer.value === null && !this.ahead.value) this.end();
  }

  /** Replaces the draft with these lines, except the line that ends the turn. */
  adopt(lines: readonly string[]): void {
    this.#change((draft) => withLines(draft, lines));
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
    const empty = this.#nextTurn.value;
    if (!empty || this.#draft.value || this.sending.value) return;
    const plan = this.plan.value;
    const timeline = this.#session.timeline.peek();
    if (!plan) this.#plannedAt = timeline && lastPly(timeline);
    const again = plan ? doLines(empty, linesOfDraft(plan)) : empty;
    batch(() => {
      this.#ahead.value = true;
      this.#plan.value = null;
      this.#lay('code' in again ? empty : again);
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
    const clocks = this.#session.clocks.value;
    // With little time left nothing is asked once more.
    const isInHaste = clocks !== null && isRunningLow(clocks, draft.seat, performance.now());
    if (settings.value.confirmEnd && !this.confirming.value && !isInHaste) this.#confirming.value = true;
    else void this.#send(draft, lines);
  }

  /** Sends decisions that need no draft: on loans, or on the starting player. */
  decide(...lines: readonly string[]): void {
    const draft = this.#draft.value;
    if (this.ahead.value) this.do(lines);
    else if (draft && !this.sending.value) void this.#send(draft, [...linesOfDraft(draft), ...lines]);
  }

  /** Repeats a request that failed or waits. */
  retry(): void {
    if (this.waiting.value) this.#session.outbox.retryNow();
    const draft = this.#draft.value;
    const answer = this.answer.value;
    if (!draft || answer?.kind !== 'fault' || answer.again === null || this.sending.value) return;
    void this.#send(draft, answer.again);
  }

  /** Reopens a waiting turn for changes. */
  withdraw(): void {
    if (!this.waiting.value) return;
    this.#underway?.leaving.abort();
    this.#underway = null;
    batch(() => {
      this.#sending.value = false;
      this.#answer.value = { kind: 'withdrawn' };
    });
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

  /**
   * Keeps the draft in sync with the match: opens one when a seat of this screen is to act, drops it when the match has
   * moved on.
   */
  #follow(): void {
    const timeline = this.#session.timeline.value;
    const match = this.#session.match.value;
    const ready = timeline !== null && this.#session.caughtUp.value && match?.status === 'running';
    const ply = timeline ? lastPly(timeline) : 0;
    const position = ready ? this.#session.position(ply) : null;
    const { actor } = position ?? { actor: null };
    const mine = actor !== null && this.#session.deciders.value.includes(actor) && this.#session.passTo.value === null;
    if (timeline) untracked(() => this.#dropPastPlan(timeline));
    const known = this.ahead.peek() ? null : (this.#draft.peek() ?? this.#underway?.draft ?? null);
    const isEarly = this.#draft.peek() === null && timeline !== null && !this.#session.caughtUp.value;
    if (known?.ply === ply && (mine || isEarly)) {
      if (mine) this.#draft.value = known;
      return;
    }
    if (isEarly && match?.status === 'running') untracked(() => this.#sendPlan());
    const empty = mine && position ? openDraft<P, F>(ply, position) : null;
    if (empty) untracked(() => this.#begin(empty, known));
    else if (known) this.#end(known);
    else if (match?.status === 'over') this.dropPlan();
    // A payday is shown on the table as it is.
    else if (this.#session.held.value !== null) this.keepPlan();
    else {
      const next = this.#nextTurn.value;
      if (next) untracked(() => this.#recall(next));
      this.#rebase(next);
    }
  }

  /** Stores the plan for a reload of this tab. */
  #keep(): void {
    const plan = this.ahead.value ? this.#draft.value : this.plan.value;
    if (this.#before.value === null) storePlan(this.#storage, this.#session.id, plan, this.#plannedAt);
  }

  /** Drops a kept plan whose turn was played. A plan being drafted is for the following turn. */
  #dropPastPlan(timeline: Timeline<P, F>): void {
    const plan = this.ahead.peek() ? this.#draft.peek() : this.plan.peek();
    if (!plan || !hasPlayedSince<P, F>(timeline, plan.seat, this.#plannedAt)) return;
    this.#plannedAt = lastPly(timeline);
    if (!this.ahead.peek()) this.#plan.value = null;
  }

  /** Returns whether the plan may be sent automatically because it is known to be for the current turn. */
  #mayBeSent(plan: Draft<P, F>): boolean {
    const timeline = this.#session.timeline.peek();
    return settings.peek().sendPlans && hasPlayedSince<P, F>(timeline, plan.seat, this.#plannedAt) === false;
  }

  /**
   * Sends a kept plan when its turn is committed, if the settings say so, even in a hidden tab whose playback is slow.
   * Waits if something must be read first.
   */
  #sendPlan(): void {
    const plan = this.plan.peek();
    const empty = plan && turnNow(this.#session, plan.seat);
    if (!empty || this.ahead.peek() || this.sending.peek() || !this.#mayBeSent(plan)) return;
    if (this.#session.mustRead || restoreDraft(this.#storage, this.#session.id, empty).steps.length > 0) return;
    const planned = doLines(empty, linesOfDraft(plan));
    const lines = 'code' in planned ? null : closing(planned);
    if (lines && !('code' in planned)) void this.#send(planned, lines);
  }

  /** Restores the stored plan, or reports why it is no longer legal. */
  #recall(empty: Draft<P, F>): void {
    const before = this.#before.value;
    if (before?.seat !== empty.seat) return;
    const timeline = this.#session.timeline.peek();
    const again = hasPlayedSince<P, F>(timeline, before.seat, before.since) ? null : doLines(empty, before.lines);
    batch(() => {
      this.#before.value = null;
      this.#plannedAt = before.since;
      if (!again) return;
      if ('code' in again) this.#answer.value = { kind: 'plan-gone', refusal: again };
      else this.#plan.value = again;
    });
  }

  /** Opens the draft of a turn of this screen. A plan for it is continued, offered, or dropped with a notice. */
  #begin(empty: Draft<P, F>, known: Draft<P, F> | null): void {
    const restored = restoreDraft(this.#storage, this.#session.id, empty);
    if (empty.base.drafting === empty.seat) this.#recall(empty);
    const drafted = this.ahead.peek() ? this.#draft.peek() : null;
    const plan = drafted ?? this.plan.peek();
    // A decision between turns, on a loan or on the starting player, is not the planned turn.
    const isTurn = empty.base.drafting === empty.seat && plan?.seat === empty.seat && plan.steps.length > 0;
    const planned = isTurn && plan ? doLines(empty, linesOfDraft(plan)) : null;
    batch(() => {
      if (known) this.#end(known);
      this.#ahead.value = false;
      if (!planned) {
        this.#plan.value = plan && plan.steps.length > 0 ? plan : null;
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
    const lines = planned && !('code' in planned) && !drafted && this.#mayBeSent(planned) ? closing(planned) : null;
    if (planned && !('code' in planned) && lines && restored.steps.length === 0) {
      this.#lay(planned);
      void this.#send(planned, lines);
    }
  }

  /** Closes a draft because the match has moved past it, or another player decides. */
  #end(known: Draft<P, F>): void {
    const { ply, steps } = known;
    const timeline = this.#session.timeline.peek();
    const underway = this.#underway;
    batch(() => {
      this.#lay(null);
      if (!timeline || lastPly(timeline) <= ply) return;
      storeDraft(this.#storage, this.#session.id, null);
      this.#passed.add(ply, { sending: underway?.lines ?? null, drafted: closing(known), isBegun: steps.length > 0 });
    });
  }

  /** Replays a plan on the shown position, or reports why it is no longer legal. */
  #rebase(empty: Draft<P, F> | null): void {
    const ahead = this.ahead.peek();
    const plan = ahead ? this.#draft.peek() : this.plan.peek();
    if (!plan || !empty || plan.ply === empty.ply || plan.seat !== empty.seat) return;
    const again = untracked(() => doLines(empty, linesOfDraft(plan)));
    batch(() => {
      const left = 'code' in again ? null : again;
      if (ahead) this.#lay(left ?? empty);
      else this.#plan.value = left;
      if ('code' in again) this.#answer.value = { kind: 'plan-gone', refusal: again };
    });
  }

  /** Replaces the draft. Clears the selection, replies and sent lines of the former one. */
  #lay(draft: Draft<P, F> | null): void {
    const { kind = null } = this.answer.peek() ?? {};
    this.#underway?.leaving.abort();
    this.#underway = null;
    batch(() => {
      if (kind !== 'passed' && kind !== 'plan-gone') this.#answer.value = null;
      this.#draft.value = draft;
      this.#facts.value = [];
      this.#sending.value = false;
      this.#confirming.value = false;
      this.#selection.value = NOTHING;
    });
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
      if (!this.ahead.value) storeDraft(this.#storage, this.#session.id, changed);
    });
  }

  /**
   * Shows why a pick has no legal meaning. A reason that arrives later is shown only if nothing has changed meanwhile.
   */
  #explain(why: Refusal | null | Promise<Refusal | null>): void {
    this.#latest = why;
    if (!(why instanceof Promise)) {
      this.#refuse(why);
      return;
    }
    const draft = this.#draft.peek();
    const selection = this.#selection.peek();
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
    const underway: Underway<P, F> = { draft, lines, leaving: new AbortController() };
    this.#underway = underway;
    batch(() => {
      this.#sending.value = true;
      this.#confirming.value = false;
      this.#answer.value = null;
      if (this.plan.value?.seat === draft.seat) this.#plan.value = null;
    });
    const fault = await this.#session.send(draft.ply, lines, underway.leaving.signal);
    // The match has moved on, or the person changes the turn: this reply says nothing about the present draft.
    if (this.#underway !== underway) return;
    if (!fault) storeDraft(this.#storage, this.#session.id, null);
    // The stream will report the played lines: these, or others.
    if (!fault || codeOf(fault) === 'stale-ply') return;
    this.#underway = null;
    batch(() => {
      this.#sending.value = false;
      // A plan that was sent before its turn was shown is offered in it.
      if (!this.#draft.peek()) this.#plan.value = draft;
      this.#answer.value = { kind: 'fault', fault, again: isPassing(fault) ? lines : null };
    });
  }
}
