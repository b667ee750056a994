import { commonDrawings, DrawingOf } from './drawings.tsx';
import { drawn } from './icon.tsx';

export const UndoIcon = drawn('icon-undo');
export const RedoIcon = drawn('icon-redo');
export const CloseIcon = drawn('icon-close');
export const BackIcon = drawn('icon-back');
export const ForwardIcon = drawn('icon-forward');
export const FirstIcon = drawn('icon-first');
export const LastIcon = drawn('icon-last');
export const HelpIcon = drawn('icon-help');

/** Cards in hand. */
export const CardsIcon = drawn('icon-cards');

/** Cities with a house. */
export const CitiesIcon = drawn('icon-cities');

/** A house about to step down from the track. */
export const ShutIcon = drawn('icon-shut', '2 0 20 24');

export const FlagIcon = () => (
  <svg class="icon icon-flag" viewBox="0 0 24 24" aria-hidden="true">
    <DrawingOf from={commonDrawings} id="icon-flag" />
  </svg>
);
export const ChevronIcon = drawn('icon-chevron');
export const LampIcon = drawn('icon-lamp');
