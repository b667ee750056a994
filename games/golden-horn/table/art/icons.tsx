import type { ComponentChildren } from 'preact';

function Line({ children }: { children: ComponentChildren }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.9"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The bag of goods. */
export const BagIcon = () => (
  <Line>
    <path d="M8.5 7.5C4.5 10.5 3 14 3.6 17.6C4 20 5.6 21 8 21H16C18.4 21 20 20 20.4 17.6C21 14 19.5 10.5 15.5 7.5ZM8 3L9.5 7.5H14.5L16 3C14 4.4 13 3 12 3S10 4.4 8 3Z" />
  </Line>
);

/** Goods in a warehouse. */
export const CrateIcon = () => (
  <Line>
    <path d="M3 9L12 4L21 9V20H3ZM8 20V13H16V20M8 16.5H16" />
  </Line>
);

/** May turn round. */
export const TurnIcon = () => (
  <Line>
    <path d="M19.5 8A8 8 0 1 0 20 13M20 3.5V8.5H15" />
  </Line>
);

/** Open to see. */
export const EyeIcon = () => (
  <Line>
    <path d="M2 12C5 7 8.4 5 12 5S19 7 22 12C19 17 15.6 19 12 19S5 17 2 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Line>
);

/** Covered. */
export const ScreenIcon = () => (
  <Line>
    <path d="M2 12C5 7 8.4 5 12 5S19 7 22 12C19 17 15.6 19 12 19S5 17 2 12ZM4 3L20 21" />
  </Line>
);
