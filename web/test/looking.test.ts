import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLooking, LEFT_MS, SIGN_MS } from '../src/hosts/server/looking.ts';
import { FakePage } from './lib/fake-browser.ts';

describe('the report that a page is being looked at', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Follows a page, and collects its signs. */
  function followed(page = new FakePage()) {
    const signs: boolean[] = [];
    const stop = followLooking(page, page.window, (isLooking) => signs.push(isLooking));
    return { page, signs, stop };
  }

  it('is sent when the page opens and every 20 seconds while it is visible', () => {
    const { signs, stop } = followed();
    expect(signs).toEqual([true]);
    vi.advanceTimersByTime(3 * SIGN_MS);
    expect(signs).toEqual([true, true, true, true]);
    stop();
  });

  it('is withdrawn when the page has been hidden for some seconds, and sent when it is visible again', () => {
    const { page, signs, stop } = followed();
    page.set('hidden');
    vi.advanceTimersByTime(LEFT_MS - 1);
    expect(signs).toEqual([true]);
    vi.advanceTimersByTime(3 * SIGN_MS);
    expect(signs).toEqual([true, false]);
    page.set('visible');
    expect(signs).toEqual([true, false, true]);
    stop();
  });

  it('is not withdrawn while the page is hidden for a moment', () => {
    const { page, signs, stop } = followed();
    for (const state of ['hidden', 'visible', 'hidden', 'visible'] as const) {
      page.set(state);
      vi.advanceTimersByTime(LEFT_MS - 1);
    }
    expect(signs).not.toContain(false);
    stop();
  });

  it('is withdrawn once when the match is left, and not sent again', () => {
    const { page, signs, stop } = followed();
    page.set('hidden');
    stop();
    vi.advanceTimersByTime(SIGN_MS);
    page.set('visible');
    expect(signs).toEqual([true, false]);
  });

  it('is withdrawn when the reader goes to another page, and sent when they return', () => {
    const { page, signs, stop } = followed();
    page.leave();
    expect(signs).toEqual([true, false]);
    page.wakeUp();
    expect(signs).toEqual([true, false, true]);
    stop();
  });

  it('is sent again soon after the computer has slept', () => {
    const { signs, stop } = followed();
    // A page's own time may stand still meanwhile.
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(5000);
    expect(signs).toEqual([true, true]);
    stop();
  });

  it('is not sent by a page that opens in the background', () => {
    const page = new FakePage();
    page.visibilityState = 'hidden';
    const { signs, stop } = followed(page);
    vi.advanceTimersByTime(SIGN_MS);
    stop();
    expect(signs).toEqual([]);
  });
});
