const en = {
  waiting: (open: number): string =>
    open === 1
      ? 'One seat is still open. Anyone with the address of this page can take it.'
      : `${open} seats are still open. Anyone with the address of this page can take one.`,
  turnHere: (name: string) => `${name}, your turn`,
  chance: 'Chance decides',
  over: 'Match over',
  seats: 'Seats',
  table: 'On the table',
  log: 'What happened',
  nothingYet: 'Nothing yet.',
  chooseOne: 'Choose one',
  sending: 'Sending…',
  takeScreen: (name: string) => `I am ${name}: show what I see`,
  openSeat: 'Open seat',
  rankAndScore: (rank: number, score: number) => `place ${rank}, score ${score}`,
  line: (who: string, what: string) => `${who}: ${what}`,
  yes: 'yes',
  no: 'no',
  none: 'none',
};

export default en;

/** Sentences of the plain table. */
export type FallbackWords = typeof en;
