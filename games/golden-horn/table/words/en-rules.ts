import type { RulesWords } from '@levante/table/words/rules-words.ts';

export const enRules: RulesWords = {
  intro:
    'You send three traders up and down one sea lane between Venice and Constantinople, bring goods of six colours home, and rob whoever lies on the way. Who has most in the warehouse at the end wins.',
  chapters: [
    {
      heading: 'A turn',
      paragraphs: [
        'If you like, raid one ship of another player. Then move one of your three ships: out of a city by loading, at sea and from Modone by sailing on. Then the turn is over.',
        'Steps of a voyage are a draft until the turn ends or something is drawn. What has been drawn is known, and cannot be taken back.',
      ],
    },
    {
      heading: 'Loading',
      paragraphs: [
        'A ship leaves a city with all cubes of one colour that lies there. It never loads a colour of its own sails. The city is filled up to nine from the bag at once, and the ship takes its first step.',
      ],
    },
    {
      heading: 'Sailing',
      paragraphs: [
        'Ships sail forward only, to the next free place: spaces that are taken are passed over, and so is Modone when it is full. Having landed on a space you may go on if its colour is on one of your sails, or for a card of its colour; as often as you can and like.',
        'A ship that reaches Modone with a free berth stops there. A ship that reaches the city has arrived.',
      ],
    },
    {
      heading: 'Arriving',
      paragraphs: [
        'In the city all cubes go into your warehouse, behind its screen: others see how many you have, not which. On arrival, and in Modone with four players, you draw cards; how many depends on the number of colours on the sails, and on the rules chosen for the match.',
      ],
    },
    {
      heading: 'Raiding',
      paragraphs: [
        'A ship at sea with cubes aboard can be raided for cards in colours of its sails, in any mixture: three of them as described, two as published. One cube goes straight into your warehouse.',
        'A ship robbed of its last cube may turn round when its owner next moves it.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'The last round begins when a city and the bag are empty, or when a player who has all six colours announces it at the end of a turn. The round is played out.',
        'Every cube in a warehouse is a point; cubes on ships count nothing. The cubes are laid out in rows of different colours: a row of six brings 4 points more, of five 2, of four 1. Equal points: more rows of six win, then more cubes.',
      ],
    },
    {
      heading: 'The table',
      paragraphs: [
        'Every colour has a symbol: rose, sun, wave, flame, leaf and orange. It stands on cubes, cards, sails and spaces alike.',
        'A green ring marks what you can do now. Click a ship, then where it should go; small cards on a space show what coming there costs. Click a space far ahead to take all the steps at once. Point at anything to see what it means, or why it cannot be done.',
        'The eye above your warehouse covers it and your hand while somebody looks over your shoulder.',
      ],
    },
  ],
};
