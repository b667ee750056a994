import { itFigures } from '../../words/it-grammar.ts';
import type { FallbackWords } from './en.ts';

export default {
  waiting: (open) =>
    open === 1
      ? 'Un posto è ancora libero. Può prenderlo chi ha l’indirizzo di questa pagina.'
      : `${itFigures(open)} posti sono ancora liberi. Può prenderne uno chi ha l’indirizzo di questa pagina.`,
  turnHere: (name) => `${name}, tocca a te`,
  chance: 'Decide il caso',
  over: 'Partita finita',
  seats: 'Posti',
  table: 'Sul tavolo',
  log: 'Che cosa è successo',
  nothingYet: 'Ancora niente.',
  chooseOne: 'Scegli',
  sending: 'Invio…',
  takeScreen: (name) => `Sono ${name}: mostrami il tavolo`,
  openSeat: 'Posto libero',
  rankAndScore: (rank, score) => `${rank}º posto, punteggio ${itFigures(score)}`,
  line: (who, what) => `${who}: ${what}`,
  yes: 'sì',
  no: 'no',
  none: 'niente',
} satisfies FallbackWords;
