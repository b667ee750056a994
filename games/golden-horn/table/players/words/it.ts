import { itMany } from '@levante/table/words/it-grammar.ts';
import { it } from '../../words/it.ts';
import type { HornPlayersWords } from './en.ts';

export default {
  fleet: 'Flotta',
  handSize: (count) => `${it.cards(count)} in mano`,
  warehouseSize: (count) => `${it.cubes(count)} in magazzino`,
  hand: 'La tua mano',
  cardLabel: (count, of) => `${it.cardsOf(count, of)} in mano`,
  warehouse: 'Il tuo magazzino',
  cover: 'Copri mano e magazzino',
  uncover: 'Mostra mano e magazzino',
  covered: 'Coperto.',
  rows: 'Le serie finora',
  row: (colours, bonus) =>
    `${itMany(colours, 'colore', 'colori')}${bonus > 0 ? `, ${itMany(bonus, 'punto', 'punti')} in più` : ''}`,
  supply: 'Che cosa resta',
  bag: 'Sacchetto',
  deck: (count) => `${it.cards(count)} nel mazzo`,
  discards: 'Scarti',
  discarded: (count, of) => `${it.cardsOf(count, of)} negli scarti`,
  howItEnds: 'Finisce quando il sacchetto e una città sono vuoti, o quando lo annuncia chi ha tutti e sei i colori.',
  lastRound: (announcer) =>
    announcer === null
      ? 'Ultimo round: una città e il sacchetto sono vuoti.'
      : `Ultimo round: ${announcer} ha annunciato la fine.`,
  tabs: { hand: 'Mano', warehouse: 'Merci', supply: 'Sacco', log: 'Diario' },
  shipsQuestion: 'dove sono le tue navi',
  storeQuestion: 'quanto vale il tuo magazzino',
  store: (cubes, points) => `Il tuo magazzino: ${cubes}, ${points}.`,
  goodsQuestion: 'che cosa c’è nelle città',
  goodsIn: (city, goods) => `${city}: ${goods.length === 0 ? 'niente' : goods.join(', ')}.`,
} satisfies HornPlayersWords;
