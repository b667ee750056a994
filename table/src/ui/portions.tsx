import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect, useMemo, useState } from 'preact/hooks';

/** So long portions are drawn one after the other before the page is painted, in milliseconds. */
const AT_A_TIME = 8;
/** A page that is not looked at has no frames: then it goes on after so many milliseconds. */
const NO_FRAME = 120;

/** When what has been drawn is on the screen, and whatever waited, a click say, has been heard. */
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

/** Portions that wait to be drawn, in the order in which they came: as many as fit before each paint, one at least. */
export class PortionQueue {
  readonly #busy: Signal<boolean> = signal(true);
  /** Whether what comes now waits; what comes later is drawn at once. */
  readonly busy: ReadonlySignal<boolean> = this.#busy;
  readonly #waiting: (() => void)[] = [];
  /** Those that take the room which all others leave. */
  readonly #last: (() => void)[] = [];
  #running = false;

  /** From now on all that waits is drawn; gives what makes the next page open gradually again. */
  start(): () => void {
    if (!this.#running) void this.#run();
    return () => {
      this.#busy.value = true;
    };
  }

  /** Lets a portion wait until it is drawn; gives what lets it be. */
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
        // What was drawn may bring portions of its own.
        await null;
      } while (next.length > 0 && performance.now() < end);
      await painted();
    }
    this.#running = false;
    this.#busy.value = false;
  }
}

const CurrentQueue = createContext<PortionQueue | null>(null);

/** Lets the page that lies in it open portion by portion, so that it is painted and hears clicks in between. Once all is drawn, whatever changes is drawn at once. */
export function Gradually({ children }: { readonly children: ComponentChildren }) {
  const queue = useMemo(() => new PortionQueue(), []);
  useLayoutEffect(() => queue.start(), [queue]);
  return <CurrentQueue.Provider value={queue}>{children}</CurrentQueue.Provider>;
}

interface PortionProps {
  readonly children: ComponentChildren;
  /** Whether it comes after all others, since it takes the room that they leave. */
  readonly last?: boolean;
}

/** A part of a page that is drawn for itself while the page opens; nothing is there before. */
export function Portion({ children, last = false }: PortionProps) {
  const queue = useContext(CurrentQueue);
  const [drawn, setDrawn] = useState(() => !queue?.busy.peek());
  useLayoutEffect(() => (drawn || !queue ? undefined : queue.wait(() => setDrawn(true), last)), []);
  return drawn ? children : null;
}

/** Opens a page whose portions come after it, and tells whether there still is something to be drawn for the first time. */
export function useGradual(): boolean {
  const queue = useContext(CurrentQueue);
  useLayoutEffect(() => queue?.start(), [queue]);
  return queue?.busy.value ?? false;
}
