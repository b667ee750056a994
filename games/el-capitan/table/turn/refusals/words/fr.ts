import type { JsonObject } from '@levante/contract';
import { frMany, frOf, frOr } from '@levante/table/words/fr-grammar.ts';
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
  return named === null ? 'Cette carte' : `La carte ${named}`;
};

function what({ thing }: Dear): string {
  if (thing === null) return 'Cela';
  if ('card' in thing) return `La carte ${thing.card}`;
  if (thing.deed === 'pirate') return `Envoyer le bateau pirate ${thing.city.at}`;
  return `${thing.deed === 'build' ? 'Un entrepôt' : 'Une forteresse'} ${thing.city.at}`;
}

const whereabouts = (from: PlaceName | null): string => (from === null ? 'n’est pas encore en mer' : `est ${from.at}`);

function noVoyage(d: JsonObject, n: Namer): string | null {
  const lost = outOfPlaceIn(d, n);
  if (lost)
    return `Votre bateau ${whereabouts(lost.from)} : la carte ${lost.card} ne se joue qu’${frOr(lost.ends.map(({ at }) => at))}.`;
  const pirate = cardIn(d, n, 'pirate');
  if (pirate !== null)
    return `La carte ${pirate} ne mène pas le bateau pirate ${placeIn(d, n, 'at', 'jusqu’à cette ville')}.`;
  const needs = needsIn(d, n);
  if (!needs) return null;
  const cards = [
    ...(needs.own ? [`une carte Objectif ${needs.city.of}`] : []),
    ...(needs.link === null ? [] : [`la carte ${needs.link}`]),
    ...(needs.seals === null ? [] : [`une carte d’au moins ${frMany(needs.seals, 'sceau', 'sceaux')}`]),
  ];
  const ship = `Votre bateau ${whereabouts(needs.from)}`;
  if (cards.length === 0)
    return `${ship} : de là, aucune carte ne mène ${needs.city.at} ; naviguez d’abord vers une autre ville.`;
  return `${ship} : pour aller ${needs.city.at}, il vous faut ${frOr(cards)} ; il n’y en a ni parmi les cartes visibles ni dans votre main.`;
}

function tooDear(d: JsonObject, n: Namer): string | null {
  const dear = dearIn(d, n);
  if (!dear) return null;
  const { price, cash, thing } = dear;
  const lacks = thing === null ? '' : `, il vous en manque ${price - cash}`;
  return `${what(dear)} coûte ${n.florins(price)} ; vous en avez ${cash}${lacks}.`;
}

const fr: RefusalWords = {
  'no-such-card': () => 'Cette carte n’existe pas.',
  'card-not-open': (d, n) => `${card(d, n)} n’est pas parmi les cartes visibles.`,
  'not-in-hand': (d, n) => `${card(d, n)} n’est pas dans votre main.`,
  'cannot-afford': (d, n) => tooDear(d, n) ?? 'Vous n’avez pas assez de florins pour cela.',
  'not-reachable': (d, n) =>
    noVoyage(d, n) ?? `Aucune carte ne mène votre bateau d’ici ${placeIn(d, n, 'at', 'jusqu’à cette ville')}.`,
  'same-place': (d, n) => `Votre bateau est déjà ${placeIn(d, n, 'at', 'dans cette ville')}.`,
  'no-free-berth': (d, n) =>
    `Aucune case Port n’est libre ${placeIn(d, n, 'at', 'dans cette ville')}${d.on === true ? ', et vous n’avez pas de carte pour poursuivre votre voyage' : ''}.`,
  'not-anchored': (d, n) =>
    'city' in d
      ? `Aucune case Port n’était libre pour votre bateau ${placeIn(d, n, 'at', '')} : poursuivez votre voyage vers une ville où une case est libre.`
      : 'Pour cela, votre bateau doit être au port : naviguez vers une ville où une case Port est libre.',
  'needs-destination-card': (d, n) => noVoyage(d, n) ?? 'D’ici, seule la carte de la ville elle-même vous y mène.',
  'already-acted': () => 'Vous avez déjà construit ce tour-ci.',
  'too-late-to-sail': () => 'Une fois que vous avez construit, votre bateau ne bouge plus ce tour-ci.',
  'act-first': ({ step }) => {
    if (step === 'settle') return 'Décidez d’abord de vos emprunts.';
    if (step === 'starter') return 'Désignez d’abord qui commence la phase suivante.';
    return 'Avant de terminer votre tour, construisez, rouvrez un entrepôt ou construisez une forteresse ; ou contractez un emprunt.';
  },
  'wrong-site': (d) => {
    const site = siteIn(d);
    if (site === null) return 'Ici, une autre case vient d’abord.';
    if (site.deed === 'fortress') return `La prochaine forteresse va ici sur la case Forteresse ${site.next}.`;
    return `${site.deed === 'reopen' ? 'Rouvrez' : 'Construisez'} d’abord sur la case ${frOr(site.sites)}.`;
  },
  'three-in-a-row': () => 'Cela ferait quatre de vos entrepôts à la suite ; le maximum est de trois.',
  'four-in-a-row': () => 'Cela ferait cinq entrepôts de vos deux couleurs à la suite ; le maximum est de quatre.',
  'city-full': (d, n) => `Les douze cases ${placeIn(d, n, 'of', 'de cette ville')} sont prises.`,
  'no-house-left': () => 'Il ne vous reste aucun entrepôt de cette couleur en stock pour cette phase.',
  'main-must-exceed-neutral': () =>
    'Vous devez garder en stock plus d’entrepôts de votre couleur que d’entrepôts neutres.',
  'nothing-shut': (d, n) => {
    const owner = figureIn(d, 'owner');
    return owner === null
      ? 'Vous n’avez ici aucun entrepôt fermé à rouvrir.'
      : `C’est un entrepôt ${frOf(n.seat(owner))} : vous ne pouvez rouvrir que les vôtres.`;
  },
  'never-reopens': () => 'Un entrepôt fermé ici est écarté de la partie et ne revient jamais.',
  'one-fortress-a-city': (d, n) =>
    `Vous avez déjà une forteresse ${placeIn(d, n, 'at', 'dans cette ville')} ; le maximum est d’une.`,
  'no-fortress-site': (d, n) => `Aucune case Forteresse n’est libre ${placeIn(d, n, 'at', 'dans cette ville')}.`,
  'no-fortress-left': () => 'Il ne vous reste aucune forteresse en stock pour cette phase.',
  'first-round': () => 'Au premier tour de table de la partie, personne ne peut contracter d’emprunt.',
  'loan-turn-is-only-a-loan': () => 'Un emprunt occupe tout le tour : annulez d’abord vos achats et vos voyages.',
  'no-such-loan': () => 'Il ne reste aucun emprunt de cette sorte.',
  'already-extended': () => 'Cet emprunt a déjà été prolongé une fois ; il faut maintenant le rembourser.',
  'not-the-poorest': () => 'C’est à qui a le moins d’argent de désigner qui commence.',
  'pirate-moved': () => 'Le bateau pirate a déjà fait ce voyage ce tour-ci.',
  'pirate-owed': () => 'Le bateau pirate passe d’abord : envoyez-le quelque part, ou faites-le accoster.',
  'pirate-fixes-ship': () => 'Après le voyage gratuit du bateau pirate, votre bateau ne bouge plus ce tour-ci.',
  'pirate-same-city': () => 'Le bateau pirate doit rejoindre une autre ville que celle où il se trouve.',
  'no-pirate': () => 'Il n’y a pas de bateau pirate dans cette partie.',
  'nothing-to-pass-for': () =>
    'Vous pouvez encore faire quelque chose : ne passez votre tour que quand plus rien n’est possible.',
  'dead-end': (d, n) => {
    const left = figureIn(d, 'left');
    const least = figureIn(d, 'least');
    const bought = cardIn(d, n);
    if (left === null || bought === null)
      return tooDear(d, n) ?? 'Après cela, vous ne pourriez plus terminer votre tour.';
    return `Après l’achat de la carte ${bought}, il vous resterait ${n.florins(left)}, et ${least === null ? 'vous ne pourriez plus rien construire' : `le bâtiment le moins cher à votre portée coûte ${least}`}.`;
  },
};

export default fr;
