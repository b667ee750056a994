import { itAnd, itMany, itToName } from '@levante/table/words/it-grammar.ts';
import { raised } from '@levante/table/words/raised.ts';
import { itReached } from './it-places.ts';
import { itRank } from './it-rank.ts';
import type { Namer } from './namer.ts';
import type { FactWords } from './words.ts';

const to = (party: number | 'bank', n: Namer): string => (party === 'bank' ? 'alla banca' : itToName(n.seat(party)));
const warehouse = (isNeutral: boolean): string => (isNeutral ? 'magazzino neutrale' : 'magazzino');
const house = (code: string, n: Namer): string => `Il ${warehouse(n.isNeutral(code))} di ${n.owner(code)}`;
const purposes = {
  card: 'per una carta',
  warehouse: 'per un magazzino',
  fortress: 'per una fortezza',
  pirate: 'per la nave pirata',
  protection: 'come costo di protezione',
  loan: 'come prestito',
  repayment: 'per restituire un prestito',
} as const;
const piles = { destination: 'destinazione', connection: 'collegamento' } as const;

export const itFacts: FactWords = {
  revealed: (f, n) => `Si scopre la carta ${n.card(f.card)}.`,
  'pile-renewed': (f) => `Le carte ${piles[f.pile]} usate vengono mescolate in un nuovo mazzo.`,
  'phase-begun': (f, n) => `Inizia la fase ${f.phase}; il primo turno è di ${n.seat(f.starter)}.`,
  'turn-begun': (f, n) => `Turno di ${n.seat(f.seat)}.`,
  bought: (f, n) => `${n.seat(f.seat)} ha comprato la carta ${n.card(f.card)}.`,
  sailed: (f, n) =>
    f.berth === null && f.to !== 'BANK'
      ? `${n.seat(f.seat)} ha attraversato il porto ${n.place(f.to).of}.`
      : `${n.seat(f.seat)} ha raggiunto ${itReached(n.place(f.to))}.`,
  paid: (f, n) =>
    `${f.from === 'bank' ? raised(n.place('BANK').name) : n.seat(f.from)} ha pagato ${n.florins(f.amount)} ${to(f.to, n)} ${purposes[f.for]}.`,
  'house-built': (f, n) =>
    `${n.seat(f.seat)} ha costruito ${f.neutral ? `un ${warehouse(true)} ` : ''}${n.place(f.city).at}, sullo spazio ${f.site}.`,
  'house-reopened': (f, n) =>
    `${n.seat(f.seat)} ha riaperto un ${warehouse(f.neutral)} ${n.place(f.city).at}, sullo spazio ${f.site}.`,
  'house-shut': (f, n) => `${house(f.house, n)} sullo spazio ${f.site} ${n.place(f.city).at} viene chiuso.`,
  'house-gone': (f, n) => `${house(f.house, n)} sullo spazio ${f.site} ${n.place(f.city).at} viene rimosso dal gioco.`,
  'fortress-built': (f, n) => `${n.seat(f.seat)} ha costruito una fortezza ${n.place(f.city).at}.`,
  'bonus-won': (f, n) =>
    `${n.seat(f.seat)} ha magazzini aperti in nove città: alla fine riceve un bonus di ${n.florins(f.amount)}.`,
  income: (f, n) => {
    const got = `${n.seat(f.seat)} ha ricevuto ${n.florins(f.amount)}`;
    switch (f.for) {
      case 'spread':
        return `${got} per la presenza in ${itMany(f.cities, 'città', 'città')}.`;
      case 'majority':
        return `${got} per ${f.rank === 1 ? 'la' : 'il'} ${itRank(f.rank)} ${n.place(f.city).at}.`;
      case 'fortress':
        return `${got} per la fortezza ${n.place(f.city).at}${f.whole ? ', tra le città con più magazzini' : ''}.`;
      case 'bonus':
        return `${got} per la carta bonus.`;
      case 'building':
        return `${got} per aver costruito ${n.place(f.city).at}.`;
    }
  },
  'loan-taken': (f, n) => `${n.seat(f.seat)} ha preso un prestito da ${f.amount}.`,
  'loan-extended': (f, n) => `${n.seat(f.seat)} ha esteso un prestito da ${f.amount}.`,
  'loan-repaid': (f, n) => `${n.seat(f.seat)} ha restituito un prestito ${f.extended ? 'esteso ' : ''}da ${f.amount}.`,
  'pirate-sailed': (f, n) => `${n.seat(f.seat)} ha mandato la nave pirata ${n.place(f.from).from} ${n.place(f.to).at}.`,
  'pirate-anchored': (f, n) => `La nave pirata è attraccata ${n.place(f.city).at}, spazio porto ${f.berth}.`,
  'ship-moved': (f, n) =>
    `La nave pirata ha spinto la nave di ${n.seat(f.seat)} sullo spazio porto ${f.to} ${n.place(f.city).at}.`,
  'turn-ended': (f, n) => `${n.seat(f.seat)} ha terminato il turno.`,
  passed: (f, n) => `${n.seat(f.seat)} ha dovuto passare: la sua nave va alla banca.`,
  payday: (f) => `Giorno di paga della fase ${f.phase}.`,
  'starter-chosen': (f, n) =>
    f.by === f.seat
      ? `${n.seat(f.by)} ha scelto di iniziare.`
      : `${n.seat(f.by)} ha scelto che inizi ${n.seat(f.seat)}.`,
  supplied: (f, n) =>
    `${n.seat(f.seat)} ha ricevuto ${itMany(f.warehouses + f.neutral, 'magazzino', 'magazzini')} e ${itMany(f.fortresses, 'fortezza', 'fortezze')} dalla riserva.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [n.seat(seat)] : []));
    return `La partita è finita: ${winners.length > 1 ? `${itAnd(winners)} si dividono la vittoria` : `ha vinto ${itAnd(winners)}`}.`;
  },
};
