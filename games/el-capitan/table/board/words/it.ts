import { itFigures } from '@levante/table/words/it-grammar.ts';
import type { BoardWords } from './en.ts';

const it: BoardWords = {
  planChoices: 'Che cosa costruire',
  planOptions: (count) => (count === 1 ? 'Un modo per arrivarci' : `${itFigures(count)} modi per arrivarci`),
  planSteps: 'Che cosa si farà',
  go: 'Vai',
  free: 'gratis',
  signList: {
    next: 'Qui va il prossimo magazzino',
    choice: 'Il primo magazzino può andare su uno dei due',
    dark: 'Spazio scuro: costruire qui chiude il primo magazzino della catena',
    triangle: 'Triangolo: anche qui si chiude un magazzino, in due o tre giocatori',
    counts: 'Il valore che conta ora: intero al primo posto, metà al secondo',
    last: 'Ultimo spazio: non vi si costruisce mai; conta quando tutto è pieno',
    shut: 'Il prossimo magazzino che verrebbe chiuso',
    legal: 'Questo puoi farlo ora',
    reach: 'La carta che indichi porta qui',
    neutral: 'Magazzino di colore neutrale, sotto il tetto di chi lo possiede',
  },
  previousCity: (city) => `Città precedente: ${city}`,
  nextCity: (city) => `Città successiva: ${city}`,
  tapHint: 'Tocca una cosa qualsiasi nella città per vedere che effetto avrebbe.',
};
export default it;
