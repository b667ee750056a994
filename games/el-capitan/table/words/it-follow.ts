import { itHas, itSubject } from '@levante/table/words/it-grammar.ts';
import { raised } from '@levante/table/words/raised.ts';
import type { LogWords } from './words.ts';

export const itLog: LogWords = {
  beforePlay: 'Preparazione',
  round: (phase, round) => `Fase ${phase}, round ${round}`,
  phaseAndRound: (phase, round) => `Fase ${phase}, round ${round}`,
  afterPayday: (phase) => `Fase ${phase}, dopo il giorno di paga`,
  lastRound: 'ultimo round della fase',
  payday: (phase) => `Giorno di paga ${phase}`,
  paidOut: (who) => raised(`${itSubject(who)}${itHas(who)} ricevuto la ${who.you ? 'tua' : 'sua'} paga.`),
  revealed: (cards) => `Carte scoperte: ${cards}.`,
  forecast: 'Previsione',
  forecastOff: 'Nascondi la previsione',
  forecastKey: 'che cosa frutterebbe ora il giorno di paga',
  boardNote:
    'Le cifre del tabellone stampato non sono pubblicate. Questo tabellone è una ricostruzione che concorda con ogni cifra indicata dalle regole; chi possiede il gioco può giocare con un proprio file del tabellone.',
};
