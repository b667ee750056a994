import type { JsonObject } from '@levante/contract';
import { type MorrisFact, readAction } from '@levante/nine-mens-morris/rules';
import type { OpenWords } from '@levante/table/open-game/phrases.ts';
import { enSubject, enWhose } from '@levante/table/words/en-grammar.ts';
import type { NamedPerson } from '@levante/table/words/grammar.ts';
import { catalogue, englishOnly } from '@levante/table/words/language.ts';
import { type MorrisPosition, placesOf } from './match.ts';

/** Texts of the table besides those of every table. */
export interface MorrisWords extends OpenWords<MorrisPosition, MorrisFact> {
  /** Number of a player's men on the board and in hand. */
  men(men: number, hand: number): string;
}

const count = (men: number): string => (men === 1 ? '1 man' : `${men} men`);
const flies = (men: number, hand: number): boolean => hand === 0 && men === 3;

const ENDED = {
  'too-few': 'Two men are too few to go on',
  blocked: 'No man can move any more',
  repetition: 'A draw: the same position for the third time',
  'no-mill': 'A draw: fifty moves without a mill',
} as const;

const FORETOLD = {
  'too-few': 'Wins: two men are too few.',
  blocked: 'Wins: no man can move.',
  repetition: 'Ends in a draw: the third time.',
  'no-mill': 'Ends in a draw: the fiftieth move without a mill.',
} as const;

function sentence(fact: MorrisFact, who: (seat: number) => NamedPerson): string {
  switch (fact.type) {
    case 'placed':
      return `${enSubject(who(fact.seat))} placed a man on ${fact.at}.`;
    case 'moved':
      return `${enSubject(who(fact.seat))} moved from ${fact.from} to ${fact.at}.`;
    case 'mill':
      return `A mill: ${fact.points.join(', ')}.`;
    case 'taken':
      return `${enSubject(who(fact.seat))} took ${enWhose(who(fact.rival))} man on ${fact.at}.`;
    case 'ended':
      return `${ENDED[fact.reason]}.`;
  }
}

function step(line: string): string {
  const [from = '', to] = placesOf(line);
  const kind = readAction(line)?.kind;
  if (kind === 'move') return `Move ${from} to ${to}`;
  return kind === 'take' ? `Take the man on ${from}` : `Place a man on ${from}`;
}

const en: MorrisWords = {
  title: 'Nine men’s morris',
  chance: '',
  board: { label: 'Nine men’s morris', note: 'Three squares, joined in the middle of their sides: 24 points.' },
  chapter({ json: { step, players, ended } }) {
    if (ended !== null) return ENDED[ended];
    if (step === 'place') return 'Placing';
    return players.some(({ hand }) => hand > 0) ? 'Placing' : 'Moving';
  },
  question({ json: { step, seat, players } }) {
    const { men = [], hand = 0 } = players[seat] ?? {};
    if (step === 'take') return 'A mill! Take a man.';
    if (step === 'place') return `Place a man on a free point; ${count(hand)} left.`;
    return flies(men.length, hand)
      ? 'With three men you may fly: move one to any free point.'
      : 'Move a man along a line to the next free point.';
  },
  unfinished: ({ json: { step } }) =>
    step === 'take' ? 'take a man' : step === 'place' ? 'place a man' : 'move a man',
  place({ json: { players } }, at, who) {
    const seat = players.findIndex(({ men }) => men.some((man) => man === at));
    return seat < 0 ? at : `${at}, ${enWhose(who(seat))} man`;
  },
  step,
  sentence: sentence,
  effect(fact) {
    if (fact.type === 'mill') return `Closes a mill (${fact.points.join(', ')}): you take a man.`;
    return fact.type === 'ended' ? FORETOLD[fact.reason] : '';
  },
  men(men, hand) {
    if (hand > 0) return `${hand} in hand, ${men} on the board`;
    return flies(men, hand) ? '3 men: may fly' : count(men);
  },
  refusals: {
    'point-occupied': () => 'There is a man on this point.',
    'place-first': ({ hand }: JsonObject) => `Place your men first: ${count(Number(hand))} left.`,
    'none-in-hand': () => 'All your men are placed: move one.',
    'not-your-man': () => 'Pick one of your men.',
    'shut-in': () => 'This man is shut in: every point next to him is taken.',
    'not-adjacent': ({ men }: JsonObject) => `Too far: with more than ${men} men, move to the next point along a line.`,
    'take-first': () => 'You closed a mill: take a man first.',
    'nothing-to-take': () => 'You take a man only when you close a mill.',
    'not-a-rival': () => 'Take one of your opponent’s men.',
    'in-a-mill': () => 'This man is safe in a mill: others stand outside one.',
  },
};

export const morrisWords = catalogue(en, englishOnly({ table: en }), 'table');
