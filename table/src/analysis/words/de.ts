import type { Mark } from '@levante/bots';
import { many, wholePercent as percent, percentExact } from '../../words/de-grammar.ts';
import { raised } from '../../words/grammar.ts';
import type { AnalysisWords } from './en.ts';

const NAMES: { readonly [M in Mark]: readonly [one: string, more: string] } = {
  inaccuracy: ['Ungenauigkeit', 'Ungenauigkeiten'],
  mistake: ['Fehler', 'Fehler'],
  blunder: ['Patzer', 'Patzer'],
};

const KINDS: Readonly<Record<string, string>> = {
  settle: 'nach dem Zahltag',
  starter: 'Wahl des Beginns',
  place: 'Aufstellen der Schiffe',
};

export default {
  title: 'Analyse',
  analyse: 'Partie analysieren',
  about:
    'Ein starker Bot spielt jeden Zug mit dem nach, was damals zu sehen war, sucht einen besseren und zeigt, wie viel Gewinnchance jeder Zug gekostet hat. Pech zählt nicht.',
  working: 'Die Züge werden durchgegangen…',
  broken:
    'Die Analyse ist nicht gelungen: Ein Teil von ihr ließ sich nicht laden oder ist abgebrochen. Prüfe die Netzverbindung und versuche es noch einmal.',
  chances: 'Gewinnchancen',
  percent,
  percentExact,
  chanceOf: (name, first, last) => `${name}: ${percent(first)} am Anfang, ${percent(last)} am Ende.`,
  phase: (phase) => `Phase ${phase}`,
  marks: { inaccuracy: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'Patzer' },
  counted: (mark, count) => many(count, ...NAMES[mark]),
  seats: 'Wie alle gespielt haben',
  meanGivenAway: (share) => `${share} je Zug verloren`,
  mistakes: 'Fehler und Patzer',
  everybody: 'Alle',
  whose: 'Von wem',
  none: 'Keine nennenswerten Fehler.',
  noneOf: (name) => `Keine nennenswerten Fehler von ${name}.`,
  noneByYou: 'Du hast keine nennenswerten Fehler gemacht.',
  costYou: (share) => `Das hat dich ${share} gekostet`,
  gaveAway: (name, share) => `Das hat ${name} ${share} gekostet`,
  whereabouts: (kind, phase, round) => {
    const named = KINDS[kind];
    const parts = [
      ...(phase === undefined ? [] : [`Phase ${phase}`]),
      ...(round === undefined || named !== undefined ? [] : [`Runde ${round}`]),
      ...(named === undefined ? [] : [named]),
    ];
    return raised(parts.join(', '));
  },
  played: 'Gespielt',
  better: 'Besser',
  bestTurn: 'Dein bester Zug',
  bestTurnOf: (name) => `Der beste Zug von ${name}`,
  cost: (share) => `kostete ${share}`,
  showTurn: 'Zeigen',
  show: 'Auf dem Tisch zeigen',
  advising: 'Ein starker Bot sieht sich deinen Zug an…',
  noAdvice:
    'Es gibt gerade keinen Tipp: Der Bot ließ sich nicht laden oder ist gescheitert. Prüfe die Verbindung und frag noch einmal.',
  advised: 'Am besten',
  lessGood: 'Nächstbestes',
  chance: (p) => `Gewinnchance: ${p}`,
  adopt: 'So spielen',
  previous: 'Voriger Fehler',
  next: 'Nächster Fehler',
  stepsOn: (steps, cards) =>
    `${cards === 0 ? '' : `mit ${many(cards, 'Karte', 'Karten')} `}${many(steps, 'Schritt', 'Schritte')} weitersegeln`,
  board: {
    chances: 'Gewinnchancen',
    looking: 'Ein starker Bot sieht sich das an …',
    unknown: 'Der Bot konnte nicht geladen werden oder ist ausgefallen. Prüfe die Netzverbindung.',
    bestFor: (name) => `Am besten für ${name}`,
    nobody: 'Hier gibt es nichts zu entscheiden.',
  },
} satisfies AnalysisWords;
