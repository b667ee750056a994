import { CardArt, CubeArt } from '../art/goods.tsx';
import { ROSETTE } from '../art/rosette.tsx';
import { type ChartLayout, openSide } from '../lane/geometry.ts';
import { useTable } from '../match/context.ts';
/** The raids that are open: an arrow out of the hold to the cube one would get, beside it the cards it costs. */
export function RaidSigns({ layout }: { readonly layout: ChartLayout }) {
  const { props } = useTable();
  const unit = layout.radius / ROSETTE;
  const disc = Math.max(11.5, 15 * unit);
  return (
    <svg class="gh-raids" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {props.raids.map(({ seat, ship, colour, cards, choices }) => {
        const at = props.state.players[seat]?.ships[ship].at ?? null;
        const point = at === null ? undefined : layout.points.get(at);
        if (at === null || !point) return null;
        const side = openSide(layout, at);
        const [x, y] = [point.x + side * 70 * unit, point.y - 30 * unit];
        const from = `${point.x + side * 42 * unit} ${point.y + 6 * unit}`;
        const path = `M${from}C${point.x + side * 64 * unit} ${point.y + 8 * unit} ${x + side * 2} ${point.y} ${x} ${y + disc + 3}`;
        const card = disc * 0.92;
        return (
          <g key={`${seat} ${ship}`} class="gh-raid-sign">
            <path d={path} class="gh-raid-gap" />
            <path d={path} />
            <path d={`M${x - 5} ${y + disc + 9}L${x} ${y + disc + 2}L${x + 5} ${y + disc + 9}`} />
            <circle cx={x} cy={y} r={disc} />
            <CubeArt colour={colour} x={x - disc * 0.68} y={y - disc * 0.68} size={disc * 1.36} />
            {!layout.upright &&
              choices === 1 &&
              cards.map((one, i) => (
                <CardArt
                  key={`${i + 1} ${one}`}
                  colour={one}
                  x={
                    side > 0 ? x + disc + 2 + i * card * 0.7 : x - disc - 2 - card - (cards.length - 1 - i) * card * 0.7
                  }
                  y={y - card * 0.67}
                  size={card}
                />
              ))}
          </g>
        );
      })}
    </svg>
  );
}
