import itReasons from '../../table/analysis/words/it.ts';
import type { ActionLine } from '../../table/match/lines.ts';
import itTable from '../../table/match/words/it.ts';
import type { Decider, TerminalNamer, TerminalWords } from './words.ts';

const warehouse = (neutral: boolean): string => (neutral ? 'magazzino neutrale' : 'magazzino');

function action(line: ActionLine, n: TerminalNamer): string {
  switch (line.verb) {
    case 'buy':
      return `Compra ${n.card(line.card)} per ${n.price(line.card)}`;
    case 'sail':
      return `Veleggia ${n.place(line.city).to} con la carta ${n.card(line.card)}`;
    case 'build':
      return `Costruisci ${line.neutral ? 'un magazzino neutrale ' : ''}sullo spazio ${line.site}`;
    case 'reopen':
      return `Riapri un ${warehouse(line.neutral)} sullo spazio ${line.site}`;
    case 'fortress':
      return `Costruisci una fortezza sullo spazio fortezza ${line.site}`;
    case 'loan':
      return `Vai alla banca e prendi un prestito da ${line.amount} (da restituire: ${n.owed(line.amount).repay})`;
    case 'repay':
      return `Restituisci il prestito da ${line.amount}`;
    case 'extend':
      return `Estendi il prestito da ${line.amount} (poi da restituire: ${n.owed(line.amount).extended})`;
    case 'pirate-free':
      return `Manda la nave pirata ${n.place(line.city).at}, gratis, spazio porto ${line.berth}`;
    case 'pirate-florins':
      return `Manda la nave pirata ${n.place(line.city).at} a pagamento, spazio porto ${line.berth}`;
    case 'pirate-card':
      return `Manda la nave pirata ${n.place(line.city).at} con la carta ${n.card(line.card)}`;
    case 'pirate-anchor':
      return `Fai attraccare la nave pirata allo spazio porto ${line.berth}`;
    case 'starter':
      return `${n.seat(line.chosen)} inizia la prossima fase`;
    case 'end':
      return 'Termina il turno';
    case 'pass':
      return 'Passa';
  }
}

const STEPS = {
  turn: 'turno',
  refill: 'carte',
  settle: 'prestiti',
  starter: 'scelta di chi inizia',
  over: 'fine',
} as const;

function who(decider: Decider): string {
  if (decider === 'nobody') return 'la partita è finita';
  return decider === 'chance' ? 'si scoprono carte' : `decide ${decider.seat} (${STEPS[decider.step]})`;
}

export const itTerminal: TerminalWords = {
  namer: { ...itTable.names, seatWithoutName: (seat) => `Posto ${seat}` },
  reasons: itReasons,
  extraCities: 'città aggiuntive',
  action,
  turnedUp: (card) => `Si scopre la carta ${card}`,
  picture: {
    head: (phase, round, lastRound, decider) =>
      `fase ${phase}, round ${round}${lastRound ? ', ultimo round' : ''}; ${who(decider)}`,
    columns: {
      who: 'chi',
      cash: 'cassa',
      houses: 'magazzini',
      fortresses: 'fort.',
      bonus: 'bonus',
      ship: 'nave',
      owned: 'prestiti, mano',
    },
    notYetOut: 'non ancora in mare',
    bank: 'banca',
    berth: (city, berth) => `${city}, porto ${berth}`,
    extended: (amount) => `${amount} esteso`,
    bankLine: (loans, bonuses, pirate) =>
      `Banca: prestiti rimasti ${loans.map(([amount, left]) => `${left} da ${amount}`).join(', ')}; carte bonus rimaste ${bonuses.join(', ') || 'nessuna'}${pirate === null ? '' : `; nave pirata ${pirate.at}`}`,
    destinations: 'Carte destinazione:',
    connections: 'Carte collegamento:',
    noneOpen: '(nessuna scoperta)',
    piles: (deck, discard) => `(mazzo: ${deck}, scarti: ${discard})`,
    berths: 'porto',
    fortresses: 'fortezze',
    shut: 'chiusi',
    gone: 'rimossi dal gioco',
    values: 'valore',
    houses: 'magazzini',
    legend: 'Porto e fortezze: prezzo e di chi. Magazzini: di chi (0n: magazzino neutrale del posto 0).',
    darkSites: (triangle) =>
      `◆ spazio scuro: costruire lì chiude un magazzino.${triangle ? ' Anche △ lo è, in due o tre giocatori.' : ''}`,
    final: (scores) => `Fiorini alla fine: ${scores.join(', ')}`,
  },
};
