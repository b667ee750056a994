import type { LogGroup, LogLine } from '../match/game.ts';

/**
 * Adds a line to the log after all lines up to its ply. `groups` and lines are newest first. A log without earlier
 * lines stays unchanged.
 */
export function withLine(groups: readonly LogGroup[], line: LogLine & { readonly ply: number }): readonly LogGroup[] {
  const isBefore = (one: LogLine): boolean => one.ply !== undefined && one.ply <= line.ply;
  const at = groups.findIndex(({ lines }) => lines.some(isBefore));
  if (at < 0) return groups;
  return groups.map((group, i) => {
    if (i !== at) return group;
    const before = group.lines.findIndex(isBefore);
    return { ...group, lines: [...group.lines.slice(0, before), line, ...group.lines.slice(before)] };
  });
}

/** Adds a line to the log where the match continues another one. */
export function withContinuation(groups: readonly LogGroup[], ply: number, text: string): readonly LogGroup[] {
  return withLine(groups, { ply, seat: null, text });
}
