import { PortionQueue } from '@levante/table/ui/portions.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page of which a test says when it is painted, and how long drawing takes. */
class Painting {
  #frames: (() => void)[] = [];
  now = 0;

  constructor() {
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => this.#frames.push(draw));
    vi.stubGlobal('cancelAnimationFrame', () => {});
    vi.stubGlobal('performance', { now: () => this.now });
  }

  /** Paints once, and lets everything happen that comes after it. */
  async paint(): Promise<void> {
    for (const draw of this.#frames.splice(0)) draw();
    await vi.advanceTimersByTimeAsync(0);
  }
}

describe('the parts of a page that opens', () => {
  let page: Painting;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page = new Painting();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const queueWith = (drawn: string[], ms: number, names: readonly string[], last: readonly string[] = []) => {
    const queue = new PortionQueue();
    const draw = (name: string) => () => {
      page.now += ms;
      drawn.push(name);
    };
    for (const name of last) queue.wait(draw(name), true);
    for (const name of names) queue.wait(draw(name), false);
    return { queue, draw };
  };

  it('are drawn one at a time if each takes long, with a paint after each', async () => {
    const drawn: string[] = [];
    const { queue } = queueWith(drawn, 30, ['players', 'hand', 'turn']);
    queue.start();
    expect(drawn).toEqual([]);
    const seen: string[] = [];
    for (let i = 0; i < 3; i++) {
      await page.paint();
      seen.push(drawn.join());
    }
    expect(seen).toEqual(['players', 'players,hand', 'players,hand,turn']);
    expect(queue.busy.value).toBe(true);
    await page.paint();
    expect(queue.busy.value).toBe(false);
  });

  it('are drawn together if they take no time, and parts that fill the remaining space last', async () => {
    const drawn: string[] = [];
    const { queue, draw } = queueWith(drawn, 0, ['players', 'hand'], ['chart']);
    queue.start();
    await page.paint();
    expect(drawn).toEqual(['players', 'hand']);
    await page.paint();
    queue.wait(draw('city'), false);
    await page.paint();
    expect(drawn).toEqual(['players', 'hand', 'chart', 'city']);
    await page.paint();
    expect(queue.busy.value).toBe(false);
  });

  it('are drawn on a hidden page too, which is never painted', async () => {
    const drawn: string[] = [];
    const { queue } = queueWith(drawn, 30, ['players', 'hand']);
    queue.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(drawn).toEqual(['players', 'hand']);
    expect(queue.busy.value).toBe(false);
  });

  it('are not drawn if removed before their turn, and are queued again when the page reopens', async () => {
    const drawn: string[] = [];
    const { queue, draw } = queueWith(drawn, 0, []);
    const close = queue.start();
    queue.wait(draw('gone'), false)();
    await page.paint();
    await page.paint();
    expect(drawn).toEqual([]);
    expect(queue.busy.value).toBe(false);
    close();
    expect(queue.busy.value).toBe(true);
  });
});
