import type { CityCode } from '@levante/el-capitan/rules';
import { DrawingOf } from '@levante/table/art/drawings.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import { pieceDrawings } from '../art/drawings.ts';
import { useTable } from '../match/context.ts';

/**
 * The price of building in a city this turn, cards and berth, hung over the upper edge of its tile: pale where it takes several
 * steps, filled where the ship or one card of the hand is there, and quieter where the panel offers no turn that ends there. The tile's accessible name says it in words.
 */
export function PlanTag({ code }: { code: CityCode }) {
  const { props } = useTable();
  const offer = props.offers.get(code);
  if (offer === undefined) return null;
  return (
    <span
      class="plan-tag"
      data-direct={offer.direct ? '' : undefined}
      data-quiet={offer.likely ? undefined : ''}
      aria-hidden="true"
    >
      <svg class="plan-sail" viewBox="0 0 20 18" aria-hidden="true">
        <DrawingOf from={pieceDrawings} id="sail" />
      </svg>
      <Florins amount={offer.price} />
    </span>
  );
}
