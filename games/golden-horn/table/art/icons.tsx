import { drawn } from '@levante/table/art/icons.tsx';
import { chartDrawings } from './drawings.ts';

export const BagIcon = drawn('icon-bag', chartDrawings);
export const CrateIcon = drawn('icon-crate', chartDrawings);
/** Icon of turning a ship round. */
export const TurnIcon = drawn('icon-turn', chartDrawings);
export const EyeIcon = drawn('icon-eye', chartDrawings);
export const ScreenIcon = drawn('icon-screen', chartDrawings);
/** Icon of a raid. */
export const SabreIcon = drawn('icon-sabre', chartDrawings);
