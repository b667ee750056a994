import type { Mark } from '@levante/bots';
import { raised } from '../../words/grammar.ts';
import { itMany, itPercent, itPercentExact, itToName } from '../../words/it-grammar.ts';
import type { AnalysisWords } from './en.ts';

const NAMES: { readonly [M in Mark]: readonly [one: string, more: string] } = {
  inaccuracy: ['imprecisione', 'imprecisioni'],
  mistake: ['errore', 'errori'],
  blunder: ['errore grave', 'errori gravi'],
};

const KINDS: Readonly<Record<string, string>> = {
  settle: 'dopo il giorno di paga',
  starter: 'scelta di chi inizia',
  place: 'partenza delle navi',
};

export default {
  title: 'Analisi',
  analyse: 'Analizza la partita',
  about:
    'Un bot forte rigioca ogni turno sapendo solo ciò che allora si poteva vedere, ne cerca uno migliore e mostra quanta probabilità di vittoria è costato ogni turno. La sfortuna non conta.',
  working: 'Esame dei turni…',
  broken: 'L’analisi non è riuscita: il suo codice non è arrivato o non ha funzionato. Controlla la rete, poi riprova.',
  chances: 'Probabilità di vittoria',
  percent: itPercent,
  percentExact: itPercentExact,
  chanceOf: (name, first, last) => `${name}: ${itPercent(first)} all’inizio, ${itPercent(last)} alla fine.`,
  phase: (phase) => `Fase ${phase}`,
  marks: { inaccuracy: 'Imprecisione', mistake: 'Errore', blunder: 'Errore grave' },
  counted: (mark, count) => itMany(count, ...NAMES[mark]),
  seats: 'Come ha giocato ciascuno',
  meanGivenAway: (share) => `${share} persi per turno`,
  mistakes: 'Errori ed errori gravi',
  everybody: 'Di tutti',
  whose: 'Di chi',
  none: 'Nessun errore di rilievo.',
  noneOf: (name) => `Nessun errore di rilievo di ${name}.`,
  noneByYou: 'Non hai fatto errori di rilievo.',
  costYou: (share) => `Ti è costato il ${share}`,
  gaveAway: (name, share) => `È costato il ${share} ${itToName(name)}`,
  whereabouts: (kind, phase, round) => {
    const named = KINDS[kind];
    const parts = [
      ...(phase === undefined ? [] : [`fase ${phase}`]),
      ...(round === undefined || named !== undefined ? [] : [`round ${round}`]),
      ...(named === undefined ? [] : [named]),
    ];
    return raised(parts.join(', '));
  },
  played: 'Giocato',
  better: 'Meglio',
  bestTurn: 'Il tuo turno migliore',
  bestTurnOf: (name) => `Il turno migliore di ${name}`,
  cost: (share) => `costato il ${share}`,
  showTurn: 'Mostralo',
  show: 'Mostra sul tavolo',
  advising: 'Un bot forte sta guardando il tuo turno…',
  noAdvice:
    'Nessun suggerimento per ora: il bot non si è caricato o si è fermato. Controlla la rete e chiedi di nuovo.',
  advised: 'Il migliore',
  lessGood: 'Il secondo migliore',
  chance: (p) => `Probabilità di vincere: ${p}`,
  adopt: 'Gioca così',
  previous: 'Errore precedente',
  next: 'Errore successivo',
  stepsOn: (steps, cards) =>
    `prosegui per ${itMany(steps, 'tappa', 'tappe')}${cards === 0 ? '' : ` con ${itMany(cards, 'carta', 'carte')}`}`,
  board: {
    chances: 'Probabilità di vittoria',
    looking: 'Un bot forte sta guardando…',
    unknown: 'Il bot non è stato caricato o si è fermato. Controlla la connessione.',
    bestFor: (name) => `Il turno migliore – ${name}`,
    nobody: 'Qui non c’è niente da decidere.',
  },
} satisfies AnalysisWords;
