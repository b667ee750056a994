import type { JsonObject } from '@levante/contract';
import type { Namer } from './namer.ts';
import { cardIn, figureIn, placeIn } from './refusal-data.ts';
import type { RefusalWords } from './words.ts';

const card = (data: JsonObject, n: Namer): string => {
  const named = cardIn(data, n);
  return named === null ? 'Diese Karte' : `Die Karte ${named}`;
};

/** Reasons in words for what these rules refuse; the data is used where they give it. */
export const deOwnRefusals: RefusalWords = {
  'no-such-card': () => 'Diese Karte gibt es nicht.',
  'card-not-open': (d, n) => `${card(d, n)} liegt nicht offen.`,
  'not-in-hand': (d, n) => `${card(d, n)} hast du nicht auf der Hand.`,
  'cannot-afford': (d, n) => {
    const price = figureIn(d, 'price');
    const cash = figureIn(d, 'cash');
    if (price === null) return 'Dafür hast du nicht genug Florin.';
    return `Das kostet ${n.florins(price)}${cash === null ? '' : `; du hast ${cash}`}.`;
  },
  'not-reachable': (d, n) => `Keine Karte bringt dein Schiff von hier ${placeIn(d, n, 'to', 'in diese Stadt')}.`,
  'same-place': (d, n) => `Dein Schiff ist schon ${placeIn(d, n, 'at', 'in dieser Stadt')}.`,
  'no-free-berth': (d, n) => `Kein Hafenplatz ist ${placeIn(d, n, 'at', 'in dieser Stadt')} frei.`,
  'not-anchored': () =>
    'Dafür muss dein Schiff in einem Hafen liegen: Segle in eine Stadt mit einem freien Hafenplatz.',
  'needs-destination-card': () => 'Von hier bringt dich nur die Zielkarte der Stadt selbst dorthin.',
  'already-acted': () => 'Du hast in diesem Zug schon gebaut.',
  'too-late-to-sail': () => 'Nach dem Bauen bleibt dein Schiff in diesem Zug, wo es ist.',
  'act-first': () =>
    'Bevor du den Zug beendest, baue ein Haus oder eine Festung oder eröffne ein Haus wieder; oder nimm ein Darlehen auf.',
  'wrong-site': (d) =>
    figureIn(d, 'next') === null
      ? 'Hier ist ein anderer Bauplatz an der Reihe.'
      : `Hier ist als Nächstes Bauplatz ${figureIn(d, 'next')} an der Reihe.`,
  'three-in-a-row': () => 'Damit stünden vier deiner Häuser hintereinander; mehr als drei geht nicht.',
  'four-in-a-row': () => 'Damit stünden fünf Häuser deiner beiden Farben hintereinander; mehr als vier geht nicht.',
  'city-full': (d, n) => `Alle zwölf Bauplätze ${placeIn(d, n, 'at', 'in dieser Stadt')} sind besetzt.`,
  'no-house-left': () => 'Für diese Phase hast du kein Haus dieser Farbe mehr im Bestand.',
  'main-must-exceed-neutral': () => 'Du musst mehr Häuser deiner eigenen Farbe als neutrale im Bestand behalten.',
  'nothing-shut': () => 'Du hast hier kein geschlossenes Haus, das sich wiedereröffnen ließe.',
  'never-reopens': () => 'Ein hier geschlossenes Haus ist aus dem Spiel und kommt nicht wieder.',
  'one-fortress-a-city': () => 'Du hast in dieser Stadt schon eine Festung; mehr als eine geht nicht.',
  'no-fortress-site': () => 'In dieser Stadt ist kein Festungsbauplatz frei.',
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
  'dead-end': () => 'Danach könntest du deinen Zug nicht mehr zu Ende bringen.',
};
