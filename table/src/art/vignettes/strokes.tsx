import { battlement } from '../paths.ts';

export const STONE = 'var(--wash-stone)';
export const ROOF = 'var(--wash-roof)';
export const GREEN = 'var(--wash-green)';
export const WATER = 'var(--wash-water)';
export const SHADE = 'var(--wash-shade)';
export const LIGHT = 'var(--wash-light)';
export const DEEP = 'var(--wash-deep)';

/** A block of wall, inked. */
export const wall = (x: number, y: number, width: number, height: number, fill = STONE) => (
  <rect x={x} y={y} width={width} height={height} fill={fill} />
);

/** An inked line or shape. */
export const ink = (d: string, fill = 'none') => <path d={d} fill={fill} />;

/** A wash without outline. */
export const wash = (d: string, fill: string) => <path d={d} fill={fill} stroke="none" />;

/** An inked line, faint: rays, gulls. */
export const faint = (d: string) => <path d={d} fill="none" opacity=".55" />;

export const crenels = (x: number, y: number, width: number, count: number, height = 4) =>
  ink(battlement(x, y, width, count, height));

export const tower = (x: number, y: number, width: number, base: number, count = 3, fill = STONE) => (
  <>
    {ink(`${battlement(x - 1.5, y, width + 3, count)}v5H${x + width}V${base}H${x}V${y + 5}H${x - 1.5}Z`, fill)}
    {wash(`M${x + width * 0.62} ${y + 5}H${x + width}V${base}H${x + width * 0.62}Z`, SHADE)}
  </>
);

export const dome = (cx: number, base: number, width: number, height: number, fill = ROOF) => (
  <>
    {ink(
      `M${cx - width / 2} ${base}C${cx - width / 2} ${base - height * 0.75} ${cx - width * 0.22} ${base - height} ${cx} ${base - height}C${cx + width * 0.22} ${base - height} ${cx + width / 2} ${base - height * 0.75} ${cx + width / 2} ${base}Z`,
      fill,
    )}
    {wash(
      `M${cx + width * 0.12} ${base}C${cx + width * 0.3} ${base - height * 0.5} ${cx + width * 0.18} ${base - height * 0.9} ${cx} ${base - height}C${cx + width * 0.22} ${base - height} ${cx + width / 2} ${base - height * 0.75} ${cx + width / 2} ${base}Z`,
      SHADE,
    )}
    {ink(`M${cx} ${base - height}V${base - height - 5}`)}
  </>
);

export const gable = (x: number, base: number, width: number, height: number, roof: number) => (
  <>
    {wall(x, base - height, width, height)}
    {ink(
      `M${x - 1.5} ${base - height}L${x + width / 2} ${base - height - roof}L${x + width + 1.5} ${base - height}Z`,
      ROOF,
    )}
  </>
);

export const arch = (x: number, base: number, width: number, height: number, fill = DEEP) =>
  ink(
    `M${x} ${base}V${base - height + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${base - height + width / 2}V${base}Z`,
    fill,
  );

/** Small windows, each by its upper left corner. */
export const windows = (...at: readonly (readonly [number, number])[]) =>
  wash(at.map(([x, y]) => `M${x} ${y}h2.4v4h-2.4z`).join(''), 'var(--vg-ink)');

/** A bell tower or minaret: centre, base, width, height of the shaft, height of its cap. */
export const spire = (x: number, base: number, width: number, height: number, cap: number, fill = STONE) => (
  <>
    {wall(x - width / 2, base - height, width, height, fill)}
    {wall(x - width / 2 - 1.4, base - height * 0.72, width + 2.8, 2.4, fill)}
    {ink(
      `M${x - width / 2 - 0.6} ${base - height}L${x} ${base - height - cap}L${x + width / 2 + 0.6} ${base - height}Z`,
      ROOF,
    )}
  </>
);

export function waves(y: number, from = 4, to = 166) {
  let d = '';
  for (let x = from; x < to; x += 20) d += `M${x} ${y}q3.5-2.6 7 0t7 0`;
  return <path d={d} fill="none" opacity=".5" />;
}

export const palm = (x: number, base: number, height: number) => (
  <>
    {ink(`M${x} ${base}Q${x + 2} ${base - height * 0.5} ${x + 1} ${base - height}`)}
    {ink(
      `M${x + 1} ${base - height}q-7-5-11 2M${x + 1} ${base - height}q7-5 11 2M${x + 1} ${base - height}q-5-1-7 6M${x + 1} ${base - height}q5-1 7 6M${x + 1} ${base - height}q-2-6-7-6M${x + 1} ${base - height}q3-6 7-5`,
    )}
  </>
);
