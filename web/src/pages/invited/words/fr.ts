import type { InvitedWords } from './en.ts';

export default {
  title: 'Votre invitation',
  text: 'Sur ce serveur, il faut une invitation pour jouer avec les autres. Tout le reste vous est ouvert sans elle.',
  code: 'Code d’invitation',
  use: 'Utiliser',
  wrong: 'Ce code ne marche pas. Il est peut-être épuisé ou expiré. Demandez-en un nouveau.',
  welcome: 'Bienvenue ! Vous pouvez maintenant ouvrir des tables et vous asseoir.',
  notNeeded: 'Vous n’avez pas besoin d’invitation ici.',
  toTables: 'Vers les tables',
} satisfies InvitedWords;
