import { itFigures } from '@levante/table/words/it-grammar.ts';
import type { WaitingWords } from './en.ts';

export default {
  title: (open) => (open === 1 ? 'Un posto è ancora libero' : `${itFigures(open)} posti sono ancora liberi`),
  players: (count) => `${itFigures(count)} giocatori`,
  openSeat: 'Ancora nessuno',
  seatBot: 'Metti un bot',
  seatBotAt: (seat) => `Metti un bot al posto ${seat}`,
  botLevel: (seat) => `Livello del bot per il posto ${seat}`,
  youOpened: 'hai creato il tavolo',
  invite: 'Invita qualcuno',
  sameTable: 'Siete allo stesso tavolo?',
  scan: 'Inquadra questo codice con la fotocamera di un telefono.',
  qrCode: 'Codice QR di questo tavolo',
  mail: 'E-mail',
  share: 'Condividi',
  invitation: (game) => `Gioca a ${game} con me`,
  begins:
    'La partita comincia quando tutti i posti sono occupati. Puoi lasciare questa pagina: dalle tue partite torni qui.',
  leave: 'Lascia il tavolo',
  reservedSeat: 'posto riservato',
  callOff: 'Annulla il tavolo',
  callOffQuestion: 'Annullarlo per sempre?',
  callOffYes: 'Annulla il tavolo',
  callOffNo: 'Tienilo',
  satDown: (name) => `${name} ha preso posto.`,
  linkLabel: 'Link a questo tavolo',
  copyLink: 'Copia il link',
  copyMarked: 'Il link è selezionato: copialo.',
} satisfies WaitingWords;
