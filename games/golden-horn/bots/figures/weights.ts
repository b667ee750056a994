/** The deckhand's weights, in points. */
export const WEIGHTS = {
  /** Value of a row of n different colours, including expected growth: [n]. */
  row: [0, 1, 2.1, 3.4, 5.2, 7.6, 10.4],
  /** Of a cargo's worth, what each place between the ship and its harbour takes away. */
  perPlace: 0.045,
  /** Share of a cargo's value that a ship at sea loses to the risk of raids. */
  raiders: 0.9,
  /** A card in hand; the first five are worth it, further ones half. */
  card: 0.55,
  /** Share of the value of a cube aboard another player's ship that counts against the bot. */
  rivalCube: 0.4,
  /** An empty ship in a city can load next turn; one at sea cannot for long. */
  readyShip: 0.5,
  /** Plans this close to the best are as good. */
  careless: 0.12,
  /** Minimum share of won deals for announcing the end. */
  surelyAhead: 0.6,
} as const;
