import { frAnd, frHas, frMany, frOf, frSubject } from '@levante/table/words/fr-grammar.ts';
import type { Namer } from '../../match/namer.ts';
import { frRank } from '../../match/words/fr.ts';
import { type FactWords, isThere, type LoggedAction, wordsForActions } from '../facts.ts';
import type { LogWords } from './en.ts';

/** A person as the subject, with the auxiliary of the past. */
const has = (seat: number, n: Namer): string => `${frSubject(n.person(seat))} ${frHas(n.person(seat))}`;

const neutral = (yes: boolean): string => (yes ? ' neutre' : '');

function house(code: string, n: Namer): string {
  const { you, name } = n.ownerOf(code);
  const adjective = neutral(n.isNeutral(code));
  return you ? `Votre entrepôt${adjective}` : `L’entrepôt${adjective} ${frOf(name)}`;
}

const piles = { destination: 'Objectif', connection: 'Connexion' } as const;

const purposes = {
  card: 'pour une carte',
  warehouse: 'pour un entrepôt',
  fortress: 'pour une forteresse',
  pirate: 'pour le bateau pirate',
  protection: 'comme taxe de protection',
  loan: 'pour un emprunt',
  repayment: 'pour rembourser un emprunt',
} as const;

/** Names one of several actions, without the subject. */
function action(all: readonly LoggedAction[], i: number, f: LoggedAction, n: Namer): string {
  const by = n.person(f.seat);
  const aux = frHas(by);
  const there = isThere(all, i);
  const done = (participle: string, what: string, city: string) =>
    there ? `y ${aux} ${participle}${what}` : `${aux} ${participle}${what} ${n.place(city).at}`;
  switch (f.type) {
    case 'bought':
      return `${aux} acheté la carte ${n.card(f.card)}`;
    case 'sailed':
      return f.berth === null && f.to !== 'BANK'
        ? `n’${aux} fait que passer ${n.place(f.to).at}`
        : `${aux} navigué jusqu’${n.place(f.to).at}`;
    case 'house-built':
      return `${done('construit', f.neutral ? ' un entrepôt neutre' : '', f.city)}, sur la case ${f.site}`;
    case 'house-reopened':
      return `${done('rouvert', ` un entrepôt${neutral(f.neutral)}`, f.city)}, sur la case ${f.site}`;
    case 'fortress-built':
      return done('construit', ' une forteresse', f.city);
    case 'loan-taken':
      return `${aux} contracté un emprunt de ${f.amount}`;
    case 'loan-extended':
      return `${aux} prolongé un emprunt de ${f.amount}`;
    case 'loan-repaid':
      return `${aux} remboursé un emprunt${f.extended ? ' prolongé' : ''} de ${f.amount}`;
    case 'pirate-sailed':
      return `${aux} envoyé le bateau pirate ${n.place(f.from).from} ${n.place(f.to).at}`;
    case 'passed':
      return `${aux} dû passer ${by.you ? 'votre' : 'son'} tour et rejoindre la banque`;
  }
}

const actions: LogWords['actions'] = (all, n) =>
  `${frSubject(n.person(all[0]?.seat ?? 0))} ${frAnd(all.map((f, i) => action(all, i, f, n)))}.`;

const facts: FactWords = {
  ...wordsForActions((action, n) => actions([action], n)),
  revealed: (f, n) => `Carte révélée : ${n.card(f.card)}.`,
  'pile-renewed': (f) => `Les cartes ${piles[f.pile]} de la défausse sont mélangées et forment un nouveau talon.`,
  'phase-begun': (f, n) =>
    `La phase ${f.phase} s’ouvre ; ${n.person(f.starter).you ? 'vous commencez' : `${n.seat(f.starter)} commence`}.`,
  'turn-begun': (f, n) => (n.person(f.seat).you ? 'À votre tour.' : `Au tour ${frOf(n.seat(f.seat))}.`),
  paid: (f, n) => {
    const what = `payé ${n.florins(f.amount)}`;
    const aux = f.from === 'bank' ? 'a' : frHas(n.person(f.from));
    const from = f.from === 'bank' ? 'La banque' : frSubject(n.person(f.from));
    if (f.to !== 'bank' && n.person(f.to).you) return `${from} vous ${aux} ${what} ${purposes[f.for]}.`;
    return `${from} ${aux} ${what} à ${f.to === 'bank' ? 'la banque' : n.seat(f.to)} ${purposes[f.for]}.`;
  },
  'house-shut': (f, n) => `${house(f.house, n)} sur la case ${f.site} ${n.place(f.city).at} est fermé.`,
  'house-gone': (f, n) => `${house(f.house, n)} sur la case ${f.site} ${n.place(f.city).at} est écarté de la partie.`,
  'bonus-won': (f, n) =>
    `${has(f.seat, n)} des entrepôts ouverts dans neuf villes : la carte bonus rapportera ${n.florins(f.amount)} à la fin.`,
  income: (f, n) => {
    const got = `${has(f.seat, n)} reçu ${n.florins(f.amount)}`;
    switch (f.for) {
      case 'spread':
        return `${got} pour ${frMany(f.cities, 'ville')}.`;
      case 'majority':
        return `${got} pour la ${f.rank === 1 ? 'première place' : frRank(f.rank)} ${n.place(f.city).at}.`;
      case 'fortress':
        return `${got} pour la forteresse ${n.place(f.city).at}${f.whole ? ', la ville la plus remplie' : ''}.`;
      case 'bonus':
        return `${got} pour la carte bonus.`;
      case 'building':
        return `${got} pour avoir construit ${n.place(f.city).at}.`;
    }
  },
  'pirate-anchored': (f, n) => `Le bateau pirate accoste ${n.place(f.city).at}, à la case Port ${f.berth}.`,
  'ship-moved': (f, n) =>
    `Le bateau pirate a repoussé ${n.person(f.seat).you ? 'votre bateau' : `le bateau ${frOf(n.seat(f.seat))}`} sur la case Port ${f.to} ${n.place(f.city).at}.`,
  'turn-ended': (f, n) => `${has(f.seat, n)} terminé ${n.person(f.seat).you ? 'votre' : 'son'} tour.`,
  payday: (f) => `Décompte de la phase ${f.phase}.`,
  'starter-chosen': (f, n) =>
    f.by === f.seat
      ? `${has(f.by, n)} choisi de commencer.`
      : n.person(f.seat).you
        ? `${n.seat(f.by)} vous a désigné pour commencer.`
        : `${has(f.by, n)} désigné ${n.seat(f.seat)} pour commencer.`,
  supplied: (f, n) =>
    `${has(f.seat, n)} reçu ${frMany(f.warehouses + f.neutral, 'entrepôt')} et ${frMany(f.fortresses, 'forteresse')} de la réserve.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [n.person(seat)] : []));
    const you = winners.some((one) => one.you);
    const names = frAnd(winners.map((one) => (one.you ? 'vous' : one.name)));
    const shared = `${you ? 'vous partagez' : 'se partagent'} la victoire`;
    return `La partie est terminée : ${names} ${winners.length > 1 ? shared : `${you ? 'avez' : 'a'} gagné`}.`;
  },
};

const fr: LogWords = {
  round: (phase, round) => `Phase ${phase}, tour ${round}`,
  afterPayday: (phase) => `Phase ${phase}, après le décompte`,
  lastRound: 'dernier de la phase',
  payday: (phase) => `Décompte ${phase}`,
  paidOut: (who) => `${frSubject(who)} ${frHas(who)} touché ${who.you ? 'vos' : 'ses'} gains.`,
  revealed: (cards) => `Cartes révélées : ${cards}.`,
  forecast: 'Prévision du décompte',
  forecastOff: 'Masquer la prévision',
  forecastKey: 'ce que le décompte rapporterait maintenant',
  boardNote:
    'Les chiffres du plateau imprimé ne sont pas publiés. Ce plateau est une reconstitution qui s’accorde avec tous les chiffres des règles ; qui possède le jeu peut jouer sur son propre fichier de plateau.',
  facts,
  actions,
};
export default fr;
