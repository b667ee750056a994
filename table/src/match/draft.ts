import type { Refusal, Seat } from '@levante/contract';
import type { Outcome } from './rules-position.ts';

/** What a draft asks of the positions of its game. */
export interface Draftable<P, F> {
  /** The seat that decides now; null for chance and after the end. */
  readonly actor: Seat | null;
  /** The seat whose turn can be drafted on from here; null where chance decides, or something that is no turn. */
  readonly drafting: Seat | null;
  /** Whether only chance can go on within a turn: what led here must be sent before more can be known. */
  readonly interrupted: boolean;
  /** The line that ends the turn from here; null where it lacks something, or there is more than one way to end it. */
  readonly ending: string | null;
  /** Why the turn cannot be ended here; null where it can. */
  readonly endRefusal: Refusal | null;
  /**
   * The same position as if it were the next turn of a seat, with all else as it is now; null where nobody can tell that
   * the next thing the seat does is a turn.
   */
  turnAhead(seat: Seat): P | null;
  after(line: string): Outcome<P, F>;
}

/** One action of a draft, with where it led. */
export interface DraftStep<P, F> {
  readonly line: string;
  readonly facts: readonly F[];
  readonly position: P;
}

/**
 * A turn that nobody but its player knows yet: actions tried on a position that the server has confirmed.
 * Values never change; every change gives a new draft.
 */
export interface Draft<P, F> {
  /** The ply at which it will be sent: how many actions the match has had. */
  readonly ply: number;
  readonly base: P;
  readonly seat: Seat;
  readonly steps: readonly DraftStep<P, F>[];
  /** Lines taken back, the next one to do again first. */
  readonly undone: readonly string[];
}

/** An empty draft for whoever decides at this position; null where that is chance or nobody. */
export function openDraft<P extends Draftable<P, F>, F>(ply: number, base: P): Draft<P, F> | null {
  return base.actor === null ? null : { ply, base, seat: base.actor, steps: [], undone: [] };
}

/** Where the draft stands now. */
export function positionOf<P>(draft: Draft<P, unknown>): P {
  return draft.steps.at(-1)?.position ?? draft.base;
}

export function linesOfDraft(draft: Draft<unknown, unknown>): readonly string[] {
  return draft.steps.map((step) => step.line);
}

/** Whether the turn is through in the draft: its player has nothing left to decide, and it only wants to be sent. */
export function isComplete<P extends Draftable<P, F>, F>(draft: Draft<P, F>): boolean {
  return draft.steps.length > 0 && positionOf(draft).drafting !== draft.seat;
}

/** Adds lines, all or none; what had been taken back can no longer be done again. */
export function doLines<P extends Draftable<P, F>, F>(
  draft: Draft<P, F>,
  lines: readonly string[],
): Draft<P, F> | Refusal {
  const steps: DraftStep<P, F>[] = [...draft.steps];
  for (const line of lines) {
    const outcome = (steps.at(-1)?.position ?? draft.base).after(line);
    if (!outcome.ok) return outcome.refusal;
    steps.push({ line, facts: outcome.facts, position: outcome.position });
  }
  return { ...draft, steps, undone: [] };
}

/** Takes back everything from step `from` on; without it, the last step. Nothing happens to an empty draft. */
export function undo<P, F>(draft: Draft<P, F>, from = draft.steps.length - 1): Draft<P, F> {
  if (from < 0 || from >= draft.steps.length) return draft;
  const back = draft.steps.slice(from).map((step) => step.line);
  return { ...draft, steps: draft.steps.slice(0, from), undone: [...back, ...draft.undone] };
}

/** Does again what was taken back last. */
export function redo<P extends Draftable<P, F>, F>(draft: Draft<P, F>): Draft<P, F> {
  const [line, ...rest] = draft.undone;
  if (line === undefined) return draft;
  const again = doLines(draft, [line]);
  return 'code' in again ? { ...draft, undone: [] } : { ...again, undone: rest };
}

/** The lines that send the draft: with what ends the turn where that is legal, nothing more where it is through, null while it lacks something. */
export function closing<P extends Draftable<P, F>, F>(draft: Draft<P, F>): readonly string[] | null {
  if (isComplete(draft)) return linesOfDraft(draft);
  const { ending } = positionOf(draft);
  return ending === null ? null : [...linesOfDraft(draft), ending];
}
