import { readFileSync } from 'node:fs';
import { COLOURS } from '@levante/golden-horn/rules';
import { describe, expect, it } from 'vitest';
import { apart, ciede2000, contrast, EYES, type Eye, lightness } from './colour-vision.ts';

const css = readFileSync(new URL('../../table/art/style.css', import.meta.url), 'utf8');

/** The value of a token, in every theme that sets it. */
function valuesOf(name: string): readonly string[] {
  const set = [...css.matchAll(new RegExp(`--${name}: ([^;]+);`, 'g'))].map((found) => found[1] ?? '');
  return set.flatMap((value) => value.match(/#[0-9a-f]{6}/g) ?? []);
}

const pigment = (colour: string): string => valuesOf(`good-${colour}`)[0] ?? '';
const pairs = COLOURS.flatMap((one, i) => COLOURS.slice(i + 1).map((other) => [one, other] as const));
/** 1 is the smallest visible difference side by side; 10 is obvious at a glance. */
const LEAST: { readonly [E in Eye]: number } = { normal: 25, protan: 14, deutan: 14, tritan: 12, grey: 9 };

describe('the colours of the six goods', () => {
  it('have one value each, the same in the light and the dark theme', () => {
    for (const colour of COLOURS) expect(valuesOf(`good-${colour}`), colour).toHaveLength(1);
    expect(new Set(COLOURS.map(pigment)).size).toBe(6);
  });

  for (const eye of Object.keys(EYES).filter((name): name is Eye => name in EYES)) {
    it(`are distinguishable for ${eye} eyes`, () => {
      for (const [one, other] of pairs) {
        expect(apart(pigment(one), pigment(other), eye), `${one} and ${other}`).toBeGreaterThanOrEqual(LEAST[eye]);
      }
    });
  }

  it('are distinguishable by lightness alone', () => {
    const steps = COLOURS.map((colour) => lightness(pigment(colour))).sort((a, b) => a - b);
    for (const [i, step] of steps.entries()) if (i > 0) expect(step - (steps[i - 1] ?? 0)).toBeGreaterThan(8);
  });

  it('have a symbol in a contrasting colour', () => {
    for (const colour of COLOURS) {
      const ink = valuesOf(`good-${colour}-ink`)[0] ?? '';
      expect(contrast(ink, pigment(colour)), colour).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('have an outline that contrasts with every background', () => {
    const grounds = {
      light: ['#fbf6e8', '#dde8e2', '#f1e4c6', '#d3dfd9'],
      dark: ['#2a241c', '#18364a', '#4a3e2f', '#10273a'],
    };
    const [light = '', dark = ''] = new Set(valuesOf('good-line'));
    for (const ground of grounds.light) expect(contrast(light, ground), ground).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds.dark) expect(contrast(dark, ground), ground).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the colour difference', () => {
  it('has the published values', () => {
    // From the test data of Sharma, Wu and Dalal (2005).
    expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
    expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
    expect(ciede2000([50, 2.49, -0.001], [50, -2.49, 0.0011])).toBeCloseTo(7.2195, 4);
  });
});
