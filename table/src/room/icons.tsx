import { drawn } from '../art/icon.tsx';

export const ForecastIcon = drawn('icon-forecast');
export const HourglassIcon = drawn('icon-hourglass');
export const MenuIcon = drawn('icon-menu');

/** A stand for the first three. */
export const StandingsIcon = drawn('icon-standings');
