import enReasons from '../../table/analysis/words/en.ts';
import type { ActionLine } from '../../table/match/lines.ts';
import enTable from '../../table/match/words/en.ts';
import type { Decider, TerminalNamer, TerminalWords } from './words.ts';

const house = (neutral: boolean): string => (neutral ? 'warehouse of the neutral colour' : 'warehouse');

function action(line: ActionLine, n: TerminalNamer): string {
  switch (line.verb) {
    case 'buy':
      return `Buy ${n.card(line.card)} for ${n.price(line.card)}`;
    case 'sail':
      return `Sail ${n.place(line.city).to} with ${n.card(line.card)}`;
    case 'build':
      return `Build a ${house(line.neutral)} on site ${line.site}`;
    case 'reopen':
      return `Reopen a shut ${house(line.neutral)} on site ${line.site}`;
    case 'fortress':
      return `Build a fortress on fortress site ${line.site}`;
    case 'loan':
      return `Sail to the bank and borrow ${line.amount} (repay ${n.owed(line.amount).repay})`;
    case 'repay':
      return `Repay the loan of ${line.amount}`;
    case 'extend':
      return `Extend the loan of ${line.amount} (then repay ${n.owed(line.amount).extended})`;
    case 'pirate-free':
      return `Send the pirate ${n.place(line.city).to}, berth ${line.berth}, free`;
    case 'pirate-florins':
      return `Send the pirate ${n.place(line.city).to}, berth ${line.berth}, for florins`;
    case 'pirate-card':
      return `Send the pirate ${n.place(line.city).to} with ${n.card(line.card)}`;
    case 'pirate-anchor':
      return `Anchor the pirate at berth ${line.berth}`;
    case 'starter':
      return `${n.seat(line.chosen)} starts the next phase`;
    case 'end':
      return 'End the turn';
    case 'pass':
      return 'Pass';
  }
}

const STEPS = { turn: 'turn', refill: 'cards', settle: 'loans', starter: 'choice of starter', over: 'end' } as const;

function who(decider: Decider): string {
  if (decider === 'nobody') return 'the match is over';
  return decider === 'chance' ? 'cards are turned up' : `${decider.seat} decides (${STEPS[decider.step]})`;
}

export const enTerminal: TerminalWords = {
  namer: { ...enTable.names, seatWithoutName: (seat) => `Seat ${seat}` },
  reasons: enReasons,
  extraCities: 'extra cities',
  action,
  turnedUp: (card) => `${card} is turned up`,
  picture: {
    head: (phase, round, lastRound, decider) =>
      `phase ${phase}, round ${round}${lastRound ? ', last round' : ''}; ${who(decider)}`,
    columns: {
      who: 'who',
      cash: 'cash',
      houses: 'houses',
      fortresses: 'fort',
      bonus: 'bonus',
      ship: 'ship',
      owned: 'loans, hand',
    },
    notYetOut: 'not at sea yet',
    bank: 'bank',
    berth: (city, berth) => `${city} berth ${berth}`,
    extended: (amount) => `${amount} extended`,
    bankLine: (loans, bonuses, pirate) =>
      `Bank: loans left ${loans.map(([amount, left]) => `${left} of ${amount}`).join(', ')}; bonus cards left ${bonuses.join(', ') || 'none'}${pirate === null ? '' : `; pirate ${pirate.at}`}`,
    destinations: 'Destination cards:',
    connections: 'Connection cards:',
    noneOpen: '(none open)',
    piles: (deck, discard) => `(${deck} to draw, ${discard} discarded)`,
    berths: 'berths',
    fortresses: 'fortresses',
    shut: 'shut',
    gone: 'gone',
    values: 'florins',
    houses: 'houses',
    legend: 'Berths and fortresses: price and owner. Houses: owner (0n: neutral house of Seat 0).',
    darkSites: (triangle) =>
      `◆ dark site: building there shuts a house.${triangle ? ' △ is one too with two or three players.' : ''}`,
    final: (scores) => `Final florins: ${scores.join(', ')}`,
  },
};
