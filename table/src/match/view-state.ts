import type { Seat } from '@levante/contract';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyTarget } from '../pointing/pointing.ts';
import type { Draft } from './draft.ts';
import type { AnyFact, TablePosition } from './position.ts';
import type { AnyIntent } from './selection.ts';
import type { MatchSession } from './session.ts';
import { lastPly } from './timeline.ts';
import type { TurnEditor } from './turn-editor.ts';

/** What lies on the table at this moment, and why it is this that is shown. */
export interface Scene<P, F> {
  readonly kind: 'past' | 'playing' | 'draft' | 'now';
  readonly position: P;
  readonly facts: readonly F[];
}

/** The sheets that can lie over the table, one at a time; a clause of the rules by what refusals cite. */
export type Sheet = 'menu' | 'board' | 'standings' | 'analysis' | 'line' | { readonly clause: string } | null;

const NO_FACTS: readonly never[] = [];

/** What this screen looks at: now or a past ply, with or without the forecast, and which sheet lies on top. */
export class ViewState<P extends TablePosition<P, F>, F extends AnyFact> {
  readonly #past: Signal<number | null> = signal(null);
  /** The past ply that is looked at, as a number of actions; null for now. */
  readonly past: ReadonlySignal<number | null> = this.#past;
  readonly #astray: Signal<boolean> = signal(false);
  /** Whether it is only the nearest to what the address of the page asked for. */
  readonly astray: ReadonlySignal<boolean> = this.#astray;
  readonly #forecast: Signal<boolean> = signal(false);
  readonly forecast: ReadonlySignal<boolean> = this.#forecast;
  readonly #laidAside: Signal<boolean> = signal(false);
  /** Whether the question after a payday has been laid aside to look at the table first. */
  readonly laidAside: ReadonlySignal<boolean> = this.#laidAside;
  readonly #sheet: Signal<Sheet> = signal(null);
  readonly sheet: ReadonlySignal<Sheet> = this.#sheet;
  readonly #advised: Signal<Draft<P, F> | null> = signal(null);
  /** The draft for which advice has been asked, null where none has. A draft that changes is another: its advice is gone. */
  readonly advised: ReadonlySignal<Draft<P, F> | null> = this.#advised;
  readonly scene: ReadonlySignal<Scene<P, F> | null>;
  /** The position of the match that the scene stands in, without what is drafted. */
  readonly moment: ReadonlySignal<P | null>;
  /** Whose turn is drafted in the scene that is shown; null where none is. The draft's position may be the next one's already. */
  readonly drafting: ReadonlySignal<Seat | null>;
  /** Whose hand lies at the foot: the deciding seat's if it is this screen's, else the first of this screen's seats. */
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

  /** Looks at the position after `ply` actions, the nearest to the one `asked` for, or back at now. */
  look(ply: number | null, asked = ply): void {
    this.#past.value = ply;
    this.#astray.value = ply !== asked;
  }

  /** Shows advice for a draft; none for null. */
  advise(draft: Draft<P, F> | null): void {
    this.#advised.value = draft;
  }

  /** Lays the question after a payday aside. */
  layAside(): void {
    this.#laidAside.value = true;
  }

  toggleForecast(): void {
    this.#forecast.value = !this.forecast.value;
  }

  open(sheet: Sheet): void {
    this.#sheet.value = sheet;
  }

  /** Brings back the question that was laid aside. */
  answer(): void {
    this.#laidAside.value = false;
  }
}
