import { itAnd } from '@levante/table/words/it-grammar.ts';
import type { Captions } from '../moments.ts';

const e = (list: readonly number[]): string => itAnd(list.map(String));

const it: Captions = {
  '1.3': (f) => `Ormeggi da ${e(f.berths)}, spazi fortezza da ${e(f.fortresses)}, e ${f.last} sull’ultimo spazio.`,
  '1.4': (f) => `Gli spazi ${e(f.dark)} sono scuri; il triangolo è sullo spazio ${f.triangle}.`,
  '4.7': (f) =>
    `${f.guest} è sul primo ormeggio e costruisce a ${f.berths[0]}. La prossima nave prende il secondo, a ${f.berths[1]}.`,
  '5.2': (f) => `Gli spazi tratteggiati, ${e(f.next)}, sono a scelta.`,
  '5.4': (f) => `Sullo spazio ${e(f.next)} quello di ${f.leader} sarebbe il quarto magazzino in fila.`,
  '5.5': (f) => `Il magazzino sullo spazio ${f.highest} ne ha chiuso uno di ${f.shut}: sta nell’illustrazione.`,
  '5.6': (f) => `Si continua sullo spazio ${e(f.next)}, e conta l’ultimo spazio: ${f.value}.`,
  '5.7': (f) => `${f.shut} può riaprire il magazzino chiuso, sullo spazio ${e(f.next)}.`,
  '6.1': (f) => `Qui la prossima fortezza costa ${f.nextFortress} fiorini.`,
  '8.3': (f) => `Il primo posto dà a ${f.leader} ${f.value} fiorini, il secondo ne dà ${f.second} a ${f.follower}.`,
  '8.4': (f) => `Nessuna città ha più magazzini: la fortezza di ${f.fort} rende tutti i ${f.value} fiorini.`,
  '10.6': (f) => `Sono in testa i magazzini neutrali di ${f.leader}: i ${f.value} fiorini non li riceve nessuno.`,
  '11.6': (f) => `Ormeggi da ${e(f.berths)}, e un solo spazio fortezza, da ${e(f.fortresses)}.`,
  '11.7': (f) => `La nave pirata è sull’ormeggio ${f.pirate}.`,
};
export default it;
