import type { Refusal, Seat } from '@levante/contract';
import type { TextStorage } from '../lib/storage.ts';
import type { Draftable } from './position.ts';

/** An action of a draft with its result. */
export interface DraftStep<P, F> {
  readonly line: string;
  readonly facts: readonly F[];
  readonly position: P;
}

/** A turn that only its player knows: actions tried on a position confirmed by the server. Immutable. */
export interface Draft<P, F> {
  /** Ply at which it will be sent. */
  readonly ply: number;
  readonly base: P;
  readonly seat: Seat;
  readonly steps: readonly DraftStep<P, F>[];
  /** Undone lines, next redo first. */
  readonly undone: readonly string[];
}

/** Returns an empty draft for the seat to act; null if no seat is to act. */
export function openDraft<P extends Draftable<P, F>, F>(ply: number, base: P): Draft<P, F> | null {
  return base.actor === null ? null : { ply, base, seat: base.actor, steps: [], undone: [] };
}

/** Returns the position after all steps. */
export function positionOf<P>(draft: Draft<P, unknown>): P {
  return draft.steps.at(-1)?.position ?? draft.base;
}

export function linesOfDraft(draft: Draft<unknown, unknown>): readonly string[] {
  return draft.steps.map((step) => step.line);
}

/** Returns whether the turn is complete: its player has nothing left to decide. */
export function isComplete<P extends Draftable<P, F>, F>(draft: Draft<P, F>): boolean {
  return draft.steps.length > 0 && positionOf(draft).drafting !== draft.seat;
}

/** Adds lines, all or none, and clears the redo list. */
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

/** Replaces all steps with these lines, up to the line that ends the turn. */
export function withLines<P extends Draftable<P, F>, F>(
  draft: Draft<P, F>,
  lines: readonly string[],
): Draft<P, F> | Refusal {
  let replaced: Draft<P, F> = { ...draft, steps: [] };
  for (const line of lines) {
    if (positionOf(replaced).ending === line) break;
    const next = doLines(replaced, [line]);
    if ('code' in next) return next;
    replaced = next;
  }
  return replaced;
}

/** Undoes everything from step `from`, by default the last step. */
export function undo<P, F>(draft: Draft<P, F>, from = draft.steps.length - 1): Draft<P, F> {
  if (from < 0 || from >= draft.steps.length) return draft;
  const back = draft.steps.slice(from).map((step) => step.line);
  return { ...draft, steps: draft.steps.slice(0, from), undone: [...back, ...draft.undone] };
}

/** Redoes the last undone line. */
export function redo<P extends Draftable<P, F>, F>(draft: Draft<P, F>): Draft<P, F> {
  const [line, ...rest] = draft.undone;
  if (line === undefined) return draft;
  const again = doLines(draft, [line]);
  return 'code' in again ? { ...draft, undone: [] } : { ...again, undone: rest };
}

/**
 * Returns the lines that send the draft, including the line that ends the turn, if any; null while the turn is
 * incomplete.
 */
export function closing<P extends Draftable<P, F>, F>(draft: Draft<P, F>): readonly string[] | null {
  if (isComplete(draft)) return linesOfDraft(draft);
  const { ending } = positionOf(draft);
  return ending === null ? null : [...linesOfDraft(draft), ending];
}

/** Stored drafts, and the property that must still match: the current turn's ply, a planned turn's seat. */
const FOR = { draft: 'ply', plan: 'seat' } as const;
type Kind = keyof typeof FOR;

const keyFor = (kind: Kind, match: string): string => `levante.${kind}.${match}`;

/** Stored for the tab: enough to replay the draft. */
interface StoredDraft {
  readonly at: number;
  readonly lines: readonly string[];
  readonly since: number | null;
}

/** A turn planned before this page was loaded. */
export interface StoredPlan {
  readonly seat: Seat;
  readonly lines: readonly string[];
  /** Ply after which it is for the seat's next turn; null if unknown. */
  readonly since: number | null;
}

function readStored(storage: TextStorage, kind: Kind, match: string): StoredDraft | null {
  const text = storage.getItem(keyFor(kind, match));
  if (text === null) return null;
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null || !('lines' in found)) return null;
    const at: unknown = Reflect.get(found, FOR[kind]);
    const { lines } = found;
    if (typeof at !== 'number' || !Array.isArray(lines)) return null;
    const since: unknown = Reflect.get(found, 'since');
    return {
      at,
      lines: lines.filter((line) => typeof line === 'string'),
      since: typeof since === 'number' ? since : null,
    };
  } catch {
    return null;
  }
}

function store(
  storage: TextStorage,
  kind: Kind,
  match: string,
  draft: Draft<unknown, unknown> | null,
  since: number | null = null,
): void {
  const key = keyFor(kind, match);
  if (!draft || draft.steps.length === 0) storage.removeItem(key);
  else
    storage.setItem(
      key,
      JSON.stringify({ [FOR[kind]]: draft[FOR[kind]], lines: linesOfDraft(draft), ...(since !== null && { since }) }),
    );
}

/** Stores the draft of a match for a reload of this tab; removes an empty one. */
export function storeDraft(storage: TextStorage, match: string, draft: Draft<unknown, unknown> | null): void {
  store(storage, 'draft', match, draft);
}

/**
 * Stores the planned turn of a match for a reload of this tab; removes an empty one. It is for the seat's next turn
 * after ply `since`.
 */
export function storePlan(
  storage: TextStorage,
  match: string,
  plan: Draft<unknown, unknown> | null,
  since: number | null = null,
): void {
  store(storage, 'plan', match, plan, since);
}

/** Replays the stored draft if it has the same ply and is still legal; otherwise returns the empty draft. */
export function restoreDraft<P extends Draftable<P, F>, F>(
  storage: TextStorage,
  match: string,
  empty: Draft<P, F>,
): Draft<P, F> {
  const before = readStored(storage, 'draft', match);
  if (!before || before.at !== empty.ply) return empty;
  const again = doLines(empty, before.lines);
  return 'code' in again ? empty : again;
}

/** Returns the planned turn stored before this page was loaded. */
export function storedPlan(storage: TextStorage, match: string): StoredPlan | null {
  const before = readStored(storage, 'plan', match);
  return before && { seat: before.at, lines: before.lines, since: before.since };
}
