const PARTS = {
  turn: '[data-prompt]',
  board: '.chart :is([data-target], [data-stop])[tabindex="0"], .chart [data-target]',
  log: '.log-scroll, [data-tab="log"]',
} as const;

/** A part of every table that one may want to be at. */
export type TablePart = keyof typeof PARTS;

/** Takes the focus to a part of the table. */
export function goTo(part: TablePart): void {
  document.querySelector<HTMLElement>(PARTS[part])?.focus();
}
