import { many, oder, und } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import { de } from '../../words/de.ts';
import type { HornTurnWords } from './en.ts';

const questions: HornTurnWords['questions'] = {
  place: () => 'Wähle für jedes deiner Schiffe die Stadt, in der es beginnt.',
  turn: (prompt) => {
    if (prompt.pass) return 'Keines deiner Schiffe lässt sich bewegen: Passe.';
    const moves = [
      ...(prompt.load ? ['ein Schiff beladen und die Stadt verlassen'] : []),
      ...(prompt.sail ? ['mit einem Schiff weitersegeln'] : []),
    ];
    const move = raised(oder(moves));
    if (prompt.raid) return `${move}; vorher darfst du ein Schiff überfallen.`;
    return prompt.raided ? `${move}: Überfallen hast du schon.` : `${move}.`;
  },
  voyage: ({ at, colour, next }) => {
    const here = `Du bist ${de.placeAt(at)}${colour === null ? '' : ` (${de.colour(colour)})`}`;
    if (next === 'free') return `${here}: Kostenlos weitersegeln oder den Zug hier beenden.`;
    if (next === null) return `${here}: Du hast weder eine solche Karte noch ein solches Segel. Beende deinen Zug.`;
    return `${here}: Mit einer Karte in ${de.colour(next)} weitersegeln oder den Zug hier beenden.`;
  },
  close: () => 'Du hast alle sechs Farben: Rufe das Ende aus oder spiele weiter.',
};

const doing: HornTurnWords['doing'] = {
  place: (line) => `Start in ${und(line.cities.map(de.placeOrNone))}`,
  raid: (line, name) => `${de.theShip(line.ship)} von ${name(line.target)} mit ${de.cardsOf(line.cards)} überfallen`,
  load: (line) => `${de.colour(line.colour)} auf ${de.theShip(line.ship)} laden`,
  sail: (line) => `mit ${de.toTheShip(line.ship)} segeln`,
  turn: (line) => `${de.theShip(line.ship)} umdrehen`,
  on: (line) =>
    line.card === null ? 'kostenlos weitersegeln' : `mit einer Karte in ${de.colour(line.card)} weitersegeln`,
  stop: () => 'die Fahrt beenden',
  announce: () => 'das Ende ausrufen',
  done: () => 'weiterspielen',
  pass: () => 'passen',
};

const refusals: HornTurnWords['refusals'] = {
  'not-your-turn': () => 'Du bist nicht am Zug.',
  'match-over': () => 'Die Partie ist zu Ende.',
  'act-first': ({ colour }) =>
    colour
      ? 'Eine Karte bezahlt einen Schritt oder einen Überfall: Wähle zuerst ein Schiff.'
      : 'Zuerst muss ein Schiff bewegt werden: eines in einer Stadt durch Laden, eines auf See durch Segeln.',
  'already-acted': () => 'Das ist in diesem Zug schon getan: ein Überfall und ein bewegtes Schiff.',
  'not-a-target': ({ seat, ship, at, empty }, name) => {
    if (seat === undefined || !ship || at === undefined)
      return 'Überfallen lassen sich nur fremde Schiffe mit Würfeln an Bord, die auf einem Seefeld liegen.';
    const whose = `${raised(de.theShip(ship))} von ${name(seat)}`;
    return empty
      ? `${whose} hat keinen Würfel an Bord, der sich nehmen ließe.`
      : `${whose} liegt ${de.placeAt(at)}: Überfallen lässt es sich nur auf einem Seefeld.`;
  },
  'wrong-cards': ({ at, colour, free }) => {
    if (at !== undefined && free)
      return `${raised(de.placeFrom(at))} segelst du kostenlos weiter: Eine Karte ist nicht nötig.`;
    return at !== undefined && colour
      ? `Um ${de.placeFrom(at)} weiterzusegeln, braucht es eine Karte in ${de.colour(colour)}.`
      : 'Es gelten nur Karten der verlangten Farbe: beim Überfall die der Segel des Ziels, auf der Fahrt die des Feldes.';
  },
  'not-in-hand': ({ at, colour, raid }) => {
    if (raid)
      return `Dieser Überfall kostet ${de.cards(raid.cards)} in ${oder(raid.colours.map(de.colour))}; du hast ${raid.held}.`;
    return at !== undefined && colour
      ? `Um ${de.placeFrom(at)} weiterzusegeln, braucht es eine Karte in ${de.colour(colour)}, und du hast keine.`
      : 'Die Karten dafür hast du nicht auf der Hand.';
  },
  'not-anchored': ({ city }) =>
    city
      ? `Keines deiner Schiffe liegt ${de.placeAt(city)}: Nur dann könnte es dort laden.`
      : 'Dort kann keines deiner Schiffe laden: Es muss in dieser Stadt liegen.',
  'own-sail-colour': ({ ship, colour, city }) => {
    if (ship && colour)
      return `${de.colour(colour)} führt dein ${de.ship(ship)} im Segel: Ein Schiff lädt nie seine eigenen Farben.`;
    return ship && city
      ? `${raised(de.placeAt(city))} liegt nichts, was dein ${de.ship(ship)} laden darf: nie eine Farbe seiner eigenen Segel.`
      : 'Ein Schiff lädt nie eine Farbe seiner eigenen Segel.';
  },
  'no-such-cube': ({ city, colour }) =>
    city && colour
      ? `${raised(de.placeAt(city))} liegt kein Würfel in ${de.colour(colour)}.`
      : 'Dort liegt kein Würfel dieser Farbe.',
  'no-such-card': () => 'Diese Karte gibt es nicht.',
  'not-robbed': () => 'Nur ein ausgeraubtes Schiff darf umdrehen.',
  'not-eligible': () => 'Das Ende lässt sich nur nach einem Zug ausrufen, mit allen sechs Farben im Warenlager.',
  'nothing-to-pass-for': () => 'Ein Schiff lässt sich bewegen: Passe nur, wenn keines mehr kann.',
  'not-reachable': ({ ship, at, colour }) => {
    if (!ship || at === undefined) return 'Keine Fahrt, die dir jetzt möglich ist, führt dorthin.';
    const far = `Dein ${de.ship(ship)} kommt bis ${de.place(at)}`;
    return colour
      ? `${far}: Um von dort weiterzusegeln, braucht es eine Karte in ${de.colour(colour)}, und du hast keine mehr.`
      : `${far}, weiter in diesem Zug nicht.`;
  },
  'ship-first': () => 'Wähle zuerst das Schiff: Mehr als eines von dir könnte dorthin segeln.',
};

const ROWS: { readonly [colours: number]: string } = { 4: 'Vierersatz', 5: 'Fünfersatz', 6: 'Sechsersatz' };

export default {
  questions,
  doing,
  voyage: (ship, to) =>
    ship === null ? `${de.placeTo(to)} weitersegeln` : `mit ${de.toTheShip(ship)} ${de.placeTo(to)} segeln`,
  steps: (names) => raised(names.join(', dann ')),
  atOnce: 'Ist es getan, lässt es sich nicht zurücknehmen.',
  refillNote: (city) => `${de.placeOrNone(city)} wird aus dem Sack aufgefüllt, dann segelt das Schiff ab.`,
  arrives: (count, colour) =>
    count === 0 || colour === null
      ? 'Kommt an und hat nichts auszuladen.'
      : `${de.cubesIn(count, colour)} für dein Warenlager.`,
  draws: (count) => `Du ziehst ${de.cards(count)}.`,
  lastCube: (name) => `Es ist der letzte Würfel an Bord: ${name} darf danach umdrehen.`,
  plansLeft: (count) => `${many(count, 'Möglichkeit', 'Möglichkeiten')}: Wähle als Nächstes eine.`,
  raidNote: 'Ein Würfel kommt sofort in dein Warenlager.',
  refusals,

  free: 'kostenlos',
  ordersFor: (ship, at) => `${raised(de.ship(ship))}, ${de.placeOrNone(at)}`,
  whichShip: 'Welches Schiff?',
  asFarAs: (to, played) => `bis ${de.placeOrNone(to)}, ${played.length === 0 ? 'ohne Karte' : de.cards(played.length)}`,
  raidFirst: (ships) => `Zuerst überfallen: ${de.ships(ships)} in Reichweite`,
  raidTakes: 'Ein Würfel, im Lager',
  raidCards: 'Mit welchen Karten',
  otherwise: 'Nicht überfallen',
  cargoFor: (city) => `Ladung für ${de.placeOrNone(city)}`,
  atHome: 'im Lager',
  goodsOf: (colour, row) =>
    row === null ? de.colour(colour) : `${de.colour(colour)}: ${ROWS[row] ?? `Satz aus ${row} Farben`}`,
  endsTitle: 'Wo es anhalten kann',
  loadWhat: (ship, farthest) =>
    `Was auf ${de.theShip(ship)} laden?${farthest === null ? '' : ` Danach geht es bis ${de.placeOrNone(farthest)}.`}`,
  sailWhere: () => 'Wo soll es anhalten?',
  ready: (line, to) => {
    const again = 'Drücke noch einmal, um es zu tun.';
    if (line.verb === 'load')
      return `${de.colour(line.colour)} laden${to === null ? '' : ` und ${de.placeTo(to)} segeln`}? ${again}`;
    return `${to === null ? 'Ausführen' : `${raised(de.placeTo(to))} segeln`}? ${again}`;
  },
  load: (count, colour) => `${count} in ${de.colour(colour)} laden`,
  doingLoad: 'Laden',
  loadFirst: 'Waren wählen',
  loadFinal: (city, to) =>
    `${de.placeOrNone(city)} wird gleich aus dem Sack aufgefüllt; deshalb lässt sich Laden nicht zurücknehmen. ${
      to === null
        ? 'Das Schiff segelt ein Feld weit; dann segelst du weiter oder hältst an.'
        : 'Die Karten werden danach gespielt und lassen sich zurücknehmen.'
    }`,
  sailFinal: 'Bei der Ankunft werden Karten gezogen; deshalb lässt sich das nicht zurücknehmen.',
  placing: 'Wo deine Schiffe beginnen',
  placeShips: 'Schiffe aufstellen',
  placeNote: 'Jede Stadt beginnt mit neun Würfeln. Ein Schiff kann keine Farbe seiner eigenen Segel laden.',
  raidQuestion: (name, ship) => `${raised(de.theShip(ship))} von ${name} überfallen: Mit welchen Karten?`,
  announceNote: 'Diese Runde wird zu Ende gespielt, dann kommt die Wertung.',
  goOnNote: 'Die Partie geht weiter; ausrufen kannst du nach einem späteren Zug.',
  sailFirst: 'erst ein Schiff',
} satisfies HornTurnWords;
