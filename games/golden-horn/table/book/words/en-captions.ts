import type { Captions } from './caption-words.ts';

/** What stands below the pictures of the book, in English. */
export const enCaptions: Captions = {
  '1.3': (f) => `The three ships of ${f.name}: sails of one colour, of two, of three.`,
  '1.5': (f) => `Three players: ${f.spaces} spaces, and no Modone.`,
  '4.3': (f) => `Aboard this ship of ${f.name}’s: ${f.goods} cubes. A raid takes one.`,
  '4.4': (f) => `This ship of ${f.name}’s has lost its last cube: it may turn round.`,
  '5.1': (f) => `${f.name} loaded here all of one colour: ${f.goods} cubes.`,
  '6.2': (f) => `${f.taken} spaces are taken: whoever comes by passes over them.`,
  '9.1': (f) => `The warehouse of ${f.name}: ${f.cubes} cubes, and with what the rows bring ${f.points} points.`,
};
