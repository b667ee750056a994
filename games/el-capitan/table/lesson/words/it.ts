import { itAnd, itMany } from '@levante/table/words/it-grammar.ts';
import type { LessonWords } from './en.ts';

const florins = (count: number): string => itMany(count, 'fiorino', 'fiorini');

const it: LessonWords = {
  goal: 'Vince chi ha più soldi dopo il terzo giorno di paga.',
  ended: (mine, opponent) => `Vinci con ${florins(mine)}; il migliore degli altri ne ha ${opponent}.`,
  meanwhile: ({ phase, round, toPhase, toRound, houses, fortresses, loans, paid }) => {
    const turns =
      phase !== toPhase
        ? `Dalla fase ${phase}, round ${round}, alla fase ${toPhase}, round ${toRound}.`
        : round === toRound
          ? `Il round ${round} della fase ${phase}.`
          : `I round da ${round} a ${toRound} della fase ${phase}.`;
    const done = [
      ...(houses > 0 ? [itMany(houses, 'magazzino', 'magazzini')] : []),
      ...(fortresses > 0 ? [itMany(fortresses, 'fortezza', 'fortezze')] : []),
      ...(loans > 0 ? [itMany(loans, 'prestito', 'prestiti')] : []),
    ];
    return `${turns} Per te aggiungo ${itAnd(done)}.${paid === null ? '' : ` Un giorno di paga ti porta ${paid}.`}`;
  },
  buy: (cash, city, price) => ({
    name: 'Lo scopo',
    title: 'Tre fasi, tre giorni di paga',
    text: `Vince chi ha più soldi dopo il terzo giorno di paga. Cominci con ${florins(cash)} e una nave ancora fuori dalla carta nautica. Per veleggiare servono carte; quelle grandi sono le carte destinazione.`,
    task: `compra la carta cerchiata, ${city.name}, per ${price}.`,
    learned: 'Ci sono tre fasi, ognuna con un giorno di paga. Dopo il terzo vince chi ha più soldi.',
  }),
  sail: (city) => ({
    name: 'Veleggia',
    title: 'Una carta destinazione porta nella sua città',
    text: 'Ci porta la tua nave da qualunque luogo, anche da fuori della carta nautica. Da una città puoi usarla invece come rotta: una tappa verso una città vicina per ogni sigillo. Una volta giocata, finisce negli scarti.',
    task: `clicca la carta nella tua mano, e la tua nave veleggia ${city.to}.`,
    learned: 'Una carta destinazione porta nella sua città da ovunque, o come rotta: una tappa per sigillo.',
  }),
  build: (city, price, next) => ({
    name: 'Costruisci',
    title: 'Il tuo ormeggio fa il prezzo',
    text: `Hai attraccato per primo ${city.at}, quindi lì un magazzino ti costa ${price}; la nave dopo paga ${next}. Il primo magazzino di una città va su uno dei primi due spazi, gli altri sullo spazio vuoto successivo. Un magazzino o una fortezza, e il tuo turno è finito.`,
    task: 'clicca lo spazio cerchiato e costruisci.',
    learned:
      'Un turno: veleggia se vuoi, poi costruisci una volta. Il numero del tuo ormeggio è il prezzo di un magazzino.',
  }),
  value: (city, before, after) => ({
    name: 'Quanto paga',
    title: 'Lo spazio vuoto successivo fa il valore',
    text: `A ogni giorno di paga una città paga il numero che segue il suo ultimo magazzino: ora ${city.name} pagherebbe ${before}, con un magazzino in più ${after}. Chi ne ha di più prende tutto, il secondo posto la metà.`,
    task: 'costruisci sullo spazio cerchiato. Non serve veleggiare.',
    learned: 'Una città paga il numero dopo l’ultimo magazzino: tutto a chi ne ha di più, la metà al secondo posto.',
  }),
  fortress: (city, price) => ({
    name: 'Fortezza',
    title: 'Una fortezza paga, chiunque guidi',
    text: `Una fortezza ${city.at} costa ${price}. A ogni giorno di paga porta la metà di quanto paga la sua città, o tutto nella città con più magazzini. Nessuno può chiuderla, e ne ricevi una per fase.`,
    task: 'clicca lo spazio fortezza cerchiato.',
    learned: 'Una fortezza porta la metà di quanto paga la sua città, e nessuno può chiuderla.',
  }),
  loan: (cash, small, large) => ({
    name: 'Prestiti',
    title: 'Un prestito è un turno intero',
    text: `Con ${florins(cash)} non vai lontano. Un prestito di ${small.amount} costa ${small.repay} dopo il giorno di paga, o ${small.extended} se lo estendi fino al successivo; uno di ${large.amount} costa ${large.repay}, o ${large.extended}. La tua nave va alla banca, e da lì riparte solo con una carta destinazione.`,
    task: 'prendi il prestito cerchiato.',
    learned: `Un prestito è un turno intero. ${small.amount} costano ${small.repay}, o ${small.extended} più tardi; ${large.amount} costano ${large.repay}, o ${large.extended} più tardi.`,
  }),
  chain: (from, through, to, price) => ({
    name: 'Porto pieno',
    title: 'Carte collegamento e porti pieni',
    text: `Una carta collegamento unisce le sue due città, nei due sensi. I due ormeggi ${through.at} sono occupati: lì non puoi attraccare né costruire, ma puoi attraversare. Due carte per ${price} in tutto ti portano ${from.from} ${to.to}, passando per ${through.name}.`,
    task: 'segui ciò che è cerchiato: compra le due carte, veleggia due volte e costruisci.',
    learned: 'Una carta collegamento unisce due città. Un porto pieno si attraversa, ma non vi si attracca.',
  }),
  shut: (city, before, after) => ({
    name: 'Chiudi',
    title: 'Uno spazio scuro chiude un magazzino',
    text: `Lo spazio successivo ${city.at} è scuro: chi costruisce su uno così chiude lì il primo magazzino della catena, di chiunque sia. Qui non è tuo. Chiuso, non rende niente finché non viene riaperto. A te ${city.name} pagherebbe ${before} senza questo magazzino, ${after} con esso.`,
    task: 'costruisci sullo spazio scuro cerchiato.',
    learned: 'Un magazzino su uno spazio scuro chiude il primo della catena, di chiunque sia.',
  }),
  payday: ({ phase, cities, spread, majority, fortress, total }) => ({
    name: 'Paga',
    title: `Il giorno di paga della fase ${phase}`,
    text: `Qualcuno non aveva più niente da costruire: si è finito il round e tutti vengono pagati. Ricevi ${majority} per le maggioranze, ${fortress} per le fortezze e ${spread} per la tua presenza: magazzini aperti in ${itMany(cities, 'città', 'città')}. Fanno ${total}.`,
    task: 'segui il giorno di paga, un pulsante dopo l’altro.',
    learned: 'Quando qualcuno ha costruito tutto si finisce il round; poi viene il giorno di paga.',
  }),
  debts: (cash, owed, later) => ({
    name: 'Debiti',
    title: 'Ora scadono i tuoi prestiti',
    text: `Hai ${florins(cash)}. Restituire costa ${owed} adesso, estendere ${later} dopo il prossimo giorno di paga. Estendi: con quei soldi costruisci magazzini che rendono nei due giorni di paga che restano. Poi chi ha meno, tolti i debiti, sceglie chi comincia.`,
    task: 'scegli “estendi” per ogni prestito, poi conferma.',
    learned: 'Dopo un giorno di paga ogni prestito si restituisce, o si estende una volta a un prezzo più alto.',
  }),
  reopen: (city, houses, card, [before, after]) => ({
    name: 'Riapri',
    title: 'Un magazzino chiuso riapre',
    text: `A ogni fase ricevi ${itMany(houses, 'magazzino', 'magazzini')} e una fortezza; ciò che è costruito resta. Uno dei tuoi magazzini ${city.at} è chiuso. Con la nave lì puoi metterlo gratis sullo spazio successivo: è il tuo turno. Il prossimo giorno di paga ti porta allora ${after} invece di ${before}.`,
    task: `compra la carta cerchiata, ${card.city.name}, per ${card.price}; con ${itMany(card.seals, 'sigillo', 'sigilli')} fa da rotta e ti porta ${city.to}. Lì clicca il tuo magazzino chiuso.`,
    learned: 'Con la nave nella sua città un magazzino chiuso si riapre gratis: è un turno.',
  }),
  last: ({ phase, cities, spread, majority, fortress, bonus, total }, owed, left) => ({
    name: 'La fine',
    title: `Fase ${phase}: l’ultimo giorno di paga`,
    text: `Le maggioranze ti portano ${majority}, le fortezze ${fortress}, i magazzini in ${itMany(cities, 'città', 'città')} ${spread}${bonus > 0 ? ` e un bonus di ${bonus}` : ''}: ${total} in tutto. Ora si restituiscono tutti i prestiti; ${owed === 0 ? 'tu non ne hai' : `i tuoi costano ${owed}`}. Ti restano ${left}, e vince chi ha più soldi.`,
    task: 'segui il giorno di paga, un pulsante dopo l’altro.',
    learned: 'Dopo il terzo giorno di paga si restituiscono tutti i prestiti, e vince chi ha più soldi.',
  }),
};
export default it;
