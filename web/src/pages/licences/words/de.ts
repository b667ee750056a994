import type { LicencesWords } from './en.ts';

export default {
  title: 'Lizenzen',
  own: 'Levante ist freie Software unter der MIT-Lizenz. Es gehört nicht zu den Autoren oder Verlagen der Spiele; Bilder, Texte und Code sind eigene.',
  others: 'Diese Seite enthält Software und Schriften anderer. Ein Klick auf einen Namen zeigt die Lizenz.',
  reading: 'Lizenzen werden geladen …',
  missing: 'Die Lizenzen konnten nicht geladen werden.',
  asText: 'Alle als Textdatei',
  source: 'Quelle',
} satisfies LicencesWords;
