import type { Mark } from '@levante/bots';
import { many } from '../../words/en-grammar.ts';
import { raised } from '../../words/grammar.ts';

const percent = (thousandths: number): string => `${Math.round(thousandths / 10)} %`;

const NAMES: { readonly [M in Mark]: readonly [one: string, more: string] } = {
  inaccuracy: ['inaccuracy', 'inaccuracies'],
  mistake: ['mistake', 'mistakes'],
  blunder: ['blunder', 'blunders'],
};

const KINDS: Readonly<Record<string, string>> = {
  settle: 'after the payday',
  starter: 'choosing who starts',
  place: 'placing the ships',
};

const en = {
  title: 'Analysis',
  analyse: 'Analyse the match',
  about:
    'A strong bot replays every turn with what the player could see, looks for a better one, and shows how much of the chance to win each turn cost. Bad luck doesn’t count.',
  working: 'Going through the turns…',
  broken: 'The analysis failed: a part of it could not be loaded, or stopped. Check your network, then try again.',
  chances: 'Chances to win',
  percent,
  /** With one decimal, for small values. */
  percentExact: (thousandths: number) => `${(thousandths / 10).toFixed(1)} %`,
  /** Text alternative of a player's line in the chart. */
  chanceOf: (name: string, first: number, last: number) =>
    `${name}: ${percent(first)} at the beginning, ${percent(last)} at the end.`,
  phase: (phase: number) => `Phase ${phase}`,
  marks: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  counted: (mark: Mark, count: number) => many(count, ...NAMES[mark]),
  seats: 'How everyone played',
  meanGivenAway: (share: string) => `${share} lost per turn`,
  mistakes: 'Mistakes and blunders',
  everybody: 'Everyone',
  whose: 'Whose',
  none: 'No serious mistakes.',
  noneOf: (name: string) => `No serious mistakes by ${name}.`,
  noneByYou: 'You made no serious mistakes.',
  costYou: (share: string) => `This cost you ${share}`,
  gaveAway: (name: string, share: string) => `This cost ${name} ${share}`,
  whereabouts: (kind: string, phase: number | undefined, round: number | undefined): string => {
    const named = KINDS[kind];
    const parts = [
      ...(phase === undefined ? [] : [`phase ${phase}`]),
      ...(round === undefined || named !== undefined ? [] : [`round ${round}`]),
      ...(named === undefined ? [] : [named]),
    ];
    return raised(parts.join(', '));
  },
  played: 'Played',
  better: 'Better',
  /** Turns that stood out, at the end of a match; `share` of the chance to win. */
  bestTurn: 'Your best turn',
  bestTurnOf: (name: string) => `${name}’s best turn`,
  cost: (share: string) => `cost ${share}`,
  showTurn: 'Show it',
  show: 'Show it on the table',
  /** Advice: while searching, where it is unavailable, and the buttons of the result. */
  advising: 'A strong bot is looking at your turn…',
  noAdvice: 'No hint right now: the bot could not be loaded, or failed. Check your network, then ask again.',
  advised: 'Best',
  lessGood: 'Next best',
  chance: (p: string) => `Chance to win: ${p}`,
  adopt: 'Play this',
  previous: 'Previous mistake',
  next: 'Next mistake',
  /** Further steps of a voyage, and how many of them cost a card; within a sentence. */
  stepsOn: (steps: number, cards: number) =>
    `sail ${many(steps, 'step')} on${cards === 0 ? '' : ` for ${many(cards, 'card')}`}`,
  board: {
    chances: 'Chances to win',
    looking: 'A strong bot is looking…',
    unknown: 'The bot could not be loaded, or failed. Check your network.',
    bestFor: (name: string) => `Best for ${name}`,
    /** Shown while chance decides, and after the match. */
    nobody: 'There is nothing to decide here.',
  },
};

export default en;

export type AnalysisWords = typeof en;
