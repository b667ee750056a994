/** Where a tile stands on the chart: its left upper corner and its size. */
export class TilePlace {
  readonly l: number;
  readonly t: number;
  readonly w: number;
  readonly h: number;

  constructor(l: number, t: number, w: number, h: number) {
    this.l = l;
    this.t = t;
    this.w = w;
    this.h = h;
  }

  get r(): number {
    return this.l + this.w;
  }

  get b(): number {
    return this.t + this.h;
  }

  /** The point that far over its width, from 0 to 1. */
  x(part: number): number {
    return this.l + part * this.w;
  }

  /** The point that far down its height, from 0 to 1. */
  y(part: number): number {
    return this.t + part * this.h;
  }

  /** The same place on a chart drawn so many times as large. */
  times(scale: number): TilePlace {
    return new TilePlace(this.l * scale, this.t * scale, this.w * scale, this.h * scale);
  }
}
