import { frAnd, frOf } from '@levante/table/words/fr-grammar.ts';
import { frMany } from '@levante/table/words/fr-plural.ts';
import { frRank } from './fr-rank.ts';
import type { Namer } from './namer.ts';
import type { FactWords } from './words.ts';

const who = (party: number | 'bank', n: Namer): string => (party === 'bank' ? 'la banque' : n.seat(party));
const neutral = (yes: boolean): string => (yes ? ' neutre' : '');
const house = (code: string, n: Namer): string => `L’entrepôt${neutral(n.isNeutral(code))} ${frOf(n.owner(code))}`;
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

export const frFacts: FactWords = {
  revealed: (f, n) => `Carte révélée : ${n.card(f.card)}.`,
  'pile-renewed': (f) => `Les cartes ${piles[f.pile]} de la défausse sont mélangées et forment un nouveau talon.`,
  'phase-begun': (f, n) => `La phase ${f.phase} s’ouvre ; ${n.seat(f.starter)} commence.`,
  'turn-begun': (f, n) => `Au tour ${frOf(n.seat(f.seat))}.`,
  bought: (f, n) => `${n.seat(f.seat)} a acheté la carte ${n.card(f.card)}.`,
  sailed: (f, n) => {
    const { at } = n.place(f.to);
    return f.berth === null && f.to !== 'BANK'
      ? `${n.seat(f.seat)} n’a fait que passer ${at}.`
      : `${n.seat(f.seat)} a navigué jusqu’${at}.`;
  },
  paid: (f, n) =>
    `${f.from === 'bank' ? 'La banque' : n.seat(f.from)} a payé ${n.florins(f.amount)} à ${who(f.to, n)} ${purposes[f.for]}.`,
  'house-built': (f, n) =>
    `${n.seat(f.seat)} a construit${f.neutral ? ' un entrepôt neutre' : ''} ${n.place(f.city).at}, sur la case ${f.site}.`,
  'house-reopened': (f, n) =>
    `${n.seat(f.seat)} a rouvert un entrepôt${neutral(f.neutral)} ${n.place(f.city).at}, sur la case ${f.site}.`,
  'house-shut': (f, n) => `${house(f.house, n)} sur la case ${f.site} ${n.place(f.city).at} est fermé.`,
  'house-gone': (f, n) => `${house(f.house, n)} sur la case ${f.site} ${n.place(f.city).at} est écarté de la partie.`,
  'fortress-built': (f, n) => `${n.seat(f.seat)} a construit une forteresse ${n.place(f.city).at}.`,
  'bonus-won': (f, n) =>
    `${n.seat(f.seat)} a des entrepôts ouverts dans neuf villes : la carte bonus rapportera ${n.florins(f.amount)} à la fin.`,
  income: (f, n) => {
    const got = `${n.seat(f.seat)} a reçu ${n.florins(f.amount)}`;
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
  'loan-taken': (f, n) => `${n.seat(f.seat)} a contracté un emprunt de ${f.amount}.`,
  'loan-extended': (f, n) => `${n.seat(f.seat)} a prolongé un emprunt de ${f.amount}.`,
  'loan-repaid': (f, n) => `${n.seat(f.seat)} a remboursé un emprunt${f.extended ? ' prolongé' : ''} de ${f.amount}.`,
  'pirate-sailed': (f, n) => `${n.seat(f.seat)} a envoyé le bateau pirate ${n.place(f.from).from} ${n.place(f.to).at}.`,
  'pirate-anchored': (f, n) => `Le bateau pirate accoste ${n.place(f.city).at}, à la case Port ${f.berth}.`,
  'ship-moved': (f, n) =>
    `Le bateau pirate a repoussé le bateau ${frOf(n.seat(f.seat))} sur la case Port ${f.to} ${n.place(f.city).at}.`,
  'turn-ended': (f, n) => `${n.seat(f.seat)} a terminé son tour.`,
  passed: (f, n) => `${n.seat(f.seat)} a dû passer son tour et rejoindre la banque.`,
  payday: (f) => `Décompte de la phase ${f.phase}.`,
  'starter-chosen': (f, n) =>
    f.by === f.seat
      ? `${n.seat(f.by)} a choisi de commencer.`
      : `${n.seat(f.by)} a désigné ${n.seat(f.seat)} pour commencer.`,
  supplied: (f, n) =>
    `${n.seat(f.seat)} a reçu ${frMany(f.warehouses + f.neutral, 'entrepôt')} et ${frMany(f.fortresses, 'forteresse')} de la réserve.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [n.seat(seat)] : []));
    return `La partie est terminée : ${frAnd(winners)} ${winners.length > 1 ? 'se partagent la victoire' : 'a gagné'}.`;
  },
};
