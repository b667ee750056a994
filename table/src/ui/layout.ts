import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

/** `wide`: a desktop; `tablet`: players above, turn at the right; `phone`: portrait; `across`: a phone in landscape. */
export type TableLayout = 'wide' | 'tablet' | 'phone' | 'across';

/** Returns the layout for a window size. */
export function layoutFor(width: number, height: number): TableLayout {
  if (height < 600 && width >= 600) return 'across';
  if (width >= 1100) return 'wide';
  return width >= 900 ? 'tablet' : 'phone';
}

/** Narrower windows show cards at the bottom without pictures and with short names. */
const DENSE_BELOW = 1340;

/** Returns whether a window shows its cards densely. */
export const isDense = (width: number): boolean => width < DENSE_BELOW;

/** Narrower windows have smaller charts. */
const NARROW_BELOW = 700;

/** Returns whether a window shows small charts. */
export const isNarrow = (width: number): boolean => width < NARROW_BELOW;

/** Returns the text size relative to the default. A window is treated as smaller by this factor. */
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

export const useLayout = (): TableLayout => useWindow(layoutFor);

export const useDense = (): boolean => useWindow(isDense);

export const useNarrow = (): boolean => useWindow(isNarrow);

/** The layout, for components that are passed to a table (turn, log). */
export const LayoutContext = createContext<TableLayout>('wide');
export const useGivenLayout = (): TableLayout => useContext(LayoutContext);
