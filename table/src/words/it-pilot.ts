import type { PilotTexts } from './pilot-words.ts';

export const itPilot: PilotTexts = {
  pilot: {
    lesson: 'Lezione',
    says: (beat, of) => `Dice il pilota, passo ${beat} di ${of}`,
    oneThing: 'Una sola cosa da fare:',
    thenEnd: 'Ora termina il turno.',
    watching: 'Ora giocano gli altri. Guarda che cosa fanno.',
    between: 'Fino a lì passano alcuni turni. I tuoi li gioca il pilota.',
    playOn: 'Gioca fino a lì',
    goOnReading: 'Prosegui',
    later: 'Questo può aspettare: prima fai quello che dice il pilota. Niente è perduto.',
    goToIt: 'Vai lì',
    back: 'Indietro',
    doIt: 'Fallo per me',
    skip: 'Salta questo passo',
    leave: 'Lascia la lezione',
    beats: 'I passi di questa lezione',
    soFar: 'Imparato finora',
    overTitle: 'Ora puoi navigare da te',
    overText:
      'Per una prima partita non serve altro. I bot più facili ti aspettano; il resto si impara strada facendo.',
    playNow: 'Gioca contro bot facili',
    starting: 'Il tavolo si apre…',
    again: 'Ricomincia da capo',
    title: 'Impara',
    intro:
      'Una partita vera, con una distribuzione fissa. Il pilota ti sta accanto, dice una cosa alla volta e te la lascia fare.',
    begin: (game) => `Impara ${game}`,
    goOn: (game, beat, of) => `${game}: prosegui dal passo ${beat} di ${of}`,
    minutes: 'Una decina di minuti.',
    noLesson: 'Per questo gioco non c’è ancora una lezione. Le regole dicono come si gioca.',
    loading: 'Il tavolo si prepara…',
    missing: 'Non è stato possibile caricare la lezione. Controlla la connessione e riprova.',
    tryAgain: 'Riprova',
  },
};
