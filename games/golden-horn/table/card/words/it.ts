import type { CardWords } from '@levante/table/match/card.ts';
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
} satisfies CardWords;
