/** The actions of a step of a lesson: the number of the first, and of the first after it. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** A lesson's match as it is written down: all actions, and those of each step by its name. */
export interface LessonScript {
  readonly line: readonly string[];
  spanOf(step: string): Span;
}

/**
 * Reads a lesson's match: actions separated by commas or line breaks. A line `# name` begins a step, which lasts to the next
 * such line; `#` alone ends one.
 */
export function readScript(text: string): LessonScript {
  const line: string[] = [];
  const spans = new Map<string, Span>();
  let open: { readonly name: string; readonly from: number } | null = null;
  const close = () => {
    if (open) spans.set(open.name, { from: open.from, until: line.length });
    open = null;
  };
  for (const row of text.trim().split('\n')) {
    const marker = /^#\s*(.*)$/.exec(row.trim());
    if (!marker) line.push(...row.trim().split(/,\s*/));
    else {
      close();
      if (marker[1]) open = { name: marker[1], from: line.length };
    }
  }
  close();
  return {
    line,
    spanOf(step) {
      const span = spans.get(step);
      if (!span) throw new Error(`the lesson has no step ${step}`);
      return span;
    },
  };
}
