import frReasons from '../../table/analysis/words/fr.ts';
import type { ActionLine } from '../../table/match/lines.ts';
import frTable from '../../table/match/words/fr.ts';
import type { Decider, TerminalNamer, TerminalWords } from './words.ts';

const warehouse = (neutral: boolean): string => (neutral ? 'entrepôt neutre' : 'entrepôt');

function action(line: ActionLine, n: TerminalNamer): string {
  switch (line.verb) {
    case 'buy':
      return `Acheter ${n.card(line.card)} pour ${n.price(line.card)}`;
    case 'sail':
      return `Naviguer ${n.place(line.city).to} avec la carte ${n.card(line.card)}`;
    case 'build':
      return `Construire ${line.neutral ? 'un entrepôt neutre ' : ''}sur la case ${line.site}`;
    case 'reopen':
      return `Rouvrir un ${warehouse(line.neutral)} sur la case ${line.site}`;
    case 'fortress':
      return `Construire une forteresse sur la case Forteresse ${line.site}`;
    case 'loan':
      return `Aller à la banque et contracter un emprunt de ${line.amount} (à rembourser : ${n.owed(line.amount).repay})`;
    case 'repay':
      return `Rembourser l’emprunt de ${line.amount}`;
    case 'extend':
      return `Prolonger l’emprunt de ${line.amount} (à rembourser ensuite : ${n.owed(line.amount).extended})`;
    case 'pirate-free':
      return `Envoyer gratuitement le bateau pirate ${n.place(line.city).at}, case Port ${line.berth}`;
    case 'pirate-florins':
      return `Envoyer le bateau pirate ${n.place(line.city).at} en payant, case Port ${line.berth}`;
    case 'pirate-card':
      return `Envoyer le bateau pirate ${n.place(line.city).at} avec la carte ${n.card(line.card)}`;
    case 'pirate-anchor':
      return `Faire accoster le bateau pirate à la case Port ${line.berth}`;
    case 'starter':
      return `${n.seat(line.chosen)} commence la phase suivante`;
    case 'end':
      return 'Terminer le tour';
    case 'pass':
      return 'Passer son tour';
  }
}

const STEPS = {
  turn: 'tour',
  refill: 'cartes',
  settle: 'emprunts',
  starter: 'choix de qui commence',
  over: 'fin',
} as const;

function who(decider: Decider): string {
  if (decider === 'nobody') return 'la partie est terminée';
  return decider === 'chance' ? 'des cartes sont révélées' : `${decider.seat} décide (${STEPS[decider.step]})`;
}

export const frTerminal: TerminalWords = {
  namer: { ...frTable.names, seatWithoutName: (seat) => `Place ${seat}` },
  reasons: frReasons,
  extraCities: 'villes supplémentaires',
  action,
  turnedUp: (card) => `La carte ${card} est révélée`,
  picture: {
    head: (phase, round, lastRound, decider) =>
      `phase ${phase}, tour ${round}${lastRound ? ', dernier tour de table' : ''} ; ${who(decider)}`,
    columns: {
      who: 'qui',
      cash: 'argent',
      houses: 'entrepôts',
      fortresses: 'fort.',
      bonus: 'bonus',
      ship: 'bateau',
      owned: 'emprunts, main',
    },
    notYetOut: 'pas encore en mer',
    bank: 'banque',
    berth: (city, berth) => `${city}, port ${berth}`,
    extended: (amount) => `${amount} prolongé`,
    bankLine: (loans, bonuses, pirate) =>
      `Banque : emprunts restants ${loans.map(([amount, left]) => `${left} de ${amount}`).join(', ')} ; cartes bonus restantes ${bonuses.join(', ') || 'aucune'}${pirate === null ? '' : ` ; bateau pirate ${pirate.at}`}`,
    destinations: 'Cartes Objectif :',
    connections: 'Cartes Connexion :',
    noneOpen: '(aucune visible)',
    piles: (deck, discard) => `(talon : ${deck}, défausse : ${discard})`,
    berths: 'port',
    fortresses: 'forteresses',
    shut: 'fermés',
    gone: 'écartés de la partie',
    values: 'valeur',
    houses: 'entrepôts',
    legend: 'Port et forteresses : prix et à qui. Entrepôts : à qui (0n : entrepôt neutre de la place 0).',
    darkSites: (triangle) =>
      `◆ case sombre : y construire ferme un entrepôt.${triangle ? ' △ en est une aussi, à deux ou trois joueurs.' : ''}`,
    final: (scores) => `Florins à la fin : ${scores.join(', ')}`,
  },
};
