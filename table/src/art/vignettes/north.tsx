import { battlement } from '../paths.ts';
import {
  arch,
  crenels,
  dome,
  GREEN,
  gable,
  ink,
  LIGHT,
  ROOF,
  SHADE,
  STONE,
  spire,
  tower,
  WATER,
  wall,
  wash,
  waves,
  windows,
} from './strokes.tsx';

/** The old harbour between its two forts. */
export const Marseille = () => (
  <>
    {wash('M8 86C30 60 62 44 88 46C116 48 140 66 164 86Z', GREEN)}
    {ink('M14 80C36 58 64 44 88 46C114 48 138 64 158 80')}
    {gable(76, 49, 15, 9, 7)}
    {spire(95, 49, 6, 16, 9)}
    {gable(52, 72, 13, 12, 6)}
    {gable(66, 70, 12, 10, 5)}
    {gable(92, 72, 14, 13, 6)}
    {gable(106, 74, 12, 10, 5)}
    {tower(24, 30, 20, 86, 3)}
    {windows([31, 42], [31, 54])}
    {ink('M24 62H44')}
    {ink('M118 58q14-5 28 0V86H118Z', STONE)}
    {wash('M135 56q8 .6 11 2V86H135Z', SHADE)}
    {ink(`${battlement(116.5, 58, 31, 4)}v3q-15-5-31 0Z`, STONE)}
    {windows([125, 68], [137, 68])}
    {ink('M44 82Q81 92 118 82')}
    {ink('M70 86V62M70 64l10 12H70M92 86V68M92 70l8 9H92', LIGHT)}
    {waves(88, 50, 114)}
  </>
);

/** Campanile, basilica and palace on the water. */
export const Venezia = () => (
  <>
    {wall(30, 26, 12, 60, ROOF)}
    {wash('M37 26h5v60h-5z', SHADE)}
    {wall(28.5, 22, 15, 6)}
    {wall(30, 12, 12, 10)}
    {arch(32.4, 22, 3, 7)}
    {arch(37, 22, 3, 7)}
    {ink('M30 12L36 -4L42 12Z', GREEN)}
    {wall(54, 56, 76, 30)}
    {dome(68, 44, 19, 15, LIGHT)}
    {dome(116, 44, 19, 15, LIGHT)}
    {dome(92, 40, 25, 21, LIGHT)}
    {wall(58.5, 44, 19, 12)}
    {wall(106.5, 44, 19, 12)}
    {wall(79.5, 40, 25, 16)}
    {[56, 71, 86.5, 102, 117].map((x, i) => arch(x, 86, i === 2 ? 11 : 10.5, i === 2 ? 23 : 18))}
    {ink('M60 61a4 4 0 0 1 8 0M74 61a4 4 0 0 1 8 0M104 61a4 4 0 0 1 8 0M118 61a4 4 0 0 1 8 0')}
    {ink('M85 60a7 7 0 0 1 14 0Z', LIGHT)}
    {wall(136, 58, 24, 28)}
    {[139, 146, 153].map((x) => arch(x, 70, 4.4, 8))}
    {[138, 145.6, 153.2].map((x) => arch(x, 86, 5, 11))}
    {crenels(136, 58, 24, 6, 2.6)}
    {wash('M0 86H170V90H0Z', WATER)}
    {ink('M4 88q8 3.4 22 .4l3-4M8 87l-4-5')}
  </>
);

/** The great church and its four slender towers. */
export const Constantinople = () => (
  <>
    {wash('M6 86C34 66 60 62 88 62S142 68 166 86Z', GREEN)}
    {dome(56, 64, 30, 15, LIGHT)}
    {dome(116, 64, 30, 15, LIGHT)}
    {wall(60, 44, 52, 42)}
    {dome(86, 44, 47, 31, LIGHT)}
    {ink('M62.5 44h47v5h-47z', STONE)}
    {wash([66, 72, 78, 84, 90, 96, 102].map((x) => `M${x} 45.4h2.2v3h-2.2z`).join(''), 'var(--vg-ink)')}
    {wall(40, 64, 22, 22)}
    {wall(110, 64, 22, 22)}
    {arch(76, 86, 20, 26)}
    {arch(65, 82, 7, 13)}
    {arch(100, 82, 7, 13)}
    {arch(47, 84, 8, 13)}
    {arch(117, 84, 8, 13)}
    {ink('M64 56a8 7 0 0 1 16 0M92 56a8 7 0 0 1 16 0')}
    {spire(30, 86, 6, 58, 16)}
    {spire(142, 86, 6, 58, 16)}
    {spire(50, 64, 4.6, 40, 13)}
    {spire(122, 64, 4.6, 40, 13)}
  </>
);
