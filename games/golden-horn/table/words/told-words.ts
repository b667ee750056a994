/** What is told when somebody asks by a key. */
export interface ToldWords {
  readonly shipsQuestion: string;
  readonly storeQuestion: string;
  /** `cubes` and `points` with their words: `17 cubes`, `21 points`. */
  store(cubes: string, points: string): string;
  readonly goodsQuestion: string;
  /** What lies in a city, colour by colour: `2 yellow`. */
  goods(city: string, goods: readonly string[]): string;
}
