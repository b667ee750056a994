import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

/** `wide`: a desk; `tablet`: players above, turn at the right; `phone`: upright; `across`: a phone lying down. */
export type TableLayout = 'wide' | 'tablet' | 'phone' | 'across';

/** Which layout a window of this size gets. */
export function layoutFor(width: number, height: number): TableLayout {
  if (height < 600 && width >= 600) return 'across';
  if (width >= 1100) return 'wide';
  return width >= 900 ? 'tablet' : 'phone';
}

/** A foot narrower than this shows its cards without pictures and under short names. */
const DENSE_BELOW = 1340;

/** Whether the cards at the foot are drawn closely, in a window of this width. */
export const isDense = (width: number): boolean => width < DENSE_BELOW;

/** Charts in a window narrower than this are drawn smaller. */
const NARROW_BELOW = 700;

/** Whether charts are drawn small, in a window of this width. */
export const isNarrow = (width: number): boolean => width < NARROW_BELOW;

/** How many times as large as usual somebody has letters: a window holds so many times less for them. */
export const letterSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

function useWindow<T>(read: (width: number, height: number) => T): T {
  const inLetters = () => read(innerWidth / letterSize(), innerHeight / letterSize());
  const [value, setValue] = useState(inLetters);
  useEffect(() => {
    const measure = () => setValue(inLetters);
    addEventListener('resize', measure);
    measure();
    return () => removeEventListener('resize', measure);
  }, [read]);
  return value;
}

/** The layout of the window, kept up to date. */
export const useLayout = (): TableLayout => useWindow(layoutFor);

/** Whether the foot is dense, kept up to date. */
export const useDense = (): boolean => useWindow(isDense);

/** Whether charts are drawn small, kept up to date. */
export const useNarrow = (): boolean => useWindow(isNarrow);

/** The layout for parts that are handed in from outside (turn, log). */
export const LayoutContext = createContext<TableLayout>('wide');
export const useGivenLayout = (): TableLayout => useContext(LayoutContext);
