import { frMany } from '@levante/table/words/fr-grammar.ts';
import { fr } from '../../words/fr.ts';
import type { HornPlayersWords } from './en.ts';

export default {
  fleet: 'Flotte',
  handSize: (count) => `${fr.cards(count)} en main`,
  warehouseSize: (count) => `${fr.cubes(count)} dans l’entrepôt`,
  hand: 'Votre main',
  cardLabel: (count, colour) => `${fr.cardsOf(count, colour)} en main`,
  warehouse: 'Votre entrepôt',
  cover: 'Cacher main et entrepôt',
  uncover: 'Montrer main et entrepôt',
  covered: 'Caché.',
  rows: 'Séries jusqu’ici',
  row: (colours, bonus) => `${frMany(colours, 'couleur')}${bonus > 0 ? `, ${frMany(bonus, 'point')} de plus` : ''}`,
  supply: 'Ce qui reste',
  bag: 'Sac',
  deck: (count) => `${fr.cards(count)} dans la pioche`,
  discards: 'Défausse',
  discarded: (count, colour) => `${fr.cardsOf(count, colour)} dans la défausse`,
  howItEnds: 'Fin : le sac et une ville sont vides, ou quelqu’un qui a les six couleurs l’annonce.',
  lastRound: (announcer) =>
    announcer === null
      ? 'Dernier tour de table : une ville et le sac sont vides.'
      : `Dernier tour de table : ${announcer} a annoncé la fin.`,
  tabs: { hand: 'Main', warehouse: 'Dépôt', supply: 'Sac', log: 'Journal' },
  shipsQuestion: 'où sont vos bateaux',
  storeQuestion: 'ce que vaut votre entrepôt',
  store: (cubes, points) => `Votre entrepôt : ${cubes}, ${points}.`,
  goodsQuestion: 'ce qu’il y a dans les villes',
  goodsIn: (city, goods) => `${city} : ${goods.length === 0 ? 'rien' : goods.join(', ')}.`,
} satisfies HornPlayersWords;
