import type { CardsJson } from '@levante/el-capitan/rules';
import { useTable } from '../match/context.ts';
import { tableWords } from '../match/words/en.ts';
import { Card, type CardSize } from './card-face.tsx';

/** Room for cards that will be turned up when the turn is over, or that no pile holds any more. */
function Gaps({ cards, places }: { cards: CardsJson; places: number }) {
  const { props } = useTable();
  const words = tableWords.value;
  const missing = Math.max(0, places - cards.open.length);
  const over = props.state.step === 'over' || cards.deck.length + cards.discard.length === 0;
  return (
    <>
      {Array.from({ length: missing }, (_, index) => (
        <span key={`gap-${index + 1}`} class="card card-gap">
          {index === 0 && (over ? words.noCardLeft : words.turnedUpLater)}
        </span>
      ))}
    </>
  );
}

/** The open cards: destinations with their picture, connections with a small map. */
export function OpenCards() {
  const { props, dense } = useTable();
  const words = tableWords.value;
  const { destination, connection } = props.state;
  return (
    <section class="open-cards" aria-label={words.openCards} data-anchor="cards" data-spatial="">
      <h3>{words.openCards}</h3>
      <div class="cards-row">
        <div class="destinations">
          {destination.open.map((card) => (
            <Card key={card} card={card} from="open-card" size={dense ? 'plain' : 'picture'} />
          ))}
          <Gaps cards={destination} places={props.board.open.destination} />
        </div>
        <div class="connections">
          {connection.open.map((card) => (
            <Card key={card} card={card} from="open-card" size="plain" />
          ))}
          <Gaps cards={connection} places={props.board.open.connection} />
        </div>
      </div>
    </section>
  );
}

/** From so many cards on a small one is drawn without its map. */
const MANY = 16;

/** How cards of a hand of this size are drawn where room is short. */
export const handSize = (cards: number): CardSize => (cards > (window.innerWidth < 1600 ? 6 : 8) ? 'short' : 'plain');

/** The hand at the foot: any number of cards; many are drawn small, and only very many scroll. */
export function HandCards({ roomy = false }: { roomy?: boolean }) {
  const { props, dense } = useTable();
  const words = tableWords.value;
  const seat = props.handOf;
  if (seat === null) return null;
  const cards = props.state.players[seat]?.hand ?? [];
  const size = roomy ? 'plain' : dense ? 'short' : handSize(cards.length);
  const own = props.mine.length <= 1 || seat === props.mine[0];
  return (
    <section class="hand" aria-label={words.hand} data-anchor="hand" data-spatial="">
      <h3>
        {own ? words.hand : words.handOf(props.names[seat] ?? '')}
        <span class="aside">{words.cards(cards.length)}</span>
      </h3>
      {cards.length === 0 ? (
        <p class="hand-empty">{words.emptyHand}</p>
      ) : (
        <div
          class="hand-cards"
          data-size={size}
          data-many={cards.length >= MANY ? '' : undefined}
          style={{ '--columns': Math.max(3, Math.ceil(cards.length / 2)) }}
        >
          {cards.map((card) => (
            <Card key={card} card={card} from="hand-card" size={size} />
          ))}
        </div>
      )}
    </section>
  );
}
