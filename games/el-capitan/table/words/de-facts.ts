import { und } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/raised.ts';
import { cities, fortresses, house, houses, theHouse } from './de-pieces.ts';
import type { Namer } from './namer.ts';
import type { FactWords } from './words.ts';

const whom = (party: number | 'bank', n: Namer): string => (party === 'bank' ? 'die Bank' : n.seat(party));
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
  return `${raised(theHouse(n.isNeutral(code)))} von ${n.owner(code)} auf Bauplatz ${site} ${n.place(city).at}`;
}

const RANKS = ['ersten', 'zweiten', 'dritten', 'vierten', 'fünften'] as const;

export const deFacts: FactWords = {
  revealed: (f, n) => `Aufgedeckt: ${n.card(f.card)}.`,
  'pile-renewed': (f) => `Die gespielten ${PILES[f.pile]} werden zu einem neuen Stapel gemischt.`,
  'phase-begun': (f, n) => `Phase ${f.phase} beginnt; ${n.seat(f.starter)} ist zuerst am Zug.`,
  'turn-begun': (f, n) => `${n.seat(f.seat)} ist am Zug.`,
  bought: (f, n) => `${n.seat(f.seat)} hat die Karte ${n.card(f.card)} gekauft.`,
  sailed: (f, n) =>
    f.berth === null && f.to !== 'BANK'
      ? `${n.seat(f.seat)} hat ${n.place(f.to).at} keinen freien Hafenplatz gefunden.`
      : `${n.seat(f.seat)} ist ${n.place(f.to).to} gesegelt.`,
  paid: (f, n) =>
    `${raised(whom(f.from, n))} hat ${n.florins(f.amount)} ${PURPOSES[f.for]} an ${whom(f.to, n)} gezahlt.`,
  'house-built': (f, n) =>
    `${n.seat(f.seat)} hat ${n.place(f.city).at} auf Bauplatz ${f.site} ${f.neutral ? 'ein neutrales Haus ' : ''}gebaut.`,
  'house-reopened': (f, n) =>
    `${n.seat(f.seat)} hat ${n.place(f.city).at} auf Bauplatz ${f.site} ein ${house(f.neutral)} wiedereröffnet.`,
  'house-shut': (f, n) => `${houseOn(f, n)} wird geschlossen.`,
  'house-gone': (f, n) => `${houseOn(f, n)} kommt aus dem Spiel.`,
  'fortress-built': (f, n) => `${n.seat(f.seat)} hat ${n.place(f.city).at} eine Festung gebaut.`,
  'bonus-won': (f, n) =>
    `${n.seat(f.seat)} hat in neun Städten ein offenes Haus: Das bringt am Ende einen Bonus von ${f.amount}.`,
  income: (f, n) => {
    const got = (what: string) => `${n.seat(f.seat)} hat ${n.florins(f.amount)} für ${what} erhalten`;
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
  'loan-taken': (f, n) => `${n.seat(f.seat)} hat ein Darlehen von ${f.amount} aufgenommen.`,
  'loan-extended': (f, n) => `${n.seat(f.seat)} hat ein Darlehen von ${f.amount} verlängert.`,
  'loan-repaid': (f, n) =>
    `${n.seat(f.seat)} hat ein ${f.extended ? 'verlängertes ' : ''}Darlehen von ${f.amount} zurückgezahlt.`,
  'pirate-sailed': (f, n) =>
    `${n.seat(f.seat)} hat das Piratenschiff ${n.place(f.from).from} ${n.place(f.to).to} geschickt.`,
  'pirate-anchored': (f, n) => `Das Piratenschiff liegt ${n.place(f.city).at} auf Hafenplatz ${f.berth}.`,
  'ship-moved': (f, n) =>
    `Das Piratenschiff hat das Schiff von ${n.seat(f.seat)} ${n.place(f.city).at} auf Hafenplatz ${f.to} verdrängt.`,
  'turn-ended': (f, n) => `${n.seat(f.seat)} hat den Zug beendet.`,
  passed: (f, n) => `${n.seat(f.seat)} musste passen und ist zur Bank gesegelt.`,
  payday: (f) => `Zahltag der Phase ${f.phase}.`,
  'starter-chosen': (f, n) =>
    f.by === f.seat
      ? `${n.seat(f.by)} hat entschieden, selbst zu beginnen.`
      : `${n.seat(f.by)} hat entschieden: ${n.seat(f.seat)} beginnt.`,
  supplied: (f, n) =>
    `${n.seat(f.seat)} hat ${houses(f.warehouses + f.neutral)} und ${fortresses(f.fortresses)} aus dem Vorrat erhalten.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [n.seat(seat)] : []));
    return `Die Partie ist zu Ende: ${und(winners)} ${winners.length > 1 ? 'teilen sich den Sieg' : 'hat gewonnen'}.`;
  },
};
