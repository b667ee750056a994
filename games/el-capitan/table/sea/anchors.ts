import type { ShorePoint } from '@levante/table/art/shoreline.ts';
import type { TilePlace } from './tile-place.ts';

/** What points of the chart are tied to: the tiles of all twelve cities, whether in play or not, and the sheet. */
export interface ChartGround {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<string, TilePlace>;
  /** How wide the straits between tiles are beside those the coast was drawn for, at most 1. */
  readonly narrow: number;
}

/** `CON.r-14`, `NAP.66`, `VEN|CON+6` (between two tiles), `VAL|TAN.6`, `W-42`, `B+11` (the Bosporus), `0+36`; `k`: less in narrow straits. */
const TOKEN = /^(\w{1,3})(?:\|(\w{3}))?(?:\.([ltrb]|\d+))?([+-][\d.]+)?(k)?$/;

const EDGES = {
  l: (p: TilePlace) => p.l,
  r: (p: TilePlace) => p.r,
  t: (p: TilePlace) => p.t,
  b: (p: TilePlace) => p.b,
} as const;
const isEdge = (text: string): text is keyof typeof EDGES => text in EDGES;

function base(
  ground: ChartGround,
  sideways: boolean,
  [, a = '', b, spot = '']: readonly (string | undefined)[],
): number {
  if (a === '0') return 0;
  if (a === 'W') return ground.width;
  if (a === 'H') return ground.height;
  const first = ground.places.get(a === 'B' ? 'CON' : a);
  if (first === undefined) throw new Error(`no such place on the chart: ${a}`);
  if (a === 'B') return first.r + 11;
  if (isEdge(spot)) return EDGES[spot](first);
  const part = spot === '' ? 0.5 : Number(`.${spot}`);
  const second = b === undefined ? undefined : ground.places.get(b);
  if (second === undefined) return sideways ? first.x(part) : first.y(part);
  const [from, to] = sideways ? [first.r, second.l] : [first.b, second.t];
  return from + (to - from) * part;
}

function along(ground: ChartGround, text: string, sideways: boolean): number {
  const token = TOKEN.exec(text);
  if (token === null) throw new Error(`no point of the chart: ${text}`);
  return base(ground, sideways, token) + Number(token[4] ?? 0) * (token[5] === undefined ? 1 : ground.narrow);
}

/** Reads a point, `x,y`; a `!` at its end says that it lies out of sight. */
export function pointOn(ground: ChartGround, text: string): ShorePoint {
  const [x = '', y = ''] = text.replace('!', '').split(',');
  const at = [along(ground, x, true), along(ground, y, false)] as const;
  return text.endsWith('!') ? [...at, 1] : at;
}

/** Reads a line of points. */
export const pointsOn = (ground: ChartGround, text: string): readonly ShorePoint[] =>
  text.split(' ').map((one) => pointOn(ground, one));
