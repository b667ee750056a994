import {
  arch,
  crenels,
  GREEN,
  gable,
  ink,
  STONE,
  spire,
  tower,
  wall,
  wash,
  waves,
  windows,
} from '@levante/table/art/vignettes/strokes.tsx';

/** The fort of Modone on its rock, halfway. */
export function Modone() {
  return (
    <svg class="art-vignette" viewBox="4 14 162 76" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g stroke="var(--vg-ink)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round">
        {wash('M6 88C28 70 52 62 84 62S144 70 164 88Z', GREEN)}
        {wall(46, 54, 72, 32, STONE)}
        {crenels(46, 54, 72, 10, 4)}
        {gable(60, 54, 16, 9, 7)}
        {spire(94, 54, 7, 20, 9)}
        {tower(30, 42, 20, 86, 3)}
        {tower(112, 38, 22, 86, 3)}
        {arch(76, 86, 14, 20)}
        {windows([38, 56], [38, 66], [120, 54], [120, 64])}
        {ink('M134 84Q150 80 158 86')}
        {waves(90, 20, 150)}
      </g>
    </svg>
  );
}
