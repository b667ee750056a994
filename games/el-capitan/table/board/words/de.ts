import { ways } from '../../match/words/de.ts';
import type { BoardWords } from './en.ts';

const de: BoardWords = {
  planChoices: 'Was gebaut wird',
  planOptions: (count) => `${ways(count)} dorthin`,
  planSteps: 'Was getan wird',
  go: 'Ausführen',
  free: 'kostenlos',
  signList: {
    next: 'Hierhin kommt das nächste Haus',
    choice: 'Das erste Haus darf auf eines dieser beiden Felder',
    dark: 'Dunkles Feld: Wer hier baut, schließt das vorderste Haus',
    triangle: 'Dreieck: schließt zu zweit und zu dritt auch ein Haus',
    counts: 'Der Wert, der jetzt zählt: für den ersten Rang ganz, für den zweiten halb',
    last: 'Letztes Feld: wird nie bebaut; zählt, wenn alles voll ist',
    shut: 'Dieses Haus würde als Nächstes geschlossen',
    legal: 'Das kannst du jetzt tun',
    reach: 'Die Karte, auf die du zeigst, führt hierher',
    neutral: 'Haus in neutraler Farbe; das Dach zeigt, wem es gehört',
  },
  previousCity: (city) => `Vorige Stadt: ${city}`,
  nextCity: (city) => `Nächste Stadt: ${city}`,
  tapHint: 'Tippe in der Stadt auf etwas, um zu sehen, was es bewirken würde.',
};
export default de;
