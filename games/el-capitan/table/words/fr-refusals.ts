import type { JsonObject } from '@levante/contract';
import type { Namer } from './namer.ts';
import { cardIn, figureIn, placeIn } from './refusal-data.ts';
import type { RefusalWords } from './words.ts';

const card = (data: JsonObject, n: Namer): string => {
  const named = cardIn(data, n);
  return named === null ? 'Cette carte' : `La carte ${named}`;
};

/** Reasons in words for what these rules refuse; the data is used where they give it. */
export const frOwnRefusals: RefusalWords = {
  'no-such-card': () => 'Cette carte n’existe pas.',
  'card-not-open': (d, n) => `${card(d, n)} n’est pas parmi les cartes visibles.`,
  'not-in-hand': (d, n) => `${card(d, n)} n’est pas dans votre main.`,
  'cannot-afford': (d, n) => {
    const price = figureIn(d, 'price');
    const cash = figureIn(d, 'cash');
    if (price === null) return 'Vous n’avez pas assez de florins pour cela.';
    return `Cela coûte ${n.florins(price)}${cash === null ? '' : ` ; vous en avez ${cash}`}.`;
  },
  'not-reachable': (d, n) => `Aucune carte ne mène votre bateau d’ici ${placeIn(d, n, 'at', 'jusqu’à cette ville')}.`,
  'same-place': (d, n) => `Votre bateau est déjà ${placeIn(d, n, 'at', 'dans cette ville')}.`,
  'no-free-berth': (d, n) => `Aucune case Port n’est libre ${placeIn(d, n, 'at', 'dans cette ville')}.`,
  'not-anchored': () =>
    'Pour cela, votre bateau doit être au port : naviguez vers une ville où une case Port est libre.',
  'needs-destination-card': () => 'D’ici, seule la carte de la ville elle-même vous y mène.',
  'already-acted': () => 'Vous avez déjà construit ce tour-ci.',
  'too-late-to-sail': () => 'Une fois que vous avez construit, votre bateau ne bouge plus ce tour-ci.',
  'act-first': () =>
    'Avant de terminer votre tour, construisez, rouvrez un entrepôt ou construisez une forteresse ; ou contractez un emprunt.',
  'wrong-site': (d) =>
    figureIn(d, 'next') === null
      ? 'Ici, c’est une autre case qui vient maintenant.'
      : `Ici, la prochaine est la case ${figureIn(d, 'next')}.`,
  'three-in-a-row': () => 'Cela ferait quatre de vos entrepôts à la suite ; le maximum est de trois.',
  'four-in-a-row': () => 'Cela ferait cinq entrepôts de vos deux couleurs à la suite ; le maximum est de quatre.',
  'city-full': (d, n) => `Les douze cases ${placeIn(d, n, 'of', 'de cette ville')} sont prises.`,
  'no-house-left': () => 'Il ne vous reste aucun entrepôt de cette couleur en stock pour cette phase.',
  'main-must-exceed-neutral': () =>
    'Vous devez garder en stock plus d’entrepôts de votre couleur que d’entrepôts neutres.',
  'nothing-shut': () => 'Vous n’avez ici aucun entrepôt fermé à rouvrir.',
  'never-reopens': () => 'Un entrepôt fermé ici est écarté de la partie et ne revient jamais.',
  'one-fortress-a-city': () => 'Vous avez déjà une forteresse dans cette ville ; le maximum est d’une.',
  'no-fortress-site': () => 'Aucune case Forteresse n’est libre dans cette ville.',
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
  'dead-end': () => 'Après cela, vous ne pourriez plus terminer votre tour.',
};
