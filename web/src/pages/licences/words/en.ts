const en = {
  title: 'Licences',
  /** About Levante itself. */
  own: 'Levante is free software under the MIT licence. It is not affiliated with the games’ authors or publishers; art, words and code are its own.',
  others: 'This page contains software and fonts by others. Click a name to read its licence.',
  reading: 'Loading licences…',
  missing: 'The licences could not be loaded.',
  /** Link to the same list as a text file. */
  asText: 'All of them as a text file',
  /** Link to a package's source. */
  source: 'Source',
};

export default en;

/** Texts of the licences page. */
export type LicencesWords = typeof en;
