import type { ComponentChildren } from 'preact';

const BOXES: { readonly [code: string]: string } = {
  ALE: '0 -9 170 98',
  TUN: '2 -12 166 99',
  VEN: '4 -5 162 94',
  CON: '4 -16 162 103',
  NAP: '2 0 168 87',
  CAN: '4 -8 162 97',
};

/** What the drawing of a city, by its code, is set into as its picture. */
export function VignetteFrame({ city, children }: { city: string; children: ComponentChildren }) {
  return (
    <svg
      class="art-vignette"
      viewBox={BOXES[city] ?? '4 -2 162 90'}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <g stroke="var(--vg-ink)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round">
        {children}
      </g>
    </svg>
  );
}
