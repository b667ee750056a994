/** How the deckhand judges a position. Everything in florins of the final account unless said otherwise. */
export const WEIGHTS = {
  /** How much what the others have counts against one's own: their average. With two players less has proved stronger. */
  others: 0.5,
  otherOfTwo: 0.2,
  /** What income of the next payday, of the one after, and of the third from now counts. */
  payday: [1, 0.9, 0.85],
  /** What a turn with something left to build is worth beyond its price, by phase; the same for a neutral house. */
  build: [3, 3, 2],
  neutralBuild: 1,
  /**
   * Florins that a turn of building takes in the long run, and what each florin that will be missing costs
   * (with two players less is paid out, and nobody else hastens the end of the phase).
   */
  buildCash: 7,
  missing: 0.85,
  missingOfTwo: 1.3,
  /** With this much cash nobody needs a loan. */
  enough: 9,
  /** Share of the houses still to come that are really built (the rest are fortresses, loans and leftovers). */
  houseShare: 0.85,
  /** How sharply one house more tells in a city: at once, and how the houses to come blur it. */
  sharp: 8,
  blur: 1.1,
  /** What standing in front of another colour counts, in houses. */
  foremost: 0.3,
  /** How often a house to come opens a city that is new to its owner. */
  newCity: 1.2,
  /** A shut house that can come back for nothing. */
  shutHouse: 1,
  /** How much of the best turn that follows is counted, and how much of another house in the same city. */
  next: 0.75,
  nextPhase: 0.2,
  again: 0.55,
  /** What a card in the hand is worth, as a share of its price. */
  hold: 0.4,
  /** How likely each other player is to take an open card one counts on, and how likely one's own plan changes. */
  taken: 0.12,
  changed: 0.3,
  /** The least a card bought ahead must promise. */
  ahead: 1,
  /** Human error: plans this much worse than the best are still considered, with this temperature. */
  window: 2,
  temperature: 0.8,
} as const;
