import { itOr } from '@levante/table/words/it-grammar.ts';
import { raised } from '@levante/table/words/raised.ts';
import {
  itCards,
  itColour,
  itOneCard,
  itOneCube,
  itPlaceAsFar,
  itPlaceAt,
  itPlaceFrom,
  itShipName,
} from '../../words/it-things.ts';
import type { RefusalWords } from '../../words/words.ts';

/** Why something cannot be done, with what is missing for it. */
export const itOwnRefusals: RefusalWords = {
  'not-your-turn': () => 'Non tocca a te.',
  'match-over': () => 'La partita è finita.',
  'act-first': ({ colour }) =>
    colour
      ? 'Una carta paga un passo o un assalto: scegli prima una nave.'
      : 'Prima devi muovere una nave: se è in una città caricando, se è in mare veleggiando.',
  'already-acted': () => 'In questo turno è già fatto: un solo assalto, e una sola nave mossa.',
  'not-a-target': ({ seat, ship, at, empty }, name) => {
    if (seat === undefined || !ship)
      return 'Si può assaltare solo una nave altrui, con cubi a bordo e su uno spazio di mare.';
    const whose = `La ${itShipName(ship)} di ${name(seat)}`;
    if (empty) return `${whose} non ha a bordo cubi da prendere.`;
    return at === undefined
      ? 'Si può assaltare solo una nave altrui, con cubi a bordo e su uno spazio di mare.'
      : `${whose} è ${itPlaceAt(at)}: si può assaltare solo su uno spazio di mare.`;
  },
  'wrong-cards': ({ at, colour, free }) => {
    if (at === undefined)
      return 'Servono carte del colore richiesto: in un assalto quello delle vele della nave assaltata, in un viaggio quello dello spazio.';
    if (free) return `Proseguire ${itPlaceFrom(at)} è gratis: non serve nessuna carta.`;
    return colour
      ? `Per proseguire ${itPlaceFrom(at)} serve ${itOneCard(colour)}.`
      : 'Servono carte del colore richiesto: in un assalto quello delle vele della nave assaltata, in un viaggio quello dello spazio.';
  },
  'not-in-hand': ({ at, colour, raid }) => {
    if (raid)
      return `Questo assalto costa ${itCards(raid.cards)} di colore ${itOr(raid.colours.map(itColour))}; ne hai ${raid.held}.`;
    return at !== undefined && colour
      ? `Per proseguire ${itPlaceFrom(at)} serve ${itOneCard(colour)}, e non ne hai.`
      : 'Non hai in mano le carte necessarie.';
  },
  'not-anchored': ({ city }) =>
    city
      ? `Nessuna delle tue navi è ${itPlaceAt(city)}: solo così potrebbe caricare lì.`
      : 'Nessuna delle tue navi può caricare lì: deve trovarsi in quella città.',
  'own-sail-colour': ({ ship, colour, city }) => {
    if (!ship) return 'Una nave non carica mai un colore delle proprie vele.';
    if (city && !colour)
      return `${raised(itPlaceAt(city))} non c’è niente che la tua ${itShipName(ship)} possa caricare: mai un colore delle proprie vele.`;
    return colour
      ? `Le vele della tua ${itShipName(ship)} portano il colore ${itColour(colour)}: una nave non carica mai i propri colori.`
      : 'Una nave non carica mai un colore delle proprie vele.';
  },
  'no-such-cube': ({ city, colour }) =>
    city && colour
      ? `${raised(itPlaceAt(city))} non c’è ${itOneCube(colour).replace('un ', 'nessun ')}.`
      : 'Lì non c’è nessun cubo di questo colore.',
  'no-such-card': () => 'Questa carta non esiste.',
  'not-robbed': () => 'Solo una nave a cui è stato preso l’ultimo cubo può invertire la rotta.',
  'not-eligible': () => 'La fine si può annunciare solo dopo un turno, con tutti e sei i colori in magazzino.',
  'nothing-to-pass-for': () => 'Una nave si può muovere: passa solo quando nessuna può.',
  'not-reachable': ({ ship, at, colour }) => {
    if (!ship || at === undefined) return 'Ora nessun viaggio possibile porta lì.';
    const far = `La tua ${itShipName(ship)} arriva ${itPlaceAsFar(at)}`;
    return colour
      ? `${far}: per proseguire da lì serve ${itOneCard(colour)}, e non ne hai più.`
      : `${far}, non oltre in questo turno.`;
  },
  'ship-first': () => 'Prima scegli la nave: più di una delle tue potrebbe arrivare lì.',
};
