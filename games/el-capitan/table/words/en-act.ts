import { enOr as or } from '@levante/table/words/en-grammar.ts';
import { raised } from '@levante/table/words/raised.ts';
import type { ActionLine } from '../match/lines.ts';
import type { Namer, PlaceName } from './namer.ts';
import type { ActWords, Prompt } from './words.ts';

type Turn = Extract<Prompt, { readonly step: 'turn' }>;
type Settle = Extract<Prompt, { readonly step: 'settle' }>;

const neutral = (yes: boolean): string => (yes ? 'neutral ' : '');

function inTurn(asked: Turn, n: Namer): string {
  const purse = `you have ${n.florins(asked.cash)}`;
  if (asked.pass) return `Nothing can be done this turn: pass, and your ship goes to the bank; ${purse}.`;
  if (asked.pirate === 'anchor') return 'Anchor the pirate ship at a berth, or play another card for it.';
  if (asked.pirate === 'must') return `Send the pirate ship somewhere for nothing${others(asked, n)}; ${purse}.`;
  if (asked.end) return `End your turn${asked.buy ? ', or buy cards' : ''}; ${purse}.`;
  const choices = [
    ...(asked.sail ? ['sail'] : asked.plan ? ['choose a city'] : []),
    ...doable(asked, n),
    ...(asked.buy ? ['buy a card'] : []),
    ...(asked.loan ? ['take a loan'] : []),
  ];
  return `${raised(or(choices))}; ${purse}.`;
}

function doable(asked: Turn, n: Namer): readonly string[] {
  const city = asked.city === null ? 'here' : n.place(asked.city).at;
  const found = [
    ...(asked.build === null ? [] : [['build', `for ${asked.build}`]]),
    ...(asked.reopen ? [['reopen a house', '']] : []),
    ...(asked.fortress === null ? [] : [['put up a fortress', `for ${asked.fortress}`]]),
  ];
  // The city is named once.
  return found.map(([what, price], i) => [what, i === 0 ? city : '', price].filter(Boolean).join(' '));
}

function others(asked: Turn, n: Namer): string {
  const list = doable(asked, n);
  return list.length > 0 ? `, or first ${or(list)}` : '';
}

function settle(asked: Settle, n: Namer): string {
  const pay = `repay the loan of ${asked.amount} with ${n.florins(asked.repay)}`;
  if (asked.extended === null) return `${raised(pay)}: it has been extended once already.`;
  const extend = `extend it and owe ${n.florins(asked.extended)} after the next payday`;
  return asked.canRepay ? `${raised(pay)}, or ${extend}?` : `You cannot ${pay}: ${extend}.`;
}

function doing(line: ActionLine, n: Namer, place: PlaceName | null): string {
  switch (line.verb) {
    case 'buy':
      return `buy ${n.card(line.card)}`;
    case 'sail':
      return `sail ${n.place(line.city).to}`;
    case 'build':
      return `build ${neutral(line.neutral)}${place?.at ?? 'here'}`;
    case 'reopen':
      return `reopen a ${neutral(line.neutral)}house ${place?.at ?? 'here'}`;
    case 'fortress':
      return `fortress ${place?.at ?? 'here'}`;
    case 'loan':
      return `take a loan of ${line.amount}`;
    case 'repay':
      return `repay the loan of ${line.amount}`;
    case 'extend':
      return `extend the loan of ${line.amount}`;
    case 'pirate-free':
      return `send the pirate ${n.place(line.city).to}, free`;
    case 'pirate-florins':
      return `send the pirate ${n.place(line.city).to} for money`;
    case 'pirate-card':
      return `send the pirate ${n.place(line.city).to} by card`;
    case 'pirate-anchor':
      return `anchor the pirate at berth ${line.berth}`;
    case 'starter':
      return `${n.seat(line.chosen)} starts`;
    case 'end':
      return 'end turn';
    case 'pass':
      return 'pass';
  }
}

export const enActing: ActWords = {
  doing,
  asked: (asked, n) => {
    if (asked.step === 'turn') return inTurn(asked, n);
    return asked.step === 'settle' ? settle(asked, n) : 'You are the poorest: who starts the next phase?';
  },
  chanceDeals: 'New cards are being turned up.',
  steps: (list) => raised(list.join(', then ')),
  wayWith: (card) => `by ${card}`,
  deed: ({ deed, site, neutral: isNeutral }) => {
    if (deed === 'fortress') return 'put up a fortress';
    return `${deed === 'build' ? 'build' : 'reopen'} ${isNeutral ? 'a neutral house ' : ''}on site ${site}`;
  },
  planFor: (city, deed) => `${city.name}: ${deed}`,
  inOrder: (steps) => steps.join(', '),
  paydayGrows: (florins) => `payday ${florins < 0 ? '−' : '+'}${Math.abs(florins)}`,
  otherWay: (steps) => `Instead: ${steps}`,
  fortress: 'fortress',
  choiceOfSite: ({ deed, site, neutral: isNeutral }) => {
    if (deed === 'fortress') return 'Fortress';
    return `${deed === 'reopen' ? 'Reopen' : isNeutral ? 'Neutral' : 'Site'} ${site}`;
  },
  keepsAndUndo: (cash) => `You keep ${cash}. Nothing is final until you end the turn.`,
  berthAt: (berth) => `berth ${berth}`,
  siteOf: (city, site) => `${city.name}, site ${site}`,
  fortressSiteOf: (city, site) => `${city.name}, fortress site ${site}`,
  berthOf: (city, berth) => `${city.name}, berth ${berth}`,
  loanOf: (amount) => `Loan of ${amount}`,
  pirate: 'The pirate ship',
  onSite: (action, site) => `${action}, site ${site}`,
  decide: 'Back to the question',
  actFirst: 'build first',
  pirateFirst: 'pirate first',
  firstSteps: 'The tags say what a house in each city costs this turn. Nothing is final until you end the turn.',
};
