import type { LicencesWords } from './en.ts';

export default {
  title: 'Licences des logiciels',
  own: 'Levante est un logiciel libre sous licence MIT. Il n’est affilié ni aux auteurs ni aux éditeurs des jeux ; dessins, textes et code sont les siens.',
  others: 'Cette page contient des logiciels et des polices d’autres auteurs. Cliquez sur un nom pour lire sa licence.',
  reading: 'Chargement des licences…',
  missing: 'Les licences n’ont pas pu être chargées.',
  asText: 'Toutes dans un fichier texte',
  source: 'Source',
} satisfies LicencesWords;
