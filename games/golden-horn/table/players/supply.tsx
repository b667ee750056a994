import { COLOURS } from '@levante/golden-horn/rules';
import { CardsIcon } from '@levante/table/art/icons.tsx';
import { Cube, GoodCard } from '../art/goods.tsx';
import { BagIcon } from '../art/icons.tsx';
import { useTable } from '../match/context.ts';
import { sizeOf } from '../match/position.ts';
import { goldenHornWords } from '../words/en.ts';
import { hornPlayersWords } from './words/en.ts';

/** What is left: the bag, the draw pile, the discards; and how the end comes. */
export function Supply() {
  const { props } = useTable();
  const { bag, deck, discard, lastRound, announcedBy } = props.state;
  const left = sizeOf(bag);
  return (
    <section class="gh-supply" aria-label={hornPlayersWords.value.supply}>
      <h3>
        <BagIcon />
        <span>{hornPlayersWords.value.bag}</span>
        <strong class="gh-bag-count" data-low={left <= 9 ? '' : undefined}>
          {left}
        </strong>
        <span class="gh-deck" title={hornPlayersWords.value.deck(sizeOf(deck))}>
          <CardsIcon />
          <span class="unseen">{hornPlayersWords.value.deck(sizeOf(deck))}</span>
          <span aria-hidden="true">{sizeOf(deck)}</span>
        </span>
      </h3>
      <ul class="gh-stacks gh-bag" aria-label={hornPlayersWords.value.bag}>
        {COLOURS.map((colour) => (
          <li
            key={colour}
            data-none={bag[colour] === 0 ? '' : undefined}
            title={goldenHornWords.value.goods(bag[colour], colour)}
          >
            <span class="unseen">{goldenHornWords.value.goods(bag[colour], colour)}</span>
            <Cube colour={colour} />
            <span aria-hidden="true">{bag[colour]}</span>
          </li>
        ))}
      </ul>
      <ul class="gh-stacks gh-discards" aria-label={hornPlayersWords.value.discards}>
        {COLOURS.map((colour) => (
          <li
            key={colour}
            data-none={discard[colour] === 0 ? '' : undefined}
            title={hornPlayersWords.value.discarded(discard[colour], colour)}
          >
            <span class="unseen">{hornPlayersWords.value.discarded(discard[colour], colour)}</span>
            <GoodCard colour={colour} />
            <span aria-hidden="true">{discard[colour]}</span>
          </li>
        ))}
      </ul>
      <p class="gh-end" data-last={lastRound ? '' : undefined}>
        {lastRound
          ? hornPlayersWords.value.lastRound(announcedBy === null ? null : (props.names[announcedBy] ?? ''))
          : hornPlayersWords.value.howItEnds}
      </p>
    </section>
  );
}
