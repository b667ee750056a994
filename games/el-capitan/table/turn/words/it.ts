import type { JsonObject } from '@levante/contract';
import { raised } from '@levante/table/words/grammar.ts';
import { itAnd, itFigures, itFlorins, itMany, itOr } from '@levante/table/words/it-grammar.ts';
import type { ActionLine } from '../../match/lines.ts';
import type { Namer } from '../../names/namer.ts';
import type { PlaceName } from '../../names/places.ts';
import type { PaysPart, Prompt } from '../prompt.ts';
import { cardIn, type Dear, dearIn, figureIn, needsIn, outOfPlaceIn, placeIn, siteIn } from '../refusals.ts';
import type { TurnWords } from './en.ts';

type Turn = Extract<Prompt, { readonly step: 'turn' }>;

type Settle = Extract<Prompt, { readonly step: 'settle' }>;

const warehouse = (isNeutral: boolean): string => (isNeutral ? 'magazzino neutrale' : 'magazzino');

const change = (amount: number): string => `${amount < 0 ? '−' : '+'}${itFigures(Math.abs(amount))}`;

function inTurn(asked: Turn, n: Namer): string {
  const purse = `hai ${n.florins(asked.cash)}`;
  if (asked.pass) return `In questo turno non puoi fare niente: passa, e la tua nave va alla banca; ${purse}.`;
  if (asked.pirate === 'anchor')
    return 'Fai attraccare la nave pirata a uno spazio porto, o gioca un’altra carta per lei.';
  if (asked.pirate === 'must') return `Manda la nave pirata in un’altra città, gratis${others(asked, n)}; ${purse}.`;
  if (asked.end) return `Termina il turno${asked.buy ? ', o compra altre carte' : ''}; ${purse}.`;
  const choices = [
    ...(asked.sail ? ['veleggia'] : asked.plan ? ['scegli una città'] : []),
    ...doable(asked, n),
    ...(asked.buy ? ['compra una carta'] : []),
    ...(asked.loan ? ['prendi un prestito'] : []),
  ];
  return `${raised(itOr(choices))}; ${purse}.`;
}

function doable(asked: Turn, n: Namer): readonly string[] {
  const city = asked.city === null ? 'qui' : n.place(asked.city).at;
  const found = [
    ...(asked.build === null ? [] : [['costruisci', `per ${asked.build}`]]),
    ...(asked.reopen ? [['riapri un magazzino', '']] : []),
    ...(asked.fortress === null ? [] : [['costruisci una fortezza', `per ${asked.fortress}`]]),
  ];
  // The city is named once.
  return found.map(([what, price], i) => [what, i === 0 ? city : '', price].filter(Boolean).join(' '));
}

function others(asked: Turn, n: Namer): string {
  const list = doable(asked, n);
  return list.length > 0 ? `, o prima ${itOr(list)}` : '';
}

function settle(asked: Settle, n: Namer): string {
  const loan = `il prestito da ${asked.amount} con ${n.florins(asked.repay)}`;
  if (asked.extended === null) return `Restituisci ${loan}: è già stato esteso una volta.`;
  const owe = `ne dovrai ${asked.extended} dopo il prossimo giorno di paga`;
  return asked.canRepay
    ? `Restituisci ${loan}, o lo estendi e ${owe}?`
    : `Non puoi restituire ${loan}: estendilo, e ${owe}.`;
}

function doing(line: ActionLine, n: Namer, place: PlaceName | null): string {
  const here = place?.at ?? 'qui';
  switch (line.verb) {
    case 'buy':
      return `compra ${n.card(line.card)}`;
    case 'sail':
      return `veleggia ${n.place(line.city).to}`;
    case 'build':
      return line.neutral ? `costruisci un ${warehouse(true)} ${here}` : `costruisci ${here}`;
    case 'reopen':
      return `riapri un ${warehouse(line.neutral)} ${here}`;
    case 'fortress':
      return `costruisci una fortezza ${here}`;
    case 'loan':
      return `prendi un prestito da ${line.amount}`;
    case 'repay':
      return `restituisci il prestito da ${line.amount}`;
    case 'extend':
      return `estendi il prestito da ${line.amount}`;
    case 'pirate-free':
      return `manda la nave pirata ${n.place(line.city).at}, gratis`;
    case 'pirate-florins':
      return `manda la nave pirata ${n.place(line.city).at} a pagamento`;
    case 'pirate-card':
      return `manda la nave pirata ${n.place(line.city).at} con una carta`;
    case 'pirate-anchor':
      return `fai attraccare la nave pirata allo spazio porto ${line.berth}`;
    case 'starter':
      return `inizia ${n.seat(line.chosen)}`;
    case 'end':
      return 'termina il turno';
    case 'pass':
      return 'passa';
  }
}

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

const at = (places: readonly PlaceName[]): string => itAnd(places.map((place) => place.at));

function part(one: PaysPart): string {
  if (one.from === 'spread') return `${one.amount} per la presenza`;
  return `${one.amount} per la ${one.from === 'majority' ? 'maggioranza' : 'fortezza'} ${one.city.at}`;
}

const it: TurnWords = {
  doing,
  asked: (asked, n) => {
    if (asked.step === 'turn') return inTurn(asked, n);
    return asked.step === 'settle' ? settle(asked, n) : 'Hai meno soldi di tutti: chi inizia la prossima fase?';
  },
  chanceDeals: 'Si scoprono nuove carte.',
  shuts: (owner, isNeutral, site) => `Chiude il ${warehouse(isNeutral)} di ${owner} sullo spazio ${site}.`,
  leavesTheGame: (owner, site) => `Il magazzino di ${owner} sullo spazio ${site} viene rimosso dal gioco.`,
  pays: (who, amount) => `${who} ti paga ${amount}.`,
  paidAtOnce: (amount) => `Ti frutta subito ${amount}.`,
  steps: (list) => raised(list.join(', poi ')),
  wayWith: (card) => `con la carta ${card}`,
  deed: ({ deed, site, neutral }) => {
    if (deed === 'fortress') return 'costruisci una fortezza';
    if (deed === 'reopen') return `riapri un ${warehouse(neutral)} sullo spazio ${site}`;
    return neutral ? `costruisci un ${warehouse(true)} sullo spazio ${site}` : `costruisci sullo spazio ${site}`;
  },
  planFor: (city, deed) => `${city.name}: ${deed}`,
  inOrder: (steps) => steps.join(', '),
  sentence: (text) => `${raised(text)}.`,
  waysThere: (count) => `${itMany(count, 'modo', 'modi')}; questo è il più economico.`,
  paydayGrows: (amount) => `paga ${change(amount)}`,
  otherWay: (steps) => `Oppure: ${steps}`,
  fortress: 'fortezza',
  choiceOfSite: ({ deed, site, neutral }) => {
    if (deed === 'fortress') return 'Fortezza';
    return `${deed === 'reopen' ? 'Riapri' : neutral ? 'Neutrale' : 'Spazio'} ${site}`;
  },
  keepsAndUndo: (cash) => `Dopo hai ancora ${cash}. Niente è definitivo finché non termini il turno.`,
  waysLeft: (count) =>
    count === 1 ? 'Un modo: sceglilo al prossimo passo.' : `${itFigures(count)} modi: al prossimo passo ne scegli uno.`,
  berthAt: (berth) => `spazio porto ${berth}`,
  siteOf: (city, site) => `${city.name}, spazio\u00a0${site}`,
  fortressSiteOf: (city, site) => `${city.name}, spazio fortezza ${site}`,
  berthOf: (city, berth) => `${city.name}, spazio porto ${berth}`,
  loanOf: (amount) => `Prestito da ${amount}`,
  pirate: 'La nave pirata',
  passesThrough: 'Nessuno spazio porto è libero: la tua nave passa oltre e deve proseguire.',
  onSite: (action, site) => `${action}, spazio ${site}`,
  effect: (name, amount) => `${name} ${change(amount)}`,
  effects: (list) => `Al giorno di paga: ${list.join(', ')}.`,
  decide: 'Torna alla domanda',
  actFirst: 'prima costruisci',
  pirateFirst: 'prima il pirata',
  endsYourTurn: 'Un prestito occupa tutto il turno.',
  firstSteps:
    'I cartellini dicono quanto costa un magazzino in ogni città in questo turno. Niente è definitivo finché non termini il turno.',
  refusals: {
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
    'one-fortress-a-city': (d, n) =>
      `Hai già una fortezza ${placeIn(d, n, 'at', 'in questa città')}; il massimo è una.`,
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
      const [left, least, bought] = [figureIn(d, 'left'), figureIn(d, 'least'), cardIn(d, n)];
      if (left === null || bought === null) return tooDear(d, n) ?? 'Dopo non potresti più portare a termine il turno.';
      return `Dopo aver comprato la carta ${bought} ti resterebbero ${n.florins(left)}, e ${least === null ? 'non potresti costruire più niente' : `la costruzione meno cara alla tua portata costa ${least}`}.`;
    },
  },
  told: {
    firstQuestion: 'dove hai il primo posto',
    first: (first, second) => {
      if (first.length === 0 && second.length === 0) return 'Non hai il primo o il secondo posto in nessuna città.';
      if (first.length === 0) return `Hai il secondo posto ${at(second)}.`;
      if (second.length === 0) return `Hai il primo posto ${at(first)}.`;
      return `Hai il primo posto ${at(first)}, il secondo ${at(second)}.`;
    },
    paysQuestion: 'chi ti paga al prossimo giorno di paga',
    pays: (total, parts) =>
      parts.length === 0
        ? 'Il prossimo giorno di paga non ti porterebbe nulla.'
        : `Il prossimo giorno di paga ti porterebbe ${itFlorins(total)}: ${itAnd(parts.map(part))}.`,
    shutQuestion: 'quali magazzini verrebbero chiusi adesso',
    shut: (houses) =>
      houses.length === 0
        ? 'Nessun magazzino verrebbe chiuso.'
        : `Il prossimo da chiudere: ${itAnd(
            houses.map(({ city, owner }) => `${owner === null ? 'il tuo' : `quello di ${owner}`} ${city.at}`),
          )}.`,
  },
};
export default it;
