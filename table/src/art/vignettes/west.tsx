import { battlement } from '../paths.ts';
import {
  arch,
  crenels,
  GREEN,
  gable,
  ink,
  LIGHT,
  palm,
  ROOF,
  SHADE,
  STONE,
  spire,
  WATER,
  wall,
  wash,
  waves,
  windows,
} from './strokes.tsx';

/** The bridge over the river, barrels going down it. */
export const Porto = () => (
  <>
    {wash('M0 86V40C18 36 34 44 44 60L50 86Z', GREEN)}
    {wash('M170 86V34C150 32 134 44 126 60L120 86Z', GREEN)}
    {ink('M0 40C18 36 34 44 44 60M170 34C150 32 134 44 126 60')}
    {gable(4, 52, 13, 14, 6)}
    {gable(18, 56, 12, 12, 6)}
    {gable(4, 70, 14, 14, 6)}
    {gable(20, 74, 13, 14, 6)}
    {gable(152, 48, 14, 13, 6)}
    {gable(138, 54, 13, 12, 6)}
    {gable(152, 68, 14, 14, 6)}
    {gable(137, 72, 13, 13, 6)}
    {spire(30, 46, 7, 26, 12)}
    {wall(30, 36, 110, 5)}
    {ink('M40 82C44 54 62 43 85 43S126 54 130 82L124 82C119 60 106 49 85 49S51 60 46 82Z', STONE)}
    {ink('M50 41V58M60 41V50.6M72 41V45M98 41V45M110 41V50.6M120 41V58')}
    {wash('M36 82H134V90H36Z', WATER)}
    {ink('M54 80q14 5 42 1l6-4q-2 10-10 10H66q-8 0-12-7Z', ROOF)}
    {ink('M76 81V60M77 61h16q3 7 0 13H77Z', LIGHT)}
    {[62, 68, 74].map((x) => ink(`M${x - 2.6} 79a2.6 2.4 0 1 1 5.2 0a2.6 2.4 0 1 1-5.2 0Z`, STONE))}
  </>
);

const turret = (x: number, base: number) => (
  <>
    {wall(x - 4, base - 8, 8, 10)}
    {ink(
      `M${x - 4.6} ${base - 8}C${x - 4.6} ${base - 14} ${x - 1} ${base - 15} ${x} ${base - 18}C${x + 1} ${base - 15} ${x + 4.6} ${base - 14} ${x + 4.6} ${base - 8}Z`,
      LIGHT,
    )}
  </>
);

/** The tower at the river's mouth. */
export const Lisboa = () => (
  <>
    {ink('M24 72L34 62H92L100 72V86H24Z', STONE)}
    {crenels(34, 62, 58, 9, 3.4)}
    {wall(70, 20, 36, 66)}
    {wash('M92 20h14v66h-14z', SHADE)}
    {ink(`${battlement(67, 20, 42, 6)}v5h-42z`, STONE)}
    {wall(78, 4, 20, 16)}
    {crenels(78, 4, 20, 4, 3.4)}
    {turret(68, 26)}
    {turret(108, 26)}
    {turret(30, 64)}
    {turret(62, 64)}
    {ink('M74 46h28v3h-28z', LIGHT)}
    {[76, 83, 90].map((x) => arch(x, 46, 5, 10))}
    {arch(84, 70, 8, 12)}
    {windows([40, 74], [52, 74], [64, 74])}
    {wash('M0 84H170V90H0Z', WATER)}
    {ink('M0 84H24M104 84H170')}
    {ink('M122 84l3-3h26l4-3-3 7q-1 2-4 2h-20q-4 0-6-3Z', ROOF)}
    {ink('M138 81V56M139 58q14 8 12 20q-6-2-12-1Z', LIGHT)}
    {waves(88, 4, 110)}
  </>
);

/** The mountain in the clouds. */
export const IslasCanarias = () => (
  <>
    {wash('M0 84H170V90H0Z', WATER)}
    {ink('M8 84C36 74 54 46 70 22Q76 25 82 21Q88 25 94 21C110 48 130 74 162 84Z', STONE)}
    {wash('M94 21C110 48 130 74 162 84H112C104 62 96 42 88 23Z', SHADE)}
    {wash('M8 84C36 74 50 60 58 44C66 62 76 56 84 66C94 54 104 66 116 84Z', GREEN)}
    {ink('M76 20C70 10 80 6 76 -4M88 19C94 10 86 4 94 -6')}
    {ink('M28 50q6-8 14-4q4-7 12-3q8-3 10 5H30ZM108 40q5-7 12-3q5-6 12-1q7-1 8 6h-30Z', LIGHT)}
    {gable(44, 84, 12, 9, 5)}
    {gable(58, 84, 11, 8, 5)}
    {palm(132, 86, 26)}
    {palm(146, 86, 18)}
    {waves(88)}
  </>
);
