import type { Mark } from '@levante/bots';
import { frMany, frOf } from '../../words/fr-grammar.ts';
import { numbersIn, raised } from '../../words/grammar.ts';
import type { AnalysisWords } from './en.ts';

const whole = numbersIn('fr', { style: 'percent', maximumFractionDigits: 0 });

const exact = numbersIn('fr', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

const percent = (thousandths: number): string => whole(thousandths / 1000);

const NAMES: { readonly [M in Mark]: string } = { inaccuracy: 'imprécision', mistake: 'erreur', blunder: 'gaffe' };

const KINDS: Readonly<Record<string, string>> = {
  settle: 'après le décompte',
  starter: 'choix de qui commence',
  place: 'placement des bateaux',
};

function whereabouts(kind: string, phase: number | undefined, round: number | undefined): string {
  const named = KINDS[kind];
  const parts = [
    ...(phase === undefined ? [] : [`phase ${phase}`]),
    ...(round === undefined || named !== undefined
      ? []
      : [`${phase === undefined ? 'tour de table' : 'tour'} ${round}`]),
    ...(named === undefined ? [] : [named]),
  ];
  return raised(parts.join(', '));
}

export default {
  title: 'Analyse',
  analyse: 'Analyser la partie',
  about:
    'Un bot fort rejoue chaque tour avec ce qu’on pouvait voir alors, en cherche un meilleur et montre ce que chaque tour a coûté en chances de victoire. La malchance ne compte pas.',
  working: 'Examen des tours…',
  broken: 'L’analyse n’a pas pu se faire : son code n’est pas arrivé, ou a échoué. Vérifiez le réseau, puis réessayez.',
  chances: 'Chances de victoire',
  percent,
  percentExact: (thousandths) => exact(thousandths / 1000),
  chanceOf: (name, first, last) => `${name} : ${percent(first)} au début, ${percent(last)} à la fin.`,
  phase: (phase) => `Phase ${phase}`,
  marks: { inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Gaffe' },
  counted: (mark, count) => frMany(count, NAMES[mark]),
  seats: 'Le jeu de chacun',
  meanGivenAway: (share) => `${share} perdus par tour`,
  mistakes: 'Erreurs et gaffes',
  everybody: 'Tout le monde',
  whose: 'De qui',
  none: 'Aucune erreur notable.',
  noneOf: (name) => `Aucune erreur notable ${frOf(name)}.`,
  noneByYou: 'Vous n’avez fait aucune erreur notable.',
  costYou: (share) => `Cela vous a coûté ${share}`,
  gaveAway: (name, share) => `Cela a coûté ${share} à ${name}`,
  whereabouts,
  played: 'Joué',
  better: 'Mieux',
  bestTurn: 'Votre meilleur tour',
  bestTurnOf: (name) => `Le meilleur tour ${frOf(name)}`,
  cost: (share) => `a coûté ${share}`,
  showTurn: 'Montrer',
  show: 'Montrer sur la table',
  advising: 'Un bot fort examine votre tour…',
  noAdvice:
    'Aucun indice pour le moment : le bot n’a pas pu être chargé ou a échoué. Vérifiez le réseau, puis demandez à nouveau.',
  advised: 'Le meilleur',
  lessGood: 'Le deuxième meilleur',
  chance: (p) => `Chances de gagner : ${p}`,
  adopt: 'Jouer ainsi',
  previous: 'Erreur précédente',
  next: 'Erreur suivante',
  stepsOn: (steps, cards) =>
    `avancer de ${frMany(steps, 'étape')}${cards === 0 ? '' : ` avec ${frMany(cards, 'carte')}`}`,
  board: {
    chances: 'Chances de gagner',
    looking: 'Un bot fort examine la position…',
    unknown: 'Le bot n’a pas pu être chargé ou a échoué. Vérifiez votre connexion.',
    bestFor: (name) => `Meilleur tour – ${name}`,
    nobody: 'Il n’y a rien à décider ici.',
  },
} satisfies AnalysisWords;
