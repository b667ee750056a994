import { deHas, deIs, deSubject, und } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import type { Namer } from '../../match/namer.ts';
import { cities, fortresses, house, houses, theHouse } from '../../match/words/de.ts';
import { type FactWords, isThere, type LoggedAction, wordsForActions } from '../facts.ts';
import type { LogWords } from './en.ts';

/** A person in the accusative. */
function whom(party: number | 'bank', n: Namer): string {
  if (party === 'bank') return 'die Bank';
  return n.person(party).you ? 'dich' : n.seat(party);
}

/** A person as the subject, with the auxiliary of the perfect. */
const has = (seat: number, n: Namer): string => `${deSubject(n.person(seat))} ${deHas(n.person(seat))}`;

const PILES = { destination: 'Zielkarten', connection: 'Verbindungskarten' } as const;

const PURPOSES = {
  card: 'für eine Karte',
  warehouse: 'für ein Haus',
  fortress: 'für eine Festung',
  pirate: 'für das Piratenschiff',
  protection: 'als Schutzgebühr',
  loan: 'als Darlehen',
  repayment: 'als Rückzahlung eines Darlehens',
} as const;

/** `Das neutrale Haus von Elio auf Bauplatz 2 in Tunis`. */
function houseOn({ house: code, site, city }: { house: string; site: number; city: string }, n: Namer): string {
  const { you, name } = n.ownerOf(code);
  const owned = you ? `Dein ${house(n.isNeutral(code))}` : `${raised(theHouse(n.isNeutral(code)))} von ${name}`;
  return `${owned} auf Bauplatz ${site} ${n.place(city).at}`;
}

const RANKS = ['ersten', 'zweiten', 'dritten', 'vierten', 'fünften'] as const;

/** Names one of several actions, without the subject. */
function action(all: readonly LoggedAction[], i: number, f: LoggedAction, n: Namer): string {
  const at = (city: string) => (isThere(all, i) ? 'dort' : n.place(city).at);
  const by = n.person(f.seat);
  const aux = deHas(by);
  const moved = deIs(by);
  switch (f.type) {
    case 'bought':
      return `${aux} die Karte ${n.card(f.card)} gekauft`;
    case 'sailed':
      return f.berth === null && f.to !== 'BANK'
        ? `${aux} ${n.place(f.to).at} keinen freien Hafenplatz gefunden`
        : `${moved} ${n.place(f.to).to} gesegelt`;
    case 'house-built':
      return `${aux} ${at(f.city)} auf Bauplatz ${f.site} ${f.neutral ? 'ein neutrales Haus ' : ''}gebaut`;
    case 'house-reopened':
      return `${aux} ${at(f.city)} auf Bauplatz ${f.site} ein ${house(f.neutral)} wiedereröffnet`;
    case 'fortress-built':
      return `${aux} ${at(f.city)} eine Festung gebaut`;
    case 'loan-taken':
      return `${aux} ein Darlehen von ${f.amount} aufgenommen`;
    case 'loan-extended':
      return `${aux} ein Darlehen von ${f.amount} verlängert`;
    case 'loan-repaid':
      return `${aux} ein ${f.extended ? 'verlängertes ' : ''}Darlehen von ${f.amount} zurückgezahlt`;
    case 'pirate-sailed':
      return `${aux} das Piratenschiff ${n.place(f.from).from} ${n.place(f.to).to} geschickt`;
    case 'passed':
      return `${by.you ? 'musstest' : 'musste'} passen und ${moved} zur Bank gesegelt`;
  }
}

const actions: LogWords['actions'] = (all, n) =>
  `${deSubject(n.person(all[0]?.seat ?? 0))} ${und(all.map((f, i) => action(all, i, f, n)))}.`;

const facts: FactWords = {
  ...wordsForActions((action, n) => actions([action], n)),
  revealed: (f, n) => `Aufgedeckt: ${n.card(f.card)}.`,
  'pile-renewed': (f) => `Die gespielten ${PILES[f.pile]} werden zu einem neuen Stapel gemischt.`,
  'phase-begun': (f, n) =>
    `Phase ${f.phase} beginnt; ${n.person(f.starter).you ? 'du bist' : `${n.seat(f.starter)} ist`} zuerst am Zug.`,
  'turn-begun': (f, n) => `${deSubject(n.person(f.seat))} ${deIs(n.person(f.seat))} am Zug.`,
  paid: (f, n) =>
    `${f.from === 'bank' ? 'Die Bank hat' : has(f.from, n)} ${n.florins(f.amount)} ${PURPOSES[f.for]} an ${whom(f.to, n)} gezahlt.`,
  'house-shut': (f, n) => `${houseOn(f, n)} wird geschlossen.`,
  'house-gone': (f, n) => `${houseOn(f, n)} kommt aus dem Spiel.`,
  'bonus-won': (f, n) =>
    `${has(f.seat, n)} in neun Städten ein offenes Haus: Das bringt am Ende einen Bonus von ${f.amount}.`,
  income: (f, n) => {
    const got = (what: string) => `${has(f.seat, n)} ${n.florins(f.amount)} für ${what} erhalten`;
    switch (f.for) {
      case 'spread':
        return `${got(cities(f.cities))}.`;
      case 'majority':
        return `${got(`den ${RANKS[f.rank - 1] ?? `${f.rank}.`} Rang ${n.place(f.city).at}`)}.`;
      case 'fortress':
        return `${got(`die Festung ${n.place(f.city).at}`)}${f.whole ? ': Dort stehen die meisten Häuser' : ''}.`;
      case 'bonus':
        return `${got('die Bonuskarte')}.`;
      case 'building':
        return `${got(`das Bauen ${n.place(f.city).at}`)}.`;
    }
  },
  'pirate-anchored': (f, n) => `Das Piratenschiff liegt ${n.place(f.city).at} auf Hafenplatz ${f.berth}.`,
  'ship-moved': (f, n) =>
    `Das Piratenschiff hat ${n.person(f.seat).you ? 'dein Schiff' : `das Schiff von ${n.seat(f.seat)}`} ${n.place(f.city).at} auf Hafenplatz ${f.to} verdrängt.`,
  'turn-ended': (f, n) => `${has(f.seat, n)} den Zug beendet.`,
  payday: (f) => `Zahltag der Phase ${f.phase}.`,
  'starter-chosen': (f, n) =>
    f.by === f.seat
      ? `${has(f.by, n)} entschieden, selbst zu beginnen.`
      : `${has(f.by, n)} entschieden: ${n.person(f.seat).you ? 'Du beginnst' : `${n.seat(f.seat)} beginnt`}.`,
  supplied: (f, n) =>
    `${has(f.seat, n)} ${houses(f.warehouses + f.neutral)} und ${fortresses(f.fortresses)} aus dem Vorrat erhalten.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [n.person(seat)] : []));
    const you = winners.some((one) => one.you);
    const names = und(winners.map((one) => (one.you ? 'du' : one.name)));
    const shared = you ? 'teilt euch den Sieg' : 'teilen sich den Sieg';
    return `Die Partie ist zu Ende: ${names} ${winners.length > 1 ? shared : `${you ? 'hast' : 'hat'} gewonnen`}.`;
  },
};

const de: LogWords = {
  round: (phase, round) => `Phase ${phase}, Runde ${round}`,
  afterPayday: (phase) => `Phase ${phase}, nach dem Zahltag`,
  lastRound: 'letzte Runde der Phase',
  payday: (phase) => `Zahltag ${phase}`,
  paidOut: (who) => `${deSubject(who)} ${deHas(who)} Geld erhalten.`,
  revealed: (cards) => `Aufgedeckt: ${cards}.`,
  forecast: 'Zahltag-Vorschau',
  forecastOff: 'Vorschau ausblenden',
  forecastKey: 'was der Zahltag jetzt brächte',
  boardNote:
    'Die Zahlen des gedruckten Spielplans sind nicht veröffentlicht. Dieser Spielplan ist eine Rekonstruktion, die zu jeder Zahl passt, die die Regeln nennen; wer das Spiel besitzt, kann mit einer eigenen Spielplandatei spielen.',
  facts,
  actions,
};
export default de;
