/** A star of `points` rays as an SVG path. */
export function starPath(points: number, outer: number, inner: number, cx: number, cy: number): string {
  const corners: string[] = [];
  for (let i = 0; i < 2 * points; i++) {
    const angle = ((-90 + (i * 180) / points) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    corners.push(`${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`);
  }
  return `M${corners.join('L')}Z`;
}

/** The line of a battlement: `count` merlons over `width`, from the left. */
export function battlement(x: number, y: number, width: number, count: number, height = 4): string {
  const step = width / (2 * count - 1);
  let d = `M${x} ${y}`;
  for (let i = 0; i < count; i++) {
    d += `v${-height}h${step}v${height}`;
    if (i < count - 1) d += `h${step}`;
  }
  return d;
}
