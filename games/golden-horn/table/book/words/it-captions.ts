import type { Captions } from './caption-words.ts';

/** What stands below the pictures of the book, in Italian. */
export const itCaptions: Captions = {
  '1.3': (f) => `Le tre navi di ${f.name}: vele di un colore, di due, di tre.`,
  '1.5': (f) => `In tre giocatori: ${f.spaces} spazi, e niente Modone.`,
  '4.3': (f) => `A bordo di questa nave di ${f.name}: ${f.goods}. Un assalto ne prende uno.`,
  '4.4': (f) => `Questa nave di ${f.name} ha perso il suo ultimo cubo: può invertire la rotta.`,
  '5.1': (f) => `${f.name} ha caricato qui un colore intero: ${f.goods}.`,
  '6.2': (f) => `${f.taken} spazi sono occupati: chi arriva li salta.`,
  '9.1': (f) => `Il magazzino di ${f.name}: ${f.cubes} cubi, e con le serie ${f.points} punti.`,
};
