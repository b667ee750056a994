import { raised } from '@levante/table/words/grammar.ts';
import { itAnd, itFigures, itFlorins, itMany, itOr } from '@levante/table/words/it-grammar.ts';
import type { Namer } from '../../match/namer.ts';
import type { PlaceName } from '../../match/places.ts';
import type { PaysPart, Prompt } from '../prompt.ts';
import type { TurnWords } from './en.ts';

type Turn = Extract<Prompt, { readonly step: 'turn' }>;

type Settle = Extract<Prompt, { readonly step: 'settle' }>;

const warehouse = (isNeutral: boolean): string => (isNeutral ? 'magazzino neutrale' : 'magazzino');

const change = (amount: number): string => `${amount < 0 ? '−' : '+'}${itFigures(Math.abs(amount))}`;

function inTurn(prompt: Turn, n: Namer): string {
  const purse = `hai ${n.florins(prompt.cash)}`;
  if (prompt.pass) return `In questo turno non puoi fare niente: passa, e la tua nave va alla banca; ${purse}.`;
  if (prompt.pirate === 'anchor')
    return 'Fai attraccare la nave pirata a uno spazio porto, o gioca un’altra carta per lei.';
  if (prompt.pirate === 'must') return `Manda la nave pirata in un’altra città, gratis${others(prompt, n)}; ${purse}.`;
  if (prompt.end) return `Termina il turno${prompt.buy ? ', o compra altre carte' : ''}; ${purse}.`;
  const choices = [
    ...(prompt.sail ? ['veleggia'] : prompt.plan ? ['scegli una città'] : []),
    ...doable(prompt, n),
    ...(prompt.buy ? ['compra una carta'] : []),
    ...(prompt.loan ? ['prendi un prestito'] : []),
  ];
  return `${raised(itOr(choices))}; ${purse}.`;
}

function doable(prompt: Turn, n: Namer): readonly string[] {
  const city = prompt.city === null ? 'qui' : n.place(prompt.city).at;
  const found = [
    ...(prompt.build === null ? [] : [['costruisci', `per ${prompt.build}`]]),
    ...(prompt.reopen ? [['riapri un magazzino', '']] : []),
    ...(prompt.fortress === null ? [] : [['costruisci una fortezza', `per ${prompt.fortress}`]]),
  ];
  // The city is named only once.
  return found.map(([what, price], i) => [what, i === 0 ? city : '', price].filter(Boolean).join(' '));
}

function others(prompt: Turn, n: Namer): string {
  const list = doable(prompt, n);
  return list.length > 0 ? `, o prima ${itOr(list)}` : '';
}

function settle(prompt: Settle, n: Namer): string {
  const loan = `il prestito da ${prompt.amount} con ${n.florins(prompt.repay)}`;
  if (prompt.extended === null) return `Restituisci ${loan}: è già stato esteso una volta.`;
  const owe = `ne dovrai ${prompt.extended} dopo il prossimo giorno di paga`;
  return prompt.canRepay
    ? `Restituisci ${loan}, o lo estendi e ${owe}?`
    : `Non puoi restituire ${loan}: estendilo, e ${owe}.`;
}

const doing: TurnWords['doing'] = {
  buy: (line, { n }) => `compra ${n.card(line.card)}`,
  sail: (line, { n }) => `veleggia ${n.place(line.city).to}`,
  build: (line, { here }) => (line.neutral ? `costruisci un ${warehouse(true)} ${here}` : `costruisci ${here}`),
  reopen: (line, { here }) => `riapri un ${warehouse(line.neutral)} ${here}`,
  fortress: (_, { here }) => `costruisci una fortezza ${here}`,
  loan: (line) => `prendi un prestito da ${line.amount}`,
  repay: (line) => `restituisci il prestito da ${line.amount}`,
  extend: (line) => `estendi il prestito da ${line.amount}`,
  'pirate-free': (line, { n }) => `manda la nave pirata ${n.place(line.city).at}, gratis`,
  'pirate-florins': (line, { n }) => `manda la nave pirata ${n.place(line.city).at} a pagamento`,
  'pirate-card': (line, { n }) => `manda la nave pirata ${n.place(line.city).at} con una carta`,
  'pirate-anchor': (line) => `fai attraccare la nave pirata allo spazio porto ${line.berth}`,
  starter: (line, { n }) => `inizia ${n.seat(line.chosen)}`,
  end: () => 'termina il turno',
  pass: () => 'passa',
};

const at = (places: readonly PlaceName[]): string => itAnd(places.map((place) => place.at));

function part(one: PaysPart): string {
  if (one.from === 'spread') return `${one.amount} per la presenza`;
  return `${one.amount} per la ${one.from === 'majority' ? 'maggioranza' : 'fortezza'} ${one.city.at}`;
}

const it: TurnWords = {
  doing,
  here: 'qui',
  question: (prompt, n) => {
    if (prompt.step === 'turn') return inTurn(prompt, n);
    return prompt.step === 'settle' ? settle(prompt, n) : 'Hai meno soldi di tutti: chi inizia la prossima fase?';
  },
  chanceDeals: 'Si scoprono nuove carte.',
  shuts: (owner, isNeutral, site) => `Chiude il ${warehouse(isNeutral)} di ${owner} sullo spazio ${site}.`,
  leavesTheGame: (owner, site) => `Il magazzino di ${owner} sullo spazio ${site} viene rimosso dal gioco.`,
  pays: (who, amount) => `${who} ti paga ${amount}.`,
  paidAtOnce: (amount) => `Ti frutta subito ${amount}.`,
  steps: (list) => raised(list.join(', poi ')),
  planWith: (card) => `con la carta ${card}`,
  deed: ({ deed, site, neutral }) => {
    if (deed === 'fortress') return 'costruisci una fortezza';
    if (deed === 'reopen') return `riapri un ${warehouse(neutral)} sullo spazio ${site}`;
    return neutral ? `costruisci un ${warehouse(true)} sullo spazio ${site}` : `costruisci sullo spazio ${site}`;
  },
  planFor: (city, deed) => `${city.name}: ${deed}`,
  plansThere: (count) => `${itMany(count, 'modo', 'modi')}; questo è il più economico.`,
  paydayGrows: (amount) => `paga ${change(amount)}`,
  otherPlan: (steps) => `Oppure: ${steps}`,
  fortress: 'fortezza',
  choiceOfSite: ({ deed, site, neutral }) => {
    if (deed === 'fortress') return 'Fortezza';
    return `${deed === 'reopen' ? 'Riapri' : neutral ? 'Neutrale' : 'Spazio'} ${site}`;
  },
  keepsAndUndo: (cash) => `Dopo hai ancora ${cash}. Niente è definitivo finché non termini il turno.`,
  plansLeft: (count) =>
    count === 1 ? 'Un modo: sceglilo al prossimo passo.' : `${itFigures(count)} modi: al prossimo passo ne scegli uno.`,
  berthAt: (berth) => `spazio porto ${berth}`,
  siteOf: (city, site) => `${city.name}, spazio\u00a0${site}`,
  fortressSiteOf: (city, site) => `${city.name}, spazio fortezza ${site}`,
  berthOf: (city, berth) => `${city.name}, spazio porto ${berth}`,
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
  answers: {
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
