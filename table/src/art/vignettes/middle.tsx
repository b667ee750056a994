import { battlement } from '../paths.ts';
import {
  arch,
  crenels,
  GREEN,
  gable,
  ink,
  LIGHT,
  ROOF,
  SHADE,
  STONE,
  spire,
  tower,
  wall,
  wash,
  windows,
} from './strokes.tsx';

const gateTower = (x: number, width: number) => (
  <>
    {ink(`${battlement(x - 2, 26, width + 4, 4, 5)}v6H${x + width}V86H${x}V32H${x - 2}Z`, STONE)}
    {wash(`M${x + width * 0.66} 32h${width * 0.34}v54h${-width * 0.34}z`, SHADE)}
    {ink(`M${x + width * 0.33} 32V86M${x + width * 0.66} 32V86M${x} 52h${width}`)}
  </>
);

/** The city gate with its two towers. */
export const Valencia = () => (
  <>
    {gable(14, 86, 22, 18, 9)}
    {gable(134, 86, 22, 18, 9)}
    {wall(4, 66, 36, 20)}
    {wall(130, 66, 36, 20)}
    {crenels(4, 66, 36, 6)}
    {crenels(130, 66, 36, 6)}
    {spire(20, 66, 8, 22, 10)}
    {wall(62, 34, 46, 52)}
    {crenels(62, 34, 46, 6)}
    {ink('M62 44h46')}
    {arch(75, 86, 20, 30)}
    {ink('M70 50h30v4h-30z', LIGHT)}
    {gateTower(40, 24)}
    {gateTower(106, 24)}
    {windows([50.6, 40], [116.6, 40], [50.6, 64], [116.6, 64])}
  </>
);

/** The sea castle under the smoking mountain. */
export const Napoli = () => (
  <>
    {ink('M2 86C22 74 36 50 52 34C58 28 62 30 66 34C72 26 80 22 88 26C100 40 124 70 168 86Z', GREEN)}
    {wash('M88 26C100 40 124 70 168 86H116C104 66 94 44 84 25Z', SHADE)}
    {ink('M80 24C76 16 84 12 80 4C88 8 94 4 100 8')}
    {ink('M58 44q6 6 8 14M92 46q8 8 14 22')}
    {wall(46, 62, 80, 24)}
    {crenels(46, 62, 80, 12, 3)}
    {wall(88, 50, 13, 36, LIGHT)}
    {arch(91, 86, 7, 15)}
    {ink('M88 58h13M88 66h13')}
    {tower(36, 46, 18, 86, 4)}
    {tower(70, 44, 16, 86, 4)}
    {tower(103, 44, 16, 86, 4)}
    {tower(128, 48, 18, 86, 4)}
    {windows([43, 60], [76, 60], [109, 60], [135, 62])}
  </>
);

const column = (x: number) => (
  <>
    {wall(x, 24, 4.4, 21, LIGHT)}
    {wash(`M${x + 2.8} 24h1.6v21h-1.6z`, SHADE)}
  </>
);

/** The temple on the rock. */
export const Athina = () => (
  <>
    {ink('M10 86C18 72 22 62 34 58L48 52H128L140 60C150 64 154 76 162 86Z', STONE)}
    {wash('M104 86C108 72 120 62 128 52L140 60C150 64 154 76 162 86Z', SHADE)}
    {ink('M34 66l8 6M56 60l-4 12M92 62l6 10M122 64l-2 12M74 74l8 6')}
    {wash('M4 88q14-12 28-2q8-8 20 0z', GREEN)}
    {wash('M110 88q16-10 26-2q12-8 28 2z', GREEN)}
    {wall(54, 48, 68, 4.6, LIGHT)}
    {wall(57, 45, 62, 3.4, LIGHT)}
    {[59, 66.6, 74.2, 81.8, 89.4, 97, 104.6, 112.2].map(column)}
    {wall(56, 18.6, 64, 5.6, LIGHT)}
    {ink('M54 18.6L88 5L122 18.6Z', LIGHT)}
    {ink('M66 16L88 8.4L110 16Z', ROOF)}
  </>
);
