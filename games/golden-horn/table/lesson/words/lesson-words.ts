import type { CityCode, Colour, Place } from '@levante/golden-horn/rules';
import type { BeatWords } from '@levante/table/match/lesson.ts';

/** What each step of the lesson says; every figure and every colour comes from the position in which it is told. */
export interface LessonWords {
  readonly goal: string;
  /** The learner's points and the rival's. */
  ended(mine: number, rival: number): string;
  /** The rounds of which the pilot plays the learner's turns. */
  meanwhile(round: number, toRound: number): string;
  load(cubes: number, colour: Colour, city: CityCode): BeatWords;
  stop(place: Place, colour: Colour): BeatWords;
  /** Past a ship on a space to the next, and on for a card. */
  card(taken: Place, place: Place, colour: Colour): BeatWords;
  /** What lies in the warehouse, and what is to be loaded. */
  lack(cubes: number, colour: Colour, city: CityCode): BeatWords;
  free(place: Place, own: Colour, city: CityCode, cards: number): BeatWords;
  raid(cards: number, sails: readonly Colour[], colour: Colour): BeatWords;
  /** What she carries, the cards that bring her on, and those that are drawn. */
  home(cubes: number, colour: Colour, cards: number, drawn: number): BeatWords;
  six(colour: Colour, city: CityCode): BeatWords;
  /** Cubes in the learner's warehouse, and those that the rival's ships still carry. */
  announce(cubes: number, atSea: number): BeatWords;
  score(cubes: number, bonus: number, rival: number): BeatWords;
}

/** What the lesson says in one language; it comes with it. */
export interface LessonTexts {
  readonly lesson: LessonWords;
}
