import { frAnd, frOf } from '@levante/table/words/fr-grammar.ts';
import type { Captions } from '../moments.ts';

const et = (list: readonly number[]): string => frAnd(list.map(String));

const fr: Captions = {
  '1.3': (f) =>
    `Cases Port à ${et(f.berths)}, cases Forteresse à ${et(f.fortresses)}, et ${f.last} sur la dernière case.`,
  '1.4': (f) => `Les cases ${et(f.dark)} sont sombres ; le triangle est sur la case ${f.triangle}.`,
  '4.7': (f) =>
    `${f.guest} est sur la première case Port et construit pour ${f.berths[0]}. Le bateau suivant prend la deuxième, pour ${f.berths[1]}.`,
  '5.2': (f) => `Les cases ${et(f.next)}, en pointillé, sont au choix.`,
  '5.4': (f) => `Sur la case ${et(f.next)}, ce serait le quatrième entrepôt ${frOf(f.leader)} à la suite.`,
  '5.5': (f) => `L’entrepôt de la case ${f.highest} en a fermé un ${frOf(f.shut)} : il est dans l’image.`,
  '5.6': (f) => `On continue sur la case ${et(f.next)}, et c’est la dernière case qui compte : ${f.value}.`,
  '5.7': (f) => `${f.shut} peut rouvrir son entrepôt fermé, sur la case ${et(f.next)}.`,
  '6.1': (f) => `Ici, la prochaine forteresse coûte ${f.nextFortress} florins.`,
  '8.3': (f) =>
    `En tête, ${f.leader} reçoit ${f.value} florins ; la seconde place en rapporte ${f.second} à ${f.follower}.`,
  '8.4': (f) => `Aucune ville n’a plus d’entrepôts : la forteresse ${frOf(f.fort)} rapporte les ${f.value} florins.`,
  '10.6': (f) => `Les entrepôts neutres ${frOf(f.leader)} sont en tête : personne ne reçoit les ${f.value} florins.`,
  '11.6': (f) => `Cases Port à ${et(f.berths)}, et une seule case Forteresse, à ${et(f.fortresses)}.`,
  '11.7': (f) => `Le bateau pirate est sur la case Port ${f.pirate}.`,
};
export default fr;
