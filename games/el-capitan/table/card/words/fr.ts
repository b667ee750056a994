import type { CardWords } from '@levante/table/match/card.ts';

const fr: CardWords = {
  name: 'El Capitán',
  text: 'Naviguez de port en port, construisez dans neuf villes ou jusqu’à douze, et comptez vos florins lors de trois décomptes.',
  boardNote:
    'Les chiffres imprimés ne sont pas publiés ; la reconstitution s’accorde avec tout ce que disent les règles.',
  choices: {
    cities: {
      legend: 'Villes supplémentaires',
      values: {
        POR: 'Porto : trois cases Port, et ce qui y est fermé est écarté de la partie',
        LIS: 'Lisbonne : rapporte dès qu’on y construit',
        CAN: 'Îles Canaries : avec le bateau pirate',
      },
    },
  },
};
export default fr;
