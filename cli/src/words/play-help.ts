import type { Language } from '@levante/table/words/languages.ts';

/** Help of `levante play` in one language. */
export interface PlayHelp {
  readonly description: string;
  /** Titles of its sections, by the library's own. */
  readonly titles: { readonly 'Usage:': string; readonly 'Options:': string; readonly 'Examples:': string };
  /** Descriptions of the options, by long flag. */
  readonly options: {
    readonly [F in
      | '--game'
      | '--players'
      | '--board'
      | '--seat'
      | '--bots'
      | '--resume'
      | '--record'
      | '--language'
      | '--help']: string;
  };
  /** Default value of an option. */
  usual(value: string): string;
  /** Connector between an option of a game and an example value. */
  readonly forExample: string;
  readonly or: string;
}

/** Help of `levante play` in languages other than English, whose texts are in the declaration of the command. */
export const PLAY_HELP: { readonly [L in Exclude<Language, 'en'>]: PlayHelp } = {
  de: {
    description: 'eine Partie in diesem Terminal gegen Bots',
    titles: { 'Usage:': 'Aufruf:', 'Options:': 'Optionen:', 'Examples:': 'Beispiele:' },
    options: {
      '--game': 'das Spiel',
      '--players': 'Anzahl der Plätze',
      '--board': 'der Name eines mitgelieferten Spielplans oder eine Spielplandatei (*.json)',
      '--seat': 'dein Platz',
      '--bots': 'Stufen der Bots (Vorgabe: deckhand)',
      '--resume': 'die zuletzt gespeicherte Partie weiterspielen',
      '--record': 'die Partie als Aufzeichnung in diesem Ordner behalten',
      '--language': 'en, de, fr, it (Vorgabe: die des Rechners, sonst en)',
      '--help': 'diese Hilfe',
    },
    usual: (value) => `(Vorgabe: ${value})`,
    forExample: 'z. B.',
    or: 'oder',
  },
  fr: {
    description: 'une partie dans ce terminal contre des bots',
    titles: { 'Usage:': 'Utilisation :', 'Options:': 'Options :', 'Examples:': 'Exemples :' },
    options: {
      '--game': 'le jeu',
      '--players': 'nombre de places',
      '--board': 'le nom d’un plateau fourni ou un fichier de plateau (*.json)',
      '--seat': 'votre place',
      '--bots': 'niveaux des bots (par défaut : deckhand)',
      '--resume': 'continuer la dernière partie gardée',
      '--record': 'garder l’enregistrement de la partie dans ce dossier',
      '--language': 'en, de, fr, it (par défaut : celle de la machine, sinon en)',
      '--help': 'cette aide',
    },
    usual: (value) => `(par défaut : ${value})`,
    forExample: 'p. ex.',
    or: 'ou',
  },
  it: {
    description: 'una partita in questo terminale contro dei bot',
    titles: { 'Usage:': 'Uso:', 'Options:': 'Opzioni:', 'Examples:': 'Esempi:' },
    options: {
      '--game': 'il gioco',
      '--players': 'numero di posti',
      '--board': 'il nome di un tabellone fornito o un file di tabellone (*.json)',
      '--seat': 'il tuo posto',
      '--bots': 'livelli dei bot (valore predefinito: deckhand)',
      '--resume': 'continua l’ultima partita salvata',
      '--record': 'conserva la partita come registrazione in questa cartella',
      '--language': 'en, de, fr, it (valore predefinito: quella del computer, altrimenti en)',
      '--help': 'questo aiuto',
    },
    usual: (value) => `(valore predefinito: ${value})`,
    forExample: 'ad es.',
    or: 'o',
  },
};
