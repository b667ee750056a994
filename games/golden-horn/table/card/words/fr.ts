import { frMany } from '@levante/table/words/fr-grammar.ts';
import type { HornCardWords } from './en.ts';

export default {
  name: 'Golden Horn',
  text: 'Menez vos marchandises entre Venise et Constantinople plus vite que les autres, et pillez qui se trouve sur la route.',
  boardNote:
    'Ce que montrent les voiles et les cases une à une n’est pas publié ; la reconstitution s’accorde avec tout ce qui est décrit.',
  choices: {
    ruleset: {
      legend: 'Règles',
      values: {
        'as-described':
          'Version décrite (un résumé des règles, pas le jeu dans sa boîte) : un pillage demande trois cartes ; plus un bateau a de couleurs, plus il fait piocher à l’arrivée',
        'as-published':
          'Version publiée (le jeu dans sa boîte) : un pillage demande deux cartes ; moins un bateau a de couleurs, plus il fait piocher à l’arrivée',
      },
    },
  },
  puzzles: {
    themes: {
      announce: 'Annoncer la fin',
      raid: 'Un pillage',
      row: 'Une série de six',
      home: 'Une cargaison à bon port',
      'turn-round': 'Faire demi-tour',
      cargo: 'La bonne cargaison',
      voyage: 'Le bon voyage',
    },
    spent: (amount) => frMany(amount, 'carte'),
  },
} satisfies HornCardWords;
