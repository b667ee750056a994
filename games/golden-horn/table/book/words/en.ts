import type { HornFigures, PictureClause } from '../moments.ts';
import type { GoldenHornBookTexts } from '../plan.ts';

export const enBook: GoldenHornBookTexts = {
  intro:
    'You send three traders up and down one sea lane between Venice and Constantinople, bring goods of six colours home, and raid anyone on the way. The most points in the warehouse win.',
  chapters: {
    '1': { title: 'Overview', lead: 'Six colours of goods, three ships, one lane.' },
    '2': { title: 'Before the first turn', lead: 'Ships are placed, cubes and cards drawn.' },
    '3': { title: 'The turn', lead: 'A raid if you like, then one ship moves.' },
    '4': { title: 'Raids', lead: 'Cards for someone else’s cube.' },
    '5': { title: 'Loading', lead: 'No ship leaves a city empty.' },
    '6': { title: 'Sailing', lead: 'From one free space to the next, and further with the right colour.' },
    '7': { title: 'Arriving', lead: 'Cubes go into the warehouse, cards into the hand.' },
    '8': { title: 'The end', lead: 'Everyone gets the same number of turns.' },
    '9': { title: 'Points', lead: 'Many cubes are good; rows of all colours are better.' },
    '10': { title: 'What is hidden', lead: 'Two things, and only from the others.' },
  },
  clauses: {
    '1.1': `The aim
      Two to four players carry goods between Venice and Constantinople. Each has three ships and a warehouse that only they can look into; the most points in it win.`,
    '1.2': `Goods and cards
      There are 90 cubes, 15 of each of the six colours, and 54 cards, nine of each.`,
    '1.3': `Three ships, six colours
      One ship has sails of a single colour, one of two, one of three. Together they show all six colours, each on one ship only.`,
    '1.4': `The fleets
      Every fleet is different; which one you sail depends on your seat.`,
    '1.5': `The sea lane
      Between the two cities are six spaces with two players and twelve with three or four, each in a colour.`,
    '1.6': `Modone
      With two and four players there is a harbour half way: Modone, with room for two ships, or for three with four players. With three players there is none.`,
    '2.1': `Who starts
      Chance decides who starts. Play goes clockwise.`,
    '2.2': `Placing the ships
      You split your three ships between the two cities as you like; the starting player does so last.`,
    '2.3': `Goods in the cities
      All cubes are in the bag. Nine are drawn for each city.`,
    '2.4': `Five cards
      Everyone draws five cards, which the others may not see.`,
    '3.1': `What you do in a turn
      You may {raid|4.1} one ship. Then you must move one of yours: {load|5.1} it and leave a city, or {sail on|6.2} from where it is. Then the turn is over.`,
    '4.1': `Whom you may raid
      A ship of another player that is on a sea space and has a cube aboard. Ships in a city or in Modone are safe.`,
    '4.2': `What it costs
      Three cards by the rules as described, two by those as published. Each must show a colour of that ship’s sails, in any mixture.
      Against yellow, yellow and red you may play three reds, or two yellows and a red.`,
    '4.3': `What it brings
      One cube goes from that ship straight into your {warehouse|10.1}.`,
    '4.4': `Turning round
      A ship that has lost its last cube to a raid may turn round when its owner next moves it. Whether it does or not, after that the chance is gone.`,
    '5.1': `One colour, all of it
      To leave a city, a ship loads all cubes of one colour there, but not of a colour that its sails have.
      Pink sails may take yellow, blue or red, but no pink.`,
    '5.2': `Refilling the city
      The city is immediately refilled to nine cubes from the bag, as far as the bag goes.`,
    '5.3': `Passing
      A ship cannot leave without goods. If none of your ships can move you pass; as long as both cities have cubes this never happens.`,
    '5.4': `Where it is heading
      A ship that has loaded heads for the other city.`,
    '6.1': `Forward only
      Ships sail forward only. A sea space holds one ship, a city any number.`,
    '6.2': `A step
      A step leads to the next free place ahead. Spaces that are taken are passed over, whoever is there; and so is Modone when it is full.
      With ships on 1 and 2, a ship that leaves Venice lands on 3.`,
    '6.3': `Going on
      If the colour of the space you landed on is on a sail of this ship, you may take another step; if it is not, a card of that colour lets you. As often as you can and like. Spaces you passed over do not matter.`,
    '6.4': `Stopping in Modone
      A ship that reaches Modone with a free berth stops there, and its voyage is over. On a later turn it sails on in the same direction.`,
    '6.5': `Reaching the city
      A ship that reaches the city ends its voyage there.`,
    '7.1': `Unloading
      In the city all cubes go into your {warehouse|10.1}. The ship now heads for the other city.`,
    '7.2': `Cards on arrival
      How many you draw depends on how many colours the sails show: 1, 2 or 3 cards for 1, 2 or 3 colours by the rules as described, and the other way round, 3, 2 or 1, by those as published.`,
    '7.3': `Cards in Modone
      Stopping in Modone brings the same cards, but not with two players.`,
    '7.4': `No limit to a hand
      You may hold any number of cards. When the pile is empty the discards become the pile; if there are none either, nothing is drawn.`,
    '8.1': `How it begins
      The last round comes when a city and the bag are both empty, or when someone announces it at the end of their turn. For that you need a cube of every colour in your warehouse.`,
    '8.2': `The last round
      The round is played until everyone has had the same number of turns.`,
    '9.1': `Counting
      Every cube in the warehouse is a point; those on ships count nothing. Then the cubes are laid out in rows of different colours: a row of six brings 4 points more, of five 2, of four 1.
      Pink 3, yellow 2, blue 2, red, green and orange 1 each: 10 points, and 4 for the row of six, make 14.`,
    '9.2': `Ties
      More rows of six win, then more cubes; after that the win is shared.`,
    '10.1': `Hand and warehouse
      Only you see the cards in your hand and the cubes in your warehouse. Everyone sees how many there are, and all the rest. Whoever remembers what arrived in a warehouse also knows what is in it; with two players, counting the cubes in view is enough. Cards stay secret until they are played.`,
  },
  table: {
    title: 'The table',
    paragraphs: [
      'Every colour has a symbol: rose, sun, wave, flame, leaf and orange. It is on cubes, cards, sails and spaces alike.',
      'A green ring marks what you can do now. Click a ship, then where it should go; small cards on a space show what getting there costs. Click a space far ahead to take all the steps at once. Point at anything to see what it means, or why it cannot be done.',
      'The eye above your warehouse covers it and your hand while somebody looks over your shoulder.',
    ],
  },
};

type Captions = { readonly [C in PictureClause]: (f: HornFigures) => string };

const captions: Captions = {
  '1.3': (f) => `The three ships of ${f.name}: sails of one colour, of two, of three.`,
  '1.5': (f) => `Three players: ${f.spaces} spaces, and no Modone.`,
  '4.3': (f) => `Aboard this ship of ${f.name}’s: ${f.goods} cubes. A raid takes one.`,
  '4.4': (f) => `This ship of ${f.name}’s has lost its last cube: it may turn round.`,
  '5.1': (f) => `${f.name} loaded here all of one colour: ${f.goods} cubes.`,
  '6.2': (f) => `${f.taken} spaces are taken: ships pass over them.`,
  '9.1': (f) => `The warehouse of ${f.name}: ${f.cubes} cubes, and ${f.points} points with those for rows.`,
};

const en = { rules: enBook, captions };

export default en;

export type BookOfHorn = typeof en;
