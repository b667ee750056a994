/** Shorelines: straight strokes between given points, roughened as a hand would draw them. */

export type Stroke = readonly (readonly [number, number])[];

/** Numbers from 0 to 1 that look like chance and are always the same for a seed. */
function wobble(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const n = (value: number): string => value.toFixed(1);

/** A closed shore through the points, as an SVG path. `amplitude` and `grain` are in the units of the points. */
export function shorePath(points: Stroke, seed: number, amplitude = 2.4, grain = 10): string {
  const next = wobble(seed);
  const fine: (readonly [number, number])[] = [];
  for (const [i, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const pieces = Math.max(1, Math.round(length / grain));
    for (let j = 0; j < pieces; j++) {
      const t = j / pieces;
      const off = (next() - 0.5) * 2 * amplitude;
      fine.push([ax + (bx - ax) * t - ((by - ay) / length) * off, ay + (by - ay) * t + ((bx - ax) / length) * off]);
    }
  }
  return `${curveThrough(fine, true)}Z`;
}

/** A smooth curve through points, as an SVG path; `closed` ones go on to the first again. */
export function curveThrough(points: Stroke, closed = false): string {
  const count = points.length;
  const at = (i: number) => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
  const [x, y] = at(0);
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const x1 = from[0] + (to[0] - before[0]) / 6;
    const y1 = from[1] + (to[1] - before[1]) / 6;
    const x2 = to[0] - (after[0] - from[0]) / 6;
    const y2 = to[1] - (after[1] - from[1]) / 6;
    d += `C${n(x1)} ${n(y1)} ${n(x2)} ${n(y2)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}

/** The lands of the chart as it lies wide: a box of 972 × 706; what is outermost goes on far beyond it. */
export const WIDE_BOX = { width: 972, height: 706 } as const;
/** The lands of the upright chart, on which the lane is a U: a box of 390 × 508. */
export const UPRIGHT_BOX = { width: 390, height: 508 } as const;

const WIDE: readonly string[] = [
  // Venice and its shore, down to the quay
  '-900,-900 -900,150 8,158 94,161 154,157 204,160 230,158 242,148 252,118 260,78 270,38 266,-12 262,-900',
  // Italy
  '-900,346 226,346 240,352 238,392 250,430 268,466 288,506 310,540 334,570 346,596 334,604 312,586 292,582 282,602 296,636 284,668 262,666 254,632 232,596 192,566 148,538 110,502 70,478 20,454 -60,420 -900,400',
  '146,690 196,676 246,674 262,690 250,740 150,740',
  '24,560 52,548 66,580 62,630 40,652 20,620',
  // The Balkans with the Morea
  '250,-900 258,-20 262,20 276,62 296,74 318,60 344,84 356,120 374,156 388,200 398,250 402,300 418,345 436,386 446,430 462,464 474,492 498,488 478,506 470,530 482,556 494,570 506,552 520,566 532,550 548,560 562,538 556,512 580,500 584,476 570,450 566,424 584,400 602,372 590,344 584,306 598,286 612,262 598,248 590,226 604,206 596,168 588,140 606,110 656,92 700,88 728,92 712,40 708,-20 712,-900',
  // Constantinople and its shore
  '1900,-900 1900,158 880,161 830,157 780,160 754,158 742,148 732,118 724,78 716,38 712,-12 710,-900',
  // Anatolia
  '1900,346 744,346 740,352 772,356 786,376 776,400 792,424 780,450 772,480 786,500 776,524 792,552 782,580 800,596 806,620 824,626 870,610 920,624 1010,604 1900,560',
  '596,676 640,668 690,672 744,680 738,692 690,692 640,690 604,690',
  '372,238 379,250 374,264 368,252',
  '384,300 392,314 386,328 380,312',
  '746,622 754,628 748,636 742,630',
  '804,654 826,646 834,656 812,668',
  '600,404 612,420 624,440 614,442 602,424',
  '446,478 454,490 450,502 442,492',
];

const UPRIGHT: readonly string[] = [
  '-900,150 18,150 14,200 10,240 16,300 14,350 22,400 40,446 76,480 70,496 40,480 30,530 -900,560',
  '1300,150 376,150 382,220 372,300 382,350 372,400 364,450 340,484 420,500 1300,520',
  '150,494 196,488 250,492 246,504 190,502 152,504',
  // The shores behind the cities, and the land between the two arms of the lane
  '-900,-900 -900,66 20,68 90,65 150,67 166,72 172,90 168,120 176,180 170,240 182,290 178,340 186,388 176,410 186,422 196,416 206,424 216,408 206,388 212,340 206,290 218,240 212,180 222,120 218,90 224,72 240,67 310,65 370,68 1300,66 1300,-900',
];

/** Points as they are written here: `x,y` after each other. */
const pointsOf = (text: string): Stroke =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

export interface Lands {
  readonly width: number;
  readonly height: number;
  /** Every shore in one path. */
  readonly path: string;
}

const drawn = new Map<boolean, Lands>();

/** The shores of a chart, drawn once, when first asked for. */
export function landsOf(upright: boolean): Lands {
  const known = drawn.get(upright);
  if (known) return known;
  const strokes = upright ? UPRIGHT : WIDE;
  const path = strokes.map((stroke, i) => shorePath(pointsOf(stroke), (upright ? 21 : 11) + i * 7)).join('');
  const lands = { ...(upright ? UPRIGHT_BOX : WIDE_BOX), path };
  drawn.set(upright, lands);
  return lands;
}
