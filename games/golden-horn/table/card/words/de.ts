import { many } from '@levante/table/words/de-grammar.ts';
import type { HornCardWords } from './en.ts';

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
  puzzles: {
    themes: {
      announce: 'Das Ende ausrufen',
      raid: 'Ein Überfall',
      row: 'Ein Sechsersatz',
      home: 'Ladung nach Hause',
      'turn-round': 'Umdrehen',
      cargo: 'Die richtige Ladung',
      voyage: 'Die richtige Fahrt',
    },
    spent: (amount) => many(amount, 'Karte', 'Karten'),
  },
} satisfies HornCardWords;
