import type { Refusal, Seat } from '@levante/contract';
import type { Draftable } from './position.ts';

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

/** What is kept, and what it was made for: the draft of the turn that has come at its ply, the turn planned ahead for its seat. */
const FOR = { draft: 'ply', plan: 'seat' } as const;
type Kind = keyof typeof FOR;

const keyFor = (kind: Kind, match: string): string => `levante.${kind}.${match}`;

/** What the browser keeps while its tab lives: enough to do it again. */
interface Kept {
  readonly at: number;
  readonly lines: readonly string[];
}

/** A turn that was planned ahead before this page was loaded. */
export interface KeptPlan {
  readonly seat: Seat;
  readonly lines: readonly string[];
}

function kept(storage: Storage, kind: Kind, match: string): Kept | null {
  const text = storage.getItem(keyFor(kind, match));
  if (text === null) return null;
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null || !('lines' in found)) return null;
    const at: unknown = Reflect.get(found, FOR[kind]);
    const { lines } = found;
    if (typeof at !== 'number' || !Array.isArray(lines)) return null;
    return { at, lines: lines.filter((line) => typeof line === 'string') };
  } catch {
    return null;
  }
}

function keep(storage: Storage, kind: Kind, match: string, draft: Draft<unknown, unknown> | null): void {
  const key = keyFor(kind, match);
  if (!draft || draft.steps.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify({ [FOR[kind]]: draft[FOR[kind]], lines: linesOfDraft(draft) }));
}

/** Keeps the draft of a match for a reload of this tab; an empty one is forgotten. */
export function keepDraft(storage: Storage, match: string, draft: Draft<unknown, unknown> | null): void {
  keep(storage, 'draft', match, draft);
}

/** Keeps the turn of a match that is planned ahead for a reload of this tab; an empty one is forgotten. */
export function keepPlan(storage: Storage, match: string, plan: Draft<unknown, unknown> | null): void {
  keep(storage, 'plan', match, plan);
}

/** The kept draft done again, if it was made at the same ply and still fits; otherwise the empty draft that was given. */
export function restoreDraft<P extends Draftable<P, F>, F>(
  storage: Storage,
  match: string,
  empty: Draft<P, F>,
): Draft<P, F> {
  const before = kept(storage, 'draft', match);
  if (!before || before.at !== empty.ply) return empty;
  const again = doLines(empty, before.lines);
  return 'code' in again ? empty : again;
}

/** The turn that was planned ahead before this page was loaded; null where none was. */
export function keptPlan(storage: Storage, match: string): KeptPlan | null {
  const before = kept(storage, 'plan', match);
  return before && { seat: before.at, lines: before.lines };
}
