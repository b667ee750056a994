import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type ComponentType, createElement, type FunctionComponent } from 'preact';
import { wordsReady } from '../words/language.ts';
import { lookForNewVersion } from './new-version.ts';

/** Every part known so far, for `fetchAll`. */
const parts: (() => Promise<unknown>)[] = [];

/**
 * Returns a function that fetches a part of the client (a page, a game, a large feature) once, with its words in the
 * reader's language. After a failure the next call tries again, and the client checks whether the server has a new
 * version.
 */
export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | null = null;
  const fetchPart = (): Promise<T> => {
    fetched ??= loadWithWords(load).catch(async (error: unknown) => {
      fetched = null;
      await lookForNewVersion();
      throw error;
    });
    return fetched;
  };
  parts.push(fetchPart);
  return fetchPart;
}

async function loadWithWords<T>(load: () => Promise<T>): Promise<T> {
  const part = await load();
  await wordsReady();
  return part;
}

/** Parts of the open page that could not be fetched. */
const missing = signal<readonly (() => Promise<unknown>)[]>([]);

/** Whether a part of the open page could not be fetched. */
export const isPartMissing: ReadonlySignal<boolean> = computed(() => missing.value.length > 0);

/** Fetches a part of the open page. Never rejects: after a failure the page offers to try again. */
export async function fetchShown(part: () => Promise<unknown>): Promise<void> {
  try {
    await part();
  } catch {
    if (!missing.peek().includes(part)) missing.value = [...missing.peek(), part];
  }
}

/**
 * Fetches the missing parts again. Some browsers request a failed module only once per page, so `reload` is called if
 * parts are still missing.
 */
export async function fetchMissing(reload: () => Promise<void>): Promise<void> {
  const again = missing.value;
  missing.value = [];
  await Promise.all(again.map(fetchShown));
  if (isPartMissing.value) await reload();
}

/** Reloads the page if the server can be reached; otherwise it stays as it is. A draft survives the reload. */
export async function reloadIfThere(): Promise<void> {
  const isThere = await fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.reload();
}

/** Parts to fetch as soon as the page is used, so that a click on their content does not wait; null once they are. */
let early: (() => Promise<unknown>)[] | null = null;

const USE = ['pointermove', 'pointerdown', 'keydown'] as const;

function fetchEarly(): void {
  for (const type of USE) removeEventListener(type, fetchEarly);
  for (const fetchPart of early ?? []) fetchPart().catch(() => undefined);
  early = null;
}

function fetchOnUse(part: () => Promise<unknown>): void {
  if (early === null && 'addEventListener' in globalThis) {
    early = [];
    for (const type of USE) addEventListener(type, fetchEarly, { passive: true });
  }
  early?.push(part);
}

/** A part of the client that is loaded on first use. */
export interface LazyPart<T> {
  /** Returns the part; null until it is loaded. The first call fetches it. */
  (): T | null;
  fetch(): Promise<void>;
}

/**
 * Returns a reader of a part. With `early` the part is fetched as soon as the page is used, otherwise on the first
 * read.
 */
export function lazyPart<T>(load: () => Promise<T>, when?: 'early'): LazyPart<T> {
  const held = signal<{ readonly part: T } | null>(null);
  const part = lazy(load);
  const fetchPart = async () => {
    held.value ??= { part: await part() };
  };
  if (when === 'early') fetchOnUse(fetchPart);
  let isRequested = false;
  const read = () => {
    if (held.value === null && !isRequested) {
      isRequested = true;
      void fetchShown(fetchPart);
    }
    return held.value?.part ?? null;
  };
  return Object.assign(read, { fetch: fetchPart });
}

/** Returns a component that loads on first use and renders nothing before. */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  when?: 'early',
): FunctionComponent<P> {
  const part = lazyPart(load, when);
  return (props) => {
    const Component = part();
    return Component && createElement(Component, props);
  };
}

/**
 * Fetches every part, including parts registered meanwhile, for use without a network. A part that fails is fetched
 * when it is needed.
 */
export async function fetchAll(): Promise<void> {
  for (let done = 0; done < parts.length; ) {
    const next = parts.slice(done);
    done = parts.length;
    await Promise.allSettled(next.map((fetchPart) => fetchPart()));
  }
}

/** Memoises a factory. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
