import { drawingsAt } from '@levante/table/art/drawings.tsx';
import { Vignette } from '@levante/table/art/vignette.tsx';
/** Modone. */
export const fortDrawings = drawingsAt(new URL('./drawings.svg', import.meta.url).href);

/** The fort of Modone on its rock, halfway. */
export function Modone() {
  return <Vignette id="modone" from={fortDrawings} box="4 14 162 76" />;
}
