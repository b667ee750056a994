import type { LicencesWords } from './en.ts';

export default {
  title: 'Licenze',
  own: 'Levante è software libero con licenza MIT. Non è legato agli autori né agli editori dei giochi; disegni, testi e codice sono suoi.',
  others: 'Questa pagina contiene software e caratteri di altri autori. Fai clic su un nome per leggerne la licenza.',
  reading: 'Carico le licenze…',
  missing: 'Non è stato possibile caricare le licenze.',
  asText: 'Tutte in un file di testo',
  source: 'Fonte',
} satisfies LicencesWords;
