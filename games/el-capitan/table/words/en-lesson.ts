import { many } from '@levante/table/words/en-plural.ts';
import type { LessonWords } from './lesson-words.ts';

export const enLesson: LessonWords = {
  card: (open, cash, city, price) => ({
    name: 'Buy a card',
    title: 'Any open card can be yours',
    text: `${open} cards lie open, each with its price. The large ones name a city and carry seals. You have ${many(cash, 'florin')}, and your ship still waits outside the chart.`,
    task: `buy the ringed card, ${city.name} for ${price}.`,
    learned: 'Any open card can be yours, for its price.',
  }),
  sail: (city) => ({
    name: 'Sail',
    title: 'A card is a destination',
    text: `A card with seals takes your ship to its city from anywhere, even from outside the chart. When it has been played it is gone.`,
    task: `click the card in your hand, and your ship sails ${city.to}.`,
    learned: 'A card with seals takes you to its city from anywhere.',
  }),
  berth: (city, price, next) => ({
    name: 'The price',
    title: 'Your berth is the price',
    text: `You came ${city.to} first, so you lie at the first berth. Its figure is what a house costs you here: ${price}. Whoever comes after you pays ${next}.`,
    task: 'click the ringed space and build your house.',
    learned: 'The berth you lie at is the price of a house there.',
  }),
  turn: (cash) => ({
    name: 'End a turn',
    title: 'One building, and the turn is over',
    text: `One house or one fortress is a whole turn. You have ${many(cash, 'florin')} left. Up to now nothing is final: each step could still be taken back.`,
    task: 'end your turn.',
    learned: 'Sail if you like, then build once. Cards can be bought at any time.',
  }),
  fortress: (city, price) => ({
    name: 'Fortress',
    title: 'A fortress pays whoever leads',
    text: `Your ship still lies ${city.at}, so you need not sail. A fortress costs ${price} here. At every payday it brings you half of what the city pays, even where others lead, and nobody can shut it.`,
    task: 'click the ringed fortress space.',
    learned: 'A fortress pays half of what its city pays, and nobody can shut it.',
  }),
  value: (city, before, after) => ({
    name: 'Next space',
    title: 'The next space is the value',
    text: `A city pays the figure behind its last house. Two of your houses stand ${city.at}, so it would pay ${before}. With one more it pays ${after}: all of it to whoever has the most houses, half of it to the second.`,
    task: 'build on the ringed space.',
    learned: 'The space behind the last house is what a city pays. Most houses take it all.',
  }),
  loan: (cash, amount, repay, extended) => ({
    name: 'A loan',
    title: 'A loan buys the next voyages',
    text: `${many(cash, 'florin')} will not take you far. A loan gives you ${amount} at once; after the payday you owe ${repay}, or ${extended} if you wait one phase longer. It is your whole turn, and your ship goes to the bank.`,
    task: 'take the ringed loan.',
    learned: 'A loan is a whole turn. It pays for houses that earn more than it costs.',
  }),
  route: (card, price, seals, from, to) => ({
    name: 'Steps',
    title: 'A card is also steps',
    text: `Instead of going ${card.to}, this card can carry you on from where you lie: as many steps to a neighbouring city as it has seals. It has ${seals}, and ${from.at} you lie next to ${to.name}.`,
    task: `buy the ringed card for ${price}, click it in your hand, then click ${to.name}.`,
    learned: 'Each seal of a card can be a step to a neighbouring city.',
  }),
  shut: (city, before, after) => ({
    name: 'Shut a house',
    title: 'A dark space shuts a house',
    text: `The next space ${city.at} is dark: a house built there shuts the foremost one. That is a rival’s, and it counts for nothing until its owner reopens it. So far ${city.name} pays you ${before}; after this it pays you ${after}.`,
    task: 'build on the ringed dark space.',
    learned: 'A house on a dark space shuts the foremost house, whoever owns it.',
  }),
  payday: (cities, spread) => ({
    name: 'Payday',
    title: 'The last house brings the payday',
    text: `Your stock is empty, so this round is the last of the phase. Then each city pays, and so does your spread: for houses in ${cities} cities that is ${spread}.`,
    task: 'go through the payday, one step after the other.',
    learned: 'When somebody’s stock is empty the round is played out, and all are paid.',
  }),
  settle: (cash, debts, later) => ({
    name: 'Pay back',
    title: 'What you owe comes last',
    text: `Now you hold ${many(cash, 'florin')}. Both loans cost you ${debts} today, or ${later} after the next payday. Whoever is poorest when all have decided says who starts the next phase.`,
    task: 'leave both at “repay”, and confirm.',
    learned: 'After a payday each loan is repaid, or extended for more. After the third the richest wins.',
  }),
};
