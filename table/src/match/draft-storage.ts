import type { Seat } from '@levante/contract';
import { type Draft, type Draftable, doLines, linesOfDraft } from './draft.ts';

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
