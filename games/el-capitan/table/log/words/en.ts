import { enAnd, enSubject, enWho, enWhose, many } from '@levante/table/words/en-grammar.ts';
import { type NamedPerson, raised } from '@levante/table/words/grammar.ts';
import type { Namer } from '../../match/namer.ts';
import { type FactWords, isThere, type LoggedAction, wordsForActions } from '../facts.ts';

const RANKS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const who = (party: number | 'bank', n: Namer): string => (party === 'bank' ? 'the bank' : enWho(n.person(party)));

const house = (code: string, n: Namer): string =>
  raised(`${enWhose(n.ownerOf(code))} ${n.isNeutral(code) ? 'neutral house' : 'house'}`);

const purposes = {
  card: 'for a card',
  warehouse: 'for a house',
  fortress: 'for a fortress',
  pirate: 'for the pirate ship',
  protection: 'in protection money',
  loan: 'as a loan',
  repayment: 'back on a loan',
} as const;

/** Names one of several actions, without the subject. */
function action(all: readonly LoggedAction[], i: number, f: LoggedAction, n: Namer): string {
  const at = (city: string) => (isThere(all, i) ? 'there' : n.place(city).at);
  switch (f.type) {
    case 'bought':
      return `bought ${n.card(f.card)}`;
    case 'sailed':
      return f.berth === null && f.to !== 'BANK' ? `passed ${n.place(f.to).name}` : `sailed ${n.place(f.to).to}`;
    case 'house-built':
      return `built ${f.neutral ? 'a neutral house ' : ''}${at(f.city)}, on site ${f.site}`;
    case 'house-reopened':
      return `reopened a ${f.neutral ? 'neutral ' : ''}house ${at(f.city)}, on site ${f.site}`;
    case 'fortress-built':
      return `built a fortress ${at(f.city)}`;
    case 'loan-taken':
      return `took a loan of ${f.amount}`;
    case 'loan-extended':
      return `extended a loan of ${f.amount}`;
    case 'loan-repaid':
      return `repaid ${f.extended ? 'an extended' : 'a'} loan of ${f.amount}`;
    case 'pirate-sailed':
      return `sent the pirate ${n.place(f.from).from} ${n.place(f.to).to}`;
    case 'passed':
      return 'had to pass and went to the bank';
  }
}

/** Joins actions in a sentence: "Elio bought Napoli (1 seal), sailed to Napoli and built there, on site 7." */
const actions = (all: readonly LoggedAction[], n: Namer): string =>
  `${enSubject(n.person(all[0]?.seat ?? 0))} ${enAnd(all.map((f, i) => action(all, i, f, n)))}.`;

const facts: FactWords = {
  ...wordsForActions((action, n) => actions([action], n)),
  revealed: (f, n) => `${n.card(f.card)} is turned up.`,
  'pile-renewed': (f) => `The used ${f.pile} cards are shuffled into a new pile.`,
  'phase-begun': (f, n) =>
    `Phase ${f.phase} begins; ${enWho(n.person(f.starter))} ${n.person(f.starter).you ? 'start' : 'starts'}.`,
  'turn-begun': (f, n) => `${raised(enWhose(n.person(f.seat)))} turn.`,
  paid: (f, n) => `${raised(who(f.from, n))} paid ${n.florins(f.amount)} to ${who(f.to, n)} ${purposes[f.for]}.`,
  'house-shut': (f, n) => `${house(f.house, n)} on site ${f.site} ${n.place(f.city).of} is shut.`,
  'house-gone': (f, n) => `${house(f.house, n)} on site ${f.site} ${n.place(f.city).of} leaves the game.`,
  'bonus-won': (f, n) =>
    `${enSubject(n.person(f.seat))} ${n.person(f.seat).you ? 'have' : 'has'} open houses in nine cities: a bonus of ${f.amount} at the end.`,
  income: (f, n) => {
    const got = `${enSubject(n.person(f.seat))} got ${n.florins(f.amount)}`;
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
  'pirate-anchored': (f, n) => `The pirate anchored ${n.place(f.city).at}, berth ${f.berth}.`,
  'ship-moved': (f, n) => `The pirate pushed ${enWhose(n.person(f.seat))} ship to berth ${f.to} ${n.place(f.city).at}.`,
  'turn-ended': (f, n) => `${enSubject(n.person(f.seat))} ended the turn.`,
  payday: (f) => `Payday of phase ${f.phase}.`,
  'starter-chosen': (f, n) =>
    f.by === f.seat
      ? `${enSubject(n.person(f.by))} chose to start.`
      : `${enSubject(n.person(f.by))} chose ${enWho(n.person(f.seat))} to start.`,
  supplied: (f, n) =>
    `${enSubject(n.person(f.seat))} got ${many(f.warehouses + f.neutral, 'house')} and ${many(f.fortresses, 'fortress', 'fortresses')} from the supply.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [enWho(n.person(seat))] : []));
    return `The match is over: ${enAnd(winners)} ${winners.length > 1 ? 'share the win' : 'won'}.`;
  },
};

const en = {
  round: (phase: number, round: number): string => `Phase ${phase}, round ${round}`,
  afterPayday: (phase: number): string => `Phase ${phase}, after the payday`,
  lastRound: 'last round of the phase',
  payday: (phase: number): string => `Payday ${phase}`,
  paidOut: (who: NamedPerson): string => `${enSubject(who)} ${who.you ? 'were' : 'was'} paid.`,
  revealed: (cards: string): string => `Turned up: ${cards}.`,
  forecast: 'Payday forecast',
  forecastOff: 'Hide the forecast',
  forecastKey: 'what payday would bring now',
  boardNote:
    'The figures of the printed board are not published. This board is a reconstruction that fits every figure the rules state; if you own the game, you can play with your own board file.',
  facts,
  actions,
};

export default en;

export type LogWords = typeof en;
