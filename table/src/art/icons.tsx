import { LineIcon } from './icon.tsx';

export const UndoIcon = () => (
  <LineIcon>
    <path d="M8.5 4.5L4 9L8.5 13.5M4.5 9H15A5 5 0 0 1 15 19H9" />
  </LineIcon>
);

export const RedoIcon = () => (
  <LineIcon>
    <path d="M15.5 4.5L20 9L15.5 13.5M19.5 9H9A5 5 0 0 0 9 19H15" />
  </LineIcon>
);

export const CloseIcon = () => (
  <LineIcon>
    <path d="M5 5L19 19M19 5L5 19" />
  </LineIcon>
);

export const BackIcon = () => (
  <LineIcon>
    <path d="M14.5 5L8 12L14.5 19" />
  </LineIcon>
);

export const ForwardIcon = () => (
  <LineIcon>
    <path d="M9.5 5L16 12L9.5 19" />
  </LineIcon>
);

export const FirstIcon = () => (
  <LineIcon>
    <path d="M6 5V19M17.5 5L11 12L17.5 19" />
  </LineIcon>
);

export const LastIcon = () => (
  <LineIcon>
    <path d="M18 5V19M6.5 5L13 12L6.5 19" />
  </LineIcon>
);

export const HelpIcon = () => (
  <LineIcon>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.4 9.6a2.7 2.7 0 1 1 3.8 2.7c-.8.5-1.2 1-1.2 2M12 17.3v.1" />
  </LineIcon>
);

/** Cards in hand. */
export const CardsIcon = () => (
  <LineIcon>
    <path
      d="M7 6.5V4.5A1.5 1.5 0 0 1 8.5 3H18A1.5 1.5 0 0 1 19.5 4.5V17A1.5 1.5 0 0 1 18 18.5H16.5"
      stroke-width="1.6"
    />
    <rect x="4.5" y="6.5" width="11.5" height="14.5" rx="1.5" stroke-width="1.6" />
  </LineIcon>
);

/** Cities with a house. */
export const CitiesIcon = () => (
  <LineIcon>
    <path d="M2.5 20.5V10L6 6L9.5 10V20.5M9.5 20.5V14L15 8.5L20.5 14V20.5M1.5 20.5H22" stroke-width="1.6" />
  </LineIcon>
);

/** A house about to step down from the track. */
export const ShutIcon = () => (
  <LineIcon box="2 0 20 24">
    <path d="M12 3V15M7 10.5L12 15.5L17 10.5M5 21H19" />
  </LineIcon>
);

export const FlagIcon = () => (
  <svg class="icon icon-flag" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 3V22" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
    <path d="M6 4H20L16.5 8.5L20 13H6Z" fill="var(--verm)" />
  </svg>
);

export const ChevronIcon = () => (
  <LineIcon>
    <path d="M5 15L12 8.5L19 15" />
  </LineIcon>
);

export const LampIcon = () => (
  <LineIcon>
    <path d="M9.5 3h5M8 7h8l1.5 9h-11zM10 7V5h4v2M7 20h10M12 10.5v2.5" />
  </LineIcon>
);
