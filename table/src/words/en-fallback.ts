import type { FallbackWords } from './fallback-words.ts';

export const enFallback: FallbackWords = {
  waiting: (open) =>
    open === 1
      ? 'One seat is still open. Anyone with the address of this page can take it.'
      : `${open} seats are still open. Anyone with the address of this page can take one.`,
  yourTurn: 'Your turn',
  turnHere: (name) => `${name}, your turn`,
  turnOf: (name) => `${name}’s turn`,
  chance: 'Chance decides',
  over: 'Match over',
  seats: 'Seats',
  table: 'On the table',
  log: 'What was done',
  nothingYet: 'Nothing yet.',
  chooseOne: 'Choose one',
  sending: 'Sending…',
  takeScreen: (name) => `I am ${name}: show what I see`,
  openSeat: 'Open seat',
  you: 'you',
  rankAndScore: (rank, score) => `place ${rank}, score ${score}`,
  line: (who, what) => `${who}: ${what}`,
  yes: 'yes',
  no: 'no',
  none: 'none',
  documentTitle: (turn, game) => `${turn} – ${game}`,
};
