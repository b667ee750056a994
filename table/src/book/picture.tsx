import type { MatchRecord } from '@levante/contract';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../ui/controls.tsx';
import { Gradually } from '../ui/portions.tsx';
import type { ClausePicture } from './clause.tsx';
import { bookWords } from './words/index.ts';

/** Drawing tasks, in order of arrival. */
const waiting = new Set<() => void>();
/** Delay between tasks in browsers without `requestIdleCallback`, in milliseconds. */
const NO_IDLE = 20;

function whenIdle(go: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: 500 });
  else setTimeout(go, NO_IDLE);
}

function drawNext(): void {
  const [draw] = waiting;
  if (!draw) return;
  waiting.delete(draw);
  draw();
  if (waiting.size > 0) whenIdle(drawNext);
}

/** Printing needs all pictures. */
function drawAll(): void {
  for (const draw of waiting) draw();
  waiting.clear();
}

/** Queues a drawing task; returns a function that cancels it. */
function wait(draw: () => void): () => void {
  if (waiting.size === 0) {
    addEventListener('beforeprint', drawAll);
    whenIdle(drawNext);
  }
  waiting.add(draw);
  return () => waiting.delete(draw);
}

/** Returns whether this component may be drawn. Components are drawn one at a time, while the browser is idle. */
export function useTurn(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => wait(() => setLoaded(true)), []);
  return loaded;
}

interface InTurnProps {
  readonly class: string;
  /** Identifies the picture in style sheets. */
  readonly of?: string;
  readonly children: ComponentChildren;
}

/**
 * Picture of the rulebook in an initially empty frame. Pictures are drawn one by one when the browser is idle, so that
 * the page can be read and scrolled meanwhile.
 */
export function DrawnInTurn({ class: name, of, children }: InTurnProps) {
  const drawn = useTurn();
  return (
    <figure class={name} data-of={of} aria-busy={!drawn}>
      {drawn && <Gradually>{children}</Gradually>}
    </figure>
  );
}

/** Null for a game without pictures. */
export interface WithPictures {
  readonly fetchPictures: (() => Promise<ClausePicture>) | null;
}

/** Returns the pictures of a rulebook, which load after its text; null before. */
export function usePictures(study: WithPictures | null): ClausePicture | null {
  const [loaded, setLoaded] = useState<{ readonly Picture: ClausePicture } | null>(null);
  const fetchPictures = study?.fetchPictures;
  useEffect(() => {
    let wanted = true;
    // The rulebook is complete without its pictures.
    fetchPictures?.().then(
      (Picture) => {
        if (wanted) setLoaded({ Picture });
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [fetchPictures]);
  return loaded?.Picture ?? null;
}

interface TryItProps {
  readonly record: MatchRecord;
  readonly tryFrom: ((record: MatchRecord) => void) | undefined;
}

/** Button that opens the position of a picture as an analysis board. */
export function TryIt({ record, tryFrom }: TryItProps) {
  return tryFrom && <Button onClick={() => tryFrom(record)}>{bookWords.value.tryIt}</Button>;
}
