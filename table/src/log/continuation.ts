import type { LogGroup, LogLine } from '../match/game.ts';

/** Adds a line to the log where the match continues another one; `groups` and lines are newest first. */
export function withContinuation(groups: readonly LogGroup[], ply: number, text: string): readonly LogGroup[] {
  const line: LogLine = { ply, seat: null, text };
  const at = groups.findIndex(({ lines }) => lines.some((one) => one.ply !== undefined && one.ply <= ply));
  if (at < 0) return groups;
  return groups.map((group, i) => {
    if (i !== at) return group;
    const before = group.lines.findIndex((one) => one.ply !== undefined && one.ply <= ply);
    return { ...group, lines: [...group.lines.slice(0, before), line, ...group.lines.slice(before)] };
  });
}
