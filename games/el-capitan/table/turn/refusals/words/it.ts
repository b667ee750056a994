import type { JsonObject } from '@levante/contract';
import { itMany, itOr } from '@levante/table/words/it-grammar.ts';
import type { Namer } from '../../../match/namer.ts';
import type { PlaceName } from '../../../match/places.ts';
import {
  cardIn,
  type Dear,
  dearIn,
  figureIn,
  needsIn,
  outOfPlaceIn,
  placeIn,
  type RefusalWords,
  siteIn,
} from '../refusals.ts';

const card = (data: JsonObject, n: Namer): string => {
  const named = cardIn(data, n);
  return named === null ? 'Questa carta' : `La carta ${named}`;
};

function what({ thing }: Dear): string | null {
  if (thing === null) return null;
  if ('card' in thing) return `La carta ${thing.card} costa`;
  if (thing.deed === 'pirate') return `Mandare la nave pirata ${thing.city.at} costa`;
  return `${thing.deed === 'build' ? 'Un magazzino' : 'Una fortezza'} ${thing.city.at} costa`;
}

const whereabouts = (from: PlaceName | null): string => (from === null ? 'non è ancora in mare' : `è ${from.at}`);

function noVoyage(d: JsonObject, n: Namer): string | null {
  const lost = outOfPlaceIn(d, n);
  if (lost)
    return `La tua nave ${whereabouts(lost.from)}: la carta ${lost.card} si gioca solo ${itOr(lost.ends.map(({ at }) => at))}.`;
  const pirate = cardIn(d, n, 'pirate');
  if (pirate !== null) return `La carta ${pirate} non porta la nave pirata ${placeIn(d, n, 'at', 'in quella città')}.`;
  const needs = needsIn(d, n);
  if (!needs) return null;
  const cards = [
    ...(needs.own ? [`una carta destinazione ${needs.city.of}`] : []),
    ...(needs.link === null ? [] : [`la carta ${needs.link}`]),
    ...(needs.seals === null ? [] : [`una carta con almeno ${itMany(needs.seals, 'sigillo', 'sigilli')}`]),
  ];
  const ship = `La tua nave ${whereabouts(needs.from)}`;
  if (cards.length === 0)
    return `${ship}: da lì nessuna carta porta ${needs.city.at}; veleggia prima verso un’altra città.`;
  return `${ship}: per andare ${needs.city.at} serve ${itOr(cards)}, ma non ce n’è né tra le carte scoperte né nella tua mano.`;
}

function tooDear(d: JsonObject, n: Namer): string | null {
  const dear = dearIn(d, n);
  if (!dear) return null;
  const { price, cash, thing } = dear;
  const short = price - cash;
  const lacks = thing === null ? '' : `, te ne ${short === 1 ? 'manca' : 'mancano'} ${short}`;
  return `${what(dear) ?? 'Costa'} ${n.florins(price)}; ne hai ${cash}${lacks}.`;
}

const it: RefusalWords = {
  'no-such-card': () => 'Questa carta non esiste.',
  'card-not-open': (d, n) => `${card(d, n)} non è scoperta.`,
  'not-in-hand': (d, n) => `${card(d, n)} non è nella tua mano.`,
  'cannot-afford': (d, n) => tooDear(d, n) ?? 'Non hai abbastanza fiorini.',
  'not-reachable': (d, n) =>
    noVoyage(d, n) ?? `Nessuna carta porta la tua nave da qui ${placeIn(d, n, 'at', 'in quella città')}.`,
  'same-place': (d, n) => `La tua nave è già ${placeIn(d, n, 'at', 'in quella città')}.`,
  'no-free-berth': (d, n) =>
    `Nessuno spazio porto è libero ${placeIn(d, n, 'at', 'in quella città')}${d.on === true ? ', e non hai carte per proseguire da lì' : ''}.`,
  'not-anchored': (d, n) =>
    'city' in d
      ? `Per la tua nave non c’era uno spazio porto libero ${placeIn(d, n, 'at', '')}: prosegui verso una città che ne ha uno.`
      : 'Per farlo la tua nave deve essere attraccata: veleggia verso una città con uno spazio porto libero.',
  'needs-destination-card': (d, n) => noVoyage(d, n) ?? 'Da qui ti ci porta solo la carta della città stessa.',
  'already-acted': () => 'In questo turno hai già costruito.',
  'too-late-to-sail': () => 'Dopo aver costruito, in questo turno la tua nave resta dov’è.',
  'act-first': ({ step }) => {
    if (step === 'settle') return 'Decidi prima dei tuoi prestiti.';
    if (step === 'starter') return 'Scegli prima chi inizia la fase successiva.';
    return 'Prima di terminare il turno costruisci un magazzino o una fortezza, o riapri un magazzino; oppure prendi un prestito.';
  },
  'wrong-site': (d) => {
    const site = siteIn(d);
    if (site === null) return 'Qui viene prima un altro spazio.';
    if (site.deed === 'fortress') return `La prossima fortezza qui va sullo spazio fortezza ${site.next}.`;
    return `${site.deed === 'reopen' ? 'Riapri' : 'Costruisci'} prima sullo spazio ${itOr(site.sites)}.`;
  },
  'three-in-a-row': () => 'Sarebbero quattro dei tuoi magazzini in fila; il massimo è tre.',
  'four-in-a-row': () => 'Sarebbero cinque magazzini dei tuoi due colori in fila; il massimo è quattro.',
  'city-full': (d, n) => `Tutti i dodici spazi ${placeIn(d, n, 'of', 'di questa città')} sono occupati.`,
  'no-house-left': () => 'Per questa fase la tua scorta non ha più magazzini di questo colore.',
  'main-must-exceed-neutral': () => 'Nella scorta devi avere sempre più magazzini del tuo colore che neutrali.',
  'nothing-shut': (d, n) => {
    const owner = figureIn(d, 'owner');
    return owner === null
      ? 'Qui non hai magazzini chiusi da riaprire.'
      : `Questo magazzino è di ${n.seat(owner)}: puoi riaprire solo i tuoi.`;
  },
  'never-reopens': () => 'Un magazzino chiuso qui viene rimosso dal gioco e non torna più.',
  'one-fortress-a-city': (d, n) => `Hai già una fortezza ${placeIn(d, n, 'at', 'in questa città')}; il massimo è una.`,
  'no-fortress-site': (d, n) => `Nessuno spazio fortezza è libero ${placeIn(d, n, 'at', 'in questa città')}.`,
  'no-fortress-left': () => 'Per questa fase la tua scorta non ha più fortezze.',
  'first-round': () => 'Nel primo round della partita nessuno riceve prestiti.',
  'loan-turn-is-only-a-loan': () => 'Un prestito occupa tutto il turno: prima annulla acquisti e viaggi.',
  'no-such-loan': () => 'Non ci sono più prestiti di questo tipo.',
  'already-extended': () => 'Questo prestito è già stato esteso una volta; ora va restituito.',
  'not-the-poorest': () => 'Solo chi ha meno soldi sceglie chi inizia.',
  'pirate-moved': () => 'In questo turno la nave pirata ha già fatto questo viaggio.',
  'pirate-owed': () => 'Prima viene la nave pirata: mandala in una città, o falla attraccare.',
  'pirate-fixes-ship': () => 'Dopo il viaggio gratis della nave pirata, in questo turno la tua nave resta dov’è.',
  'pirate-same-city': () => 'La nave pirata deve andare in una città diversa da quella in cui si trova.',
  'no-pirate': () => 'In questa partita non c’è la nave pirata.',
  'nothing-to-pass-for': () => 'Puoi ancora fare qualcosa: passa solo quando non resta niente.',
  'dead-end': (d, n) => {
    const left = figureIn(d, 'left');
    const least = figureIn(d, 'least');
    const bought = cardIn(d, n);
    if (left === null || bought === null) return tooDear(d, n) ?? 'Dopo non potresti più portare a termine il turno.';
    return `Dopo aver comprato la carta ${bought} ti resterebbero ${n.florins(left)}, e ${least === null ? 'non potresti costruire più niente' : `la costruzione meno cara alla tua portata costa ${least}`}.`;
  },
};

export default it;
