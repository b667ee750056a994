import { many, oder, plusMinus, und } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import type { Namer } from '../../match/namer.ts';
import type { PlaceName } from '../../match/places.ts';
import { house, theHouse, ways } from '../../match/words/de.ts';
import type { PaysPart, Prompt } from '../prompt.ts';
import type { TurnWords } from './en.ts';

type Turn = Extract<Prompt, { readonly step: 'turn' }>;

type Settle = Extract<Prompt, { readonly step: 'settle' }>;

function inTurn(prompt: Turn, n: Namer): string {
  const purse = `du hast ${n.florins(prompt.cash)}`;
  if (prompt.pass) return `In diesem Zug geht nichts: Passe, und dein Schiff segelt zur Bank; ${purse}.`;
  if (prompt.pirate === 'anchor')
    return 'Mit dem Piratenschiff auf einem Hafenplatz anlegen oder noch eine Karte dafür spielen.';
  if (prompt.pirate === 'must') {
    const first = doable(prompt, n);
    const others = first.length > 0 ? ` oder vorher ${oder(first)}` : '';
    return `Das Piratenschiff kostenlos in eine andere Stadt schicken${others}; ${purse}.`;
  }
  if (prompt.end) return `Den Zug beenden${prompt.buy ? ' oder Karten kaufen' : ''}; ${purse}.`;
  const choices = [
    ...(prompt.sail ? ['segeln'] : prompt.plan ? ['eine Stadt wählen'] : []),
    ...doable(prompt, n),
    ...(prompt.buy ? ['eine Karte kaufen'] : []),
    ...(prompt.loan ? ['ein Darlehen aufnehmen'] : []),
  ];
  return `${raised(oder(choices))}; ${purse}.`;
}

function doable(prompt: Turn, n: Namer): readonly string[] {
  const city = prompt.city === null ? 'hier' : n.place(prompt.city).at;
  const found = [
    ...(prompt.build === null ? [] : [`für ${prompt.build} bauen`]),
    ...(prompt.reopen ? ['ein Haus wiedereröffnen'] : []),
    ...(prompt.fortress === null ? [] : [`eine Festung für ${prompt.fortress} bauen`]),
  ];
  // The city is named only once.
  return found.map((what, i) => (i === 0 ? `${city} ${what}` : what));
}

function settle(prompt: Settle, n: Namer): string {
  const loan = `das Darlehen von ${prompt.amount}`;
  const repay = n.florins(prompt.repay);
  if (prompt.extended === null) return `${raised(loan)} mit ${repay} zurückzahlen: Es wurde schon einmal verlängert.`;
  const owed = n.florins(prompt.extended);
  return prompt.canRepay
    ? `${raised(loan)} mit ${repay} zurückzahlen oder es verlängern und nach dem nächsten Zahltag ${owed} schulden?`
    : `Für ${loan} wären ${repay} zu zahlen, die du nicht hast: Verlängere es und schulde nach dem nächsten Zahltag ${owed}.`;
}

const doing: TurnWords['doing'] = {
  buy: (line, { n }) => `${n.card(line.card)} kaufen`,
  sail: (line, { n }) => `${n.place(line.city).to} segeln`,
  build: (line, { here }) => `${here}${line.neutral ? ' ein neutrales Haus' : ''} bauen`,
  reopen: (line, { here }) => `${here} ein ${house(line.neutral)} wiedereröffnen`,
  fortress: (_, { here }) => `${here} eine Festung bauen`,
  loan: (line) => `Darlehen von ${line.amount} aufnehmen`,
  repay: (line) => `Darlehen von ${line.amount} zurückzahlen`,
  extend: (line) => `Darlehen von ${line.amount} verlängern`,
  'pirate-free': (line, { n }) => `Piratenschiff kostenlos ${n.place(line.city).to} schicken`,
  'pirate-florins': (line, { n }) => `Piratenschiff gegen Geld ${n.place(line.city).to} schicken`,
  'pirate-card': (line, { n }) => `Piratenschiff mit einer Karte ${n.place(line.city).to} schicken`,
  'pirate-anchor': (line) => `Piratenschiff auf Hafenplatz ${line.berth} legen`,
  starter: (line, { n }) => `${n.seat(line.chosen)} beginnt`,
  end: () => 'Zug beenden',
  pass: () => 'passen',
};

const at = (places: readonly PlaceName[]): string => und(places.map((place) => place.at));

function part(one: PaysPart): string {
  if (one.from === 'spread') return `${one.amount} für die Verbreitung`;
  return `${one.amount} für die ${one.from === 'majority' ? 'Majorität' : 'Festung'} ${one.city.at}`;
}

const de: TurnWords = {
  doing,
  here: 'hier',
  question: (prompt, n) => {
    if (prompt.step === 'turn') return inTurn(prompt, n);
    return prompt.step === 'settle' ? settle(prompt, n) : 'Du hast am wenigsten: Wer beginnt die nächste Phase?';
  },
  chanceDeals: 'Neue Karten werden aufgedeckt.',
  shuts: (owner, isNeutral, site) => `Schließt ${theHouse(isNeutral)} von ${owner} auf Bauplatz ${site}.`,
  leavesTheGame: (owner, site) => `Das Haus von ${owner} auf Bauplatz ${site} kommt aus dem Spiel.`,
  pays: (who, amount) => `${who} zahlt dir ${amount}.`,
  paidAtOnce: (amount) => `Bringt dir sofort ${amount}.`,
  steps: (list) => raised(list.join(', dann ')),
  planWith: (card) => `mit der Karte ${card}`,
  deed: ({ deed, site, neutral }) => {
    if (deed === 'fortress') return 'eine Festung bauen';
    if (deed === 'reopen') return `ein ${house(neutral)} auf Bauplatz ${site} wiedereröffnen`;
    return `${neutral ? 'ein neutrales Haus ' : ''}auf Bauplatz ${site} bauen`;
  },
  planFor: (city, deed) => `${city.name}: ${deed}`,
  plansThere: (count) => `${ways(count)}; dieser ist am günstigsten.`,
  paydayGrows: (florins) => `Zahltag ${plusMinus(florins)}`,
  otherPlan: (steps) => `Stattdessen: ${steps}`,
  fortress: 'Festung',
  choiceOfSite: ({ deed, site, neutral }) => {
    if (deed === 'fortress') return 'Festung';
    if (deed === 'reopen') return `Öffnen auf ${site}`;
    return neutral ? `Neutral auf ${site}` : `Bauplatz ${site}`;
  },
  keepsAndUndo: (cash) => `Du behältst ${cash}. Endgültig ist alles erst, wenn du den Zug beendest.`,
  plansLeft: (count) => `${many(count, 'Möglichkeit', 'Möglichkeiten')}: Wähle als Nächstes eine.`,
  berthAt: (berth) => `Hafenplatz ${berth}`,
  siteOf: (city, site) => `${city.name}, Bauplatz\u00a0${site}`,
  fortressSiteOf: (city, site) => `${city.name}, Festungsbauplatz ${site}`,
  berthOf: (city, berth) => `${city.name}, Hafenplatz ${berth}`,
  pirate: 'Das Piratenschiff',
  passesThrough: 'Kein freier Hafenplatz: Du musst gleich weitersegeln.',
  onSite: (action, site) => `${action}, Bauplatz ${site}`,
  effect: (name, florins) => `${name} ${plusMinus(florins)}`,
  effects: (list) => `Am Zahltag: ${list.join(', ')}.`,
  decide: 'Zurück zur Frage',
  actFirst: 'erst bauen',
  pirateFirst: 'erst der Pirat',
  endsYourTurn: 'Ein Darlehen ist der ganze Zug.',
  firstSteps:
    'Die Schilder zeigen, was ein Haus in jeder Stadt in diesem Zug kostet. Endgültig ist alles erst, wenn du den Zug beendest.',
  answers: {
    firstQuestion: 'wo du auf dem ersten Rang liegst',
    first: (first, second) => {
      if (first.length === 0 && second.length === 0)
        return 'Du liegst in keiner Stadt auf dem ersten oder zweiten Rang.';
      if (first.length === 0) return `Du liegst ${at(second)} auf dem zweiten Rang.`;
      if (second.length === 0) return `Du liegst ${at(first)} auf dem ersten Rang.`;
      return `Du liegst ${at(first)} auf dem ersten Rang, ${at(second)} auf dem zweiten.`;
    },
    paysQuestion: 'wer dir am nächsten Zahltag etwas zahlt',
    pays: (total, parts) =>
      parts.length === 0
        ? 'Der nächste Zahltag brächte dir nichts.'
        : `Der nächste Zahltag brächte dir ${many(total, 'Florin')}: ${und(parts.map(part))}.`,
    shutQuestion: 'welche Häuser als Nächste geschlossen würden',
    shut: (houses) =>
      houses.length === 0
        ? 'Kein Haus würde geschlossen.'
        : `Als Nächstes würde geschlossen: ${und(
            houses.map(({ city, owner }) => `${owner === null ? 'dein Haus' : `ein Haus von ${owner}`} ${city.at}`),
          )}.`,
  },
};
export default de;
