import type { FallbackWords } from './en.ts';

export default {
  waiting: (open) =>
    open === 1
      ? 'Ein Platz ist noch frei. Wer die Adresse dieser Seite hat, kann ihn einnehmen.'
      : `${open} Plätze sind noch frei. Wer die Adresse dieser Seite hat, kann einen einnehmen.`,
  turnHere: (name) => `${name}, du bist am Zug`,
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
  rankAndScore: (rank, score) => `${rank}. Rang, Ergebnis ${score}`,
  line: (who, what) => `${who}: ${what}`,
  yes: 'ja',
  no: 'nein',
  none: 'nichts',
} satisfies FallbackWords;
