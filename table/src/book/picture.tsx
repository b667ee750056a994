import type { MatchRecord } from '@levante/contract';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Gradually } from '../ui/portions.tsx';
import type { ClausePicture } from './clause.tsx';
import { bookWords } from './words/en.ts';

/** What waits for its turn, in the order in which it came. */
const waiting = new Set<() => void>();
/** Browsers that do not tell when they are idle go on after so many milliseconds. */
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

/** Whoever prints wants all of it. */
function drawAll(): void {
  for (const draw of waiting) draw();
  waiting.clear();
}

/** Has something done when its turn comes; gives what lets it be. */
function wait(draw: () => void): () => void {
  if (waiting.size === 0) {
    addEventListener('beforeprint', drawAll);
    whenIdle(drawNext);
  }
  waiting.add(draw);
  return () => waiting.delete(draw);
}

/** Whether something's turn has come: one thing after the other, whenever the page has nothing else to do. */
export function useTurn(): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => wait(() => setCome(true)), []);
  return come;
}

interface InTurnProps {
  readonly class: string;
  /** What it is a picture of, for its style. */
  readonly of?: string;
  readonly children: ComponentChildren;
}

/**
 * A picture of the book, in a frame that stands at once: there are many, and one after the other is drawn whenever the page
 * has nothing else to do, so that it can be read and scrolled meanwhile.
 */
export function DrawnInTurn({ class: name, of, children }: InTurnProps) {
  const drawn = useTurn();
  return (
    <figure class={name} data-of={of} aria-busy={!drawn}>
      {drawn && <Gradually>{children}</Gradually>}
    </figure>
  );
}

/** Whoever has the pictures of a book; null for a game without. */
export interface WithPictures {
  readonly fetchPictures: (() => Promise<ClausePicture>) | null;
}

/** The pictures of a book, which come after its words; null until they have come. */
export function usePictures(study: WithPictures | null): ClausePicture | null {
  const [come, setCome] = useState<{ readonly Picture: ClausePicture } | null>(null);
  const fetchPictures = study?.fetchPictures;
  useEffect(() => {
    let wanted = true;
    // Without its pictures the book says all there is to say.
    fetchPictures?.().then(
      (Picture) => {
        if (wanted) setCome({ Picture });
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [fetchPictures]);
  return come?.Picture ?? null;
}

interface TryItProps {
  readonly record: MatchRecord;
  readonly tryFrom: ((record: MatchRecord) => void) | undefined;
}

/** Below a picture of the book: opens its moment as an analysis board, where there is one. */
export function TryIt({ record, tryFrom }: TryItProps) {
  return (
    tryFrom && (
      <button type="button" class="button" onClick={() => tryFrom(record)}>
        {bookWords.value.tryIt}
      </button>
    )
  );
}
