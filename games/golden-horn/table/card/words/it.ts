import type { HornCardWords } from './en.ts';

export default {
  name: 'Golden Horn',
  text: 'Porta merci di corsa tra Venezia e Costantinopoli, e assalta chi incontri sulla rotta.',
  boardNote:
    'Che cosa mostrano le singole vele e i singoli spazi non è pubblicato; la ricostruzione concorda con tutto ciò che è descritto.',
  choices: {
    ruleset: {
      legend: 'Regole',
      values: {
        'as-described':
          'Come descritte (un riassunto delle regole, non il gioco in scatola): un assalto richiede tre carte; all’arrivo pesca di più chi ha più colori sulle vele',
        'as-published':
          'Come pubblicate (il gioco in scatola): un assalto richiede due carte; all’arrivo pesca di più chi ha meno colori sulle vele',
      },
    },
  },
  puzzles: {
    themes: {
      announce: 'Annunciare la fine',
      raid: 'Un assalto',
      row: 'Una serie di sei',
      home: 'Il carico in porto',
      'turn-round': 'Invertire la rotta',
      cargo: 'Il carico giusto',
      voyage: 'Il viaggio giusto',
    },
    spent: (amount) => `${amount} ${amount === 1 ? 'carta' : 'carte'}`,
  },
} satisfies HornCardWords;
