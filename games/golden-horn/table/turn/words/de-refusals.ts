import { oder } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/raised.ts';
import { deCards, deColour, dePlace, placeAt, placeFrom, ship as shipName, theShip } from '../../words/de-things.ts';
import type { RefusalWords } from '../../words/words.ts';

/** Why something cannot be done, with what is missing for it. */
export const deOwnRefusals: RefusalWords = {
  'not-your-turn': () => 'Du bist nicht am Zug.',
  'match-over': () => 'Die Partie ist zu Ende.',
  'act-first': ({ colour }) =>
    colour
      ? 'Eine Karte bezahlt einen Schritt oder einen Überfall: Wähle zuerst ein Schiff.'
      : 'Zuerst muss ein Schiff bewegt werden: eines in einer Stadt durch Laden, eines auf See durch Segeln.',
  'already-acted': () => 'Das ist in diesem Zug schon getan: ein Überfall und ein bewegtes Schiff.',
  'not-a-target': ({ seat, ship, at, empty }, name) => {
    if (seat === undefined || !ship)
      return 'Überfallen lassen sich nur fremde Schiffe mit Würfeln an Bord, die auf einem Seefeld liegen.';
    const whose = `${raised(theShip(ship))} von ${name(seat)}`;
    if (empty) return `${whose} hat keinen Würfel an Bord, der sich nehmen ließe.`;
    return at === undefined
      ? 'Überfallen lassen sich nur fremde Schiffe mit Würfeln an Bord, die auf einem Seefeld liegen.'
      : `${whose} liegt ${placeAt(at)}: Überfallen lässt es sich nur auf einem Seefeld.`;
  },
  'wrong-cards': ({ at, colour, free }) => {
    if (at === undefined)
      return 'Es gelten nur Karten der verlangten Farbe: beim Überfall die der Segel des Ziels, auf der Fahrt die des Feldes.';
    if (free) return `${raised(placeFrom(at))} segelst du kostenlos weiter: Eine Karte ist nicht nötig.`;
    return colour
      ? `Um ${placeFrom(at)} weiterzusegeln, braucht es eine Karte in ${deColour(colour)}.`
      : 'Es gelten nur Karten der verlangten Farbe: beim Überfall die der Segel des Ziels, auf der Fahrt die des Feldes.';
  },
  'not-in-hand': ({ at, colour, raid }) => {
    if (raid)
      return `Dieser Überfall kostet ${deCards(raid.cards)} in ${oder(raid.colours.map(deColour))}; du hast ${raid.held}.`;
    return at !== undefined && colour
      ? `Um ${placeFrom(at)} weiterzusegeln, braucht es eine Karte in ${deColour(colour)}, und du hast keine.`
      : 'Die Karten dafür hast du nicht auf der Hand.';
  },
  'not-anchored': ({ city }) =>
    city
      ? `Keines deiner Schiffe liegt ${placeAt(city)}: Nur dann könnte es dort laden.`
      : 'Dort kann keines deiner Schiffe laden: Es muss in dieser Stadt liegen.',
  'own-sail-colour': ({ ship, colour, city }) => {
    if (!ship) return 'Ein Schiff lädt nie eine Farbe seiner eigenen Segel.';
    const mine = `dein ${shipName(ship)}`;
    if (city && !colour)
      return `${raised(placeAt(city))} liegt nichts, was ${mine} laden darf: nie eine Farbe seiner eigenen Segel.`;
    return colour
      ? `${deColour(colour)} führt ${mine} im Segel: Ein Schiff lädt nie seine eigenen Farben.`
      : 'Ein Schiff lädt nie eine Farbe seiner eigenen Segel.';
  },
  'no-such-cube': ({ city, colour }) =>
    city && colour
      ? `${raised(placeAt(city))} liegt kein Würfel in ${deColour(colour)}.`
      : 'Dort liegt kein Würfel dieser Farbe.',
  'no-such-card': () => 'Diese Karte gibt es nicht.',
  'not-robbed': () => 'Nur ein ausgeraubtes Schiff darf umdrehen.',
  'not-eligible': () => 'Das Ende lässt sich nur nach einem Zug ausrufen, mit allen sechs Farben im Warenlager.',
  'nothing-to-pass-for': () => 'Ein Schiff lässt sich bewegen: Passe nur, wenn keines mehr kann.',
  'not-reachable': ({ ship, at, colour }) => {
    if (!ship || at === undefined) return 'Keine Fahrt, die dir jetzt möglich ist, führt dorthin.';
    const far = `Dein ${shipName(ship)} kommt bis ${dePlace(at)}`;
    return colour
      ? `${far}: Um von dort weiterzusegeln, braucht es eine Karte in ${deColour(colour)}, und du hast keine mehr.`
      : `${far}, weiter in diesem Zug nicht.`;
  },
  'ship-first': () => 'Wähle zuerst das Schiff: Mehr als eines von dir könnte dorthin segeln.',
};
