import { lazy } from 'preact-iso';

const loads: (() => Promise<unknown>)[] = [];

/** A part of the page that comes in a file of its own, fetched when it is first shown. */
export function late<T>(load: () => Promise<T>): T {
  loads.push(load);
  return lazy(load);
}

/** Fetches every part there is, so that nothing is missing when the network is gone; one that fails is fetched when it is shown. */
export async function fetchParts(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}
