import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Arrow {
  readonly way: string;
  readonly tip: string;
}

/** From the foot of the house that would be shut to where it would stand, in pixels of the tile. */
function arrowOn(tile: Element): Arrow | null {
  const from = tile.querySelector('.site[data-shuts]')?.getBoundingClientRect();
  const to = tile.querySelector('.shut-ghost')?.getBoundingClientRect();
  if (!from || !to) return null;
  const { left, top } = tile.getBoundingClientRect();
  const inward = from.left < to.left ? from.right - 3 : from.left + 3;
  const [x1, y1] = [inward - left, from.bottom - 5 - top];
  const [x2, y2] = [to.left + to.width / 2 - left, to.top - 3 - top];
  const bend = Math.sign(x2 - x1) * 9;
  return {
    way: `M${x1} ${y1}C${x1 + bend} ${y1 + 9} ${x2 - bend / 9} ${Math.min(y1 + 22, y2 - 4)} ${x2} ${y2}`,
    tip: `M${x2 - 5.6} ${y2 - 6}L${x2} ${y2 + 0.6}L${x2 + 5.6} ${y2 - 6}`,
  };
}

/** The way that the house which would be shut would walk onto the picture. `of` changes when something else would be. */
export function ShutArrow({ of }: { of: string }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [arrow, setArrow] = useState<Arrow | null>(null);
  useLayoutEffect(() => {
    const tile = drawing.current?.parentElement;
    setArrow(tile ? arrowOn(tile) : null);
  }, [of]);
  return (
    <svg ref={drawing} class="shut-arrow" aria-hidden="true">
      {arrow && (
        <>
          <path d={arrow.way} stroke="var(--tile)" stroke-width="5.4" opacity=".9" />
          <path d={arrow.way} stroke="var(--verm)" stroke-width="2.3" stroke-dasharray="5 3.2" />
          <path d={arrow.tip} stroke="var(--verm)" stroke-width="2.5" />
        </>
      )}
    </svg>
  );
}
