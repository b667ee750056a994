import type { LicencesWords } from './licences-words.ts';

export const enLicences: LicencesWords = {
  title: 'Licences',
  own: 'Levante is free software under the MIT licence. It is not affiliated with the games’ authors or publishers; art, words and code are its own.',
  others: 'This page contains software and fonts by others. Click a name to read its licence.',
  reading: 'Loading licences…',
  missing: 'The licences could not be loaded.',
  asText: 'All of them as a text file',
  source: 'Source',
};
