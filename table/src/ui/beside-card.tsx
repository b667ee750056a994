import './beside-card.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { letterSize } from './layout.ts';

/** From so many times the usual size on, letters leave no room for anything over the table. */
const LARGE_FROM = 1.4;

/** Whether somebody has letters so large that what else would lie over the table stands in the page beside it. */
export const hasLargeLetters = (): boolean => letterSize() >= LARGE_FROM;

interface BesideCardProps {
  readonly title: string;
  /** Stands behind the title, quieter. */
  readonly note: ComponentChildren;
  readonly small: boolean;
  /** What is told now; where it changes, it is brought to view. */
  readonly tells?: unknown;
  readonly onFold: (small: boolean) => void;
  readonly children: ComponentChildren;
}

/** A card that lies beside the table and can be folded out of the way: a puzzle's task, the chances on an analysis board. */
export function BesideCard({ title, note, small, tells, onFold, children }: BesideCardProps) {
  const card = useRef<HTMLElement>(null);
  const large = useLargeLetters();
  useHeightTold(card);
  useEffect(() => {
    if (large) card.current?.scrollIntoView({ block: 'nearest' });
  }, [tells, large]);
  return (
    <section
      ref={card}
      class="beside"
      aria-label={title}
      data-small={small ? '' : undefined}
      data-large={large ? '' : undefined}
    >
      <header>
        <button
          type="button"
          class="beside-fold"
          aria-expanded={!small}
          aria-controls="beside-text"
          onClick={() => onFold(!small)}
        >
          <b>{title}</b> <span class="quiet">{note}</span>
        </button>
      </header>
      <div id="beside-text" class="beside-text" hidden={small}>
        {children}
      </div>
    </section>
  );
}

function useLargeLetters(): boolean {
  const [large, setLarge] = useState(hasLargeLetters);
  useEffect(() => {
    const measure = () => setLarge(hasLargeLetters());
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return large;
}

/** Tells the style sheet how high the card is, for as long as it stands there. */
function useHeightTold(card: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--beside', `${card.current?.offsetHeight ?? 0}px`);
    const watch = new ResizeObserver(tell);
    if (card.current) watch.observe(card.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--beside');
    };
  }, [card]);
}
