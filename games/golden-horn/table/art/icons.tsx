import { LineIcon } from '@levante/table/art/icons.tsx';

/** The bag of goods. */
export const BagIcon = () => (
  <LineIcon>
    <path d="M8.5 7.5C4.5 10.5 3 14 3.6 17.6C4 20 5.6 21 8 21H16C18.4 21 20 20 20.4 17.6C21 14 19.5 10.5 15.5 7.5ZM8 3L9.5 7.5H14.5L16 3C14 4.4 13 3 12 3S10 4.4 8 3Z" />
  </LineIcon>
);

/** Goods in a warehouse. */
export const CrateIcon = () => (
  <LineIcon>
    <path d="M3 9L12 4L21 9V20H3ZM8 20V13H16V20M8 16.5H16" />
  </LineIcon>
);

/** May turn round. */
export const TurnIcon = () => (
  <LineIcon>
    <path d="M19.5 8A8 8 0 1 0 20 13M20 3.5V8.5H15" />
  </LineIcon>
);

/** Open to see. */
export const EyeIcon = () => (
  <LineIcon>
    <path d="M2 12C5 7 8.4 5 12 5S19 7 22 12C19 17 15.6 19 12 19S5 17 2 12Z" />
    <circle cx="12" cy="12" r="3" />
  </LineIcon>
);

/** Covered. */
export const ScreenIcon = () => (
  <LineIcon>
    <path d="M2 12C5 7 8.4 5 12 5S19 7 22 12C19 17 15.6 19 12 19S5 17 2 12ZM4 3L20 21" />
  </LineIcon>
);

/** A raid. */
export const SabreIcon = () => (
  <LineIcon>
    <path d="M20.4 3.4C20.6 10 16 15 9.4 16.8L7.6 14.8C14 13.4 18.4 9 20.4 3.4Z" fill="currentColor" />
    <path d="M5.6 12.8L11.4 19M8 16.4L4.4 20" stroke-width="2.3" />
  </LineIcon>
);
