import { battlement } from '../paths.ts';
import { arch, faint, ink, LIGHT, ROOF, SHADE, STONE, tower, wall, wash, waves, windows } from './strokes.tsx';

/** The lighthouse. */
export const Alexandria = () => (
  <>
    {wash('M6 86C30 74 60 72 86 72S142 74 164 86Z', STONE)}
    {ink('M10 84C34 74 60 72 86 72S138 74 160 84')}
    {ink(`${battlement(44, 66, 84, 11)}V86H44Z`, STONE)}
    {wash('M110 66h18v20h-18z', SHADE)}
    {arch(79, 86, 14, 16)}
    {tower(36, 58, 14, 86, 3)}
    {tower(122, 58, 14, 86, 3)}
    {ink('M70 62L73 32H99L102 62Z', LIGHT)}
    {wash('M90 32h9l3 30h-11z', SHADE)}
    {ink('M70.6 32H101.4V28H70.6Z', STONE)}
    {ink('M76 28L77.6 12H94.4L96 28Z', LIGHT)}
    {wash('M89 12h5.4l1.6 16h-6.6z', SHADE)}
    {wall(75.6, 9, 20.8, 3)}
    {wall(81, -1, 10, 10, LIGHT)}
    {ink('M79.6 -1L86 -8L92.4 -1Z', ROOF)}
    {windows([85, 38], [85, 48], [85, 17])}
    {faint('M96 -4l18-5M96 0l20 1M76 -4l-18-5M76 0l-20 1')}
    {waves(89, 4, 166)}
  </>
);
