import { arch, crenels, DEEP, dome, GREEN, ink, LIGHT, palm, ROOF, SHADE, wall, wash, windows } from './strokes.tsx';

const whiteHouse = (x: number, y: number, width: number, height: number) => (
  <>
    {wall(x, y, width, height, LIGHT)}
    {wash(`M${x + width * 0.72} ${y}h${width * 0.28}v${height}h${-width * 0.28}z`, SHADE)}
  </>
);

/** White houses climbing to the tower. */
export const Tanger = () => (
  <>
    {wash('M4 86C30 60 70 40 96 40C126 40 150 66 166 86Z', GREEN)}
    {whiteHouse(26, 64, 26, 22)}
    {whiteHouse(46, 54, 24, 32)}
    {whiteHouse(96, 50, 26, 36)}
    {whiteHouse(118, 62, 26, 24)}
    {whiteHouse(66, 44, 34, 42)}
    {whiteHouse(36, 74, 30, 12)}
    {whiteHouse(88, 70, 34, 16)}
    {whiteHouse(64, 68, 20, 18)}
    {wall(74, 14, 16, 34)}
    {wash('M85 14h5v34h-5z', SHADE)}
    {crenels(73, 14, 18, 4)}
    {wall(78.5, 3, 7, 8)}
    {ink('M78.5 3a3.5 4 0 0 1 7 0Z', ROOF)}
    {arch(79, 34, 6, 12)}
    {crenels(66, 44, 8, 2, 3)}
    {crenels(90, 44, 10, 2, 3)}
    {arch(68, 86, 9, 13)}
    {windows([52, 62], [60, 62], [104, 58], [112, 58], [126, 70], [134, 70], [34, 68], [98, 76], [108, 76], [46, 79])}
    {palm(22, 86, 28)}
    {palm(148, 86, 32)}
  </>
);

/** The arcade of the great mosque. */
export const Tunis = () => (
  <>
    {wall(14, 50, 142, 36)}
    {crenels(14, 50, 142, 17, 3)}
    {[18, 38, 58, 78, 98, 118, 138].map((x) => ink(`M${x + 1} 86V68a7.4 8.6 0 1 1 12.6 0V86Z`, DEEP))}
    {wall(30, 30, 60, 20, LIGHT)}
    {[33, 42.4, 51.8, 61.2, 70.6, 80].map((x) => arch(x, 50, 6.6, 14))}
    {ink('M28 30h64')}
    {dome(60, 30, 26, 17, ROOF)}
    {wall(110, 8, 17, 42)}
    {wash('M121 8h6v42h-6z', SHADE)}
    {crenels(109, 8, 19, 4, 3.6)}
    {wall(114.5, -3, 8, 7.6)}
    {ink('M113.5 -3L118.5 -12L123.5 -3Z', GREEN)}
    {arch(115, 28, 7, 13)}
    {palm(146, 50, 20)}
  </>
);
