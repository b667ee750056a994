import { LatePart } from '../ui/lazy.ts';

/** The drawings of the cities in the west, which few tables show. */
export const westernCities = new LatePart(() => import('../art/vignettes/west.tsx'));
