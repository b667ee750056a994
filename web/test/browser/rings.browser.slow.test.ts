import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { visitGallery } from './lib/gallery-visit.ts';

/** Minimum contrast of shapes with adjacent colours (WCAG 1.4.11). */
const MIN_CONTRAST = 3;

/** Contrast of each ring with the colours inside and outside it, whichever is lower. */
type Contrasts = Readonly<Record<string, number>>;

interface Ringed {
  readonly selector: string;
  /** Attribute that identifies these elements. */
  readonly name: string;
  readonly round: boolean;
}

/** Measures the contrast of rings in a screenshot, in the middle of a few places of each. */
async function measured(page: Page, ringed: Ringed): Promise<Contrasts> {
  const png = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ picture, selector, name, round }) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const drawing = canvas.getContext('2d');
      if (!drawing) throw new Error('nothing can be drawn');
      drawing.drawImage(bitmap, 0, 0);
      type Colour = readonly [number, number, number];
      const at = (x: number, y: number): Colour => {
        const [r = 0, g = 0, b = 0] = drawing.getImageData(Math.round(x), Math.round(y), 1, 1).data;
        return [r, g, b];
      };
      const probe = document.createElement('i');
      probe.style.color = 'var(--verd)';
      document.body.append(probe);
      const [r = 0, g = 0, b = 0] = (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number);
      probe.remove();
      const verd: Colour = [r, g, b];
      const light = (colour: Colour): number => {
        const [red = 0, green = 0, blue = 0] = colour.map((one) => {
          const part = one / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const apart = (one: Colour, other: Colour): number => {
        const a = light(one);
        const c = light(other);
        return (Math.max(a, c) + 0.05) / (Math.min(a, c) + 0.05);
      };
      const isRing = (colour: Colour) => colour.every((one, i) => Math.abs(one - (verd[i] ?? 0)) < 8);
      /** Along a line outward: the ring's first and last pixel, and those two pixels beyond. */
      const along = (x: number, y: number, dx: number, dy: number): number | null => {
        const line = Array.from({ length: 34 }, (_, i) => at(x + dx * (i - 17), y + dy * (i - 17)));
        const first = line.findIndex(isRing);
        if (first < 2) return null;
        let last = first;
        while (last + 1 < line.length && isRing(line[last + 1] ?? verd)) last += 1;
        const inside = line[first - 2];
        const outside = line[last + 2];
        return inside && outside ? Math.min(apart(verd, inside), apart(verd, outside)) : null;
      };
      const found: Record<string, number> = {};
      for (const thing of document.querySelectorAll<HTMLElement>(selector)) {
        const box = thing.getBoundingClientRect();
        const cx = box.x + box.width / 2;
        const cy = box.y + box.height / 2;
        const seen: number[] = [];
        for (let i = 0; i < 24; i++) {
          const sin = Math.sin((i * Math.PI) / 12);
          const cos = Math.cos((i * Math.PI) / 12);
          const edge = (i % 6) / 6 + 1 / 12;
          const side = Math.floor(i / 6);
          const value = round
            ? along(cx + (cos * box.width) / 2, cy + (sin * box.width) / 2, cos, sin)
            : side < 2
              ? along(box.x + box.width * edge, side === 0 ? box.y : box.bottom, 0, side === 0 ? -1 : 1)
              : along(side === 2 ? box.x : box.right, box.y + box.height * edge, side === 2 ? -1 : 1, 0);
          if (value !== null) seen.push(value);
        }
        seen.sort((one, other) => one - other);
        // Numbers, ships and tags cover parts of it.
        const middle = seen.length >= 8 ? (seen[Math.floor(seen.length / 2)] ?? 0) : 0;
        const key = thing.getAttribute(name) ?? '';
        found[key] = Math.max(found[key] ?? 0, middle);
      }
      return found;
    },
    { picture: png, ...ringed },
  );
}

describe('rings', () => {
  for (const theme of ['light', 'dark'] as const) {
    it(`of Golden Horn stand out from all six goods: ${theme}`, async ({ browser }) => {
      await visitGallery(browser, '/golden-horn.html?fixture=opening', { touch: true, theme }, async (page) => {
        for (const space of await page.locator('.gh-space').all())
          await space.evaluate((element) => element.setAttribute('data-sign', 'legal'));
        const found = await measured(page, { selector: '.gh-space', name: 'data-colour', round: true });
        expect(Object.keys(found).sort()).toEqual(['blue', 'green', 'orange', 'pink', 'red', 'yellow']);
        for (const [colour, contrast] of Object.entries(found))
          expect(contrast, colour).toBeGreaterThanOrEqual(MIN_CONTRAST);
      });
    });

    it(`of El Capitán stand out from city and sea: ${theme}`, async ({ browser }) => {
      await visitGallery(browser, '/?fixture=build', { width: 1440, height: 900, theme }, async (page) => {
        const found = await measured(page, { selector: '.tile[data-sign]', name: 'data-sign', round: false });
        expect(Object.keys(found).length).toBeGreaterThan(0);
        for (const [sign, contrast] of Object.entries(found))
          expect(contrast, sign).toBeGreaterThanOrEqual(MIN_CONTRAST);
      });
    });
  }
});
