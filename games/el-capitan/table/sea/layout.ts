import type { ShorePoint } from '@levante/table/art/shoreline.ts';

/** Parameters of the layout. Sizes in pixels. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
  /** Whether there is a western column of extra cities. */
  readonly west: boolean;
  /** Whether the bank is on the chart, on the shore of Asia. */
  readonly bank: boolean;
}

/** A layout designed by hand: size and top left corners of the tiles. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly tile: readonly [number, number];
  readonly at: { readonly [city: string]: readonly [number, number] };
}

const NINE: Sheet = {
  width: 984,
  height: 706,
  tile: [224, 184],
  at: {
    MAR: [28, 29],
    VEN: [309, 36],
    CON: [588, 28],
    VAL: [17, 268],
    NAP: [329, 262],
    ATH: [632, 271],
    TAN: [25, 508],
    TUN: [307, 503],
    ALE: [648, 507],
  },
};

const TWELVE: Sheet = {
  width: 984,
  height: 706,
  tile: [168, 184],
  at: {
    POR: [24, 32],
    MAR: [228, 27],
    VEN: [433, 36],
    CON: [636, 28],
    LIS: [22, 270],
    VAL: [236, 266],
    NAP: [464, 261],
    ATH: [698, 270],
    CAN: [28, 508],
    TAN: [246, 503],
    TUN: [474, 507],
    ALE: [712, 504],
  },
};

/** Layout for charts without the bank. */
const NINE_CLOSE: Sheet = {
  width: 390,
  height: 520,
  tile: [103, 132],
  at: {
    MAR: [13, 25],
    VEN: [141, 32],
    CON: [273, 24],
    VAL: [10, 196],
    NAP: [147, 191],
    ATH: [276, 198],
    TAN: [13, 373],
    TUN: [139, 369],
    ALE: [272, 375],
  },
};

const TWELVE_CLOSE: Sheet = {
  width: 390,
  height: 520,
  tile: [86, 136],
  at: {
    POR: [7, 24],
    MAR: [104, 21],
    VEN: [198, 28],
    CON: [294, 22],
    LIS: [5, 196],
    VAL: [101, 192],
    NAP: [199, 189],
    ATH: [297, 195],
    CAN: [8, 368],
    TAN: [103, 364],
    TUN: [197, 370],
    ALE: [295, 366],
  },
};

/** Height below which tiles take a larger part of it: text must stay legible, water may shrink. */
const LOW = 660;
const partOfHeight = (part: number, height: number): number =>
  part + 0.014 * Math.min(1, Math.max(0, (LOW - height) / 180));

/** Returns the places of all tiles in pixels; western ones only with extra cities. */
export function placesOn({ width, height, west, bank }: ChartSize): ReadonlyMap<string, TilePlace> {
  const sheet = bank ? (west ? TWELVE : NINE) : west ? TWELVE_CLOSE : NINE_CLOSE;
  const [tileWidth, tileHeight] = sheet.tile;
  const w = Math.round((tileWidth / sheet.width) * width);
  const h = Math.round(partOfHeight(tileHeight / sheet.height, height) * height);
  // Free space keeps its proportions, so that larger tiles stay on the sheet.
  const part = ([x, y]: readonly [number, number]) =>
    [(x / (sheet.width - tileWidth)) * (width - w), (y / (sheet.height - tileHeight)) * (height - h)] as const;
  return new Map(
    Object.entries(sheet.at).map(([city, at]) => {
      const [x, y] = part(at);
      return [city, new TilePlace(Math.round(x), Math.round(y), w, h)];
    }),
  );
}

/** Returns the place of the bank: in Asia, east of Constantinople and north of Athens. */
export function bankPlace({ width }: ChartSize, places: ReadonlyMap<string, TilePlace>): TilePlace | null {
  const constantinople = places.get('CON');
  const athens = places.get('ATH');
  if (!constantinople || !athens) return null;
  const left = constantinople.r + Math.max(15, Math.round(width * 0.03));
  const top = Math.max(10, constantinople.t - 8);
  return new TilePlace(left, top, width - 9 - left, athens.t - top - 12);
}

/** A tile's place on the chart: top left corner and size. */
export class TilePlace {
  readonly l: number;
  readonly t: number;
  readonly w: number;
  readonly h: number;

  constructor(l: number, t: number, w: number, h: number) {
    this.l = l;
    this.t = t;
    this.w = w;
    this.h = h;
  }

  get r(): number {
    return this.l + this.w;
  }

  get b(): number {
    return this.t + this.h;
  }

  /** Returns a point across its width; `part` from 0 to 1. */
  x(part: number): number {
    return this.l + part * this.w;
  }

  /** Returns a point down its height; `part` from 0 to 1. */
  y(part: number): number {
    return this.t + part * this.h;
  }

  /** Returns the place scaled with the chart. */
  times(scale: number): TilePlace {
    return new TilePlace(this.l * scale, this.t * scale, this.w * scale, this.h * scale);
  }
}

/** Reference for points of the chart: the sheet and the tiles of all twelve cities. */
export interface ChartGround {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<string, TilePlace>;
  /** Width of the straits relative to the original layout, at most 1. */
  readonly narrow: number;
}

/**
 * `CON.r-14`, `NAP.66`, `VEN|CON+6` (between two tiles), `VAL|TAN.6`, `W-42`, `B+11` (the Bosporus), `0+36`; `k` scales
 * with narrow straits.
 */
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

/** Parses a point, `x,y`; a trailing `!` puts it out of sight. */
export function pointOn(ground: ChartGround, text: string): ShorePoint {
  const [x = '', y = ''] = text.replace('!', '').split(',');
  const at = [along(ground, x, true), along(ground, y, false)] as const;
  return text.endsWith('!') ? [...at, 1] : at;
}

/** Parses a line of points. */
export const pointsOn = (ground: ChartGround, text: string): readonly ShorePoint[] =>
  text.split(' ').map((one) => pointOn(ground, one));
