import { describe, expect, it } from 'vitest';
import { besideArea } from '../src/lesson/spotlight.ts';

const VIEW = { width: 1440, height: 900 };
const PANEL = { width: 430, height: 400 };

describe("the place of the pilot's panel", () => {
  it('is beside the highlighted area', () => {
    const area = { left: 600, top: 300, width: 200, height: 200 };
    expect(besideArea(area, PANEL, VIEW, false)).toMatchObject({ side: 'right', left: 818 });
  });

  it('is low while others play, so that their turns are seen, and high otherwise', () => {
    expect(besideArea(null, PANEL, VIEW, true).top).toBe(490);
    expect(besideArea(null, PANEL, VIEW, false).top).toBe(54);
  });

  it('is inside the window, however low that is', () => {
    expect(besideArea(null, PANEL, { width: 1440, height: 420 }, false).top).toBe(10);
  });
});
