import type { CardWords } from '@levante/table/match/card.ts';

const de: CardWords = {
  name: 'El Capitán',
  text: 'Segle von Hafen zu Hafen, baue in neun bis zwölf Städten und zähle an drei Zahltagen deine Florin.',
  boardNote:
    'Die gedruckten Zahlen sind nicht veröffentlicht; die Rekonstruktion passt zu allem, was die Regeln nennen.',
  choices: {
    cities: {
      legend: 'Zusatzstädte',
      values: {
        POR: 'Porto: drei Hafenplätze, und was dort schließt, ist aus dem Spiel',
        LIS: 'Lissabon: zahlt sofort für das Bauen',
        CAN: 'Kanaren: mit dem Piratenschiff',
      },
    },
  },
};
export default de;
