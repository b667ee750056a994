/** The deckhand's weights, in points. */
export const WEIGHTS = {
  /** A row of n different colours, with what it may still grow to: [n]. */
  row: [0, 1, 2.1, 3.4, 5.2, 7.6, 10.4],
  /** Of a cargo's worth, what each place between the ship and its harbour takes away. */
  perPlace: 0.045,
  /** Of a cargo's worth, what a ship at sea loses to the fear of raiders. */
  raiders: 0.9,
  /** A card in hand; the first five are worth it, further ones half. */
  card: 0.55,
  /** Of a cube aboard a rival's ship: what it is worth to the rival, and so against the bot. */
  rivalCube: 0.4,
  /** An empty ship in a city can load next turn; one at sea cannot for long. */
  readyShip: 0.5,
  /** Plans this close to the best are as good. */
  careless: 0.12,
  /** Minimum share of won deals for announcing the end. */
  surelyAhead: 0.6,
} as const;
