import type { StatisticsWords } from './en.ts';

const percent = new Intl.NumberFormat('it', { style: 'percent', maximumFractionDigits: 0 });

const figures = new Intl.NumberFormat('it', { maximumFractionDigits: 1 });

const averages = new Intl.NumberFormat('it', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export default {
  title: 'Statistiche',
  about: 'Le tue partite finite, su questo server e su questo dispositivo, ognuna dal posto in cui hai giocato.',
  reading: 'Caricamento delle tue partite…',
  none: 'Nessuna partita finita per ora.',
  noneText: 'Quando ne avrai finita una, questa pagina dirà com’è andata.',
  begin: 'Gioca una partita',
  running: (count) => (count === 1 ? 'Una partita è ancora in corso.' : `${count} partite sono ancora in corso.`),
  shared: (count) =>
    count === 1
      ? 'Una partita in più persone a questo schermo non è contata.'
      : `${count} partite in più persone a questo schermo non sono contate.`,
  takenBack: (matches, turns) => {
    const taken = turns === 1 ? '1 turno ripreso' : `${turns} turni ripresi`;
    return matches === 1
      ? `Una partita con ${taken} non è contata.`
      : `${matches} partite con ${taken} non sono contate.`;
  },
  withoutServer: 'Sei offline: sono contate solo le partite su questo dispositivo.',
  played: 'Giocate',
  won: 'Vinte',
  share: 'Quota',
  mean: 'Punteggio medio',
  meanShort: 'Media',
  best: 'Punteggio migliore',
  longest: 'Partita più lunga',
  actions: (count) => (count === 1 ? '1 azione' : `${count} azioni`),
  places: 'Posizioni',
  place: (rank) => `${rank}º`,
  times: (count) => (count === 1 ? '1 volta' : `${count} volte`),
  latest: 'Le ultime partite',
  placeOf: (rank, players) => `${rank}º posto su ${players}`,
  byPlayers: 'Per numero di giocatori',
  players: (count) => `${count} giocatori`,
  byOthers: 'Per avversari',
  people: 'Persone',
  identity: {
    title: 'Tu su questo server',
    about:
      'Il server riconosce questo browser da una chiave in un cookie: nessuna password, nessun indirizzo. Chi ha la chiave gioca al tuo posto.',
    renew: 'Esci da tutti gli altri dispositivi',
    renewed: 'Fatto. Solo questo browser è ancora collegato.',
    forget: 'Dimenticami',
    forgetQuestion:
      'Dimenticarti per sempre? Le partite in cui non sedeva nessun altro vengono cancellate. In quelle in corso un bot prende il tuo posto, in quelle finite il posto resta senza nome. Ciò che è conservato su questo dispositivo resta qui.',
    forgetYes: 'Sì, dimenticami',
    forgetNo: 'No, resto',
    forgotten: 'Il server non sa più nulla di te. Inizierai la prossima partita con una nuova identità.',
    failed: 'Il server non l’ha fatto. Riprova.',
  },
  percent: (share) => percent.format(share),
  figure: (value) => figures.format(value).replace('-', '−'),
  average: (value) => averages.format(value).replace('-', '−'),
} satisfies StatisticsWords;
