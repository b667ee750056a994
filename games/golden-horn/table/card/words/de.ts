import type { CardWords } from '@levante/table/match/card.ts';
export default {
  name: 'Golden Horn',
  text: 'Bringe Waren zwischen Venedig und Konstantinopel um die Wette heim und überfalle, wer auf dem Weg liegt.',
  boardNote:
    'Was die einzelnen Segel und Felder zeigen, ist nicht veröffentlicht; die Rekonstruktion passt zu allem, was beschrieben ist.',
  choices: {
    ruleset: {
      legend: 'Regeln',
      values: {
        'as-described':
          'Wie beschrieben (eine Zusammenfassung der Regeln, nicht das Spiel in der Schachtel): Ein Überfall kostet drei Karten; Schiffe mit mehr Farben ziehen bei der Ankunft mehr',
        'as-published':
          'Wie veröffentlicht (das Spiel in der Schachtel): Ein Überfall kostet zwei Karten; Schiffe mit weniger Farben ziehen bei der Ankunft mehr',
      },
    },
  },
} satisfies CardWords;
