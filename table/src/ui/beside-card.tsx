import './beside-card.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { letterSize } from './layout.ts';

/** From this text size on, nothing fits above the table. */
const LARGE_FROM = 1.4;

/** Returns whether text is so large that overlays are placed in the page instead. */
export const hasLargeLetters = (): boolean => letterSize() >= LARGE_FROM;

interface BesideCardProps {
  readonly title: string;
  /** Quieter text after the title. */
  readonly note: ComponentChildren;
  readonly small: boolean;
  /** Current contents; a change scrolls the card into view. */
  readonly tells?: unknown;
  readonly onFold: (small: boolean) => void;
  readonly children: ComponentChildren;
}

/** A foldable card beside the table: a puzzle's task, the chances on an analysis board. */
export function BesideCard({ title, note, small, tells, onFold, children }: BesideCardProps) {
  const card = useRef<HTMLElement>(null);
  const large = useLargeLetters();
  useHeightProperty(card);
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

/** Publishes the card's height to style sheets while it is shown. */
function useHeightProperty(card: { readonly current: HTMLElement | null }): void {
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
