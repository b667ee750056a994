import { raised } from '@levante/table/words/raised.ts';
import { deCards, deColour, deShip, deShips, placeOrNone, placeTo, theShip, toTheShip } from '../../words/de.ts';
import type { OrdersWords } from './en.ts';

const ROWS: { readonly [colours: number]: string } = { 4: 'Vierersatz', 5: 'Fünfersatz', 6: 'Sechsersatz' };

export default {
  free: 'kostenlos',
  ordersFor: (ship, at) => `${raised(deShip(ship))}, ${placeOrNone(at)}`,
  whichShip: 'Welches Schiff?',
  asFarAs: (to, played) => `bis ${placeOrNone(to)}, ${played.length === 0 ? 'ohne Karte' : deCards(played.length)}`,
  raidFirst: (ships) => `Zuerst überfallen: ${deShips(ships)} in Reichweite`,
  raidTakes: 'Ein Würfel, im Lager',
  raidCards: 'Mit welchen Karten',
  otherwise: 'Nicht überfallen',
  cargoFor: (city) => `Ladung für ${placeOrNone(city)}`,
  atHome: 'im Lager',
  goodsOf: (colour, row) =>
    row === null ? deColour(colour) : `${deColour(colour)}: ${ROWS[row] ?? `Satz aus ${row} Farben`}`,
  endsTitle: 'Wo die Fahrt enden kann',
  loadWhat: (ship, farthest) =>
    `Was auf ${theShip(ship)} laden?${farthest === null ? '' : ` Danach geht es bis ${placeOrNone(farthest)}.`}`,
  sailWhere: (ship) => `Wo soll die Fahrt mit ${toTheShip(ship)} enden?`,
  ready: (line, to) => {
    const again = 'Drücke noch einmal, um es zu tun.';
    if (line.verb === 'load')
      return `${deColour(line.colour)} laden${to === null ? '' : ` und ${placeTo(to)} segeln`}? ${again}`;
    return `${to === null ? 'Ausführen' : `${raised(placeTo(to))} segeln`}? ${again}`;
  },
  load: (count, colour) => `${count} in ${deColour(colour)} laden`,
  doingLoad: 'Laden',
  loadFirst: 'Waren wählen',
  loadFinal: (city, to) =>
    `${placeOrNone(city)} wird gleich aus dem Sack aufgefüllt; deshalb lässt sich Laden nicht zurücknehmen. ${
      to === null
        ? 'Das Schiff segelt ein Feld weit; dann segelst du weiter oder hältst an.'
        : 'Die Karten werden danach gespielt und lassen sich zurücknehmen.'
    }`,
  sailFinal: 'Bei der Ankunft werden Karten gezogen; deshalb lässt sich das nicht zurücknehmen.',
  placing: 'Wo deine Schiffe beginnen',
  placeShips: 'Schiffe aufstellen',
  placeNote: 'Jede Stadt beginnt mit neun Würfeln. Ein Schiff kann keine Farbe seiner eigenen Segel laden.',
  raidQuestion: (name, ship) => `${raised(theShip(ship))} von ${name} überfallen: Mit welchen Karten?`,
  announceNote: 'Diese Runde wird zu Ende gespielt, dann kommt die Wertung.',
  goOnNote: 'Die Partie geht weiter; ausrufen kannst du nach einem späteren Zug.',
  sailFirst: 'erst ein Schiff',
} satisfies OrdersWords;
