import { LineIcon } from '@levante/table/art/icons.tsx';
import type { ComponentChildren } from 'preact';

/** An icon, filled. */
const SolidIcon = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    {children}
  </svg>
);

export const PauseIcon = () => (
  <SolidIcon>
    <path d="M6 4.5h4v15H6zM14 4.5h4v15h-4z" />
  </SolidIcon>
);

export const NextIcon = () => (
  <SolidIcon>
    <path d="M7 4.5L19 12L7 19.5Z" />
  </SolidIcon>
);

export const AllIcon = () => (
  <SolidIcon>
    <path d="M3 5L11 12L3 19ZM11 5L19 12L11 19ZM19 5h2.4v14H19Z" />
  </SolidIcon>
);

export const SheetIcon = () => (
  <LineIcon>
    <path d="M5 3h10l4 4v14H5ZM14.5 3v4.5H19M8.5 12h7M8.5 16h7" />
  </LineIcon>
);

/** The wax seal on a city that has paid. */
export function PaidSeal() {
  return (
    <svg class="art-paid" viewBox="-15 -15 30 30" aria-hidden="true">
      <path
        d="M8 .9l1.6 1.3 2-.4.7 1.9 2 .6-.2 2.1 1.4 1.5-1.2 1.7.3 2-2 .7-.8 1.9-2-.3L8 15.1l-1.6-1.3-2 .3-.8-1.9-2-.7.3-2L.5 7.9l1.4-1.5-.2-2.1 2-.6.7-1.9 2 .4Z"
        transform="translate(-14 -14) scale(1.75)"
        fill="var(--seal)"
        stroke="var(--panel-lit)"
        stroke-width=".8"
      />
      <path
        d="M-5 0l3.6 4L5-4.4"
        fill="none"
        stroke="var(--seal-ink)"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
