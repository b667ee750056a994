import type { FallbackWords } from './en.ts';

export default {
  waiting: (open) =>
    open === 1
      ? 'Ein Platz ist noch frei. Wer die Adresse dieser Seite hat, kann ihn einnehmen.'
      : `${open} Plätze sind noch frei. Wer die Adresse dieser Seite hat, kann einen einnehmen.`,
  yourTurn: 'Du bist am Zug',
  turnHere: (name) => `${name}, du bist am Zug`,
  turnOf: (name) => `${name} ist am Zug`,
  chance: 'Der Zufall entscheidet',
  over: 'Partie zu Ende',
  seats: 'Plätze',
  table: 'Auf dem Tisch',
  log: 'Was getan wurde',
  nothingYet: 'Noch nichts.',
  chooseOne: 'Wähle etwas',
  sending: 'Wird gesendet…',
  takeScreen: (name) => `Ich bin ${name}: zeigen, was ich sehe`,
  openSeat: 'Freier Platz',
  you: 'du',
  rankAndScore: (rank, score) => `${rank}. Rang, Ergebnis ${score}`,
  line: (who, what) => `${who}: ${what}`,
  yes: 'ja',
  no: 'nein',
  none: 'nichts',
  documentTitle: (turn, game) => `${turn} – ${game}`,
} satisfies FallbackWords;
