export interface ProseFinding {
  readonly at: number;
  readonly kind: 'phrase' | 'opening';
  readonly what: string;
}
export interface ProseFigures {
  readonly phrases: number;
  readonly openings: number;
}
export type ProseBounds = { readonly [room: string]: ProseFigures };
export function proseRoomOf(file: string): string;
export function inspectProse(
  file: string,
  text: string,
): { readonly lines: number; readonly docstrings: number; readonly found: readonly ProseFinding[] };
export function proseFigures(
  files: readonly { readonly file: string; readonly text: string }[],
): ReadonlyMap<string, ProseFigures>;
export function compareProse(
  figures: ReadonlyMap<string, ProseFigures>,
  bounds: ProseBounds,
): { readonly over: readonly string[]; readonly slack: readonly string[] };
export function loweredBounds(figures: ReadonlyMap<string, ProseFigures>, bounds: ProseBounds): ProseBounds;
export function subjectFault(subject: string): string | null;
