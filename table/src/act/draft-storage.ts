import { type Draft, type Draftable, doLines, linesOfDraft } from './draft.ts';

const keyFor = (match: string): string => `levante.draft.${match}`;

/** What the browser keeps of a draft while its tab lives: enough to do it again on the same position. */
interface Kept {
  readonly ply: number;
  readonly lines: readonly string[];
}

function readKept(text: string | null): Kept | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('ply' in kept) || !('lines' in kept)) return null;
    const { ply, lines } = kept;
    if (typeof ply !== 'number' || !Array.isArray(lines)) return null;
    return { ply, lines: lines.filter((line) => typeof line === 'string') };
  } catch {
    return null;
  }
}

/** Keeps the draft of a match for a reload of this tab; an empty one is forgotten. */
export function keepDraft(storage: Storage, match: string, draft: Draft<unknown, unknown> | null): void {
  if (!draft || draft.steps.length === 0) storage.removeItem(keyFor(match));
  else storage.setItem(keyFor(match), JSON.stringify({ ply: draft.ply, lines: linesOfDraft(draft) }));
}

/** The kept draft done again, if it was made at the same ply and still fits; otherwise the empty draft that was given. */
export function restoreDraft<P extends Draftable<P, F>, F>(
  storage: Storage,
  match: string,
  empty: Draft<P, F>,
): Draft<P, F> {
  const kept = readKept(storage.getItem(keyFor(match)));
  if (!kept || kept.ply !== empty.ply) return empty;
  const again = doLines(empty, kept.lines);
  return 'code' in again ? empty : again;
}
