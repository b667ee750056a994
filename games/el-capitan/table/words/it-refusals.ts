import type { JsonObject } from '@levante/contract';
import type { Namer } from './namer.ts';
import { cardIn, figureIn, placeIn } from './refusal-data.ts';
import type { RefusalWords } from './words.ts';

const card = (data: JsonObject, n: Namer): string => {
  const named = cardIn(data, n);
  return named === null ? 'Questa carta' : `La carta ${named}`;
};

/** Reasons in words for what these rules refuse; the data is used where they give it. */
export const itOwnRefusals: RefusalWords = {
  'no-such-card': () => 'Questa carta non esiste.',
  'card-not-open': (d, n) => `${card(d, n)} non è scoperta.`,
  'not-in-hand': (d, n) => `${card(d, n)} non è nella tua mano.`,
  'cannot-afford': (d, n) => {
    const price = figureIn(d, 'price');
    const cash = figureIn(d, 'cash');
    if (price === null) return 'Non hai abbastanza fiorini.';
    return `Costa ${n.florins(price)}${cash === null ? '' : `; ne hai ${cash}`}.`;
  },
  'not-reachable': (d, n) => `Nessuna carta porta la tua nave da qui ${placeIn(d, n, 'at', 'in quella città')}.`,
  'same-place': (d, n) => `La tua nave è già ${placeIn(d, n, 'at', 'in quella città')}.`,
  'no-free-berth': (d, n) => `Nessuno spazio porto è libero ${placeIn(d, n, 'at', 'in quella città')}.`,
  'not-anchored': () =>
    'Per farlo la tua nave deve essere attraccata: veleggia verso una città con uno spazio porto libero.',
  'needs-destination-card': () => 'Da qui ti ci porta solo la carta della città stessa.',
  'already-acted': () => 'In questo turno hai già costruito.',
  'too-late-to-sail': () => 'Dopo aver costruito, in questo turno la tua nave resta dov’è.',
  'act-first': () =>
    'Prima di terminare il turno costruisci un magazzino o una fortezza, o riapri un magazzino; oppure prendi un prestito.',
  'wrong-site': (d) =>
    figureIn(d, 'next') === null
      ? 'Qui tocca a un altro spazio.'
      : `Qui il prossimo è lo spazio ${figureIn(d, 'next')}.`,
  'three-in-a-row': () => 'Sarebbero quattro dei tuoi magazzini in fila; il massimo è tre.',
  'four-in-a-row': () => 'Sarebbero cinque magazzini dei tuoi due colori in fila; il massimo è quattro.',
  'city-full': (d, n) => `Tutti i dodici spazi ${placeIn(d, n, 'of', 'di questa città')} sono occupati.`,
  'no-house-left': () => 'Per questa fase la tua scorta non ha più magazzini di questo colore.',
  'main-must-exceed-neutral': () => 'Nella scorta devi avere sempre più magazzini del tuo colore che neutrali.',
  'nothing-shut': () => 'Qui non hai magazzini chiusi da riaprire.',
  'never-reopens': () => 'Un magazzino chiuso qui viene rimosso dal gioco e non torna più.',
  'one-fortress-a-city': () => 'In questa città hai già una fortezza; il massimo è una.',
  'no-fortress-site': () => 'In questa città nessuno spazio fortezza è libero.',
  'no-fortress-left': () => 'Per questa fase la tua scorta non ha più fortezze.',
  'first-round': () => 'Nel primo round della partita nessuno riceve prestiti.',
  'loan-turn-is-only-a-loan': () => 'Un prestito occupa tutto il turno: prima annulla acquisti e viaggi.',
  'no-such-loan': () => 'Non ci sono più prestiti di questo tipo.',
  'already-extended': () => 'Questo prestito è già stato esteso una volta; ora va restituito.',
  'not-the-poorest': () => 'Solo chi ha meno soldi decide chi inizia.',
  'pirate-moved': () => 'In questo turno la nave pirata ha già fatto questo viaggio.',
  'pirate-owed': () => 'Prima viene la nave pirata: mandala in una città, o falla attraccare.',
  'pirate-fixes-ship': () => 'Dopo il viaggio gratis della nave pirata, in questo turno la tua nave resta dov’è.',
  'pirate-same-city': () => 'La nave pirata deve andare in una città diversa da quella in cui si trova.',
  'no-pirate': () => 'In questa partita non c’è la nave pirata.',
  'nothing-to-pass-for': () => 'Puoi ancora fare qualcosa: passa solo quando non resta niente.',
  'dead-end': () => 'Dopo non potresti più portare a termine il turno.',
};
