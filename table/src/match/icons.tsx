import { LineIcon } from '../art/icon.tsx';

export const ForecastIcon = () => (
  <LineIcon>
    <path d="M5 20V12M12 20V5M19 20V9" />
  </LineIcon>
);

export const HourglassIcon = () => (
  <LineIcon>
    <path d="M7 3H17M7 21H17M8 3V7L16 17V21M16 3V7L8 17V21" />
  </LineIcon>
);

export const MenuIcon = () => (
  <LineIcon>
    <path d="M4 6H20M4 12H20M4 18H20" />
  </LineIcon>
);

/** A stand for the first three. */
export const StandingsIcon = () => (
  <LineIcon>
    <path d="M3 20V14H9M9 20V8H15V20M15 11H21V20M2 20H22" />
  </LineIcon>
);
