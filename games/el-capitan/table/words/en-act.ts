import type { ActionLine } from '../follow/lines.ts';
import type { Namer } from './namer.ts';
import type { ActWords, Prompt } from './words.ts';

type Turn = Extract<Prompt, { readonly step: 'turn' }>;
type Settle = Extract<Prompt, { readonly step: 'settle' }>;

const neutral = (yes: boolean): string => (yes ? 'neutral ' : '');
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });
const or = (list: readonly string[]): string => alternatives.format(list);

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
  return `${upper(or(choices))}; ${purse}.`;
}

function doable(asked: Turn, n: Namer): readonly string[] {
  const city = asked.city === null ? 'here' : `in ${n.place(asked.city)}`;
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
  if (asked.extended === null) return `${upper(pay)}: it has been extended once already.`;
  const extend = `extend it and owe ${n.florins(asked.extended)} after the next payday`;
  return asked.canRepay ? `${upper(pay)}, or ${extend}?` : `You cannot ${pay}: ${extend}.`;
}

function doing(line: ActionLine, n: Namer, place: string): string {
  switch (line.verb) {
    case 'buy':
      return `Buy ${n.card(line.card)}`;
    case 'sail':
      return `Sail to ${n.place(line.city)}`;
    case 'build':
      return `Build ${neutral(line.neutral)}in ${place}`;
    case 'reopen':
      return `Reopen a ${neutral(line.neutral)}house in ${place}`;
    case 'fortress':
      return `Fortress in ${place}`;
    case 'loan':
      return `Take a loan of ${line.amount}`;
    case 'repay':
      return `Repay the loan of ${line.amount}`;
    case 'extend':
      return `Extend the loan of ${line.amount}`;
    case 'pirate-free':
      return `Send the pirate to ${n.place(line.city)}, free`;
    case 'pirate-florins':
      return `Send the pirate to ${n.place(line.city)} for money`;
    case 'pirate-card':
      return `Send the pirate to ${n.place(line.city)} by card`;
    case 'pirate-anchor':
      return `Anchor the pirate at berth ${line.berth}`;
    case 'starter':
      return `${n.seat(line.chosen)} starts`;
    case 'end':
      return 'End turn';
    case 'pass':
      return 'Pass';
  }
}

export const enActing: ActWords = {
  doing,
  asked: (asked, n) => {
    if (asked.step === 'turn') return inTurn(asked, n);
    return asked.step === 'settle' ? settle(asked, n) : 'You are the poorest: who starts the next phase?';
  },
  chanceDeals: 'New cards are being turned up.',
  steps: (list) => upper(list.map((step, i) => (i === 0 ? step : lower(step))).join(', then ')),
  wayWith: (card) => `by ${card}`,
  deed: ({ deed, site, neutral: isNeutral }) => {
    if (deed === 'fortress') return 'Put up a fortress';
    return `${deed === 'build' ? 'Build' : 'Reopen'} ${isNeutral ? 'a neutral house ' : ''}on site ${site}`;
  },
  planFor: (city, deed) => `${city}: ${lower(deed)}`,
  inOrder: (steps) => steps.map((step, i) => (i === 0 ? step : lower(step))).join(', '),
  paydayGrows: (florins) => `payday ${florins < 0 ? '−' : '+'}${Math.abs(florins)}`,
  otherWay: (steps) => `Instead: ${lower(steps)}`,
  choiceOfSite: ({ deed, site, neutral: isNeutral }) => {
    if (deed === 'fortress') return 'Fortress';
    return `${deed === 'reopen' ? 'Reopen' : isNeutral ? 'Neutral' : 'Site'} ${site}`;
  },
  keepsAndUndo: (cash) => `You keep ${cash}. Nothing is final until you end the turn.`,
  berthAt: (berth) => `berth ${berth}`,
  siteOf: (city, site) => `${city}, site ${site}`,
  fortressSiteOf: (city, site) => `${city}, fortress site ${site}`,
  berthOf: (city, berth) => `${city}, berth ${berth}`,
  loanOf: (amount) => `Loan of ${amount}`,
  pirate: 'The pirate ship',
  onSite: (action, site) => `${action}, site ${site}`,
  decide: 'Answer the question',
  actFirst: 'build first',
  pirateFirst: 'pirate first',
  firstSteps: 'The tags say what a house in each city costs this turn. Nothing is final until you end the turn.',
};
