import type { CityCode, Colour, Place } from '@levante/golden-horn/rules';
import { enAnd as list, many } from '@levante/table/words/en-grammar.ts';
import { place } from '../../words/en.ts';

const cards = (count: number): string => many(count, 'card', 'cards');
const en = {
  goal: 'You win with the most points: one for each cube in your warehouse, more for rows of different colours.',
  /** The learner's points and the rival's. */
  ended: (mine: number, opponent: number) => `You win with ${many(mine, 'point', 'points')} to ${opponent}.`,
  /** The rounds of which the pilot plays the learner's turns. */
  meanwhile: (round: number, toRound: number) =>
    round === toRound
      ? `Round ${round}: ships load and sail, as you have seen.`
      : `Rounds ${round} to ${toRound}: ships load and sail, as you have seen.`,
  load: (cubes: number, colour: Colour, city: CityCode) => ({
    name: 'Load',
    title: 'All of one colour, and not your own',
    text: `Before the first turn everybody placed three ships, each in the city of their choice. A ship leaves a city with all cubes of one colour, never one of her own sails. Your two-colour ship lies in ${place(city)}, and so do ${cubes} ${colour} cubes: more than of any other colour.`,
    task: `click the ringed ship, then the ${colour} cubes, then load them.`,
    learned: 'A ship loads all cubes of one colour that is not on her sails.',
  }),
  stop: (at: Place, colour: Colour) => ({
    name: 'Stop',
    title: 'One step is always free',
    text: `She has come to ${place(at)}, which is ${colour}. A ship sails on from a space only where the colour is on her sails, or for a card of it. You have neither.`,
    task: 'end your turn here.',
    learned: 'Every voyage has one step for nothing, whatever the colour.',
  }),
  /** Past a ship on a space to the next, and on for a card. */
  card: (taken: Place, at: Place, colour: Colour) => ({
    name: 'For a card',
    title: 'Past the others, and on for a card',
    text: `A ship lies on ${place(taken)}, so yours sails past it, to ${place(at)}. That is ${colour}, and you hold a ${colour} card: it takes her on to Modone, where nobody can raid her.`,
    task: 'click your ringed ship, then Modone.',
    learned: 'Taken spaces are passed over. A card of the space’s colour pays for a step.',
  }),
  /** The missing colour, and the goods to load. */
  lack: (cubes: number, colour: Colour, city: CityCode) => ({
    name: 'What you lack',
    title: 'Load what you have none of',
    text: `At the end each cube counts one point, and rows of different colours count more. Your warehouse has no ${colour} cube yet, and ${cubes} lie in ${place(city)} beside your three-colour ship.`,
    task: `click the ringed ship, then the ${colour} cubes, then load them.`,
    learned: 'Different colours make rows, and rows bring extra points.',
  }),
  free: (at: Place, own: Colour, city: CityCode, drawn: number) => ({
    name: 'Sail for free',
    title: 'Her own colours carry her on',
    text: `She lies on ${place(at)}, and ${own} is on her sails: from there she sails on free. With three colours that happens often, and with a card she comes all the way to ${place(city)}. On arrival you unload, and draw ${cards(drawn)}, one for each colour of her sails.`,
    task: `click ${place(city)}.`,
    learned: 'From a space of her own colour a ship sails on free. Arriving brings cards.',
  }),
  raid: (played: number, sails: readonly Colour[], colour: Colour) => ({
    name: 'Raid',
    title: 'A raid takes a cube',
    text: `Before you move a ship you may raid one that lies on the open sea. It costs ${cards(played)}, each of a colour on her sails: ${list([...new Set(sails)])}. One of her ${colour} cubes goes straight into your warehouse.`,
    task: 'click the ringed ship, then the cards that are offered.',
    learned: 'One raid a turn: cards of her sails’ colours for one of her cubes.',
  }),
  /** The ship's cargo, the cost of the voyage in cards, and the cards drawn on arrival. */
  home: (cubes: number, colour: Colour, played: number, drawn: number) => ({
    name: 'Bring it home',
    title: 'After the raid a ship must sail',
    text: `Your two-colour ship has waited in Modone with ${cubes} ${colour} cubes. ${cards(played)} of yours bring her to Constantinople. There you draw ${cards(drawn)}, one for each colour of her sails.`,
    task: 'click your ringed ship, then Constantinople.',
    learned: 'A turn is a raid if you like, and then one ship.',
  }),
  six: (colour: Colour, city: CityCode) => ({
    name: 'The sixth',
    title: 'The sixth colour',
    text: `Only ${colour} is missing in your warehouse now, and your three-colour ship carries it. Whoever holds a cube of each of the six colours may announce the end.`,
    task: `click the ringed ship, then ${place(city)}.`,
    learned: 'All six colours in the warehouse give the right to announce the end.',
  }),
  /** Cubes in the learner's warehouse, and cubes that the rival's ships still carry. */
  announce: (cubes: number, atSea: number) => ({
    name: 'The end',
    title: 'You say when it ends',
    text: `You hold ${many(cubes, 'cube', 'cubes')} in six colours. Cubes aboard count nothing, and your rival still has ${atSea} there. The round is played out, then warehouses are counted. It also ends when the bag and a city are empty.`,
    task: 'announce the end.',
    learned: 'The end comes by announcement, or when bag and a city are empty.',
  }),
  score: (cubes: number, bonus: number, opponent: number) => ({
    name: 'Count',
    title: 'Cubes, and rows of colours',
    text: `${many(cubes, 'cube', 'cubes')}, ${many(cubes, 'point', 'points')}. Rows of four, five and six different colours add to them: yours brought ${bonus}. Your rival has ${many(opponent, 'point', 'points')}.`,
    task: 'Look at both warehouses, then go on.',
    learned: 'A cube is a point; a row of different colours counts extra.',
  }),
};

export default en;

export type HornLessonWords = typeof en;
