import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLooking, LEFT_MS } from '../src/hosts/server/looking.ts';

/** A document whose page is shown and hidden by a test. */
class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  set(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('looking at a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends when the page has been hidden for some seconds, and begins when it is visible', () => {
    const page = new FakePage();
    const changed: boolean[] = [];
    const looking = followLooking(page, () => changed.push(looking.isLooking()));
    page.set('hidden');
    vi.advanceTimersByTime(LEFT_MS - 1);
    expect([looking.isLooking(), changed]).toEqual([true, []]);
    vi.advanceTimersByTime(1);
    expect(changed).toEqual([false]);
    page.set('visible');
    expect(changed).toEqual([false, true]);
    looking.stop();
  });

  it('does not change while the page is hidden for a moment', () => {
    const page = new FakePage();
    const changed = vi.fn();
    const looking = followLooking(page, changed);
    for (const state of ['hidden', 'visible', 'hidden', 'visible'] as const) {
      page.set(state);
      vi.advanceTimersByTime(LEFT_MS - 1);
    }
    vi.advanceTimersByTime(2 * LEFT_MS);
    expect(changed).not.toHaveBeenCalled();
    looking.stop();
  });

  it('is not followed after the match is left', () => {
    const page = new FakePage();
    const changed = vi.fn();
    const looking = followLooking(page, changed);
    page.set('hidden');
    looking.stop();
    vi.advanceTimersByTime(LEFT_MS);
    page.set('visible');
    expect(changed).not.toHaveBeenCalled();
  });

  it('is not assumed of a page that opens in the background', () => {
    const page = new FakePage();
    page.visibilityState = 'hidden';
    expect(followLooking(page, () => {}).isLooking()).toBe(false);
  });
});
