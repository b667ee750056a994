import type { ShipCode } from '@levante/golden-horn/rules';
import { frAnd, frHas, frOf, frSubject } from '@levante/table/words/fr-grammar.ts';
import { type NamedPerson, raised } from '@levante/table/words/grammar.ts';
import { fr } from '../../words/fr.ts';
import type { HornLogWords } from './en.ts';

/** `le bateau d’Elio`, `votre bateau`. */
const shipOf = ({ name, you }: NamedPerson, ship: ShipCode): string =>
  you ? `votre ${fr.ship(ship)}` : `le ${fr.ship(ship)} ${frOf(name)}`;

/** The same at the start of a sentence. */
const frTheShipOf = (person: NamedPerson, ship: ShipCode): string => raised(shipOf(person, ship));

/** A player as the subject, with the auxiliary of the past. */
const has = (person: NamedPerson): string => `${frSubject(person)} ${frHas(person)}`;

const facts: HornLogWords['facts'] = {
  placed: (f, n) => `${frTheShipOf(n(f.seat), f.ship)} part ${fr.from(f.city)}.`,
  'cube-drawn': (f) => `${fr.place(f.city)} reçoit un cube ${fr.colour(f.colour)}.`,
  'card-drawn': (f, n) => `${has(n(f.seat))} pioché une carte${f.colour === '?' ? '' : ` ${fr.feminine(f.colour)}`}.`,
  'pile-renewed': () => 'La défausse devient la nouvelle pioche.',
  'turn-begun': (f, n) => (n(f.seat).you ? 'À votre tour.' : `Au tour ${frOf(n(f.seat).name)}.`),
  'card-played': (f, n) => `${has(n(f.seat))} joué une carte ${fr.feminine(f.colour)}.`,
  raided: (f, n) =>
    `${has(n(f.seat))} pillé ${shipOf(n(f.target), f.ship)} et pris un cube ${fr.colour(f.colour)} ; ${f.left === 0 ? 'il n’en reste aucun' : `il en reste ${f.left}`} à bord.`,
  loaded: (f, n) =>
    `${has(n(f.seat))} chargé ${fr.cubesOf(f.cubes, f.colour)} ${fr.at(f.city)} sur le ${fr.ship(f.ship)}.`,
  'turned-round': (f, n) => `${frTheShipOf(n(f.seat), f.ship)} a fait demi-tour, cap sur ${fr.place(f.heading)}.`,
  stepped: (f, n) => `${frTheShipOf(n(f.seat), f.ship)} a navigué ${fr.from(f.from)} ${fr.upTo(f.to)}.`,
  unloaded: (f, n) =>
    f.cubes === 0 || f.colour === null
      ? `${frTheShipOf(n(f.seat), f.ship)} est arrivé à vide ${fr.at(f.city)}.`
      : `${has(n(f.seat))} déchargé ${fr.cubesOf(f.cubes, f.colour)} ${fr.at(f.city)}.`,
  'voyage-ended': (f, n) => `${frTheShipOf(n(f.seat), f.ship)} se trouve ${fr.at(f.at)}.`,
  passed: (f, n) => `${has(n(f.seat))} dû passer ${n(f.seat).you ? 'votre' : 'son'} tour.`,
  announced: (f, n) => `${has(n(f.seat))} annoncé la fin : c’est le dernier tour de table.`,
  'went-on': (f, n) => `${has(n(f.seat))} les six couleurs et ${n(f.seat).you ? 'continuez' : 'continue'}.`,
  'end-triggered': (f) => `${fr.place(f.city)} et le sac sont vides : c’est le dernier tour de table.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [n(seat)] : []));
    const you = winners.some((one) => one.you);
    const names = frAnd(winners.map((one) => (one.you ? 'vous' : one.name)));
    const shared = `${you ? 'vous partagez' : 'se partagent'} la victoire`;
    return `La partie est terminée : ${names} ${winners.length > 1 ? shared : `${you ? 'avez' : 'a'} gagné`}.`;
  },
};

export default {
  facts,
  sums: {
    voyage: (person, ship, from, to, played) =>
      `${frTheShipOf(person, ship)} a navigué ${fr.from(from)} ${fr.upTo(to)}${played.length > 0 ? ` ${fr.withCards(played)}` : ''}.`,
    refilled: (city, colours) => `${fr.place(city)} est complétée : ${fr.countedCubes(colours)}.`,
    drew: (person, count, colours) =>
      `${frSubject(person)} ${frHas(person)} pioché ${colours.length === count ? fr.countedCards(colours) : fr.cards(count)}.`,
  },
  ruleset: { 'as-described': 'Version décrite', 'as-published': 'Version publiée' },
  chance: 'Tirage des marchandises et des cartes.',
  round: (round) => `Tour de table ${round}`,
  lastRoundShort: 'dernier tour',
  boardNote:
    'Ce que montrent les voiles de chaque flotte et les couleurs des cases une à une sont une reconstitution ; qui possède le jeu peut jouer sur son propre fichier de plateau.',
  rulesetNote: (ruleset) =>
    ruleset === 'as-described'
      ? 'Version décrite, un résumé des règles : trois cartes pour un pillage ; à l’arrivée, les bateaux à une, deux, trois couleurs font piocher 1, 2, 3 cartes.'
      : 'Version publiée, le jeu dans sa boîte : deux cartes pour un pillage ; à l’arrivée, les bateaux à une, deux, trois couleurs font piocher 3, 2, 1 cartes.',
} satisfies HornLogWords;
