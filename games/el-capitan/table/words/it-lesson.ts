import { itMany } from '@levante/table/words/it-grammar.ts';
import type { LessonTexts } from './lesson-words.ts';

const florins = (count: number): string => itMany(count, 'fiorino', 'fiorini');

export const itLesson: LessonTexts = {
  lesson: {
    card: (open, cash, city, price) => ({
      name: 'Acquista',
      title: 'Ogni carta scoperta può essere tua',
      text: `${open} carte sono scoperte, ognuna con il suo prezzo. Quelle grandi nominano una città e portano sigilli. Hai ${florins(cash)}, e la tua nave aspetta ancora fuori dalla carta nautica.`,
      task: `compra la carta cerchiata, ${city.name}, per ${price}.`,
      learned: 'Ogni carta scoperta può essere tua, al suo prezzo.',
    }),
    sail: (city) => ({
      name: 'Veleggia',
      title: 'Una carta è una destinazione',
      text: 'Una carta con sigilli porta la tua nave nella sua città da qualunque luogo, anche da fuori della carta nautica. Una volta giocata, finisce negli scarti.',
      task: `clicca la carta nella tua mano, e la tua nave veleggia ${city.to}.`,
      learned: 'Una carta con sigilli ti porta nella sua città da qualunque luogo.',
    }),
    berth: (city, price, next) => ({
      name: 'Il prezzo',
      title: 'Il tuo spazio porto è il prezzo',
      text: `Hai raggiunto ${city.name} prima degli altri, quindi stai al primo spazio porto. La sua cifra è quanto ti costa qui un magazzino: ${price}. Chi arriva dopo di te paga ${next}.`,
      task: 'clicca lo spazio cerchiato e costruisci il tuo magazzino.',
      learned: 'Lo spazio porto in cui stai è il prezzo di un magazzino in quella città.',
    }),
    turn: (cash) => ({
      name: 'Fine turno',
      title: 'Una costruzione, e il turno è finito',
      text: `Un magazzino o una fortezza è un turno intero. Ti restano ${florins(cash)}. Finora niente è definitivo: ogni passo si può ancora annullare.`,
      task: 'termina il turno.',
      learned: 'Veleggia se vuoi, poi costruisci una volta. Le carte si comprano in ogni momento.',
    }),
    fortress: (city, price) => ({
      name: 'Fortezza',
      title: 'Una fortezza paga, chiunque guidi',
      text: `La tua nave è ancora ${city.at}, quindi non serve veleggiare. Una fortezza qui costa ${price}. A ogni giorno di paga ti porta la metà di quanto paga la città, anche dove guidano altri, e nessuno può chiuderla.`,
      task: 'clicca lo spazio fortezza cerchiato.',
      learned: 'Una fortezza porta la metà di quanto paga la sua città, e nessuno la chiude.',
    }),
    value: (city, before, after) => ({
      name: 'Spazio dopo',
      title: 'Lo spazio successivo è il valore',
      text: `Una città paga la cifra che segue il suo ultimo magazzino. Ora ${city.name} pagherebbe ${before}. Con un magazzino in più sono ${after}: tutto a chi ne ha di più, la metà al secondo posto.`,
      task: 'costruisci sullo spazio cerchiato.',
      learned: 'Lo spazio dopo l’ultimo magazzino è quanto paga la città. Chi ne ha di più prende tutto.',
    }),
    loan: (cash, amount, repay, extended) => ({
      name: 'Prestito',
      title: 'Un prestito paga i prossimi viaggi',
      text: `Con ${florins(cash)} non vai lontano. Un prestito ti dà subito ${amount}; dopo il giorno di paga ne devi ${repay}, o ${extended} se aspetti una fase in più. È tutto il tuo turno, e la tua nave va alla banca.`,
      task: 'prendi il prestito cerchiato.',
      learned: 'Un prestito è un turno intero. Paga magazzini che rendono più di quanto costa.',
    }),
    route: (card, price, seals, from, to) => ({
      name: 'Tappe',
      title: 'Una carta è anche una rotta',
      text: `Invece di andare ${card.to}, questa carta può portarti avanti da dove sei: una tappa verso una città vicina per ogni sigillo. Ha ${itMany(seals, 'sigillo', 'sigilli')}, e ${from.at} sei proprio accanto a ${to.name}.`,
      task: `compra la carta cerchiata per ${price}, cliccala nella tua mano, poi clicca ${to.name}.`,
      learned: 'Ogni sigillo di una carta può essere una tappa verso una città vicina.',
    }),
    shut: (city, before, after) => ({
      name: 'Chiudi',
      title: 'Uno spazio scuro chiude un magazzino',
      text: `Lo spazio successivo ${city.at} è scuro: chi costruisce lì chiude il primo magazzino della catena. Non è tuo, e non conta più finché non viene riaperto. Finora ${city.name} ti paga ${before}; poi ti paga ${after}.`,
      task: 'costruisci sullo spazio scuro cerchiato.',
      learned: 'Un magazzino su uno spazio scuro chiude il primo della catena, di chiunque sia.',
    }),
    payday: (cities, spread) => ({
      name: 'Paga',
      title: 'L’ultimo magazzino porta il giorno di paga',
      text: `La tua scorta è vuota, quindi questo round è l’ultimo della fase. Poi ogni città paga, e paga anche la tua presenza: per magazzini in ${itMany(cities, 'città', 'città')}, ${spread}.`,
      task: 'segui il giorno di paga, un passo alla volta.',
      learned: 'Quando una scorta è vuota si finisce il round, e tutti vengono pagati.',
    }),
    settle: (cash, debts, later) => ({
      name: 'Restituisci',
      title: 'I debiti vengono per ultimi',
      text: `Ora hai ${florins(cash)}. I due prestiti ti costano ${debts} oggi, o ${later} dopo il prossimo giorno di paga. Chi ha meno soldi quando tutti hanno deciso dice chi inizia la prossima fase.`,
      task: 'lascia entrambi su “restituisci” e conferma.',
      learned:
        'Dopo un giorno di paga ogni prestito si restituisce, o si estende a un prezzo più alto. Dopo il terzo vince chi ha più soldi.',
    }),
  },
};
