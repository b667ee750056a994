import { createServer } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { Visitor } from './browser.ts';

/** Entries of these kinds are told from 16 ms on; what was quicker counts as 16. */
const LEAST_TOLD = 16;

/** How long it took from each click or key to what was painted next, in milliseconds, ascending. */
export async function clickToPaint(page: Page): Promise<readonly number[]> {
  const told = await page.evaluate(() => Object.values(window.levantePaints ?? {}));
  const all = await page.evaluate(() => Reflect.get(performance, 'interactionCount'));
  const untold = typeof all === 'number' ? Math.max(0, all - told.length) : 0;
  return [...told, ...Array.from({ length: untold }, () => LEAST_TOLD)].sort((a, b) => a - b);
}

declare global {
  interface Window {
    /** By the number of the interaction: the longest of its events. */
    levantePaints?: Record<string, number>;
    levanteTasks?: number[];
  }
}

/** Notes from the first moment of every page how long clicks take, and which tasks are long. */
export async function watchSpeed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.levantePaints = {};
    window.levanteTasks = [];
    const paints = window.levantePaints;
    const tasks = window.levanteTasks;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = Reflect.get(entry, 'interactionId');
        if (typeof id === 'number' && id > 0) paints[id] = Math.max(paints[id] ?? 0, entry.duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** The longest task while a page opens, in milliseconds, with the processor slowed so many times; 0 where none took 50. */
export async function longestTask(
  browser: Browser,
  server: string,
  visit: { address(page: Page): Promise<string>; stands(page: Page): Promise<void> },
  slowed: number,
): Promise<number> {
  const visitor = await Visitor.come(browser, server);
  const { page } = visitor;
  await watchSpeed(page);
  const address = await visit.address(page);
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.goto(address);
  await visit.stands(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const tasks = await page.evaluate(() => window.levanteTasks ?? []);
  await visitor.close();
  return Math.max(0, ...tasks);
}

/** When a page has painted what it has drawn. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** The value below which such a share of ascending values lies. */
export function quantile(values: readonly number[], share: number): number {
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
