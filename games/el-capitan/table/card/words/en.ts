import type { CardWords } from '@levante/table/match/card.ts';

const en: CardWords = {
  name: 'El Capitán',
  text: 'Sail from harbour to harbour, build in nine cities or up to twelve, and count your florins at three paydays.',
  boardNote: 'The printed figures are not published; the reconstruction fits all that the rules state.',
  choices: {
    cities: {
      legend: 'Extra cities',
      values: {
        POR: 'Porto: three berths, and what is shut there is gone',
        LIS: 'Lisboa: pays for building at once',
        CAN: 'Islas Canarias: with the pirate ship',
      },
    },
  },
};

export default en;
