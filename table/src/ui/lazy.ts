import { lazy } from 'preact-iso';

const loads: (() => Promise<unknown>)[] = [];

/** Code that comes in a file of its own, fetched when it is first asked for. */
export function lazyModule<T>(load: () => Promise<T>): () => Promise<T> {
  loads.push(load);
  return load;
}

/** A part of the page that comes in a file of its own, fetched when it is first shown. */
export function lazyComponent<T>(load: () => Promise<T>): T {
  return lazy(lazyModule(load));
}

/**
 * Fetches everything that comes late, also what only then is known to, so that nothing is missing when the network is
 * gone. What fails is fetched when it is asked for.
 */
export async function fetchAll(): Promise<void> {
  for (let done = 0; done < loads.length; ) {
    const next = loads.slice(done);
    done = loads.length;
    await Promise.allSettled(next.map((load) => load()));
  }
}
