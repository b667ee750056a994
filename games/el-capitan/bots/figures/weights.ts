/** Weights of the heuristic evaluation, in florins of the final score unless stated otherwise. */
export const WEIGHTS = {
  /** Weight of the opponents' average against one's own florins. A lower weight is stronger with two players. */
  others: 0.5,
  otherOfTwo: 0.2,
  /** Discount of the income of the next three paydays. */
  payday: [1, 0.9, 0.85],
  /** Net value of a turn with stock left, by phase; for a neutral house below. */
  build: [3, 3, 2],
  neutralBuild: 1,
  /**
   * Florins that a turn of building costs on average, and the penalty per missing florin. The penalty is higher with two
   * players: paydays are smaller, and fewer opponents hasten the end of the phase.
   */
  buildCash: 7,
  missing: 0.85,
  missingOfTwo: 1.3,
  /** Cash above which no loan is needed. */
  enough: 9,
  /** Share of the remaining builds that are houses, as opposed to fortresses, loans and leftovers. */
  houseShare: 0.85,
  /** Sharpness of the softmax over houses in a city, and its decay with the growth still to come. */
  sharp: 8,
  blur: 1.1,
  /** Value of the foremost position, in houses. */
  foremost: 0.3,
  /** Rate at which future builds reach cities that are new to their owner. */
  newCity: 1.2,
  /** Value of a shut house that can reopen free of charge. */
  shutHouse: 1,
  /** Discount of the next turn: in the same phase, in the next phase, and for another house in the same city. */
  next: 0.75,
  nextPhase: 0.2,
  again: 0.55,
  /** Value of a card in hand, as a share of its price. */
  hold: 0.4,
  /** Probability that a given opponent takes an open card, and that the plan changes. */
  taken: 0.12,
  changed: 0.3,
  /** Minimum gain of a card bought for the next turn. */
  ahead: 1,
  /** Simulated human error: maximum loss of a plan against the best, and the softmax temperature. */
  window: 2,
  temperature: 0.8,
} as const;
