import type { JsonObject } from '@levante/contract';
import { many, oder } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import type { Namer } from '../../../match/namer.ts';
import type { PlaceName } from '../../../match/places.ts';
import {
  cardIn,
  type Dear,
  dearIn,
  figureIn,
  needsIn,
  outOfPlaceIn,
  placeIn,
  type RefusalWords,
  siteIn,
} from '../refusals.ts';

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

const de: RefusalWords = {
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
    const left = figureIn(d, 'left');
    const least = figureIn(d, 'least');
    const bought = cardIn(d, n);
    if (left === null || bought === null)
      return tooDear(d, n) ?? 'Danach könntest du deinen Zug nicht mehr zu Ende bringen.';
    return `Nach dem Kauf der Karte ${bought} hättest du ${n.florins(left)}, und ${least === null ? 'nichts ließe sich mehr bauen' : `das billigste Gebäude in Reichweite kostet ${least}`}.`;
  },
};

export default de;
