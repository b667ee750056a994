import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

/** `wide`: a desk; `tablet`: players above, turn at the right; `phone`: upright; `across`: a phone lying down. */
export type Layout = 'wide' | 'tablet' | 'phone' | 'across';

/** Which layout a window of this size gets. */
export function layoutFor(width: number, height: number): Layout {
  if (height < 600 && width >= 600) return 'across';
  if (width >= 1100) return 'wide';
  return width >= 900 ? 'tablet' : 'phone';
}

/** The layout of the window, kept up to date. */
export function useLayout(): Layout {
  const [layout, setLayout] = useState(() => layoutFor(window.innerWidth, window.innerHeight));
  useEffect(() => {
    const measure = () => setLayout(layoutFor(window.innerWidth, window.innerHeight));
    window.addEventListener('resize', measure);
    measure();
    return () => window.removeEventListener('resize', measure);
  }, []);
  return layout;
}

/** The layout for parts that are handed in from outside (turn, log). */
export const LayoutContext = createContext<Layout>('wide');
export const useGivenLayout = (): Layout => useContext(LayoutContext);
