import { frAnd, frMany, frOf, frOr } from '@levante/table/words/fr-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import type { Namer } from '../../match/namer.ts';
import type { PlaceName } from '../../match/places.ts';
import type { PaysPart, Prompt } from '../prompt.ts';
import type { TurnWords } from './en.ts';

type Turn = Extract<Prompt, { readonly step: 'turn' }>;

type Settle = Extract<Prompt, { readonly step: 'settle' }>;

const neutral = (yes: boolean): string => (yes ? ' neutre' : '');

function inTurn(prompt: Turn, n: Namer): string {
  const purse = `vous avez ${n.florins(prompt.cash)}`;
  if (prompt.pass)
    return `Rien n’est possible ce tour-ci : passez votre tour, et votre bateau rejoint la banque ; ${purse}.`;
  if (prompt.pirate === 'anchor')
    return 'Faire accoster le bateau pirate à une case Port, ou jouer une autre carte pour lui.';
  if (prompt.pirate === 'must')
    return `Envoyer gratuitement le bateau pirate dans une ville${others(prompt, n)} ; ${purse}.`;
  if (prompt.end) return `Terminer le tour${prompt.buy ? ' ou acheter des cartes' : ''} ; ${purse}.`;
  const choices = [
    ...(prompt.sail ? ['naviguer'] : prompt.plan ? ['choisir une ville'] : []),
    ...doable(prompt, n),
    ...(prompt.buy ? ['acheter une carte'] : []),
    ...(prompt.loan ? ['contracter un emprunt'] : []),
  ];
  return `${raised(frOr(choices))} ; ${purse}.`;
}

function doable(prompt: Turn, n: Namer): readonly string[] {
  const city = prompt.city === null ? 'ici' : n.place(prompt.city).at;
  const found = [
    ...(prompt.build === null ? [] : [['construire', `pour ${prompt.build}`]]),
    ...(prompt.reopen ? [['rouvrir un entrepôt', '']] : []),
    ...(prompt.fortress === null ? [] : [['construire une forteresse', `pour ${prompt.fortress}`]]),
  ];
  // The city is named only once.
  return found.map(([what, price], i) => [what, i === 0 ? city : '', price].filter(Boolean).join(' '));
}

function others(prompt: Turn, n: Namer): string {
  const list = doable(prompt, n);
  return list.length > 0 ? `, ou d’abord ${frOr(list)}` : '';
}

function settle(prompt: Settle, n: Namer): string {
  const pay = `Rembourser l’emprunt de ${prompt.amount} en payant ${n.florins(prompt.repay)}`;
  if (prompt.extended === null) return `${pay} : il a déjà été prolongé une fois.`;
  const owed = n.florins(prompt.extended);
  return prompt.canRepay
    ? `${pay}, ou le prolonger et devoir ${owed} après le prochain décompte ?`
    : `Il vous faudrait ${n.florins(prompt.repay)} pour rembourser l’emprunt de ${prompt.amount} : prolongez-le ; vous devrez ${owed} après le prochain décompte.`;
}

const doing: TurnWords['doing'] = {
  buy: (line, { n }) => `acheter ${n.card(line.card)}`,
  sail: (line, { n }) => `naviguer ${n.place(line.city).to}`,
  build: (line, { here }) => `construire ${line.neutral ? 'un entrepôt neutre ' : ''}${here}`,
  reopen: (line, { here }) => `rouvrir un entrepôt${neutral(line.neutral)} ${here}`,
  fortress: (_, { here }) => `construire une forteresse ${here}`,
  loan: (line) => `contracter un emprunt de ${line.amount}`,
  repay: (line) => `rembourser l’emprunt de ${line.amount}`,
  extend: (line) => `prolonger l’emprunt de ${line.amount}`,
  'pirate-free': (line, { n }) => `envoyer gratuitement le pirate ${n.place(line.city).at}`,
  'pirate-florins': (line, { n }) => `envoyer le pirate ${n.place(line.city).at} en payant`,
  'pirate-card': (line, { n }) => `envoyer le pirate ${n.place(line.city).at} avec une carte`,
  'pirate-anchor': (line) => `faire accoster le pirate à la case Port ${line.berth}`,
  starter: (line, { n }) => `${n.seat(line.chosen)} commence`,
  end: () => 'terminer le tour',
  pass: () => 'passer son tour',
};

const at = (places: readonly PlaceName[]): string => frAnd(places.map((place) => place.at));

function part(one: PaysPart): string {
  if (one.from === 'spread') return `${one.amount} pour la présence`;
  return `${one.amount} pour la ${one.from === 'majority' ? 'majorité' : 'forteresse'} ${one.city.at}`;
}

const fr: TurnWords = {
  doing,
  here: 'ici',
  question: (prompt, n) => {
    if (prompt.step === 'turn') return inTurn(prompt, n);
    return prompt.step === 'settle'
      ? settle(prompt, n)
      : 'C’est vous qui avez le moins d’argent : qui commence la phase suivante ?';
  },
  chanceDeals: 'De nouvelles cartes sont révélées.',
  shuts: (owner, isNeutral, site) => `Ferme l’entrepôt${neutral(isNeutral)} ${frOf(owner)} sur la case ${site}.`,
  leavesTheGame: (owner, site) => `L’entrepôt ${frOf(owner)} sur la case ${site} est écarté de la partie.`,
  pays: (who, amount) => `${who} vous paie ${amount}.`,
  paidAtOnce: (amount) => `Vous rapporte aussitôt ${amount}.`,
  steps: (list) => raised(list.join(', puis ')),
  planWith: (card) => `avec la carte ${card}`,
  deed: ({ deed, site, neutral: isNeutral }) => {
    if (deed === 'fortress') return 'construire une forteresse';
    if (deed === 'reopen') return `rouvrir un entrepôt${neutral(isNeutral)} sur la case ${site}`;
    return `construire ${isNeutral ? 'un entrepôt neutre ' : ''}sur la case ${site}`;
  },
  planFor: (city, deed) => `${city.name} : ${deed}`,
  plansThere: (count) => `${frMany(count, 'façon')} d’y parvenir ; celle-ci est la moins chère.`,
  paydayGrows: (florins) => `décompte ${florins < 0 ? '−' : '+'}${Math.abs(florins)}`,
  otherPlan: (steps) => `Autre façon : ${steps}`,
  fortress: 'forteresse',
  choiceOfSite: ({ deed, site, neutral: isNeutral }) => {
    if (deed === 'fortress') return 'Forteresse';
    if (deed === 'reopen') return `Rouvrir, case ${site}`;
    return `${isNeutral ? 'Neutre, case' : 'Case'} ${site}`;
  },
  keepsAndUndo: (cash) => `Il vous reste ${cash}. Rien n’est définitif avant la fin de votre tour.`,
  plansLeft: (count) => `${frMany(count, 'façon')} : choisissez-en une.`,
  berthAt: (berth) => `case Port ${berth}`,
  siteOf: (city, site) => `${city.name}, case\u00a0${site}`,
  fortressSiteOf: (city, site) => `${city.name}, case Forteresse ${site}`,
  berthOf: (city, berth) => `${city.name}, case Port ${berth}`,
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
  answers: {
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
