import { frForm, frMany, frOf } from '@levante/table/words/fr-grammar.ts';
import type { ReasonWords } from './en.ts';

const fr: ReasonWords = {
  'own-house-shut': ({ seat, city, gone, amount }, s) => {
    const less = amount > 0 ? `, et le décompte rapporte ${s.florins(amount)} de moins` : '';
    return `${s.seat(seat)} ${gone ? 'écarte de la partie' : 'ferme'} son propre entrepôt ${s.place(city).at}${less}.`;
  },
  'house-exposed': ({ seat, city }, s) =>
    `Le prochain entrepôt construit ${s.place(city).at} fermera un entrepôt ${frOf(s.seat(seat))}.`,
  'majority-missed': ({ city, amount }, s) =>
    `Des entrepôts ${s.place(city).at} rapporteraient ${s.florins(amount)} de plus.`,
  'fortress-missed': ({ city, amount }, s) =>
    `Une forteresse ${s.place(city).at} rapporterait ${s.florins(amount)} de plus.`,
  'spread-missed': ({ amount }, s) => `Une présence dans plus de villes rapporterait ${s.florins(amount)} de plus.`,
  'income-given': ({ to, city, amount }, s) =>
    `Cela rapporte ${s.florins(amount)} à ${s.seat(to)} ${s.place(city).at}.`,
  'income-left': ({ to, city, amount }, s) =>
    `Cela laisse à ${s.seat(to)} ${s.florins(amount)} ${s.place(city).at}, que l’on pouvait lui prendre.`,
  'loan-needless': ({ amount, interest }, s) =>
    `Un emprunt de ${amount} n’était pas nécessaire : il coûte ${s.florins(interest)} d’intérêts, et le tour.`,
  'loan-missed': ({ amount, cash }, s) =>
    `Avec seulement ${s.florins(cash)}, il était temps de contracter un emprunt de ${amount}.`,
  'cards-useless': ({ cards, amount }, s) =>
    `${frMany(cards, 'carte')} pour ${s.florins(amount)} ne ${frForm(cards, 'pouvait', 'pouvaient')} plus jamais être ${frForm(cards, 'jouée')}.`,
  'cards-dear': ({ amount }, s) => `Les cartes ont coûté ${s.florins(amount)} de plus.`,
  'florins-spent': ({ amount }, s) =>
    s.ahead ? `Cela coûterait ${s.florins(amount)} de plus.` : `Cela a coûté ${s.florins(amount)} de plus.`,
  'bonus-missed': ({ amount }) => `La carte bonus de ${amount} était à prendre.`,
  'phase-ended': () => 'Cela termine la phase avec ce tour de table.',
  'phase-prolonged': () => 'La phase aurait pu se terminer avec ce tour de table.',
  'loan-extended': ({ amount, interest }, s) =>
    `Prolonger l’emprunt de ${amount} coûte plus tard ${s.florins(interest)} de plus.`,
  'loan-repaid': ({ amount, cash }, s) => `Rembourser l’emprunt de ${amount} ne laisse que ${s.florins(cash)}.`,
  'starter-named': ({ named, better }, s) =>
    `C’est ${s.seat(better)} qui aurait dû commencer la phase, pas ${s.seat(named)}.`,
};
export default fr;
