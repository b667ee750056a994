import { itForm, itMany, itToName } from '@levante/table/words/it-grammar.ts';
import type { ReasonWords } from './en.ts';

const it: ReasonWords = {
  'own-house-shut': ({ seat, city, gone, amount }, s) => {
    const less = amount > 0 ? `, e il giorno di paga frutta ${s.florins(amount)} in meno` : '';
    return `${s.seat(seat)} ${gone ? 'rimuove dal gioco' : 'chiude'} un proprio magazzino ${s.place(city).at}${less}.`;
  },
  'house-exposed': ({ seat, city }, s) => `Il prossimo magazzino ${s.place(city).at} ne chiude uno di ${s.seat(seat)}.`,
  'majority-missed': ({ city, amount }, s) =>
    `Costruire magazzini ${s.place(city).at} renderebbe ${s.florins(amount)} in più.`,
  'fortress-missed': ({ city, amount }, s) =>
    `Una fortezza ${s.place(city).at} renderebbe ${s.florins(amount)} in più.`,
  'spread-missed': ({ amount }, s) => `La presenza in più città renderebbe ${s.florins(amount)} in più.`,
  'income-given': ({ to, city, amount }, s) =>
    `Frutta ${itToName(s.seat(to))} ${s.florins(amount)} ${s.place(city).at}.`,
  'income-left': ({ to, city, amount }, s) =>
    `Lascia ${itToName(s.seat(to))} ${s.florins(amount)} ${s.place(city).at} che si ${itForm(amount, 'poteva', 'potevano')} togliere.`,
  'loan-needless': ({ amount, interest }, s) =>
    `Il prestito da ${amount} non serviva: costa ${s.florins(interest)} di interessi, e il turno.`,
  'loan-missed': ({ amount, cash }, s) => `Con ${s.florins(cash)} in cassa era il momento di un prestito da ${amount}.`,
  'cards-useless': ({ cards, amount }, s) =>
    `${itMany(cards, 'carta', 'carte')} per ${s.florins(amount)}: non c’era più modo di ${itForm(cards, 'giocarla', 'giocarle')}.`,
  'cards-dear': ({ amount }, s) => `Le carte sono costate ${s.florins(amount)} in più.`,
  'florins-spent': ({ amount }, s) =>
    s.ahead ? `Costerebbe ${s.florins(amount)} in più.` : `Ha richiesto ${s.florins(amount)} in più.`,
  'bonus-missed': ({ amount }) => `Si poteva ottenere la carta bonus da ${amount}.`,
  'phase-ended': () => 'Fa finire la fase con questo round.',
  'phase-prolonged': () => 'La fase poteva finire con questo round.',
  'loan-extended': ({ amount, interest }, s) =>
    `Estendere il prestito da ${amount} costa poi ${s.florins(interest)} in più.`,
  'loan-repaid': ({ amount, cash }, s) => `Restituire il prestito da ${amount} lascia solo ${s.florins(cash)}.`,
  'starter-named': ({ named, better }, s) => `Doveva iniziare la fase ${s.seat(better)}, non ${s.seat(named)}.`,
};
export default it;
