import type { ShipCode } from '@levante/golden-horn/rules';
import { type NamedPerson, raised } from '@levante/table/words/grammar.ts';
import { itAnd, itHas, itSubject } from '@levante/table/words/it-grammar.ts';
import { it } from '../../words/it.ts';
import type { HornLogWords } from './en.ts';

/** `la nave di Elio`, `la tua nave`. */
const shipOf = ({ name, you }: NamedPerson, ship: ShipCode): string =>
  you ? `la tua ${it.shipName(ship)}` : `la ${it.shipName(ship)} di ${name}`;

/** The same at the start of a sentence. */
const itTheShipOf = (person: NamedPerson, ship: ShipCode): string => raised(shipOf(person, ship));

/** A player as the subject, with the auxiliary of the past; a reader is said by the verb alone. */
const has = (person: NamedPerson): string => raised(`${itSubject(person)}${itHas(person)}`);

const left = (count: number): string => {
  if (count === 0) return 'a bordo non resta niente';
  return count === 1 ? 'ne resta 1 a bordo' : `ne restano ${count} a bordo`;
};

const facts: HornLogWords['facts'] = {
  placed: (f, n) => `${itTheShipOf(n(f.seat), f.ship)} parte ${it.placeFrom(f.city)}.`,
  'cube-drawn': (f) => `${it.place(f.city)} riceve ${it.oneCube(f.colour)}.`,
  'card-drawn': (f, n) => `${has(n(f.seat))} pescato ${f.colour === '?' ? 'una carta' : it.oneCard(f.colour)}.`,
  'pile-renewed': () => 'Gli scarti diventano il nuovo mazzo.',
  'turn-begun': (f, n) => (n(f.seat).you ? 'Tocca a te.' : `Turno di ${n(f.seat).name}.`),
  'card-played': (f, n) => `${has(n(f.seat))} giocato ${it.oneCard(f.colour)}.`,
  raided: (f, n) =>
    `${has(n(f.seat))} assaltato ${shipOf(n(f.target), f.ship)} e ${itHas(n(f.seat))} preso ${it.oneCube(f.colour)}; ${left(f.left)}.`,
  loaded: (f, n) =>
    `${has(n(f.seat))} caricato ${it.cubesOf(f.cubes, f.colour)} ${it.placeAt(f.city)} sulla ${it.shipName(f.ship)}.`,
  'turned-round': (f, n) =>
    `${itTheShipOf(n(f.seat), f.ship)} ha invertito la rotta, diretta ${it.placeTo(f.heading)}.`,
  stepped: (f, n) => `${itTheShipOf(n(f.seat), f.ship)} ha veleggiato ${it.placeFrom(f.from)} ${it.placeTo(f.to)}.`,
  unloaded: (f, n) =>
    f.cubes === 0 || f.colour === null
      ? `${itTheShipOf(n(f.seat), f.ship)} ha raggiunto ${it.place(f.city)} senza carico.`
      : `${has(n(f.seat))} scaricato ${it.cubesOf(f.cubes, f.colour)} ${it.placeAt(f.city)}.`,
  'voyage-ended': (f, n) => `${itTheShipOf(n(f.seat), f.ship)} è ${it.placeAt(f.at)}.`,
  passed: (f, n) => `${has(n(f.seat))} dovuto passare.`,
  announced: (f, n) => `${has(n(f.seat))} annunciato la fine: questo è l’ultimo round.`,
  'went-on': (f, n) => `${has(n(f.seat))} tutti e sei i colori e ${n(f.seat).you ? 'continui' : 'continua'} a giocare.`,
  'end-triggered': (f) => `${it.place(f.city)} e il sacchetto sono vuoti: questo è l’ultimo round.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [n(seat)] : []));
    const you = winners.some((one) => one.you);
    const names = itAnd(winners.map((one) => (one.you ? 'tu' : one.name)));
    if (winners.length > 1) return `La partita è finita: ${names} ${you ? 'vi dividete' : 'si dividono'} la vittoria.`;
    return `La partita è finita: ${you ? 'hai vinto' : `ha vinto ${names}`}.`;
  },
};

export default {
  facts,
  sums: {
    voyage: (person, ship, from, to, played) =>
      `${itTheShipOf(person, ship)} ha veleggiato ${it.placeFrom(from)} ${it.placeTo(to)}${played.length > 0 ? ` ${it.withCards(played)}` : ''}.`,
    refilled: (city, colours) => `${it.placeOrNone(city)} riceve ${it.summedCubes(colours)}.`,
    drew: (person, count, colours) =>
      `${raised(`${itSubject(person)}${itHas(person)}`)} pescato ${colours.length === count ? it.summedCards(colours) : it.cards(count)}.`,
  },
  ruleset: { 'as-described': 'Regole come descritte', 'as-published': 'Regole come pubblicate' },
  chance: 'Si estraggono merci e carte.',
  round: (round) => `Round ${round}`,
  lastRoundShort: 'ultimo round',
  boardNote:
    'Le vele di ogni flotta e i colori dei singoli spazi sono una ricostruzione; chi possiede il gioco può giocare con un proprio file del tabellone.',
  rulesetNote: (ruleset) =>
    ruleset === 'as-described'
      ? 'Come descritte, un riassunto delle regole: tre carte per un assalto; all’arrivo le navi di uno, due e tre colori fanno pescare 1, 2 e 3 carte.'
      : 'Come pubblicate, il gioco in scatola: due carte per un assalto; all’arrivo le navi di uno, due e tre colori fanno pescare 3, 2 e 1 carte.',
} satisfies HornLogWords;
