import { createServer } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { Visitor } from './browser.ts';

/** Shortest duration that browsers report, in milliseconds; quicker events count as this. */
const MIN_REPORTED_MS = 16;

/** Returns the time from each click or key to the next paint in milliseconds, ascending. */
export async function clickToPaint(page: Page): Promise<readonly number[]> {
  const reported = await page.evaluate(() => Object.values(window.levantePaints ?? {}));
  const all = await page.evaluate(() => Reflect.get(performance, 'interactionCount'));
  const unreported = typeof all === 'number' ? Math.max(0, all - reported.length) : 0;
  return [...reported, ...Array.from({ length: unreported }, () => MIN_REPORTED_MS)].sort((a, b) => a - b);
}

declare global {
  interface Window {
    /** Longest event of each interaction, by interaction id. */
    levantePaints?: Record<string, number>;
    levanteTasks?: number[];
  }
}

/** Records interaction times and long tasks from the first moment of every page. */
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

/** Returns the longest task while a page opens in milliseconds, with the CPU slowed by a factor; 0 if none took 50. */
export async function longestTask(
  browser: Browser,
  server: string,
  visit: { address(page: Page): Promise<string>; stands(page: Page): Promise<void> },
  slowed: number,
): Promise<number> {
  const visitor = await Visitor.open(browser, server);
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

/** Waits until a page has painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Returns the quantile of ascending values. */
export function quantile(values: readonly number[], share: number): number {
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
