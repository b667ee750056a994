import { raised } from '@levante/table/words/grammar.ts';
import { itAnd, itHas, itMany, itSubject, itToName } from '@levante/table/words/it-grammar.ts';
import type { Namer } from '../../match/namer.ts';
import { itRank, itReached } from '../../match/words/it.ts';
import { type FactWords, isThere, type LoggedAction, wordsForActions } from '../facts.ts';
import type { LogWords } from './en.ts';

const to = (party: number | 'bank', n: Namer): string => (party === 'bank' ? 'alla banca' : itToName(n.seat(party)));

/** A person as the subject, with the auxiliary; the verb alone addresses the reader. */
const has = (seat: number, n: Namer): string => raised(`${itSubject(n.person(seat))}${itHas(n.person(seat))}`);

const warehouse = (isNeutral: boolean): string => (isNeutral ? 'magazzino neutrale' : 'magazzino');

function house(code: string, n: Namer): string {
  const { you, name } = n.ownerOf(code);
  const what = warehouse(n.isNeutral(code));
  return you ? `Il tuo ${what}` : `Il ${what} di ${name}`;
}

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

/** Names one of several actions, without the subject. */
function action(all: readonly LoggedAction[], i: number, f: LoggedAction, n: Namer): string {
  const by = n.person(f.seat);
  const aux = itHas(by);
  const done = (participle: string, what: string, city: string) =>
    isThere(all, i) ? `vi ${aux} ${participle}${what}` : `${aux} ${participle}${what} ${n.place(city).at}`;
  switch (f.type) {
    case 'bought':
      return `${aux} comprato la carta ${n.card(f.card)}`;
    case 'sailed':
      return f.berth === null && f.to !== 'BANK'
        ? `${aux} attraversato il porto ${n.place(f.to).of}`
        : `${aux} raggiunto ${itReached(n.place(f.to))}`;
    case 'house-built':
      return `${done('costruito', f.neutral ? ` un ${warehouse(true)}` : '', f.city)}, sullo spazio ${f.site}`;
    case 'house-reopened':
      return `${done('riaperto', ` un ${warehouse(f.neutral)}`, f.city)}, sullo spazio ${f.site}`;
    case 'fortress-built':
      return done('costruito', ' una fortezza', f.city);
    case 'loan-taken':
      return `${aux} preso un prestito da ${f.amount}`;
    case 'loan-extended':
      return `${aux} esteso un prestito da ${f.amount}`;
    case 'loan-repaid':
      return `${aux} restituito un prestito ${f.extended ? 'esteso ' : ''}da ${f.amount}`;
    case 'pirate-sailed':
      return `${aux} mandato la nave pirata ${n.place(f.from).from} ${n.place(f.to).at}`;
    case 'passed':
      return `${aux} dovuto passare: la ${by.you ? 'tua' : 'sua'} nave va alla banca`;
  }
}

const actions: LogWords['actions'] = (all, n) =>
  raised(`${itSubject(n.person(all[0]?.seat ?? 0))}${itAnd(all.map((f, i) => action(all, i, f, n)))}.`);

const facts: FactWords = {
  ...wordsForActions((action, n) => actions([action], n)),
  revealed: (f, n) => `Si scopre la carta ${n.card(f.card)}.`,
  'pile-renewed': (f) => `Le carte ${piles[f.pile]} usate vengono mescolate in un nuovo mazzo.`,
  'phase-begun': (f, n) =>
    `Inizia la fase ${f.phase}; il primo turno è ${n.person(f.starter).you ? 'il tuo' : `di ${n.seat(f.starter)}`}.`,
  'turn-begun': (f, n) => (n.person(f.seat).you ? 'Tocca a te.' : `Turno di ${n.seat(f.seat)}.`),
  paid: (f, n) => {
    const what = `pagato ${n.florins(f.amount)}`;
    const bank = raised(n.place('BANK').name);
    if (f.to !== 'bank' && n.person(f.to).you)
      return `${f.from === 'bank' ? bank : n.seat(f.from)} ti ha ${what} ${purposes[f.for]}.`;
    return `${f.from === 'bank' ? `${bank} ha` : has(f.from, n)} ${what} ${to(f.to, n)} ${purposes[f.for]}.`;
  },
  'house-shut': (f, n) => `${house(f.house, n)} sullo spazio ${f.site} ${n.place(f.city).at} viene chiuso.`,
  'house-gone': (f, n) => `${house(f.house, n)} sullo spazio ${f.site} ${n.place(f.city).at} viene rimosso dal gioco.`,
  'bonus-won': (f, n) =>
    `${has(f.seat, n)} magazzini aperti in nove città: alla fine ${n.person(f.seat).you ? 'ricevi' : 'riceve'} un bonus di ${n.florins(f.amount)}.`,
  income: (f, n) => {
    const got = `${has(f.seat, n)} ricevuto ${n.florins(f.amount)}`;
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
  'pirate-anchored': (f, n) => `La nave pirata è attraccata ${n.place(f.city).at}, spazio porto ${f.berth}.`,
  'ship-moved': (f, n) =>
    `La nave pirata ha spinto la ${n.person(f.seat).you ? 'tua nave' : `nave di ${n.seat(f.seat)}`} sullo spazio porto ${f.to} ${n.place(f.city).at}.`,
  'turn-ended': (f, n) => `${has(f.seat, n)} terminato il turno.`,
  payday: (f) => `Giorno di paga della fase ${f.phase}.`,
  'starter-chosen': (f, n) =>
    f.by === f.seat
      ? `${has(f.by, n)} scelto di iniziare.`
      : `${has(f.by, n)} scelto che inizi ${n.person(f.seat).you ? 'tu' : n.seat(f.seat)}.`,
  supplied: (f, n) =>
    `${has(f.seat, n)} ricevuto ${itMany(f.warehouses + f.neutral, 'magazzino', 'magazzini')} e ${itMany(f.fortresses, 'fortezza', 'fortezze')} dalla riserva.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [n.person(seat)] : []));
    const you = winners.some((one) => one.you);
    const names = itAnd(winners.map((one) => (one.you ? 'tu' : one.name)));
    if (winners.length > 1) return `La partita è finita: ${names} ${you ? 'vi dividete' : 'si dividono'} la vittoria.`;
    return `La partita è finita: ${you ? 'hai vinto' : `ha vinto ${names}`}.`;
  },
};

const it: LogWords = {
  round: (phase, round) => `Fase ${phase}, round ${round}`,
  afterPayday: (phase) => `Fase ${phase}, dopo il giorno di paga`,
  lastRound: 'ultimo round della fase',
  payday: (phase) => `Giorno di paga ${phase}`,
  paidOut: (who) => raised(`${itSubject(who)}${itHas(who)} ricevuto la ${who.you ? 'tua' : 'sua'} paga.`),
  revealed: (cards) => `Carte scoperte: ${cards}.`,
  forecast: 'Previsione',
  forecastOff: 'Nascondi la previsione',
  forecastKey: 'che cosa frutterebbe ora il giorno di paga',
  boardNote:
    'Le cifre del tabellone stampato non sono pubblicate. Questo tabellone è una ricostruzione che concorda con ogni cifra indicata dalle regole; chi possiede il gioco può giocare con un proprio file del tabellone.',
  facts,
  actions,
};
export default it;
