import type { ComponentChildren } from 'preact';

function Line({ children }: { children: ComponentChildren }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
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
}

export const ForecastIcon = () => (
  <Line>
    <path d="M5 20V12M12 20V5M19 20V9" />
  </Line>
);

export const HourglassIcon = () => (
  <Line>
    <path d="M7 3H17M7 21H17M8 3V7L16 17V21M16 3V7L8 17V21" />
  </Line>
);

export const MenuIcon = () => (
  <Line>
    <path d="M4 6H20M4 12H20M4 18H20" />
  </Line>
);
