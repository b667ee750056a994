import type { ComponentChildren } from 'preact';
import { commonDrawings, DrawingOf } from './drawings.tsx';

interface IconProps {
  readonly children: ComponentChildren;
  readonly box?: string | undefined;
}

/** An icon in strokes of the text's colour, hidden from screen readers. */
export const LineIcon = ({ children, box = '0 0 24 24' }: IconProps) => (
  <svg
    class="icon"
    viewBox={box}
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** Creates a stroke icon from a drawing. */
export const drawn =
  (id: string, from = commonDrawings, box?: string) =>
  () => (
    <LineIcon box={box}>
      <DrawingOf from={from} id={id} />
    </LineIcon>
  );

export const UndoIcon = drawn('icon-undo');
export const RedoIcon = drawn('icon-redo');
export const CloseIcon = drawn('icon-close');
export const BackIcon = drawn('icon-back');
export const ForwardIcon = drawn('icon-forward');
export const FirstIcon = drawn('icon-first');
export const LastIcon = drawn('icon-last');
export const HelpIcon = drawn('icon-help');

export const CardsIcon = drawn('icon-cards');

export const CitiesIcon = drawn('icon-cities');

/** A house about to step down from the track. */
export const ShutIcon = drawn('icon-shut', commonDrawings, '2 0 20 24');

export const FlagIcon = () => (
  <svg class="icon icon-flag" viewBox="0 0 24 24" aria-hidden="true">
    <DrawingOf from={commonDrawings} id="icon-flag" />
  </svg>
);
export const ChevronIcon = drawn('icon-chevron');
export const LampIcon = drawn('icon-lamp');

export const ForecastIcon = drawn('icon-forecast');
export const HourglassIcon = drawn('icon-hourglass');
export const MenuIcon = drawn('icon-menu');

/** A podium. */
export const StandingsIcon = drawn('icon-standings');
export const NightIcon = drawn('icon-night');
export const DayOffIcon = drawn('icon-day-off');
export const PauseIcon = drawn('icon-pause');
export const OutOfTimeIcon = drawn('icon-out');
export const DayIcon = drawn('icon-day');
export const ClockIcon = drawn('icon-clock');
export const ChatIcon = drawn('icon-chat');
export const TickIcon = drawn('icon-tick');
