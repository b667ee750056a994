import type { SetUpWords } from './en.ts';

/** Audience of each bot level, weakest first. */
const LEVELS: { readonly [level: string]: string } = {
  random: 'Gioca a caso.',
  deckhand: 'Per un inizio tranquillo.',
  seaman: 'Per una seconda partita.',
  helmsman: 'Per chi conosce le regole.',
  boatswain: 'Per chi ha già vinto.',
  mate: 'Perdona poco.',
  pilot: 'Vede lontano.',
  master: 'Difficile da battere.',
  capitan: 'Il più forte a bordo.',
};

export default {
  newMatch: 'Prepara una partita',
  where: 'Dove si gioca',
  places: {
    server: 'Sul server: altri possono partecipare tramite link',
    device: 'Su questo dispositivo: a questo schermo e contro i bot, anche senza rete',
  },
  howMany: 'Giocatori',
  kindLabel: 'Chi gioca',
  level: 'Livello',
  levelText: (level) => LEVELS[level] ?? '',
  guest: (number) => `Ospite ${number}`,
  openHint: 'Riceverai un link da mandare.',
  hereHint: 'A questo schermo, a turno con te.',
  boardShipped: 'Il tabellone ricostruito',
  boardOwn: 'Un mio file del tabellone',
  boardFile: 'Scegli un file del tabellone (JSON)',
  boardTaken: (name) => `Caricato: ${name}.`,
  boardNotJson: 'Questo file non è JSON. Scegli un file del tabellone come lo scrive “levante board”.',
  boardFault: (path, message) =>
    `Questo tabellone ha un difetto: ${path || 'il file nel suo insieme'}${message ? ` (${message})` : ''}.`,
  whoMaySit: 'Chi può sedersi',
  sitters: {
    everybody: 'Chiunque: è tra i tavoli aperti',
    link: 'Solo chi ha il link',
    invited: 'Solo chi invito con il nome utente',
  },
  inviteAbove: 'Scrivi un nome utente a ogni posto aperto.',
  inviteNeedsAccount: 'Per invitare ti serve un account.',
  order: 'Ordine dei posti',
  orderDrawn: 'Estratto a sorte',
  orderAsListed: 'Come nell’elenco; inizia il primo posto',
  start: 'Crea il tavolo',
} satisfies SetUpWords;
