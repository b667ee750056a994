import { und as joined } from '@levante/table/words/de-grammar.ts';
import type { Captions } from '../moments.ts';

const und = (list: readonly number[]): string => joined(list.map(String));

const de: Captions = {
  '1.3': (f) =>
    `Hafenplätze zu ${und(f.berths)}, Festungsbauplätze zu ${und(f.fortresses)}, auf dem letzten Feld steht ${f.last}.`,
  '1.4': (f) => `Dunkel sind die Felder ${und(f.dark)}; das Dreieck ist auf Bauplatz ${f.triangle}.`,
  '4.7': (f) =>
    `${f.guest} liegt auf dem ersten Hafenplatz und baut zu ${f.berths[0]}. Das nächste Schiff kommt auf den zweiten, zu ${f.berths[1]}.`,
  '5.2': (f) => `Die gestrichelten Bauplätze ${und(f.next)} stehen zur Wahl.`,
  '5.4': (f) => `Auf Bauplatz ${und(f.next)} stünde das vierte Haus von ${f.leader} hintereinander.`,
  '5.5': (f) => `Das Haus auf Bauplatz ${f.highest} hat eines von ${f.shut} geschlossen: Es steht im Bild.`,
  '5.6': (f) => `Weiter geht es auf Bauplatz ${und(f.next)}, und das letzte Feld zählt: ${f.value}.`,
  '5.7': (f) => `${f.shut} darf das geschlossene Haus auf Bauplatz ${und(f.next)} wiedereröffnen.`,
  '6.1': (f) => `Die nächste Festung kostet hier ${f.nextFortress} Florin.`,
  '8.3': (f) =>
    `Der erste Rang bringt ${f.leader} hier ${f.value} Florin, der zweite bringt ${f.follower} ${f.second}.`,
  '8.4': (f) => `Keine Stadt hat mehr Häuser: Die Festung von ${f.fort} bringt alle ${f.value} Florin.`,
  '10.6': (f) => `Die neutralen Häuser von ${f.leader} führen: Die ${f.value} Florin erhält niemand.`,
  '11.6': (f) => `Hafenplätze zu ${und(f.berths)} und ein einziger Festungsbauplatz, zu ${und(f.fortresses)}.`,
  '11.7': (f) => `Das Piratenschiff liegt auf Hafenplatz ${f.pirate}.`,
};
export default de;
