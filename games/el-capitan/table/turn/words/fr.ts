import type { JsonObject } from '@levante/contract';
import { frAnd, frMany, frOf, frOr } from '@levante/table/words/fr-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import type { ActionLine } from '../../match/lines.ts';
import type { Namer } from '../../names/namer.ts';
import type { PlaceName } from '../../names/places.ts';
import type { PaysPart, Prompt } from '../prompt.ts';
import { cardIn, type Dear, dearIn, figureIn, needsIn, outOfPlaceIn, placeIn, siteIn } from '../refusals.ts';
import type { TurnWords } from './en.ts';

type Turn = Extract<Prompt, { readonly step: 'turn' }>;

type Settle = Extract<Prompt, { readonly step: 'settle' }>;

const neutral = (yes: boolean): string => (yes ? ' neutre' : '');

function inTurn(asked: Turn, n: Namer): string {
  const purse = `vous avez ${n.florins(asked.cash)}`;
  if (asked.pass)
    return `Rien n’est possible ce tour-ci : passez votre tour, et votre bateau rejoint la banque ; ${purse}.`;
  if (asked.pirate === 'anchor')
    return 'Faire accoster le bateau pirate à une case Port, ou jouer une autre carte pour lui.';
  if (asked.pirate === 'must')
    return `Envoyer gratuitement le bateau pirate dans une ville${others(asked, n)} ; ${purse}.`;
  if (asked.end) return `Terminer le tour${asked.buy ? ' ou acheter des cartes' : ''} ; ${purse}.`;
  const choices = [
    ...(asked.sail ? ['naviguer'] : asked.plan ? ['choisir une ville'] : []),
    ...doable(asked, n),
    ...(asked.buy ? ['acheter une carte'] : []),
    ...(asked.loan ? ['contracter un emprunt'] : []),
  ];
  return `${raised(frOr(choices))} ; ${purse}.`;
}

function doable(asked: Turn, n: Namer): readonly string[] {
  const city = asked.city === null ? 'ici' : n.place(asked.city).at;
  const found = [
    ...(asked.build === null ? [] : [['construire', `pour ${asked.build}`]]),
    ...(asked.reopen ? [['rouvrir un entrepôt', '']] : []),
    ...(asked.fortress === null ? [] : [['construire une forteresse', `pour ${asked.fortress}`]]),
  ];
  // The city is named once.
  return found.map(([what, price], i) => [what, i === 0 ? city : '', price].filter(Boolean).join(' '));
}

function others(asked: Turn, n: Namer): string {
  const list = doable(asked, n);
  return list.length > 0 ? `, ou d’abord ${frOr(list)}` : '';
}

function settle(asked: Settle, n: Namer): string {
  const pay = `Rembourser l’emprunt de ${asked.amount} en payant ${n.florins(asked.repay)}`;
  if (asked.extended === null) return `${pay} : il a déjà été prolongé une fois.`;
  const owed = n.florins(asked.extended);
  return asked.canRepay
    ? `${pay}, ou le prolonger et devoir ${owed} après le prochain décompte ?`
    : `Il vous faudrait ${n.florins(asked.repay)} pour rembourser l’emprunt de ${asked.amount} : prolongez-le ; vous devrez ${owed} après le prochain décompte.`;
}

function doing(line: ActionLine, n: Namer, place: PlaceName | null): string {
  const here = place?.at ?? 'ici';
  switch (line.verb) {
    case 'buy':
      return `acheter ${n.card(line.card)}`;
    case 'sail':
      return `naviguer ${n.place(line.city).to}`;
    case 'build':
      return `construire ${line.neutral ? 'un entrepôt neutre ' : ''}${here}`;
    case 'reopen':
      return `rouvrir un entrepôt${neutral(line.neutral)} ${here}`;
    case 'fortress':
      return `construire une forteresse ${here}`;
    case 'loan':
      return `contracter un emprunt de ${line.amount}`;
    case 'repay':
      return `rembourser l’emprunt de ${line.amount}`;
    case 'extend':
      return `prolonger l’emprunt de ${line.amount}`;
    case 'pirate-free':
      return `envoyer gratuitement le pirate ${n.place(line.city).at}`;
    case 'pirate-florins':
      return `envoyer le pirate ${n.place(line.city).at} en payant`;
    case 'pirate-card':
      return `envoyer le pirate ${n.place(line.city).at} avec une carte`;
    case 'pirate-anchor':
      return `faire accoster le pirate à la case Port ${line.berth}`;
    case 'starter':
      return `${n.seat(line.chosen)} commence`;
    case 'end':
      return 'terminer le tour';
    case 'pass':
      return 'passer son tour';
  }
}

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

const at = (places: readonly PlaceName[]): string => frAnd(places.map((place) => place.at));

function part(one: PaysPart): string {
  if (one.from === 'spread') return `${one.amount} pour la présence`;
  return `${one.amount} pour la ${one.from === 'majority' ? 'majorité' : 'forteresse'} ${one.city.at}`;
}

const fr: TurnWords = {
  doing,
  asked: (asked, n) => {
    if (asked.step === 'turn') return inTurn(asked, n);
    return asked.step === 'settle'
      ? settle(asked, n)
      : 'C’est vous qui avez le moins d’argent : qui commence la phase suivante ?';
  },
  chanceDeals: 'De nouvelles cartes sont révélées.',
  shuts: (owner, isNeutral, site) => `Ferme l’entrepôt${neutral(isNeutral)} ${frOf(owner)} sur la case ${site}.`,
  leavesTheGame: (owner, site) => `L’entrepôt ${frOf(owner)} sur la case ${site} est écarté de la partie.`,
  pays: (who, amount) => `${who} vous paie ${amount}.`,
  paidAtOnce: (amount) => `Vous rapporte aussitôt ${amount}.`,
  steps: (list) => raised(list.join(', puis ')),
  wayWith: (card) => `avec la carte ${card}`,
  deed: ({ deed, site, neutral: isNeutral }) => {
    if (deed === 'fortress') return 'construire une forteresse';
    if (deed === 'reopen') return `rouvrir un entrepôt${neutral(isNeutral)} sur la case ${site}`;
    return `construire ${isNeutral ? 'un entrepôt neutre ' : ''}sur la case ${site}`;
  },
  planFor: (city, deed) => `${city.name} : ${deed}`,
  inOrder: (steps) => steps.join(', '),
  sentence: (text) => `${raised(text)}.`,
  waysThere: (count) => `${frMany(count, 'façon')} d’y parvenir ; celle-ci est la moins chère.`,
  paydayGrows: (florins) => `décompte ${florins < 0 ? '−' : '+'}${Math.abs(florins)}`,
  otherWay: (steps) => `Autre façon : ${steps}`,
  fortress: 'forteresse',
  choiceOfSite: ({ deed, site, neutral: isNeutral }) => {
    if (deed === 'fortress') return 'Forteresse';
    if (deed === 'reopen') return `Rouvrir, case ${site}`;
    return `${isNeutral ? 'Neutre, case' : 'Case'} ${site}`;
  },
  keepsAndUndo: (cash) => `Il vous reste ${cash}. Rien n’est définitif avant la fin de votre tour.`,
  waysLeft: (count) => `${frMany(count, 'façon')} : choisissez-en une.`,
  berthAt: (berth) => `case Port ${berth}`,
  siteOf: (city, site) => `${city.name}, case\u00a0${site}`,
  fortressSiteOf: (city, site) => `${city.name}, case Forteresse ${site}`,
  berthOf: (city, berth) => `${city.name}, case Port ${berth}`,
  loanOf: (amount) => `Emprunt de ${amount}`,
  pirate: 'Le bateau pirate',
  passesThrough: 'Aucune case Port libre : vous ne faites que passer et devez poursuivre votre voyage.',
  onSite: (action, site) => `${action}, case ${site}`,
  effect: (name, florins) => `${name} ${florins > 0 ? '+' : '−'}${Math.abs(florins)}`,
  effects: (list) => `Au décompte : ${list.join(', ')}.`,
  decide: 'Revenir à la question',
  actFirst: 'construire d’abord',
  pirateFirst: 'le pirate d’abord',
  endsYourTurn: 'Un emprunt occupe tout le tour.',
  firstSteps:
    'Les étiquettes indiquent ce que coûte ce tour-ci un entrepôt dans chaque ville. Rien n’est définitif avant la fin de votre tour.',
  refusals: {
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
      const [left, least, bought] = [figureIn(d, 'left'), figureIn(d, 'least'), cardIn(d, n)];
      if (left === null || bought === null)
        return tooDear(d, n) ?? 'Après cela, vous ne pourriez plus terminer votre tour.';
      return `Après l’achat de la carte ${bought}, il vous resterait ${n.florins(left)}, et ${least === null ? 'vous ne pourriez plus rien construire' : `le bâtiment le moins cher à votre portée coûte ${least}`}.`;
    },
  },
  told: {
    firstQuestion: 'où vous avez la première place',
    first: (first, second) => {
      if (first.length === 0 && second.length === 0)
        return 'Vous n’avez la première ou la seconde place dans aucune ville.';
      if (first.length === 0) return `Vous avez la seconde place ${at(second)}.`;
      if (second.length === 0) return `Vous avez la première place ${at(first)}.`;
      return `Vous avez la première place ${at(first)}, la seconde ${at(second)}.`;
    },
    paysQuestion: 'qui vous paie au prochain décompte',
    pays: (total, parts) =>
      parts.length === 0
        ? 'Le prochain décompte ne vous rapporterait rien.'
        : `Le prochain décompte vous rapporterait ${frMany(total, 'florin')} : ${frAnd(parts.map(part))}.`,
    shutQuestion: 'quels entrepôts seraient fermés ensuite',
    shut: (houses) =>
      houses.length === 0
        ? 'Aucun entrepôt ne serait fermé.'
        : `À fermer ensuite : ${frAnd(
            houses.map(({ city, owner }) => `${owner === null ? 'le vôtre' : `celui ${frOf(owner)}`} ${city.at}`),
          )}.`,
  },
};
export default fr;
