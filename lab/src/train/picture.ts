import type { Curve } from './training-run.ts';

/** Contents of the picture: the curve of a training, and its labels. */
export interface Drawing {
  readonly title: string;
  readonly opponent: string;
  readonly curve: Curve;
}

const WIDTH = 760;
const HEIGHT = 460;
const LEFT = 64;
const RIGHT = 24;
/** Vertical positions of the two charts. */
const UPPER = { top: 84, bottom: 236 };
const LOWER = { top: 284, bottom: 412 };

/** Colours of the page (table/src/style/tokens.css), in both themes. */
const STYLE = `
  svg { --panel: #f8f1de; --ink: #2b2118; --ink-2: #5a4a38; --line: #c8b58f; --verd: #17685a; --verm: #b8321c; }
  @media (prefers-color-scheme: dark) {
    svg { --panel: #17222c; --ink: #f3e7cb; --ink-2: #d6c7a6; --line: #57503f; --verd: #6fcbb2; --verm: #f2805e; }
  }
  text { fill: var(--ink-2); font: 13px "Alegreya Sans", "Gill Sans", "Trebuchet MS", sans-serif; }
  .title { fill: var(--ink); font: 600 19px Alegreya, "Palatino Linotype", Georgia, serif; }
  .head { fill: var(--ink); font-size: 14px; }
  .end { text-anchor: end; }
  .middle { text-anchor: middle; }
  .grid { stroke: var(--line); stroke-width: 1; }
  .luck { stroke: var(--verm); stroke-width: 1.5; stroke-dasharray: 6 4; }
  .curve { fill: none; stroke: var(--verd); stroke-width: 2; stroke-linejoin: round; }
  .span { stroke: var(--verd); stroke-width: 1.5; opacity: 0.55; }
  .dot { fill: var(--verd); }
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const text = (x: number, y: number, style: string, words: string): string =>
  `<text x="${x}" y="${y}" class="${style}">${escaped(words)}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number, style: string): string =>
  `<line x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" class="${style}"/>`;
const short = (x: number): string => x.toFixed(1).replace(/\.0$/, '');

/** Returns the next of 1, 2, 5, 10, 20, … from `x` on. */
function roundStep(x: number): number {
  const power = 10 ** Math.floor(Math.log10(x));
  return power * ([1, 2, 5].find((step) => step * power >= x) ?? 10);
}

/** Returns about this many round values between two bounds. */
function ticks(low: number, high: number, about: number): number[] {
  const step = roundStep((high - low) / about || 1);
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** Maps a value linearly to a position in the picture. */
const scale =
  (low: number, high: number, from: number, to: number) =>
  (value: number): number =>
    from + ((value - low) / (high - low || 1)) * (to - from);

type Place = (value: number) => number;

function path(points: readonly (readonly [number, number])[], x: Place, y: Place): string {
  if (points.length === 0) return '';
  return `<polyline class="curve" points="${points.map(([a, b]) => `${short(x(a))},${short(y(b))}`).join(' ')}"/>`;
}

function grid(values: readonly number[], y: Place, label: (value: number) => string): string[] {
  return values.flatMap((value) => [
    line(LEFT, y(value), WIDTH - RIGHT, y(value), 'grid'),
    text(LEFT - 8, y(value) + 4, 'end', label(value)),
  ]);
}

function winsChart({ curve: { evaluations }, opponent }: Drawing, x: Place): string[] {
  const y = scale(0, 1, UPPER.bottom, UPPER.top);
  const luck = evaluations.at(-1)?.luck ?? 0;
  return [
    text(LEFT, UPPER.top - 14, 'head', `Share of the wins, alone against ${opponent} (dashed: by luck; bars: 95 %)`),
    ...grid([0, 0.25, 0.5, 0.75, 1], y, (value) => `${100 * value} %`),
    line(LEFT, y(luck), WIDTH - RIGHT, y(luck), 'luck'),
    ...evaluations.map(({ matches, low, high }) => line(x(matches), y(low), x(matches), y(high), 'span')),
    path(
      evaluations.map(({ matches, share }) => [matches, share]),
      x,
      y,
    ),
    ...evaluations.map(
      ({ matches, share }) => `<circle class="dot" cx="${short(x(matches))}" cy="${short(y(share))}" r="3.5"/>`,
    ),
  ];
}

function lossChart({ curve: { losses } }: Drawing, x: Place): string[] {
  const values = losses.map(([, loss]) => loss);
  const low = Math.min(...values, Number.POSITIVE_INFINITY);
  const high = Math.max(...values, Number.NEGATIVE_INFINITY);
  const head = text(LEFT, LOWER.top - 14, 'head', 'Loss');
  if (values.length === 0) return [head];
  const marks = ticks(low, high, 4);
  const y = scale(low, high, LOWER.bottom, LOWER.top);
  return [head, ...grid(marks, y, String), path(losses, x, y)];
}

/** Draws the learning curve as SVG, legible on light and on dark backgrounds. */
export function drawCurve(drawing: Drawing): string {
  const { title, curve } = drawing;
  const most = Math.max(
    1,
    ...curve.losses.map(([matches]) => matches),
    ...curve.evaluations.map(({ matches }) => matches),
  );
  const x = scale(0, most, LEFT, WIDTH - RIGHT);
  const parts = [
    `<style>${STYLE}</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="7" fill="var(--panel)"/>`,
    text(LEFT, 40, 'title', title),
    ...winsChart(drawing, x),
    ...lossChart(drawing, x),
    ...ticks(0, most, 6).map((value) => text(Math.round(x(value)), LOWER.bottom + 22, 'middle', String(value))),
    text(WIDTH - RIGHT, LOWER.bottom + 40, 'end', 'matches of self-play'),
  ];
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">`;
  return [open, `<title>${escaped(title)}</title>`, ...parts, '</svg>', ''].join('\n');
}
