import { listIn } from '@levante/table/words/grammar.ts';
import type { Captions } from '../moments.ts';
import type { ElCapitanBookTexts } from '../plan.ts';

export const enBook: ElCapitanBookTexts = {
  intro:
    'You are a merchant of the 15th century with one ship. Build warehouses and fortresses around the Mediterranean, and let three paydays fill your purse. Most money after the third wins.',
  chapters: {
    '1': { title: 'Overview', lead: 'Three paydays, and one purse to fill.' },
    '2': { title: 'Before the first turn', lead: 'Everyone starts the same.' },
    '3': { title: 'Rounds and turns', lead: 'Sail if you like, then do one thing.' },
    '4': {
      title: 'Cards and sailing',
      lead: 'A card takes you to its city, a few steps along, or between two cities.',
    },
    '5': { title: 'Warehouses', lead: 'Houses earn money at payday. Where they stand decides how much.' },
    '6': { title: 'Fortresses', lead: 'One per city, worth most in the fullest city.' },
    '7': { title: 'Loans', lead: 'Money now, and more to pay back later.' },
    '8': { title: 'Payday', lead: 'When a phase ends, everyone is paid.' },
    '9': { title: 'After a payday', lead: 'Debts first, then new houses.' },
    '10': { title: 'Two players', lead: 'A second colour gets in the way of both.' },
    '11': {
      title: 'Extra cities',
      lead: 'Porto, Lisboa and the Islas Canarias lie in the west, each with its own rule.',
    },
    '12': { title: 'The pirate ship', lead: 'Reach the Islas Canarias, and send it where it hurts.' },
  },
  clauses: {
    '1.1': `The aim
      Two to five merchants play three {phases|8.1}, and each phase ends with a {payday|8.2}. The most florins after the third win.`,
    '1.2': `Nine cities
      Nine cities lie in three rows of three. A step leads to a neighbour across or up and down, never diagonally.`,
    '1.3': `What a city has
      A city has two {berths|4.7}, two sites for {fortresses|6.1} and a track of twelve sites for {warehouses|5.1}. The number on a berth or a fortress site is a price; those on the track are what a {payday|8.3} may pay. The track ends in a space that is never built on.`,
    '1.4': `Dark sites and the triangle
      A house on a dark site {shuts|5.5} another one. The site with the triangle does so too, but only with two or three players.`,
    '1.5': `The board
      Some of the printed numbers are known for certain; the rest were worked out to fit, and the table says which board is in play. If you own the game, you can play with a board file of its numbers: two to five players, with the extra cities it has.`,
    '1.6': `The cards
      There are 18 cards of a city with seals ({destination cards|4.3}) and 36 that join two cities ({connection cards|4.4}), besides 18 loans of 10 and 12 of 16. Money never runs out.`,
    '2.1': `What you start with
      A ship that is not at sea yet, six warehouses, one fortress and 20 florins. What you may build in this phase is your stock; everything else waits in the supply.`,
    '2.2': `Open cards
      Four destination cards and six connection cards are open for anyone to buy.`,
    '2.3': `Who starts
      Chance decides who starts the first phase; later the {poorest|9.3} chooses.`,
    '2.4': `Nothing is hidden
      Everyone can see money, cards in hand and everything on the board.`,
    '3.1': `A round
      Everyone has one turn per round, clockwise from the player who starts the phase. Only the player whose turn it is can act.`,
    '3.2': `One thing a turn
      First sail, if you like. Then do exactly one thing: build or {reopen|5.7} a house, build a {fortress|6.1} or take a {loan|7.1}. You may {buy cards|4.1} before, between and after, except in a turn with a loan.`,
    '3.3': `A loan is the whole turn
      In a turn with a loan you buy nothing and sail nowhere else, and the turn is over.
      Buying a card and then taking a loan is refused: undo the purchase first.`,
    '3.4': `No dead ends
      You may not buy or sail your way into a position where you could not finish the turn.
      You want to spend your last 3 florins on a card, but building would then cost 4: the card is refused if you could do nothing else.`,
    '3.5': `Passing
      If neither building nor a loan is possible, you pass: your ship goes to the {bank|4.9} and the turn ends. Not wanting to build is no reason to pass.`,
    '3.6': `New cards
      After each turn the display is refilled to four destination and six connection cards. An empty pile is reshuffled from its discards; if there are none, the display stays short.`,
    '4.1': `Buying cards
      Buy any number of open cards, each for its price, to use now or keep. There is no hand limit.`,
    '4.2': `First sail, then build
      All sailing comes before the one thing you do in the turn. You may play several cards one after the other; each is discarded.`,
    '4.3': `Cards with seals
      A destination card takes you to its city from anywhere. Or, if you are in a city, it takes you to another one: one step per seal, at most.
      A card of Marseille with three seals takes you to Marseille, or from Tunis up to three steps anywhere.`,
    '4.4': `Cards of two cities
      A connection card takes you from one of its cities to the other, in either direction, however far that is.`,
    '4.5': `The first voyage
      If your ship is not at sea yet, or lies at the bank, the first card must be the {destination card|4.3} of the city you go to. In your first turn of the match you have to sail.`,
    '4.6': `Always to another city
      A voyage leads to another city than the one you are in.`,
    '4.7': `Berths
      Your ship takes the free berth that comes first, and the number on it is what {building|5.1} costs you there. If no berth is free you only pass through, and must sail on in the same turn. A ship that stays keeps its berth: you may not move to a cheaper one that becomes free. Your own berth is free as soon as you leave.`,
    '4.8': `Passing through
      Only the city in which you want to do something needs a free berth. On the way there you may sail through full harbours.`,
    '4.9': `The bank
      You can reach the bank from anywhere for free, but only to take a loan. It holds any number of ships. A ship may stay there and take another loan in its next turn.`,
    '5.1': `Where and for how much
      You build in the city where your ship is anchored, from your {stock|2.1}, and pay the number on your {berth|4.7}.`,
    '5.2': `The first two sites
      The first house of a city goes on site 1 or 2, whichever its owner prefers. If it went on 2, the next goes on 1; from then on the track is filled in order.`,
    '5.4': `Never more than three in a row
      Three neighbouring sites may hold houses of one player, a fourth may not. An empty site breaks the row, and the two ends of the track are not neighbours. Reopened houses count too.
      You have 2, 3 and 4. Site 5 is next, so you cannot build here until someone else has.`,
    '5.5': `Dark sites shut a house
      A house placed on a dark site shuts the foremost house of the chain, whoever owns it. The shut house moves into the picture of the city and earns nothing; its site stays empty for now. With two or three players the {triangle|1.4} does the same.
      With four or five players, a house on the dark site 7 shuts the house on 1, even if both are yours. With two or three, the triangle on 5 has shut that one already, so site 7 shuts the house on 2.`,
    '5.6': `After site 12
      Once site 12 is built on, building continues at the front: on the freed sites, from the foremost house towards site 1. Nothing is shut any more, and when all twelve are taken the city is full.`,
    '5.7': `Reopening
      If your ship is anchored in the city, you may put a shut house of yours back on the next site: free, as the one thing you do this turn. On a dark site it shuts a house, too.`,
    '6.1': `Building a fortress
      You build it where your ship is anchored, from your {stock|2.1}, and pay the number on the cheapest free site. You may have one per city; which berth you are on does not matter.`,
    '7.1': `The two loans
      A loan of 10 costs 12 to repay, or 16 if you {extend|9.1} it; a loan of 16 costs 20, or 30. One per turn, none in the first round of the match, and only while there are loan cards left.`,
    '8.1': `The end of a phase
      When someone’s {stock|2.1} is empty, fortress included, the round is played out; then comes payday. Houses and fortresses left over from an earlier phase stay in the stock, so in the second and third phase they must be gone, too.`,
    '8.2': `Spread
      You are paid for the number of cities in which you have an open house, as the spread chart says.
      Three cities bring 5 florins, four bring 10, nine bring 60.`,
    '8.3': `Majority
      In each city, whoever has the most open houses on the track is paid the number on the next space after the last house; the second gets half of it, rounded down. In a tie, whoever’s foremost house stands on the lower site is first. Once site 12 is built on, the last space of the track counts.
      The last house stands on site 5, and site 6 says 20: first gets 20, second 10.`,
    '8.4': `Fortresses
      A fortress pays half the value of its city, rounded down, or the whole value in the city with the most open houses on its track. If several cities tie, all of them pay in full.`,
    '8.5': `Bonus for nine cities
      The first to have open houses in nine different cities gets the bonus card of 15, the second 10, the third 5. You keep it whatever happens, and it is paid at the third payday.`,
    '8.6': `All at the same time
      All payments count at the same time; they are only listed in order: spread, majority, fortresses, and at the end the bonus, then loans.`,
    '8.7': `A round of passes
      If everyone passes for a whole round, the phase ends with a payday anyway.`,
    '9.1': `Repay or extend
      After the first and second payday you decide for each loan: repay it, or extend it once. An extended loan must be repaid next time. The player who started the phase decides first, then the others clockwise.`,
    '9.2': `If the cash is not enough
      A loan that has not been extended can be repaid only with the cash for it. An extended one is repaid even if you fall below zero; with less than nothing you can do only what is free, or take loans.`,
    '9.3': `The poorest chooses who starts
      Cash less debts decides who is poorest, and that player chooses who starts the next phase, perhaps themselves. In a tie it is the first one clockwise from the player who started the last phase.`,
    '9.4': `A new phase
      Everyone adds six warehouses and a fortress from the supply to what is left in their stock. Rounds start again at 1, and ships and cards stay where they are.`,
    '9.5': `The end of the match
      After the third payday all loans are repaid and the bonus is paid. The most florins win; a tie is a shared win.`,
    '10.1': `Two colours each
      Each player has a main colour and a neutral one. Each phase gives you six main houses, a fortress and two neutral houses; only the main colour sails and is paid.`,
    '10.2': `More main than neutral
      After building, there must be more main houses than neutral ones left in your stock, as long as any house is left.
      With two main houses and one neutral one left, you may not build a main house.`,
    '10.3': `Rows with two colours
      At most {three|5.4} of your main houses may stand in a row, and at most four of your two colours together.`,
    '10.4': `Neutral houses are shut too
      They can be shut and reopened like all others, by the player they belong to.`,
    '10.5': `Spread and bonus
      Only main houses count for the {spread|8.2} and for the {nine cities|8.5}.`,
    '10.6': `Majority
      The four colours are ranked by themselves, and only the first is paid: if a neutral colour leads, nobody. Neutral houses count towards the city with the most houses, for {fortresses|8.4}.`,
    '10.7': `The end of a phase
      A phase ends when the stock of one player is empty, neutral houses and fortress included.`,
    '10.8': `Protection money
      For your neutral houses you pay {protection money|12.1} too.`,
    '11.1': `Three more cities
      Play with one, two or all three: Porto lies west of Marseille, Lisboa west of Valencia and the Islas Canarias west of Tanger, whichever you use. Start with one; two or three suit four or five experienced players. Steps are counted as usual, even past the place of a city that is not in play.`,
    '11.2': `Getting there and away
      You get there only from a city, by the {seals|4.3} of a destination card, and leave only by a destination card or for the bank. Connection cards do not lead there.`,
    '11.3': `They count
      They count for the {spread|8.2}, which goes up to twelve cities, and for the {nine cities|8.5} of the bonus.`,
    '11.4': `Majority there
      The player with the most open houses gets the whole value; everybody else with at least one open house gets half, rounded down. With two players that goes by colours, and only main colours are paid.`,
    '11.5': `Lisboa pays for building
      Build a house in Lisboa, and you are paid immediately: the value of the next space if you now have the most houses there, else half of it. Reopening earns nothing, nor does a neutral house.
      Tariq has three houses here. You build the fourth, and the next space says 8: you get 4.`,
    '11.6': `Porto keeps nothing
      Porto has three berths and one site for a fortress. A house shut there is out of the match.`,
    '11.7': `The Islas Canarias and the pirate
      With the Islas Canarias comes the {pirate ship|12.1}. It starts on the second berth there, and the berth it is on is taken.`,
    '12.1': `Protection money
      If your ship anchors at the Islas Canarias in this turn, you must send the pirate to another city in the same turn, for free. There it takes 1, 2 or 3 florins, depending on the phase, from each other player for every open house and fortress, as far as their cash goes.
      In phase 2 Elio has two houses and a fortress there: he pays 6 florins.`,
    '12.2': `Only when you stay
      If you only pass through, you need not send the pirate. Once you have sent it, your ship stays where it is until the turn ends.`,
    '12.3': `Where it may go
      It goes to a city with a free berth, never to the bank, and you choose the berth. A ship already there moves to the neighbouring berth, and pays that berth’s price from then on.`,
    '12.4': `Sending it at a price
      Once in your turn, wherever your ship is, you may send the pirate somewhere else without protection money: for 2 florins a step, or with cards of your hand, each played as if for a ship where the pirate is. Money and cards cannot be mixed, and it must end in another city.`,
    '12.5': `At most twice
      Per turn it makes one paid voyage, plus the free one if it is due.`,
  },
  table: {
    title: 'The table',
    paragraphs: [
      'A green ring marks what you can do now. Point at anything to see what it costs and brings, or why it cannot be done. Click a city to go there: if one card leads there it is played, and bought first if necessary.',
      'Press f for what payday would bring now, u to undo a step, e to end your turn, ? for all keys.',
    ],
  },
};

const joined = listIn(' and ');

const and = (list: readonly number[]): string => joined(list.map(String));

const captions: Captions = {
  '1.3': (f) =>
    `Berths for ${and(f.berths)}, fortress sites for ${and(f.fortresses)}, and ${f.last} on the last space.`,
  '1.4': (f) => `Sites ${and(f.dark)} are dark; the triangle is on site ${f.triangle}.`,
  '4.7': (f) =>
    `${f.guest} is at the first berth and builds for ${f.berths[0]}. The next ship takes the second, for ${f.berths[1]}.`,
  '5.2': (f) => `The dashed sites, ${and(f.next)}, are free to choose.`,
  '5.4': (f) => `On site ${and(f.next)}, a house of ${f.leader}’s would be the fourth in a row.`,
  '5.5': (f) => `The house on site ${f.highest} has shut one of ${f.shut}’s: it is in the picture.`,
  '5.6': (f) => `Building continues at site ${and(f.next)}, and the last space counts: ${f.value}.`,
  '5.7': (f) => `${f.shut} may reopen the shut house, on site ${and(f.next)}.`,
  '6.1': (f) => `The next fortress here costs ${f.nextFortress} florins.`,
  '8.3': (f) => `${f.leader} is first and gets ${f.value} florins; ${f.follower} is second and gets ${f.second}.`,
  '8.4': (f) => `No city has more houses: the fortress of ${f.fort} pays all ${f.value} florins.`,
  '10.6': (f) => `The neutral houses of ${f.leader} lead: nobody gets the ${f.value} florins.`,
  '11.6': (f) => `Berths for ${and(f.berths)}, and one fortress site, for ${and(f.fortresses)}.`,
  '11.7': (f) => `The pirate ship is at berth ${f.pirate}.`,
};

const en = { rules: enBook, captions };

export default en;

export type ElCapitanBookWords = typeof en;
