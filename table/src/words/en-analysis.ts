import type { Mark } from '@levante/bots';
import type { AnalysisWords } from './analysis-words.ts';
import { many } from './en-plural.ts';
import { raised } from './raised.ts';

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

export const enAnalysis: AnalysisWords = {
  title: 'Analysis',
  analyse: 'Analyse the match',
  about:
    'A strong bot goes through every turn with what the player could see at the time, looks for the best one, and says how much of the chance to win the turn played gave away. Luck is not held against anyone.',
  working: 'Going through the turns…',
  cancel: 'Cancel',
  broken: 'The analysis failed: a part of it could not be loaded, or stopped. Check your network, then try again.',
  chances: 'Chances to win',
  percent,
  percentExact: (thousandths) => `${(thousandths / 10).toFixed(1)} %`,
  chanceOf: (name, first, last) => `${name}: ${percent(first)} at the beginning, ${percent(last)} at the end.`,
  phase: (phase) => `Phase ${phase}`,
  marks: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  signs: { inaccuracy: '?!', mistake: '?', blunder: '??' },
  counted: (mark, count) => many(count, ...NAMES[mark]),
  seats: 'How everyone played',
  meanGivenAway: (share) => `${share} lost per turn`,
  mistakes: 'Mistakes and blunders',
  everybody: 'Everyone',
  whose: 'Whose',
  none: 'No mistakes of note.',
  noneOf: (name) => `No mistakes of note by ${name}.`,
  you: 'You',
  noneByYou: 'You made no mistakes of note.',
  costYou: (share) => `This cost you ${share}`,
  gaveAway: (name, share) => `${name} gave away ${share}`,
  whereabouts: (kind, phase, round) => {
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
  show: 'Show it on the table',
  advising: 'A strong bot is looking at your turn…',
  noAdvice: 'There is no hint to be had: the bot could not be loaded, or failed. Check your network, then ask again.',
  advised: 'Best',
  lessGood: 'Next best',
  chance: (p) => `Chance to win: ${p}`,
  adopt: 'Play this',
  closeAdvice: 'Close',
  previous: 'Previous mistake',
  next: 'Next mistake',
  back: 'Analysis',
  steps: (list) => raised(list.join(', ')),
  stepsOn: (steps, cards) => `sail ${many(steps, 'step')} on${cards === 0 ? '' : ` for ${many(cards, 'card')}`}`,
};
