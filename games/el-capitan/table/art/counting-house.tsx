import { arch, DEEP, ink, LIGHT, ROOF, SHADE, wall, wash, windows } from '@levante/table/art/vignettes/strokes.tsx';

/** The bank: a counting-house with its portico. */
export function CountingHouse() {
  return (
    <svg class="art-vignette" viewBox="2 -2 166 78" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g stroke="var(--vg-ink)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round">
        {wall(10, 38, 150, 34)}
        {wash('M124 38h36v34h-36z', SHADE)}
        {ink('M6 38L16 28H154L164 38Z', ROOF)}
        {wall(52, 24, 66, 48)}
        {ink('M47 24L85 4L123 24Z', ROOF)}
        {ink('M57 21.5L85 7.6L113 21.5Z', LIGHT)}
        {wall(48, 24, 74, 4.6, LIGHT)}
        {[56, 69, 96, 109].map((x) => wall(x, 29, 5, 43, LIGHT))}
        {arch(78, 72, 14, 26, DEEP)}
        {[18, 34].map((x) => arch(x, 60, 8, 14, DEEP))}
        {[128, 144].map((x) => arch(x, 60, 8, 14, DEEP))}
        {windows([63.6, 38], [63.6, 52], [103.6, 38], [103.6, 52])}
        {ink('M85 4V-1M85 -1l6 1.6l-6 1.6')}
        {ink('M4 72H166')}
      </g>
    </svg>
  );
}
