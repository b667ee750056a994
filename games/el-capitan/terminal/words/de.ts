import deReasons from '../../table/analysis/words/de.ts';
import type { ActionLine } from '../../table/match/lines.ts';
import deTable, { house } from '../../table/match/words/de.ts';
import type { Decider, TerminalNamer, TerminalWords } from './words.ts';

function action(line: ActionLine, n: TerminalNamer): string {
  switch (line.verb) {
    case 'buy':
      return `${n.card(line.card)} für ${n.price(line.card)} kaufen`;
    case 'sail':
      return `Mit der Karte ${n.card(line.card)} ${n.place(line.city).to} segeln`;
    case 'build':
      return `Auf Bauplatz ${line.site}${line.neutral ? ' ein neutrales Haus' : ''} bauen`;
    case 'reopen':
      return `Auf Bauplatz ${line.site} ein ${house(line.neutral)} wiedereröffnen`;
    case 'fortress':
      return `Auf Festungsbauplatz ${line.site} eine Festung bauen`;
    case 'loan':
      return `Zur Bank segeln und ein Darlehen von ${line.amount} aufnehmen (zurück: ${n.owed(line.amount).repay})`;
    case 'repay':
      return `Darlehen von ${line.amount} zurückzahlen`;
    case 'extend':
      return `Darlehen von ${line.amount} verlängern (dann zurück: ${n.owed(line.amount).extended})`;
    case 'pirate-free':
      return `Piratenschiff kostenlos ${n.place(line.city).to} schicken, Hafenplatz ${line.berth}`;
    case 'pirate-florins':
      return `Piratenschiff gegen Geld ${n.place(line.city).to} schicken, Hafenplatz ${line.berth}`;
    case 'pirate-card':
      return `Piratenschiff mit der Karte ${n.card(line.card)} ${n.place(line.city).to} schicken`;
    case 'pirate-anchor':
      return `Piratenschiff auf Hafenplatz ${line.berth} legen`;
    case 'starter':
      return `${n.seat(line.chosen)} beginnt die nächste Phase`;
    case 'end':
      return 'Zug beenden';
    case 'pass':
      return 'Passen';
  }
}

const STEPS = {
  turn: 'Zug',
  refill: 'Karten',
  settle: 'Abrechnung',
  starter: 'Wahl des Beginns',
  over: 'Ende',
} as const;

function who(decider: Decider): string {
  if (decider === 'nobody') return 'die Partie ist zu Ende';
  return decider === 'chance' ? 'Karten werden aufgedeckt' : `${decider.seat} entscheidet (${STEPS[decider.step]})`;
}

export const deTerminal: TerminalWords = {
  namer: { ...deTable.names, seatWithoutName: (seat) => `Platz ${seat}` },
  reasons: deReasons,
  extraCities: 'Zusatzstädte',
  action,
  turnedUp: (card) => `Die Karte ${card} wird aufgedeckt`,
  picture: {
    head: (phase, round, lastRound, decider) =>
      `Phase ${phase}, Runde ${round}${lastRound ? ', letzte Runde' : ''}; ${who(decider)}`,
    columns: {
      who: 'wer',
      cash: 'Geld',
      houses: 'Häuser',
      fortresses: 'Fest.',
      bonus: 'Bonus',
      ship: 'Schiff',
      owned: 'Darlehen, Hand',
    },
    notYetOut: 'noch nicht auf See',
    bank: 'Bank',
    berth: (city, berth) => `${city}, Hafenplatz ${berth}`,
    extended: (amount) => `${amount} verlängert`,
    bankLine: (loans, bonuses, pirate) =>
      `Bank: Darlehen noch ${loans.map(([amount, left]) => `${left} von ${amount}`).join(', ')}; Bonuskarten noch ${bonuses.join(', ') || 'keine'}${pirate === null ? '' : `; Piratenschiff ${pirate.at}`}`,
    destinations: 'Zielkarten:',
    connections: 'Verbindungskarten:',
    noneOpen: '(keine offen)',
    piles: (deck, discard) => `(${deck} im Stapel, ${discard} abgelegt)`,
    berths: 'Hafen',
    fortresses: 'Festungen',
    shut: 'geschlossen',
    gone: 'aus dem Spiel',
    values: 'Wert',
    houses: 'Häuser',
    legend: 'Hafen und Festungen: Preis und von wem. Häuser: von wem (0n: neutrales Haus von Platz 0).',
    darkSites: (triangle) =>
      `◆ dunkles Feld: Wer dort baut, schließt ein Haus.${triangle ? ' △ ist zu zweit und zu dritt auch eines.' : ''}`,
    final: (scores) => `Florin am Ende: ${scores.join(', ')}`,
  },
};
