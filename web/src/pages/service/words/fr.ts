import type { ServiceWords } from './en.ts';

export default {
  title: 'Avis',
  onlyEnglish: '(en anglais)',
  hide: 'Masquer cet avis',
  paused: 'Les nouvelles parties sont suspendues. Celles en cours continuent.',
  pausedUntil: (time) => `Nouvelles parties suspendues jusqu’à ${time}. Celles en cours continuent.`,
  pausedFrom: (time) => `Nouvelles parties suspendues à partir de ${time}. Celles en cours continuent.`,
  notNow: 'Les nouvelles parties sont suspendues sur ce serveur.',
  uninvited: 'Sur ce serveur, il faut une invitation pour jouer avec les autres.',
  haveInvitation: 'Saisir votre code',
} satisfies ServiceWords;
