import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type ComponentType, createElement, type FunctionComponent } from 'preact';
import { wordsReady } from '../words/language.ts';

const loads: (() => Promise<unknown>)[] = [];

/** Code that comes in a file of its own, fetched when it is first asked for, with what it says in the reader's language. */
export function lazyModule<T>(load: () => Promise<T>): () => Promise<T> {
  const loadWithWords = async () => {
    const part = await load();
    await wordsReady();
    return part;
  };
  loads.push(loadWithWords);
  return loadWithWords;
}

/** What could not be fetched, as what fetches it again. */
const missing = signal<readonly (() => Promise<void>)[]>([]);

/** Whether a part of the page was asked for and could not be fetched. */
export const isPartMissing: ReadonlySignal<boolean> = computed(() => missing.value.length > 0);

/**
 * Fetches again what could not be fetched. Some browsers ask for a module that has failed only once in the life of a page:
 * what is still missing then is left to `renew`.
 */
export async function fetchMissing(renew: () => Promise<void>): Promise<void> {
  const again = missing.value;
  missing.value = [];
  await Promise.all(again.map((fetch) => fetch()));
  if (isPartMissing.value) await renew();
}

/** Loads the page anew if it can be fetched; else it stays as it is. A draft is kept over that. */
export async function reloadIfThere(): Promise<void> {
  const isThere = await fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.reload();
}

/** What somebody who begins to point at things is likely to need next. */
const likely: LatePart<unknown>[] = [];

/** Fetches what is likely to be needed next. */
export function fetchLikely(): void {
  for (const part of likely.splice(0)) void part.ask();
}

/** A part of the page that comes in a file of its own: whoever reads it asks for it, and has it as soon as it is there. */
export class LatePart<T> {
  readonly #load: () => Promise<T>;
  readonly #part: Signal<T | null> = signal(null);
  #asked: Promise<void> | null = null;

  /** A likely part is fetched as soon as somebody begins to point at things. */
  constructor(load: () => Promise<T>, when: 'asked' | 'likely' = 'asked') {
    this.#load = lazyModule(load);
    if (when === 'likely') likely.push(this);
  }

  /** The part; null until it has come. What reads this in a component or a computation is told when it has. */
  get value(): T | null {
    void this.ask();
    return this.#part.value;
  }

  /** The part, if it has come; what reads only this does not ask for it, and is told when it has come for another's sake. */
  get come(): T | null {
    return this.#part.value;
  }

  /** Fetches the part, if nobody has; done when it is there, or when it is known to be missing. */
  ask(): Promise<void> {
    this.#asked ??= this.#load().then(
      (part) => {
        this.#part.value = part;
      },
      () => {
        missing.value = [...missing.peek(), () => this.#again()];
      },
    );
    return this.#asked;
  }

  #again(): Promise<void> {
    this.#asked = null;
    return this.ask();
  }
}

/** A part of the page that comes in a file of its own, fetched when it is first shown; nothing is seen of it before. */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  when: 'asked' | 'likely' = 'asked',
): FunctionComponent<P> {
  const late = new LatePart(load, when);
  return (props) => {
    const Part = late.value;
    return Part && createElement(Part, props);
  };
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
