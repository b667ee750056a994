import { many } from '@levante/table/words/en-plural.ts';
import type { Namer } from './namer.ts';
import type { FactWords } from './words.ts';

const RANKS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const who = (party: number | 'bank', n: Namer): string => (party === 'bank' ? 'the bank' : n.seat(party));
const house = (code: string, n: Namer): string => `${n.owner(code)}’s ${n.isNeutral(code) ? 'neutral house' : 'house'}`;
const purposes = {
  card: 'for a card',
  warehouse: 'for a house',
  fortress: 'for a fortress',
  pirate: 'for the pirate ship',
  protection: 'in protection money',
  loan: 'as a loan',
  repayment: 'back on a loan',
} as const;

export const enFacts: FactWords = {
  revealed: (f, n) => `${n.card(f.card)} is turned up.`,
  'pile-renewed': (f) => `The used ${f.pile} cards are shuffled into a new pile.`,
  'phase-begun': (f, n) => `Phase ${f.phase} begins; ${n.seat(f.starter)} starts.`,
  'turn-begun': (f, n) => `${n.seat(f.seat)}’s turn.`,
  bought: (f, n) => `${n.seat(f.seat)} bought ${n.card(f.card)}.`,
  sailed: (f, n) =>
    `${n.seat(f.seat)} ${f.berth === null && f.to !== 'BANK' ? `passed ${n.place(f.to).name}` : `sailed ${n.place(f.to).to}`}.`,
  paid: (f, n) =>
    `${f.from === 'bank' ? 'The bank' : n.seat(f.from)} paid ${n.florins(f.amount)} to ${who(f.to, n)} ${purposes[f.for]}.`,
  'house-built': (f, n) =>
    `${n.seat(f.seat)} built ${f.neutral ? 'a neutral house ' : ''}${n.place(f.city).at}, on site ${f.site}.`,
  'house-reopened': (f, n) =>
    `${n.seat(f.seat)} reopened a ${f.neutral ? 'neutral ' : ''}house ${n.place(f.city).at}, on site ${f.site}.`,
  'house-shut': (f, n) => `${house(f.house, n)} on site ${f.site} ${n.place(f.city).of} is shut.`,
  'house-gone': (f, n) => `${house(f.house, n)} on site ${f.site} ${n.place(f.city).of} leaves the game.`,
  'fortress-built': (f, n) => `${n.seat(f.seat)} built a fortress ${n.place(f.city).at}.`,
  'bonus-won': (f, n) => `${n.seat(f.seat)} has open houses in nine cities: a bonus of ${f.amount} at the end.`,
  income: (f, n) => {
    const got = `${n.seat(f.seat)} got ${n.florins(f.amount)}`;
    switch (f.for) {
      case 'spread':
        return `${got} for ${many(f.cities, 'city', 'cities')}.`;
      case 'majority':
        return `${got} as ${RANKS[f.rank - 1] ?? `number ${f.rank}`} ${n.place(f.city).at}.`;
      case 'fortress':
        return `${got} for the fortress ${n.place(f.city).at}${f.whole ? ', the fullest city' : ''}.`;
      case 'bonus':
        return `${got} for the bonus card.`;
      case 'building':
        return `${got} for building ${n.place(f.city).at}.`;
    }
  },
  'loan-taken': (f, n) => `${n.seat(f.seat)} took a loan of ${f.amount}.`,
  'loan-extended': (f, n) => `${n.seat(f.seat)} extended a loan of ${f.amount}.`,
  'loan-repaid': (f, n) => `${n.seat(f.seat)} repaid ${f.extended ? 'an extended' : 'a'} loan of ${f.amount}.`,
  'pirate-sailed': (f, n) => `${n.seat(f.seat)} sent the pirate ${n.place(f.from).from} ${n.place(f.to).to}.`,
  'pirate-anchored': (f, n) => `The pirate lies ${n.place(f.city).at}, berth ${f.berth}.`,
  'ship-moved': (f, n) => `The pirate pushed ${n.seat(f.seat)}’s ship to berth ${f.to} ${n.place(f.city).at}.`,
  'turn-ended': (f, n) => `${n.seat(f.seat)} ended the turn.`,
  passed: (f, n) => `${n.seat(f.seat)} had to pass and went to the bank.`,
  payday: (f) => `Payday of phase ${f.phase}.`,
  'starter-chosen': (f, n) =>
    f.by === f.seat ? `${n.seat(f.by)} chose to start.` : `${n.seat(f.by)} chose ${n.seat(f.seat)} to start.`,
  supplied: (f, n) =>
    `${n.seat(f.seat)} got ${many(f.warehouses + f.neutral, 'house')} and ${many(f.fortresses, 'fortress', 'fortresses')} from the supply.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [n.seat(seat)] : []));
    return `The match is over: ${winners.join(' and ')} ${winners.length > 1 ? 'share the win' : 'won'}.`;
  },
};
