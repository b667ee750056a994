import type { CardWords } from '@levante/table/match/card.ts';

const it: CardWords = {
  name: 'El Capitán',
  text: 'Veleggia di porto in porto, costruisci in nove città o fino a dodici e conta i fiorini in tre giorni di paga.',
  boardNote: 'Le cifre stampate non sono pubblicate; la ricostruzione concorda con tutto ciò che le regole dicono.',
  choices: {
    cities: {
      legend: 'Città aggiuntive',
      values: {
        POR: 'Porto: tre ormeggi, e ciò che lì viene chiuso è rimosso dal gioco',
        LIS: 'Lisbona: paga subito per ogni costruzione',
        CAN: 'Isole Canarie: con la nave pirata',
      },
    },
  },
};
export default it;
