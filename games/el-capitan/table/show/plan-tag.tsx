import type { CityCode } from '@levante/el-capitan/rules';
import { Florins } from '@levante/table/ui/figures.tsx';
import { useTable } from './context.ts';

/** A ship under sail, small. */
function SailMark() {
  return (
    <svg class="plan-sail" viewBox="0 0 20 18" aria-hidden="true">
      <path d="M9 1v11H2.2C5 9.2 7.6 5.4 9 1Z" />
      <path d="M10.6 3.4c3 2 5 5 6 8.6h-6Z" />
      <path d="M1.4 13.4h17.2l-2.4 4H4Z" />
    </svg>
  );
}

/**
 * The price of building in a city this turn, cards and berth, hung over the upper edge of its tile: pale where it takes several
 * steps, filled where the ship or one card of the hand is there. The tile's accessible name says it in words.
 */
export function PlanTag({ code }: { code: CityCode }) {
  const { props } = useTable();
  const offer = props.offers.get(code);
  if (offer === undefined) return null;
  return (
    <span class="plan-tag" data-direct={offer.direct ? '' : undefined} aria-hidden="true">
      <SailMark />
      <Florins amount={offer.price} />
    </span>
  );
}
