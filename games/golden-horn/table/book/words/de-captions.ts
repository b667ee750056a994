import type { Captions } from './caption-words.ts';

/** What stands below the pictures of the book, in German. */
export const deCaptions: Captions = {
  '1.3': (f) => `Die drei Schiffe von ${f.name}: Segel in einer Farbe, in zwei, in drei.`,
  '1.5': (f) => `Zu dritt: ${f.spaces} Felder und kein Modone.`,
  '4.3': (f) => `An Bord dieses Schiffes von ${f.name}: ${f.goods}. Ein Überfall nimmt einen davon.`,
  '4.4': (f) => `Dieses Schiff von ${f.name} hat seinen letzten Würfel verloren: Es darf umdrehen.`,
  '5.1': (f) => `${f.name} hat hier eine Farbe ganz geladen: ${f.goods}.`,
  '6.2': (f) => `${f.taken} Felder sind besetzt: Wer kommt, segelt an ihnen vorbei.`,
  '9.1': (f) => `Das Warenlager von ${f.name}: ${f.cubes} Würfel, mit den Sätzen ${f.points} Punkte.`,
};
