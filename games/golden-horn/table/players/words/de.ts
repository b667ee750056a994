import { many } from '@levante/table/words/de-grammar.ts';
import { de } from '../../words/de.ts';
import type { HornPlayersWords } from './en.ts';

export default {
  fleet: 'Flotte',
  handSize: (count) => `${de.cards(count)} auf der Hand`,
  warehouseSize: (count) => `${de.cubes(count)} im Warenlager`,
  hand: 'Deine Hand',
  cardLabel: (count, colour) => `${de.cards(count)} in ${de.colour(colour)} auf der Hand`,
  warehouse: 'Dein Warenlager',
  cover: 'Hand und Warenlager verdecken',
  uncover: 'Hand und Warenlager zeigen',
  covered: 'Verdeckt.',
  rows: 'Sätze bis jetzt',
  row: (colours, bonus) => `${many(colours, 'Farbe', 'Farben')}${bonus > 0 ? `, ${de.points(bonus)} mehr` : ''}`,
  supply: 'Was noch da ist',
  bag: 'Sack',
  deck: (count) => `${de.cards(count)} im Nachziehstapel`,
  discards: 'Ablagestapel',
  discarded: (count, colour) => `${de.cards(count)} in ${de.colour(colour)} im Ablagestapel`,
  howItEnds: 'Ende, wenn Sack und eine Stadt leer sind oder jemand mit allen sechs Farben es ausruft.',
  lastRound: (announcer) =>
    announcer === null
      ? 'Letzte Runde: Eine Stadt und der Sack sind leer.'
      : `Letzte Runde: ${announcer} hat das Ende ausgerufen.`,
  tabs: { hand: 'Hand', warehouse: 'Lager', supply: 'Sack', log: 'Logbuch' },
  shipsQuestion: 'wo deine Schiffe sind',
  storeQuestion: 'was dein Warenlager wert ist',
  store: (cubes, points) => `Dein Warenlager: ${cubes}, ${points}.`,
  goodsQuestion: 'was in den Städten liegt',
  goodsIn: (city, goods) => `${city}: ${goods.length === 0 ? 'nichts' : goods.join(', ')}.`,
} satisfies HornPlayersWords;
