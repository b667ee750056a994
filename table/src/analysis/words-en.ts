import type { Mark } from '@levante/bots';
import type { AnalysisWords, ReasonWords } from './words.ts';

const percent = (thousandths: number): string => `${Math.round(thousandths / 10)} %`;
const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const cubes = (count: number, colour: string): string => `${count} ${colour} ${count === 1 ? 'cube' : 'cubes'}`;

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

const reasons: ReasonWords = {
  'own-house-shut': ({ seat, city, gone, amount }, s) => {
    const less = amount > 0 ? `, and payday brings ${s.florins(amount)} less` : '';
    return `${s.seat(seat)}’s own house in ${s.place(city)} ${gone ? 'leaves the game' : 'is shut'}${less}.`;
  },
  'house-exposed': ({ seat, city }, s) => `The next house in ${s.place(city)} shuts one of ${s.seat(seat)}’s.`,
  'majority-missed': ({ city, amount }, s) => `Houses in ${s.place(city)} would pay ${s.florins(amount)} more.`,
  'fortress-missed': ({ city, amount }, s) => `A fortress in ${s.place(city)} would pay ${s.florins(amount)} more.`,
  'spread-missed': ({ amount }, s) => `Standing in more cities would pay ${s.florins(amount)} more.`,
  'income-given': ({ to, city, amount }, s) => `It brings ${s.seat(to)} ${s.florins(amount)} in ${s.place(city)}.`,
  'income-left': ({ to, city, amount }, s) =>
    `It leaves ${s.seat(to)} ${s.florins(amount)} in ${s.place(city)} that could be taken away.`,
  'loan-needless': ({ amount, interest }, s) =>
    `There was no need for a loan of ${amount}: it costs ${s.florins(interest)} of interest, and the turn.`,
  'loan-missed': ({ amount, cash }, s) => `With ${s.florins(cash)} left it was time for a loan of ${amount}.`,
  'cards-useless': ({ cards, amount }, s) =>
    `${many(cards, 'card')} for ${s.florins(amount)} could never be played any more.`,
  'cards-dear': ({ amount }, s) => `${s.florins(amount)} more went to cards.`,
  'florins-spent': ({ amount }, s) => `It cost ${s.florins(amount)} more.`,
  'bonus-missed': ({ amount }) => `The bonus card of ${amount} was there to be won.`,
  'phase-ended': () => 'It ends the phase with this round.',
  'phase-prolonged': () => 'The phase could have ended with this round.',
  'loan-extended': ({ amount, interest }, s) =>
    `Extending the loan of ${amount} costs ${s.florins(interest)} more later.`,
  'loan-repaid': ({ amount, cash }, s) => `Repaying the loan of ${amount} leaves only ${s.florins(cash)}.`,
  'starter-named': ({ named, better }, s) => `${s.seat(better)} should have begun the phase, not ${s.seat(named)}.`,
  'not-home': ({ ship, colour, cubes: count, points }, s) =>
    `The ${s.ship(ship)} could have brought ${cubes(count, colour)} home, worth ${many(points, 'point')}.`,
  'stopped-short': ({ ship, steps }, s) =>
    `The ${s.ship(ship)} stopped though its next step was free; it could have sailed ${many(steps, 'step')} further.`,
  'left-at-sea': ({ ship, colour, cubes: count }, s) =>
    `${cubes(count, colour)} on the ${s.ship(ship)} ${count === 1 ? 'lies' : 'lie'} at sea, where ships are raided.`,
  'raid-missed': ({ target, ship, colour, points }, s) =>
    `A raid on ${s.seat(target)}’s ${s.ship(ship)} would have brought a ${colour} cube, worth ${many(points, 'point')}.`,
  'raid-needless': ({ cards, points }) => `The raid took ${many(cards, 'card')} for ${many(points, 'point')}.`,
  'poor-cargo': ({ colour, points, better, betterCubes, betterPoints }) =>
    `${cubes(betterCubes, better)} would be worth ${many(betterPoints, 'point')} at home, ${colour} only ${points}.`,
  'cards-wasted': ({ cards }) => `${many(cards, 'card')} more than needed ${cards === 1 ? 'was' : 'were'} played.`,
  'announced-early': ({ points, rival, cubes: count }, s) =>
    `The end was announced with ${many(points, 'point')}, while ${s.seat(rival)} held ${count} cubes.`,
  'announced-late': ({ points, rival, cubes: count }, s) =>
    `With ${many(points, 'point')}, and ${s.seat(rival)} holding ${count} cubes, the end could have been announced.`,
};

export const enAnalysis: AnalysisWords = {
  title: 'Analysis',
  analyse: 'Analyse the match',
  about:
    'A strong bot goes through every turn with what the player could see then, looks for the best turn, and tells what the one played gave away of the chance to win. Luck is not held against anybody.',
  working: 'Going through the turns…',
  cancel: 'Cancel',
  broken: 'The analysis could not be made: its code did not come, or failed. Check the network, then try again.',
  chances: 'Chances to win',
  percent,
  percentExact: (thousandths) => `${(thousandths / 10).toFixed(1)} %`,
  chanceOf: (name, first, last) => `${name}: ${percent(first)} at the beginning, ${percent(last)} at the end.`,
  phase: (phase) => `Phase ${phase}`,
  marks: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  signs: { inaccuracy: '?!', mistake: '?', blunder: '??' },
  counted: (mark, count) => `${count} ${NAMES[mark][count === 1 ? 0 : 1]}`,
  seats: 'How everybody played',
  meanGivenAway: (share) => `${share} given away a turn`,
  mistakes: 'Mistakes and blunders',
  everybody: 'Everybody',
  whose: 'Whose',
  none: 'No mistakes of note.',
  noneOf: (name) => `No mistakes of note by ${name}.`,
  gaveAway: (name, share) => `${name} gave away ${share}`,
  whereabouts: (kind, phase, round) => {
    const named = KINDS[kind];
    const parts = [
      ...(phase === undefined ? [] : [`phase ${phase}`]),
      ...(round === undefined || named !== undefined ? [] : [`round ${round}`]),
      ...(named === undefined ? [] : [named]),
    ];
    const text = parts.join(', ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  played: 'Played',
  better: 'Better',
  show: 'Show it on the table',
  previous: 'Previous mistake',
  next: 'Next mistake',
  back: 'Analysis',
  reasons,
  steps: (list) => list.map((step, i) => (i === 0 ? step : step.charAt(0).toLowerCase() + step.slice(1))).join(', '),
  stepsOn: (steps, cards) => `Sail ${many(steps, 'step')} on${cards === 0 ? '' : ` for ${many(cards, 'card')}`}`,
};
