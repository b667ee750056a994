import type { Seat } from '@levante/contract';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyTarget } from '../pointing/pointing.ts';
import type { Draft } from './draft.ts';
import type { AnyFact, TablePosition } from './position.ts';
import type { AnyIntent } from './selection.ts';
import type { MatchSession } from './session.ts';
import { lastPly } from './timeline.ts';
import type { TurnEditor } from './turn-editor.ts';

/** Position on the table, and why it is shown. */
export interface Scene<P, F> {
  readonly kind: 'past' | 'playing' | 'draft' | 'now';
  readonly position: P;
  readonly facts: readonly F[];
}

/** The sheets over the table, one at a time. */
export type Sheet = 'menu' | 'board' | 'standings' | 'analysis' | 'line' | 'chat' | { readonly clause: string } | null;

const NO_FACTS: readonly never[] = [];

/** The view of this screen: past or present, forecast, and the open sheet. */
export class ViewState<P extends TablePosition<P, F>, F extends AnyFact> {
  readonly #past: Signal<number | null> = signal(null);
  /** The past ply that is shown; null for the present. */
  readonly past: ReadonlySignal<number | null> = this.#past;
  readonly #astray: Signal<boolean> = signal(false);
  /** Whether the shown ply is only the nearest to the one in the address. */
  readonly astray: ReadonlySignal<boolean> = this.#astray;
  readonly #forecast: Signal<boolean> = signal(false);
  readonly forecast: ReadonlySignal<boolean> = this.#forecast;
  readonly #isQuestionHidden: Signal<boolean> = signal(false);
  /** Whether the question after a payday is hidden, to look at the table first. */
  readonly isQuestionHidden: ReadonlySignal<boolean> = this.#isQuestionHidden;
  readonly #sheet: Signal<Sheet> = signal(null);
  readonly sheet: ReadonlySignal<Sheet> = this.#sheet;
  readonly #advised: Signal<Draft<P, F> | null> = signal(null);
  /** The draft for which advice was requested. A changed draft has no advice. */
  readonly advised: ReadonlySignal<Draft<P, F> | null> = this.#advised;
  readonly scene: ReadonlySignal<Scene<P, F> | null>;
  /** The scene's position without the draft. */
  readonly moment: ReadonlySignal<P | null>;
  /** Changes with everything that covers or replaces the contents of the table: the kind of scene, sheets, paydays. */
  readonly stage: ReadonlySignal<string>;
  /** Seat whose turn is drafted in the scene; null if none. The draft's position may belong to the next turn. */
  readonly drafting: ReadonlySignal<Seat | null>;
  /**
   * Seat whose hand is shown: the seat to act if it belongs to this screen, otherwise the first seat of this screen.
   */
  readonly handOf: ReadonlySignal<Seat | null>;

  constructor(session: MatchSession<P, F>, editor: TurnEditor<P, F, AnyTarget, AnyIntent>) {
    this.scene = computed<Scene<P, F> | null>(() => {
      const timeline = session.timeline.value;
      if (!timeline) return null;
      if (this.past.value !== null) {
        const position = session.position(this.past.value);
        return position && { kind: 'past', position, facts: NO_FACTS };
      }
      const draft = editor.position.value;
      if (draft) return { kind: 'draft', position: draft, facts: editor.facts.value };
      const { ply, facts } = session.shown.value;
      const position = session.position(ply);
      return position && { kind: ply < lastPly(timeline) ? 'playing' : 'now', position, facts };
    });
    this.moment = computed(() => {
      const scene = this.scene.value;
      return scene?.kind === 'draft' ? session.position(session.shown.value.ply) : (scene?.position ?? null);
    });
    this.stage = computed(() => {
      const sheet = this.sheet.value;
      const open = sheet !== null && typeof sheet === 'object' ? sheet.clause : sheet;
      return [this.scene.value?.kind, this.past.value, open, session.held.value, this.isQuestionHidden.value].join();
    });
    this.drafting = computed(() => {
      if (this.scene.value?.kind !== 'draft') return null;
      if (!editor.ahead.value) return editor.seat;
      const now = this.moment.value;
      return now && (now.actor ?? now.turn);
    });
    this.handOf = computed(() => {
      const mine = session.mine.value;
      const scene = this.scene.value;
      const actor = editor.draft.value?.seat ?? scene?.position.turn ?? null;
      return actor !== null && mine.includes(actor) ? actor : (mine[0] ?? null);
    });
  }

  /** Shows the position after `ply` actions, or the present. `requested` is the ply to which it is nearest. */
  look(ply: number | null, requested = ply): void {
    this.#past.value = ply;
    this.#astray.value = ply !== requested;
  }

  /** Shows advice for a draft, or hides it. */
  advise(draft: Draft<P, F> | null): void {
    this.#advised.value = draft;
  }

  /** Hides the question after a payday. */
  hideQuestion(): void {
    this.#isQuestionHidden.value = true;
  }

  toggleForecast(): void {
    this.#forecast.value = !this.forecast.value;
  }

  open(sheet: Sheet): void {
    this.#sheet.value = sheet;
  }

  /** Shows the hidden question again. */
  showQuestion(): void {
    this.#isQuestionHidden.value = false;
  }
}
