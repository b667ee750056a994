import { Vignette } from '@levante/table/art/vignette.tsx';
import { fortDrawings } from './drawings.ts';

/** The fort of Modone on its rock, halfway. */
export function Modone() {
  return <Vignette id="modone" from={fortDrawings} box="4 14 162 76" />;
}
