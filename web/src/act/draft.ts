import type { Refusal, Seat } from '@levante/contract';
import type { ElCapitanFact } from '@levante/el-capitan';
import type { Position } from './position.ts';

/** One action of a draft, with where it led. */
export interface Step {
  readonly line: string;
  readonly facts: readonly ElCapitanFact[];
  readonly position: Position;
}

/**
 * A turn that nobody but its player knows yet: actions tried on a position that the server has confirmed.
 * Values never change; every change gives a new draft.
 */
export interface Draft {
  /** The ply at which it will be sent: how many actions the match has had. */
  readonly ply: number;
  readonly base: Position;
  readonly seat: Seat;
  readonly steps: readonly Step[];
  /** Lines taken back, the next one to do again first. */
  readonly undone: readonly string[];
}

/** An empty draft for whoever decides at this position; null where that is chance or nobody. */
export function openDraft(ply: number, base: Position): Draft | null {
  return base.actor === null ? null : { ply, base, seat: base.actor, steps: [], undone: [] };
}

/** Where the draft stands now. */
export function positionOf(draft: Draft): Position {
  return draft.steps.at(-1)?.position ?? draft.base;
}

export function linesOfDraft(draft: Draft): readonly string[] {
  return draft.steps.map((step) => step.line);
}

/** Whether the turn is through in the draft: its player has nothing left to decide, and it only wants to be sent. */
export function isComplete(draft: Draft): boolean {
  const { actor, json } = positionOf(draft);
  return draft.steps.length > 0 && (json.step !== 'turn' || actor !== draft.seat);
}

/** Adds lines, all or none; what had been taken back can no longer be done again. */
export function doLines(draft: Draft, lines: readonly string[]): Draft | Refusal {
  const steps: Step[] = [...draft.steps];
  for (const line of lines) {
    const outcome = (steps.at(-1)?.position ?? draft.base).after(line);
    if (!outcome.ok) return outcome.refusal;
    steps.push({ line, facts: outcome.facts, position: outcome.position });
  }
  return { ...draft, steps, undone: [] };
}

/** Takes back everything from step `from` on; without it, the last step. Nothing happens to an empty draft. */
export function undo(draft: Draft, from = draft.steps.length - 1): Draft {
  if (from < 0 || from >= draft.steps.length) return draft;
  const back = draft.steps.slice(from).map((step) => step.line);
  return { ...draft, steps: draft.steps.slice(0, from), undone: [...back, ...draft.undone] };
}

/** Does again what was taken back last. */
export function redo(draft: Draft): Draft {
  const [line, ...rest] = draft.undone;
  if (line === undefined) return draft;
  const again = doLines(draft, [line]);
  return 'code' in again ? { ...draft, undone: [] } : { ...again, undone: rest };
}

/** The step that sends the draft: end or pass where that is legal, nothing more where the turn is through, null while it lacks something. */
export function closing(draft: Draft): readonly string[] | null {
  if (isComplete(draft)) return linesOfDraft(draft);
  const last = positionOf(draft).legal.find((line) => line.verb === 'end' || line.verb === 'pass');
  return last ? [...linesOfDraft(draft), last.text] : null;
}
