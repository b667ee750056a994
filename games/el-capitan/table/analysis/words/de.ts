import { formFor } from '@levante/table/words/de-grammar.ts';
import { deSailingCards as cardsOf, remain } from '../../match/words/de.ts';
import type { ReasonWords } from './en.ts';

const de: ReasonWords = {
  'own-house-shut': ({ seat, city, gone, amount }, s) => {
    const less = amount > 0 ? `, und der Zahltag bringt ${s.florins(amount)} weniger` : '';
    const what = `Ein eigenes Haus von ${s.seat(seat)} ${s.place(city).at}`;
    return `${what} ${gone ? 'kommt aus dem Spiel' : 'wird geschlossen'}${less}.`;
  },
  'house-exposed': ({ seat, city }, s) => `Das nächste Haus ${s.place(city).at} schließt eines von ${s.seat(seat)}.`,
  'majority-missed': ({ city, amount }, s) => `Häuser ${s.place(city).at} brächten ${s.florins(amount)} mehr.`,
  'fortress-missed': ({ city, amount }, s) => `Eine Festung ${s.place(city).at} brächte ${s.florins(amount)} mehr.`,
  'spread-missed': ({ amount }, s) => `Häuser in mehr Städten brächten ${s.florins(amount)} mehr.`,
  'income-given': ({ to, city, amount }, s) => `Das bringt ${s.seat(to)} ${s.place(city).at} ${s.florins(amount)}.`,
  'income-left': ({ to, city, amount }, s) =>
    `${s.seat(to)} behält ${s.place(city).at} ${s.florins(amount)}, was sich verhindern ließe.`,
  'loan-needless': ({ amount, interest }, s) =>
    `Ein Darlehen von ${amount} war nicht nötig: Es kostet ${s.florins(interest)} Zinsen und den ganzen Zug.`,
  'loan-missed': ({ amount, cash }, s) => `Mit nur ${s.florins(cash)} war es Zeit für ein Darlehen von ${amount}.`,
  'cards-useless': ({ cards, amount }, s) =>
    `${cardsOf(cards)} für ${s.florins(amount)} ${formFor(cards, 'ließ', 'ließen')} sich nicht mehr spielen.`,
  'cards-dear': ({ amount }, s) => `Die Karten haben ${s.florins(amount)} mehr gekostet.`,
  'florins-spent': ({ amount }, s) =>
    s.ahead ? `Das würde ${s.florins(amount)} mehr kosten.` : `Das hat ${s.florins(amount)} mehr gekostet.`,
  'bonus-missed': ({ amount }, s) => `Die Bonuskarte von ${s.florins(amount)} war zu haben.`,
  'phase-ended': () => 'Das beendet die Phase mit dieser Runde.',
  'phase-prolonged': () => 'Die Phase hätte mit dieser Runde enden können.',
  'loan-extended': ({ amount, interest }, s) =>
    `Das Darlehen von ${amount} zu verlängern kostet später ${s.florins(interest)} mehr.`,
  'loan-repaid': ({ amount, cash }, s) =>
    `Nach der Rückzahlung des Darlehens von ${amount} ${remain(cash)} nur ${s.florins(cash)}.`,
  'starter-named': ({ named, better }, s) =>
    `${s.seat(better)} hätte die Phase beginnen sollen, nicht ${s.seat(named)}.`,
};
export default de;
