import type { CardWords } from '@levante/table/match/card.ts';
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
} satisfies CardWords;
