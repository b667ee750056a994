import { frMany, frOf, frOr } from '@levante/table/words/fr-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import { fr } from '../../words/fr.ts';
import type { HornTurnWords } from './en.ts';

const questions: HornTurnWords['questions'] = {
  place: () => 'Choisissez la ville de départ de chacun de vos bateaux.',
  turn: (prompt) => {
    if (prompt.pass) return 'Aucun de vos bateaux ne peut être déplacé : passez votre tour.';
    const moves = [
      ...(prompt.load ? ['charger un bateau pour quitter une ville'] : []),
      ...(prompt.sail ? ['poursuivre le voyage d’un bateau'] : []),
    ];
    const move = raised(frOr(moves));
    if (prompt.raid) return `${move} ; vous pouvez d’abord piller un bateau.`;
    return prompt.raided ? `${move} : le pillage est fait.` : `${move}.`;
  },
  voyage: ({ at, colour, next }) => {
    const here = `Vous êtes ${fr.at(at)}${colour === null ? '' : ` (${fr.colour(colour)})`}`;
    if (next === 'free') return `${here} : continuer gratuitement, ou terminer le tour ici.`;
    if (next === null) return `${here} : vous n’avez ni carte ni voile de cette couleur. Terminez votre tour.`;
    return `${here} : continuer avec une carte ${fr.feminine(next)}, ou terminer le tour ici.`;
  },
  close: () => 'Vous avez les six couleurs : annoncez la fin, ou continuez.',
};

const doing: HornTurnWords['doing'] = {
  place: (line) => `partir ${line.cities.map(fr.from).join(', ')}`,
  raid: (line, name) =>
    `piller le ${fr.ship(line.ship)} ${frOf(name(line.target))} avec ${fr.countedCards(line.cards)}`,
  load: (line) => `charger les cubes ${fr.colours(line.colour)} sur le ${fr.ship(line.ship)}`,
  sail: (line) => `faire avancer le ${fr.ship(line.ship)}`,
  turn: (line) => `faire demi-tour avec le ${fr.ship(line.ship)}`,
  on: (line) => (line.card === null ? 'continuer gratuitement' : `continuer avec une carte ${fr.feminine(line.card)}`),
  stop: () => 'terminer le voyage',
  announce: () => 'annoncer la fin',
  done: () => 'continuer la partie',
  pass: () => 'passer son tour',
};

const refusals: HornTurnWords['refusals'] = {
  'not-your-turn': () => 'Ce n’est pas votre tour.',
  'match-over': () => 'La partie est terminée.',
  'act-first': ({ colour }) =>
    colour
      ? 'Une carte paie une étape ou un pillage : choisissez d’abord un bateau.'
      : 'Il faut d’abord déplacer un bateau : en ville en le chargeant, en mer en poursuivant son voyage.',
  'already-acted': () => 'C’est déjà fait pour ce tour : un pillage, et un bateau déplacé.',
  'not-a-target': ({ seat, ship, at, empty }, name) => {
    if (seat === undefined || !ship || at === undefined)
      return 'On ne peut piller que le bateau de quelqu’un d’autre, avec des cubes à bord et sur une case en mer.';
    const whose = `Le ${fr.ship(ship)} ${frOf(name(seat))}`;
    return empty
      ? `${whose} n’a à bord aucun cube à prendre.`
      : `${whose} est ${fr.at(at)} : on ne peut le piller que sur une case en mer.`;
  },
  'wrong-cards': ({ at, colour, free }) => {
    if (at !== undefined && free) return `Continuer ${fr.from(at)} est gratuit : il ne faut aucune carte.`;
    return at !== undefined && colour
      ? `Pour continuer ${fr.from(at)}, il faut une carte ${fr.feminine(colour)}.`
      : 'Seules conviennent les cartes de la couleur demandée : celle des voiles visées pour un pillage, celle de la case pour un voyage.';
  },
  'not-in-hand': ({ at, colour, raid }) => {
    if (raid)
      return `Ce pillage coûte ${frMany(raid.cards, 'carte')} de couleur ${frOr(raid.colours.map(fr.feminine))} ; vous en avez ${raid.held}.`;
    return at !== undefined && colour
      ? `Pour continuer ${fr.from(at)}, il faut une carte ${fr.feminine(colour)}, et vous n’en avez pas.`
      : 'Vous n’avez pas en main les cartes pour cela.';
  },
  'not-anchored': ({ city }) =>
    city
      ? `Aucun de vos bateaux n’est ${fr.at(city)} : il le faudrait pour y charger.`
      : 'Aucun de vos bateaux ne peut charger là : il doit être dans cette ville.',
  'own-sail-colour': ({ ship, colour, city }) => {
    if (ship && colour)
      return `Les voiles de votre ${fr.ship(ship)} portent la couleur ${fr.feminine(colour)} : un bateau ne charge jamais ses propres couleurs.`;
    return ship && city
      ? `Il n’y a ${fr.at(city)} rien que votre ${fr.ship(ship)} puisse charger : jamais une couleur de ses propres voiles.`
      : 'Un bateau ne charge jamais une couleur de ses propres voiles.';
  },
  'no-such-cube': ({ city, colour }) =>
    city && colour
      ? `Il n’y a ${fr.at(city)} aucun cube ${fr.colour(colour)}.`
      : 'Il n’y a là aucun cube de cette couleur.',
  'no-such-card': () => 'Cette carte n’existe pas.',
  'not-robbed': () => 'Seul un bateau à qui l’on a pris son dernier cube peut faire demi-tour.',
  'not-eligible': () => 'La fin ne peut être annoncée qu’après un tour, et avec les six couleurs dans l’entrepôt.',
  'nothing-to-pass-for': () => 'Un bateau peut être déplacé : ne passez votre tour que quand aucun ne le peut.',
  'not-reachable': ({ ship, at, colour }) => {
    if (!ship || at === undefined) return 'Aucun voyage possible maintenant n’y mène.';
    const far = `Votre ${fr.ship(ship)} va ${fr.upTo(at)}`;
    return colour
      ? `${far} : pour continuer de là, il faut une carte ${fr.feminine(colour)}, et il ne vous en reste pas.`
      : `${far}, pas plus loin ce tour-ci.`;
  },
  'ship-first': () => 'Choisissez d’abord le bateau : plusieurs des vôtres pourraient y aller.',
};

const NUMBERS: { readonly [number: number]: string } = { 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six' };

export default {
  questions,
  doing,
  voyage: (ship, to) => (ship === null ? `continuer ${fr.upTo(to)}` : `mener le ${fr.ship(ship)} ${fr.upTo(to)}`),
  steps: (names) => raised(names.join(', puis ')),
  atOnce: 'Une fois fait, cela ne peut plus être annulé.',
  refillNote: (city) => `${fr.place(city)} est complétée avec les cubes du sac, puis le bateau part.`,
  arrives: (count, colour) =>
    count === 0 || colour === null
      ? 'Arrive sans rien à décharger.'
      : `${fr.cubesOf(count, colour)} pour votre entrepôt.`,
  draws: (count) => `Vous piochez ${fr.cards(count)}.`,
  lastCube: (name) => `C’est le dernier cube à bord : ${name} peut faire demi-tour.`,
  plansLeft: (count) => `${frMany(count, 'façon')} : choisissez-en une.`,
  raidNote: 'Un cube va directement dans votre entrepôt.',
  refusals,

  free: 'gratuit',
  ordersFor: (ship, at) => `${raised(fr.ship(ship))}, ${fr.placeOrNone(at)}`,
  whichShip: 'Quel bateau ?',
  asFarAs: (to, played) => `${fr.upTo(to)}, ${played.length === 0 ? 'sans carte' : fr.cards(played.length)}`,
  raidFirst: (ships) => `D’abord piller : ${frMany(ships, 'bateau', 'bateaux')} à portée`,
  raidTakes: 'Un cube, pour l’entrepôt',
  raidCards: 'Avec quelles cartes',
  otherwise: 'Ne pas piller',
  cargoFor: (city) => `Cargaison pour ${fr.place(city)}`,
  atHome: 'à l’arrivée',
  goodsOf: (colour, row) =>
    row === null ? fr.colour(colour) : `${fr.colour(colour)} : série de ${NUMBERS[row] ?? row}`,
  endsTitle: 'Où il peut s’arrêter',
  loadWhat: (ship, farthest) =>
    `Que charger sur le ${fr.ship(ship)} ?${farthest === null ? '' : ` Ensuite ${fr.upTo(farthest)} au plus.`}`,
  sailWhere: () => 'Où doit-il s’arrêter ?',
  ready: (line, to) => {
    const again = 'Appuyez encore une fois pour confirmer.';
    if (line.verb === 'load')
      return `Charger les cubes ${fr.colours(line.colour)}${to === null ? '' : ` et naviguer ${fr.upTo(to)}`} ? ${again}`;
    return `${to === null ? 'Le faire' : `Naviguer ${fr.upTo(to)}`} ? ${again}`;
  },
  load: (count, colour) => `Charger ${fr.cubesOf(count, colour)}`,
  doingLoad: 'Charger',
  loadFirst: 'choisir des marchandises',
  loadFinal: (city, to) =>
    `${fr.place(city)} est aussitôt complétée avec les cubes du sac : un chargement ne peut donc pas être annulé. ${
      to === null
        ? 'Le bateau avance d’une case ; continuez ensuite, ou arrêtez-vous.'
        : 'Les cartes sont jouées ensuite, et peuvent être annulées.'
    }`,
  sailFinal: 'Des cartes sont piochées à l’arrivée : cela ne peut donc pas être annulé.',
  placing: 'D’où partent vos bateaux',
  placeShips: 'Placer les bateaux',
  placeNote: 'Chaque ville commence avec neuf cubes. Un bateau ne peut pas charger une couleur de ses propres voiles.',
  raidQuestion: (name, ship) => `Piller le ${fr.ship(ship)} ${frOf(name)} : avec quelles cartes ?`,
  announceNote: 'Ce tour de table se joue jusqu’au bout, puis vient le décompte final.',
  goOnNote: 'La partie continue ; vous pourrez annoncer la fin après un autre de vos tours.',
  sailFirst: 'd’abord un bateau',
} satisfies HornTurnWords;
