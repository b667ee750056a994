import { listIn } from '@levante/table/words/grammar.ts';
import { catalogue } from '@levante/table/words/language.ts';
import type { Captions } from '../moments.ts';

const joined = listIn(' and ');

const and = (list: readonly number[]): string => joined(list.map(String));

const en: Captions = {
  '1.3': (f) =>
    `Berths for ${and(f.berths)}, fortress sites for ${and(f.fortresses)}, and ${f.last} on the last space.`,
  '1.4': (f) => `Sites ${and(f.dark)} are dark; the triangle is on site ${f.triangle}.`,
  '4.7': (f) =>
    `${f.guest} is at the first berth and builds for ${f.berths[0]}. The next ship takes the second, for ${f.berths[1]}.`,
  '5.2': (f) => `The dashed sites, ${and(f.next)}, are free to choose.`,
  '5.4': (f) => `On site ${and(f.next)}, a house of ${f.leader}’s would be the fourth in a row.`,
  '5.5': (f) => `The house on site ${f.highest} has shut one of ${f.shut}’s: it is in the picture.`,
  '5.6': (f) => `Building continues at site ${and(f.next)}, and the last space counts: ${f.value}.`,
  '5.7': (f) => `${f.shut} may reopen the shut house, on site ${and(f.next)}.`,
  '6.1': (f) => `The next fortress here costs ${f.nextFortress} florins.`,
  '8.3': (f) => `${f.leader} is first and gets ${f.value} florins; ${f.follower} is second and gets ${f.second}.`,
  '8.4': (f) => `No city has more houses: the fortress of ${f.fort} pays all ${f.value} florins.`,
  '10.6': (f) => `The neutral houses of ${f.leader} lead: nobody gets the ${f.value} florins.`,
  '11.6': (f) => `Berths for ${and(f.berths)}, and one fortress site, for ${and(f.fortresses)}.`,
  '11.7': (f) => `The pirate ship is at berth ${f.pirate}.`,
};

export default en;

/** What stands below each picture, in the reader's language. */
export const captions = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
