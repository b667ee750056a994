/** Distance of two colours to different eyes: CIEDE2000 after the simulation of Machado, Oliveira and Fernandes (2009). */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const IDENTITY: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** Severity 1.0; they work on linear RGB. */
const PROTAN: Matrix = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
];
const DEUTAN: Matrix = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];
const TRITAN: Matrix = [
  [1.255528, -0.076749, -0.178779],
  [-0.078411, 0.930809, 0.147602],
  [0.004733, 0.691367, 0.3039],
];
const GREY: Matrix = [
  [0.2126, 0.7152, 0.0722],
  [0.2126, 0.7152, 0.0722],
  [0.2126, 0.7152, 0.0722],
];

export const EYES = { normal: IDENTITY, protan: PROTAN, deutan: DEUTAN, tritan: TRITAN, grey: GREY } as const;
export type Eye = keyof typeof EYES;

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function linearRgb(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linear((value >> 16) / 255), linear(((value >> 8) & 255) / 255), linear((value & 255) / 255)];
}

const dot = (row: Triple, v: Triple): number => row[0] * v[0] + row[1] * v[1] + row[2] * v[2];
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function seen(hex: string, eye: Eye): Triple {
  const rgb = linearRgb(hex);
  const [r, g, b] = EYES[eye];
  return [clamp(dot(r, rgb)), clamp(dot(g, rgb)), clamp(dot(b, rgb))];
}

function lab(rgb: Triple): Triple {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f(dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047);
  const y = f(dot([0.2126729, 0.7151522, 0.072175], rgb));
  const z = f(dot([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const hueOf = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** CIEDE2000 of two colours in CIELAB. */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7)));
  const p1 = (1 + g) * a1;
  const p2 = (1 + g) * a2;
  const c1 = Math.hypot(p1, b1);
  const c2 = Math.hypot(p2, b2);
  const h1 = hueOf(p1, b1);
  const h2 = hueOf(p2, b2);
  const apart = Math.abs(h1 - h2) > 180;
  const turn = c1 * c2 === 0 ? 0 : apart ? (h2 > h1 ? h2 - h1 - 360 : h2 - h1 + 360) : h2 - h1;
  const dl = l2 - l1;
  const dc = c2 - c1;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2));
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = c1 * c2 === 0 ? h1 + h2 : apart ? (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2 : (h1 + h2) / 2;
  const t =
    1 -
    0.17 * Math.cos(rad(h - 30)) +
    0.24 * Math.cos(rad(2 * h)) +
    0.32 * Math.cos(rad(3 * h + 6)) -
    0.2 * Math.cos(rad(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * (dc / sc) * (dh / sh));
}

/** Returns the distance between two colours (`#rrggbb`) as an eye sees them. */
export function apart(one: string, other: string, eye: Eye): number {
  return ciede2000(lab(seen(one, eye)), lab(seen(other, eye)));
}

/** The lightness (CIE L*) of a colour. */
export const lightness = (hex: string): number => lab(linearRgb(hex))[0];

/** The contrast of two colours as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => dot([0.2126, 0.7152, 0.0722], linearRgb(hex)));
  return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05);
}
