import type { RulesWords } from '@levante/table/words/rules-words.ts';

export const enRules: RulesWords = {
  intro:
    'You are a merchant of the 15th century with one ship. Put up warehouses and fortresses round the Mediterranean, so that three paydays fill your purse. Who has most after the third wins.',
  chapters: [
    {
      heading: 'A turn',
      paragraphs: [
        'Sail if you like, as far as your cards take you. Then do exactly one thing: build or reopen a warehouse, put up a fortress, or take a loan. You may buy any of the open cards at any time of the turn, unless you take a loan: that is the whole turn.',
        'Everything is a draft until you end the turn. Each step can be taken back.',
      ],
    },
    {
      heading: 'Cards and sailing',
      paragraphs: [
        'A card with a city and seals takes you to that city from anywhere; or, from a city, up to as many steps as it has seals. A card with two cities takes you from one of them to the other. Played cards are gone.',
        'Your ship lies at the first free berth. Where none is free you pass through and must sail on. From the bank, and at the start, only the card of a city takes you there.',
      ],
    },
    {
      heading: 'Warehouses',
      paragraphs: [
        'You build where your ship is anchored, and pay the figure on your berth. Houses go up along the track, one site after the other; only the first house of a city may choose between sites 1 and 2. More than three of yours in a row are not allowed.',
        'A house on a dark site shuts the foremost house of the city, whoever owns it: it stands in the picture and earns nothing. With two or three players the triangle is such a site too. If your ship lies in the city, you may bring a shut house of yours back, on the next site and for nothing, as your one thing of the turn.',
      ],
    },
    {
      heading: 'Fortresses and loans',
      paragraphs: [
        'A fortress costs what its site says; one for each player in a city. It pays half of what the city is worth, and all of it where most houses stand.',
        'A loan of 10 is repaid with 12 after the payday, or with 16 after the next one; a loan of 16 with 20, or with 30. None is given in the first round.',
      ],
    },
    {
      heading: 'Payday',
      paragraphs: [
        'A phase ends with the round in which somebody’s last piece is built. Then everybody is paid: for the number of cities with an open house of one’s own; in every city, for most houses (the value of the space after the last house) and for second most (half of it); and for fortresses.',
        'After the first and second payday loans are repaid or extended, the poorest names who starts, and everybody gets six new warehouses and a fortress. After the third all loans are repaid.',
        'Whoever first has open houses in nine cities gets 15 florins at the end, the second 10, the third 5.',
      ],
    },
    {
      heading: 'Two players',
      paragraphs: [
        'Each has two neutral houses a phase as well. They take up sites and count against others’ majorities, but earn nothing. Keep more houses of your own colour than neutral ones in stock.',
      ],
    },
    {
      heading: 'Extra cities',
      paragraphs: [
        'Porto, Lisboa and the Islas Canarias lie in the west. They are reached and left only by cards with seals. There the most houses earn the whole value and everybody else half.',
        'Lisboa pays for building at once. What is shut in Porto is gone. Whoever reaches the Islas Canarias sends the pirate ship to another city, where it takes protection money from everybody else; it can be moved for money or cards as well, and blocks the berth it lies on.',
      ],
    },
    {
      heading: 'The table',
      paragraphs: [
        'A green ring marks what you can do now. Point at anything to see what it costs and brings, or why it cannot be done. Click a city to go there: if one card leads there it is played, and bought first if it must be.',
        'Key f shows what payday would bring now; u takes a step back; e ends the turn; ? lists all keys.',
      ],
    },
  ],
};
