/** Numbers of printed items: sites of a city, and cards of each kind. */
export const SITES = 12;
export const DESTINATION_CARDS = 18;
export const CONNECTION_CARDS = 36;
