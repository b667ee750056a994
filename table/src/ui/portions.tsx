import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect, useMemo, useState } from 'preact/hooks';

/** Time for rendering portions before each paint, in milliseconds. */
const AT_A_TIME = 8;
/** Timeout for pages in the background, which get no frames, in milliseconds. */
const NO_FRAME = 120;

/** Resolves after the next paint and all waiting input events. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setTimeout(resolve);
    };
    const frame = requestAnimationFrame(done);
    const timer = setTimeout(done, NO_FRAME);
  });
}

/** Queue of portions to render, in order: as many as fit before each paint, at least one. */
export class PortionQueue {
  readonly #busy: Signal<boolean> = signal(true);
  /** Whether new portions have to wait. */
  readonly busy: ReadonlySignal<boolean> = this.#busy;
  readonly #waiting: (() => void)[] = [];
  /** Portions that take the space left by all others. */
  readonly #last: (() => void)[] = [];
  #running = false;

  /** Renders all waiting portions. Returns a function that makes the next page gradual again. */
  start(): () => void {
    if (!this.#running) void this.#run();
    return () => {
      this.#busy.value = true;
    };
  }

  /** Queues a portion. Returns a function that removes it. */
  wait(draw: () => void, last: boolean): () => void {
    const list = last ? this.#last : this.#waiting;
    list.push(draw);
    return () => {
      const at = list.indexOf(draw);
      if (at >= 0) list.splice(at, 1);
    };
  }

  async #run(): Promise<void> {
    this.#running = true;
    await painted();
    for (;;) {
      const next = this.#waiting.length > 0 ? this.#waiting : this.#last;
      if (next.length === 0) break;
      const end = performance.now() + AT_A_TIME;
      do {
        next.shift()?.();
        // A rendered portion may contain further ones.
        await null;
      } while (next.length > 0 && performance.now() < end);
      await painted();
    }
    this.#running = false;
    this.#busy.value = false;
  }
}

const CurrentQueue = createContext<PortionQueue | null>(null);

/**
 * Renders a page portion by portion, so that it is painted and responds to clicks in between. Later changes are rendered
 * immediately.
 */
export function Gradually({ children }: { readonly children: ComponentChildren }) {
  const queue = useMemo(() => new PortionQueue(), []);
  useLayoutEffect(() => queue.start(), [queue]);
  return <CurrentQueue.Provider value={queue}>{children}</CurrentQueue.Provider>;
}

interface PortionProps {
  readonly children: ComponentChildren;
  /** Whether it is rendered after all others, because it takes the space they leave. */
  readonly last?: boolean;
}

/** A part of a page that is rendered separately while the page opens. */
export function Portion({ children, last = false }: PortionProps) {
  const queue = useContext(CurrentQueue);
  const [drawn, setDrawn] = useState(() => !queue?.busy.peek());
  useLayoutEffect(() => (drawn || !queue ? undefined : queue.wait(() => setDrawn(true), last)), []);
  return drawn ? children : null;
}

/** Starts rendering the portions of a page. Returns whether some are left. */
export function useGradual(): boolean {
  const queue = useContext(CurrentQueue);
  useLayoutEffect(() => queue?.start(), [queue]);
  return queue?.busy.value ?? false;
}
