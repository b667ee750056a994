import { COLOURS } from '@levante/golden-horn/rules';
import { CardsIcon } from '@levante/table/art/icons.tsx';
import { Cube, GoodCard } from '../art/goods.tsx';
import { BagIcon } from '../art/icons.tsx';
import { useTable } from '../lane/context.ts';
import { sizeOf } from '../match/counts.ts';

/** What is left: the bag, the draw pile, the discards; and how the end comes. */
export function Supply() {
  const { props, words } = useTable();
  const { bag, deck, discard, lastRound, announcedBy } = props.state;
  const left = sizeOf(bag);
  return (
    <section class="gh-supply" aria-label={words.supply}>
      <h3>
        <BagIcon />
        <span>{words.bag}</span>
        <strong class="gh-bag-count" data-low={left <= 9 ? '' : undefined}>
          {left}
        </strong>
        <span class="gh-deck" title={words.deck(sizeOf(deck))}>
          <CardsIcon />
          <span class="unseen">{words.deck(sizeOf(deck))}</span>
          <span aria-hidden="true">{sizeOf(deck)}</span>
        </span>
      </h3>
      <ul class="gh-stacks gh-bag" aria-label={words.bag}>
        {COLOURS.map((colour) => (
          <li key={colour} data-none={bag[colour] === 0 ? '' : undefined} title={words.goods(bag[colour], colour)}>
            <span class="unseen">{words.goods(bag[colour], colour)}</span>
            <Cube colour={colour} />
            <span aria-hidden="true">{bag[colour]}</span>
          </li>
        ))}
      </ul>
      <ul class="gh-stacks gh-discards" aria-label={words.discards}>
        {COLOURS.map((colour) => (
          <li
            key={colour}
            data-none={discard[colour] === 0 ? '' : undefined}
            title={words.discarded(discard[colour], colour)}
          >
            <span class="unseen">{words.discarded(discard[colour], colour)}</span>
            <GoodCard colour={colour} />
            <span aria-hidden="true">{discard[colour]}</span>
          </li>
        ))}
      </ul>
      <p class="gh-end" data-last={lastRound ? '' : undefined}>
        {lastRound ? words.lastRound(announcedBy === null ? null : (props.names[announcedBy] ?? '')) : words.howItEnds}
      </p>
    </section>
  );
}
