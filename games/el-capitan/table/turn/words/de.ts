import type { JsonObject } from '@levante/contract';
import { many, oder, plusMinus, und } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import type { ActionLine } from '../../match/lines.ts';
import type { Namer } from '../../names/namer.ts';
import type { PlaceName } from '../../names/places.ts';
import { house, theHouse, ways } from '../../names/words/de.ts';
import type { PaysPart, Prompt } from '../prompt.ts';
import { cardIn, type Dear, dearIn, figureIn, needsIn, outOfPlaceIn, placeIn, siteIn } from '../refusals.ts';
import type { TurnWords } from './en.ts';

type Turn = Extract<Prompt, { readonly step: 'turn' }>;

type Settle = Extract<Prompt, { readonly step: 'settle' }>;

function inTurn(asked: Turn, n: Namer): string {
  const purse = `du hast ${n.florins(asked.cash)}`;
  if (asked.pass) return `In diesem Zug geht nichts: Passe, und dein Schiff segelt zur Bank; ${purse}.`;
  if (asked.pirate === 'anchor')
    return 'Mit dem Piratenschiff auf einem Hafenplatz anlegen oder noch eine Karte dafür spielen.';
  if (asked.pirate === 'must') {
    const first = doable(asked, n);
    const others = first.length > 0 ? ` oder vorher ${oder(first)}` : '';
    return `Das Piratenschiff kostenlos in eine andere Stadt schicken${others}; ${purse}.`;
  }
  if (asked.end) return `Den Zug beenden${asked.buy ? ' oder Karten kaufen' : ''}; ${purse}.`;
  const choices = [
    ...(asked.sail ? ['segeln'] : asked.plan ? ['eine Stadt wählen'] : []),
    ...doable(asked, n),
    ...(asked.buy ? ['eine Karte kaufen'] : []),
    ...(asked.loan ? ['ein Darlehen aufnehmen'] : []),
  ];
  return `${raised(oder(choices))}; ${purse}.`;
}

function doable(asked: Turn, n: Namer): readonly string[] {
  const city = asked.city === null ? 'hier' : n.place(asked.city).at;
  const found = [
    ...(asked.build === null ? [] : [`für ${asked.build} bauen`]),
    ...(asked.reopen ? ['ein Haus wiedereröffnen'] : []),
    ...(asked.fortress === null ? [] : [`eine Festung für ${asked.fortress} bauen`]),
  ];
  // The city is named once.
  return found.map((what, i) => (i === 0 ? `${city} ${what}` : what));
}

function settle(asked: Settle, n: Namer): string {
  const loan = `das Darlehen von ${asked.amount}`;
  const repay = n.florins(asked.repay);
  if (asked.extended === null) return `${raised(loan)} mit ${repay} zurückzahlen: Es wurde schon einmal verlängert.`;
  const owed = n.florins(asked.extended);
  return asked.canRepay
    ? `${raised(loan)} mit ${repay} zurückzahlen oder es verlängern und nach dem nächsten Zahltag ${owed} schulden?`
    : `Für ${loan} wären ${repay} zu zahlen, die du nicht hast: Verlängere es und schulde nach dem nächsten Zahltag ${owed}.`;
}

function doing(line: ActionLine, n: Namer, place: PlaceName | null): string {
  const here = place?.at ?? 'hier';
  switch (line.verb) {
    case 'buy':
      return `${n.card(line.card)} kaufen`;
    case 'sail':
      return `${n.place(line.city).to} segeln`;
    case 'build':
      return `${here}${line.neutral ? ' ein neutrales Haus' : ''} bauen`;
    case 'reopen':
      return `${here} ein ${house(line.neutral)} wiedereröffnen`;
    case 'fortress':
      return `${here} eine Festung bauen`;
    case 'loan':
      return `Darlehen von ${line.amount} aufnehmen`;
    case 'repay':
      return `Darlehen von ${line.amount} zurückzahlen`;
    case 'extend':
      return `Darlehen von ${line.amount} verlängern`;
    case 'pirate-free':
      return `Piratenschiff kostenlos ${n.place(line.city).to} schicken`;
    case 'pirate-florins':
      return `Piratenschiff gegen Geld ${n.place(line.city).to} schicken`;
    case 'pirate-card':
      return `Piratenschiff mit einer Karte ${n.place(line.city).to} schicken`;
    case 'pirate-anchor':
      return `Piratenschiff auf Hafenplatz ${line.berth} legen`;
    case 'starter':
      return `${n.seat(line.chosen)} beginnt`;
    case 'end':
      return 'Zug beenden';
    case 'pass':
      return 'passen';
  }
}

const card = (data: JsonObject, n: Namer): string => {
  const named = cardIn(data, n);
  return named === null ? 'Diese Karte' : `Die Karte ${named}`;
};

function what({ thing }: Dear): string {
  if (thing === null) return 'Das';
  if ('card' in thing) return `Die Karte ${thing.card}`;
  if (thing.deed === 'pirate') return `Das Piratenschiff ${thing.city.to} zu schicken`;
  return `Ein${thing.deed === 'build' ? ' Haus' : 'e Festung'} ${thing.city.at}`;
}

const whereabouts = (from: PlaceName | null): string => (from === null ? 'ist noch nicht auf See' : `ist ${from.at}`);

function noVoyage(d: JsonObject, n: Namer): string | null {
  const lost = outOfPlaceIn(d, n);
  if (lost)
    return `Dein Schiff ${whereabouts(lost.from)}: Die Karte ${lost.card} lässt sich nur ${oder(lost.ends.map(({ at }) => at))} ausspielen.`;
  const pirate = cardIn(d, n, 'pirate');
  if (pirate !== null)
    return `Die Karte ${pirate} bringt das Piratenschiff nicht ${placeIn(d, n, 'to', 'in diese Stadt')}.`;
  const needs = needsIn(d, n);
  if (!needs) return null;
  const cards = [
    ...(needs.own ? [`eine Zielkarte ${needs.city.of}`] : []),
    ...(needs.link === null ? [] : [`die Karte ${needs.link}`]),
    ...(needs.seals === null ? [] : [`eine Karte mit mindestens ${many(needs.seals, 'Siegel', 'Siegeln')}`]),
  ];
  const ship = `Dein Schiff ${whereabouts(needs.from)}`;
  if (cards.length === 0)
    return `${ship}: Von dort führt keine Karte ${needs.city.to}; segle zuerst in eine andere Stadt.`;
  return `${ship}: ${raised(needs.city.to)} brauchst du ${oder(cards)}; es liegt keine offen, und du hast keine auf der Hand.`;
}

function tooDear(d: JsonObject, n: Namer): string | null {
  const dear = dearIn(d, n);
  if (!dear) return null;
  const { price, cash, thing } = dear;
  const short = price - cash;
  const lacks = thing === null ? '' : `, es ${short === 1 ? 'fehlt' : 'fehlen'} ${short}`;
  return `${what(dear)} kostet ${n.florins(price)}; du hast ${cash}${lacks}.`;
}

const at = (places: readonly PlaceName[]): string => und(places.map((place) => place.at));

function part(one: PaysPart): string {
  if (one.from === 'spread') return `${one.amount} für die Verbreitung`;
  return `${one.amount} für die ${one.from === 'majority' ? 'Majorität' : 'Festung'} ${one.city.at}`;
}

const de: TurnWords = {
  doing,
  asked: (asked, n) => {
    if (asked.step === 'turn') return inTurn(asked, n);
    return asked.step === 'settle' ? settle(asked, n) : 'Du hast am wenigsten: Wer beginnt die nächste Phase?';
  },
  chanceDeals: 'Neue Karten werden aufgedeckt.',
  shuts: (owner, isNeutral, site) => `Schließt ${theHouse(isNeutral)} von ${owner} auf Bauplatz ${site}.`,
  leavesTheGame: (owner, site) => `Das Haus von ${owner} auf Bauplatz ${site} kommt aus dem Spiel.`,
  pays: (who, amount) => `${who} zahlt dir ${amount}.`,
  paidAtOnce: (amount) => `Bringt dir sofort ${amount}.`,
  steps: (list) => raised(list.join(', dann ')),
  wayWith: (card) => `mit der Karte ${card}`,
  deed: ({ deed, site, neutral }) => {
    if (deed === 'fortress') return 'eine Festung bauen';
    if (deed === 'reopen') return `ein ${house(neutral)} auf Bauplatz ${site} wiedereröffnen`;
    return `${neutral ? 'ein neutrales Haus ' : ''}auf Bauplatz ${site} bauen`;
  },
  planFor: (city, deed) => `${city.name}: ${deed}`,
  inOrder: (steps) => steps.join(', '),
  sentence: (text) => `${raised(text)}.`,
  waysThere: (count) => `${ways(count)}; dieser ist am günstigsten.`,
  paydayGrows: (florins) => `Zahltag ${plusMinus(florins)}`,
  otherWay: (steps) => `Stattdessen: ${steps}`,
  fortress: 'Festung',
  choiceOfSite: ({ deed, site, neutral }) => {
    if (deed === 'fortress') return 'Festung';
    if (deed === 'reopen') return `Öffnen auf ${site}`;
    return neutral ? `Neutral auf ${site}` : `Bauplatz ${site}`;
  },
  keepsAndUndo: (cash) => `Du behältst ${cash}. Endgültig ist alles erst, wenn du den Zug beendest.`,
  waysLeft: (count) => `${many(count, 'Möglichkeit', 'Möglichkeiten')}: Wähle als Nächstes eine.`,
  berthAt: (berth) => `Hafenplatz ${berth}`,
  siteOf: (city, site) => `${city.name}, Bauplatz\u00a0${site}`,
  fortressSiteOf: (city, site) => `${city.name}, Festungsbauplatz ${site}`,
  berthOf: (city, berth) => `${city.name}, Hafenplatz ${berth}`,
  loanOf: (amount) => `Darlehen von ${amount}`,
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
  refusals: {
    'no-such-card': () => 'Diese Karte gibt es nicht.',
    'card-not-open': (d, n) => `${card(d, n)} liegt nicht offen.`,
    'not-in-hand': (d, n) => `${card(d, n)} hast du nicht auf der Hand.`,
    'cannot-afford': (d, n) => tooDear(d, n) ?? 'Dafür hast du nicht genug Florin.',
    'not-reachable': (d, n) =>
      noVoyage(d, n) ?? `Keine Karte bringt dein Schiff von hier ${placeIn(d, n, 'to', 'in diese Stadt')}.`,
    'same-place': (d, n) => `Dein Schiff ist schon ${placeIn(d, n, 'at', 'in dieser Stadt')}.`,
    'no-free-berth': (d, n) =>
      `Kein Hafenplatz ist ${placeIn(d, n, 'at', 'in dieser Stadt')} frei${d.on === true ? ', und du hast keine Karte, um von dort weiterzusegeln' : ''}.`,
    'not-anchored': (d, n) =>
      'city' in d
        ? `Für dein Schiff war ${placeIn(d, n, 'at', '')} kein Hafenplatz frei: Segle weiter in eine Stadt mit einem freien.`
        : 'Dafür muss dein Schiff in einem Hafen liegen: Segle in eine Stadt mit einem freien Hafenplatz.',
    'needs-destination-card': (d, n) =>
      noVoyage(d, n) ?? 'Von hier bringt dich nur die Zielkarte der Stadt selbst dorthin.',
    'already-acted': () => 'Du hast in diesem Zug schon gebaut.',
    'too-late-to-sail': () => 'Nach dem Bauen bleibt dein Schiff in diesem Zug, wo es ist.',
    'act-first': ({ step }) => {
      if (step === 'settle') return 'Entscheide zuerst über deine Darlehen.';
      if (step === 'starter') return 'Sag zuerst, wer die nächste Phase beginnt.';
      return 'Bevor du den Zug beendest, baue ein Haus oder eine Festung oder eröffne ein Haus wieder; oder nimm ein Darlehen auf.';
    },
    'wrong-site': (d) => {
      const site = siteIn(d);
      if (site === null) return 'Hier kommt zuerst ein anderer Bauplatz.';
      if (site.deed === 'fortress') return `Die nächste Festung kommt hier auf Festungsbauplatz ${site.next}.`;
      const where = `auf Bauplatz ${oder(site.sites)}`;
      return site.deed === 'reopen' ? `Eröffne zuerst ${where} wieder.` : `Baue zuerst ${where}.`;
    },
    'three-in-a-row': () => 'Damit stünden vier deiner Häuser hintereinander; mehr als drei geht nicht.',
    'four-in-a-row': () => 'Damit stünden fünf Häuser deiner beiden Farben hintereinander; mehr als vier geht nicht.',
    'city-full': (d, n) => `Alle zwölf Bauplätze ${placeIn(d, n, 'at', 'in dieser Stadt')} sind besetzt.`,
    'no-house-left': () => 'Für diese Phase hast du kein Haus dieser Farbe mehr im Bestand.',
    'main-must-exceed-neutral': () => 'Du musst mehr Häuser deiner eigenen Farbe als neutrale im Bestand behalten.',
    'nothing-shut': (d, n) => {
      const owner = figureIn(d, 'owner');
      return owner === null
        ? 'Du hast hier kein geschlossenes Haus, das sich wiedereröffnen ließe.'
        : `Dieses Haus gehört ${n.seat(owner)}: Wiedereröffnen kannst du nur eigene.`;
    },
    'never-reopens': () => 'Ein hier geschlossenes Haus ist aus dem Spiel und kommt nicht wieder.',
    'one-fortress-a-city': (d, n) =>
      `Du hast ${placeIn(d, n, 'at', 'in dieser Stadt')} schon eine Festung; mehr als eine geht nicht.`,
    'no-fortress-site': (d, n) => `${raised(placeIn(d, n, 'at', 'in dieser Stadt'))} ist kein Festungsbauplatz frei.`,
    'no-fortress-left': () => 'Für diese Phase hast du keine Festung mehr im Bestand.',
    'first-round': () => 'In der ersten Runde des Spiels gibt es keine Darlehen.',
    'loan-turn-is-only-a-loan': () => 'Ein Darlehen ist der ganze Zug: Nimm zuerst deine Käufe und Fahrten zurück.',
    'no-such-loan': () => 'Ein solches Darlehen gibt es nicht mehr.',
    'already-extended': () => 'Dieses Darlehen wurde schon einmal verlängert; jetzt muss es zurückgezahlt werden.',
    'not-the-poorest': () => 'Nur wer am wenigsten hat, bestimmt, wer beginnt.',
    'pirate-moved': () => 'Das Piratenschiff hat diese Fahrt in diesem Zug schon gemacht.',
    'pirate-owed': () =>
      'Zuerst kommt das Piratenschiff: Schicke es in eine andere Stadt oder lege es auf einen Hafenplatz.',
    'pirate-fixes-ship': () =>
      'Nach der kostenlosen Fahrt des Piratenschiffs bleibt dein Schiff in diesem Zug, wo es ist.',
    'pirate-same-city': () => 'Das Piratenschiff muss in eine andere Stadt als die, in der es liegt.',
    'no-pirate': () => 'In dieser Partie gibt es kein Piratenschiff.',
    'nothing-to-pass-for': () => 'Du kannst noch etwas tun: Passe nur, wenn nichts mehr geht.',
    'dead-end': (d, n) => {
      const [left, least, bought] = [figureIn(d, 'left'), figureIn(d, 'least'), cardIn(d, n)];
      if (left === null || bought === null)
        return tooDear(d, n) ?? 'Danach könntest du deinen Zug nicht mehr zu Ende bringen.';
      return `Nach dem Kauf der Karte ${bought} hättest du ${n.florins(left)}, und ${least === null ? 'nichts ließe sich mehr bauen' : `das billigste Gebäude in Reichweite kostet ${least}`}.`;
    },
  },
  told: {
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
