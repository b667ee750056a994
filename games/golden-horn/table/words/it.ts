import type { Colour, Place, ShipCode } from '@levante/golden-horn/rules';
import { raised } from '@levante/table/words/grammar.ts';
import { itAnd, itMany } from '@levante/table/words/it-grammar.ts';
import { countColours, shortPlace } from '../match/lines.ts';
import type { GoldenHornWords, ShipLabel } from './en.ts';

const PLACES: { readonly [code: string]: string } = { VEN: 'Venezia', CON: 'Costantinopoli', MOD: 'Modone' };

const SHIP_NAMES = { mono: 'nave monocolore', duo: 'nave bicolore', trio: 'nave tricolore' } as const;

/** The colours by the gender and number of their noun. */
const COLOURS: { readonly [C in Colour]: { readonly [form in 'cubo' | 'cubi' | 'carta' | 'carte']: string } } = {
  pink: { cubo: 'rosa', cubi: 'rosa', carta: 'rosa', carte: 'rosa' },
  yellow: { cubo: 'giallo', cubi: 'gialli', carta: 'gialla', carte: 'gialle' },
  blue: { cubo: 'blu', cubi: 'blu', carta: 'blu', carte: 'blu' },
  red: { cubo: 'rosso', cubi: 'rossi', carta: 'rossa', carte: 'rosse' },
  green: { cubo: 'verde', cubi: 'verdi', carta: 'verde', carte: 'verdi' },
  orange: { cubo: 'arancione', cubi: 'arancioni', carta: 'arancione', carte: 'arancioni' },
};

const city = (at: string): string => PLACES[at] ?? at;

/** Names a place: `Venezia`, `spazio 3`. */
const itPlace = (at: Place): string => (typeof at === 'number' ? `spazio ${at}` : city(at));

/** The place of something: `a Venezia`. */
const itPlaceAt = (at: Place): string => (typeof at === 'number' ? `sullo spazio ${at}` : `a ${city(at)}`);

/** The goal of a voyage: `allo spazio 3`. */
const itPlaceTo = (at: Place): string => (typeof at === 'number' ? `allo spazio ${at}` : `a ${city(at)}`);

const itPlaceFrom = (at: Place): string => (typeof at === 'number' ? `dallo spazio ${at}` : `da ${city(at)}`);

/** The end of a voyage: `fino a Venezia`. */
const itPlaceAsFar = (at: Place): string => (typeof at === 'number' ? `fino allo spazio ${at}` : `fino a ${city(at)}`);

const itShipName = (ship: ShipCode): string => SHIP_NAMES[ship];

/** A colour by itself, and of one cube or space. */
const itColour = (of: Colour): string => COLOURS[of].cubo;

const itCubes = (count: number): string => itMany(count, 'cubo', 'cubi');

const itCards = (count: number): string => itMany(count, 'carta', 'carte');

/** A number of cubes of a colour, without the noun: `2 gialli`. */
const itGoods = (count: number, of: Colour): string => itMany(count, COLOURS[of].cubo, COLOURS[of].cubi);

const itCubesOf = (count: number, of: Colour): string =>
  itMany(count, `cubo ${COLOURS[of].cubo}`, `cubi ${COLOURS[of].cubi}`);

/** A number of cards of a colour, without the noun: `2 gialle`. */
const ofCards = (count: number, of: Colour): string => itMany(count, COLOURS[of].carta, COLOURS[of].carte);

const itCardsOf = (count: number, of: Colour): string =>
  itMany(count, `carta ${COLOURS[of].carta}`, `carte ${COLOURS[of].carte}`);

/** `un cubo giallo`. */
const itOneCube = (of: Colour): string => `un cubo ${COLOURS[of].cubo}`;

/** `i cubi gialli`. */
const itAllCubes = (of: Colour): string => `i cubi ${COLOURS[of].cubi}`;

/** `una carta gialla`. */
const itOneCard = (of: Colour): string => `una carta ${COLOURS[of].carta}`;

/** The colours of a list with their counts; only the first has its noun: `2 carte gialle e 1 rossa`. */
function summed(
  colours: readonly Colour[],
  first: (count: number, of: Colour) => string,
  further: (count: number, of: Colour) => string,
): string {
  return itAnd(countColours(colours).map(([of, count], i) => (i === 0 ? first : further)(count, of)));
}

const itSummedCards = (colours: readonly Colour[]): string => summed(colours, itCardsOf, ofCards);

const itSummedCubes = (colours: readonly Colour[]): string => summed(colours, itCubesOf, itGoods);

const placeOrNone = (at: Place | null): string => (at === null ? 'non ancora in gioco' : itPlace(at));

const shipOf = (name: string, ship: ShipCode): string => `${itShipName(ship)} di ${name}`;

function shipLabel({ name, ship, sails, state }: ShipLabel): string {
  const parts = [
    `${shipOf(name, ship)}, vele: ${itAnd(sails.map(itColour))}`,
    placeOrNone(state.at),
    ...(state.heading === null ? [] : [`diretta ${itPlaceTo(state.heading)}`]),
    ...(state.cargo === null ? [] : [`a bordo ${itCubesOf(state.cargo.cubes, state.cargo.colour)}`]),
    ...(state.robbed ? ['svuotata: può invertire la rotta'] : []),
  ];
  return parts.join(', ');
}

const withCards: GoldenHornWords['withCards'] = (played) =>
  played.length === 0 ? 'gratis' : `con ${itSummedCards(played)}`;

/** Helpers for Italian sentences. */
export const it = {
  allCubes: itAllCubes,
  cards: itCards,
  cardsOf: itCardsOf,
  colour: itColour,
  cubes: itCubes,
  cubesOf: itCubesOf,
  oneCard: itOneCard,
  oneCube: itOneCube,
  place: itPlace,
  placeAsFar: itPlaceAsFar,
  placeAt: itPlaceAt,
  placeFrom: itPlaceFrom,
  placeOrNone,
  placeTo: itPlaceTo,
  shipName: itShipName,
  summedCards: itSummedCards,
  summedCubes: itSummedCubes,
  withCards,
};

export default {
  place: placeOrNone,
  placeShort: shortPlace({ VEN: 'Ven', CON: 'Cos', MOD: 'Mod' }),
  colour: itColour,
  shipName: itShipName,
  goods: itGoods,
  cards: itCards,
  cubes: itCubes,
  shipOf: (name, ship) => raised(shipOf(name, ship)),
  shipLabel,
  towards: (city, round) => `${round ? 'Rotta invertita, verso' : 'Verso'} ${placeOrNone(city)}`,
  withCards,
  score: (count) => itMany(count, 'punto', 'punti'),

  chart: 'La rotta marittima',
  spaceLabel: (at, of) => `Spazio ${at}, ${itColour(of)}`,
  modoneLabel: (ships, berths) => `Modone, ${ships}/${berths} posti occupati`,
  cityLabel: (city, lying, ships) => `${placeOrNone(city)}, ${itCubes(lying)}, ${itMany(ships, 'nave', 'navi')}`,
  cubesLabel: (count, of, city) => `${itCubesOf(count, of)} ${itPlaceAt(city)}`,
  howFar: 'Fin dove può arrivare',
  noCard: 'nessuna carta',
  farthest: 'il più lontano',
  sailsPast: (spaces) =>
    spaces.length === 1
      ? `Lo spazio ${spaces[0]} è occupato: la nave lo salta.`
      : `Gli spazi ${itAnd(spaces.map(String))} sono occupati: la nave li salta.`,
  toGo: (spaces, city) => `${itMany(spaces, 'spazio', 'spazi')} ${itPlaceAsFar(city)}`,
  robbed: 'Svuotata: può invertire la rotta quando si muove di nuovo',
  bringsHome: (name) => `${name} porta a casa`,
  raids: (name) => `${name} assalta`,
} satisfies GoldenHornWords;
