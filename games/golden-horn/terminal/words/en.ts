import type { Colour, ShipCode } from '@levante/golden-horn/rules';
import { formFor } from '@levante/table/words/en-grammar.ts';
import { enReasons } from '../../table/end/words/en.ts';
import type { ActionLine } from '../../table/match/lines.ts';
import { enCounted, place, shipName } from '../../table/words/en.ts';
import type { Decider, SeatName, TerminalWords } from './words.ts';

const a = (colour: Colour): string => `${colour === 'orange' ? 'an' : 'a'} ${colour}`;

function action(line: ActionLine, seat: SeatName): string {
  switch (line.verb) {
    case 'place': {
      const ships: readonly ShipCode[] = ['mono', 'duo', 'trio'];
      return `Start with ${line.cities.map((city, i) => `the ${shipName(ships[i] ?? 'mono')} in ${place(city)}`).join(', ')}`;
    }
    case 'raid':
      return `Raid the ${shipName(line.ship)} of ${seat(line.target)}, playing ${enCounted(line.cards)} ${formFor(line.cards.length, 'card')}`;
    case 'load':
      return `Load all ${line.colour} cubes onto the ${shipName(line.ship)} and set sail`;
    case 'sail':
      return `Sail the ${shipName(line.ship)}`;
    case 'turn':
      return `Turn the ${shipName(line.ship)} round and sail`;
    case 'on':
      return line.card === null ? 'Sail on, free' : `Sail on for ${a(line.card)} card`;
    case 'stop':
      return 'Stop here';
    case 'announce':
      return 'Announce the end';
    case 'done':
      return 'End the turn without announcing the end';
    case 'pass':
      return 'Pass';
  }
}

const STEPS = {
  place: 'placing of ships',
  fill: 'goods',
  deal: 'cards',
  turn: 'turn',
  voyage: 'voyage',
  close: 'announcing the end',
  over: 'end',
} as const;

function who(decider: Decider): string {
  if (decider === 'nobody') return 'the match is over';
  return decider === 'chance' ? 'goods and cards are drawn' : `${decider.seat} decides (${STEPS[decider.step]})`;
}

export const enTerminal: TerminalWords = {
  seat: (seat) => `Seat ${seat}`,
  ship: shipName,
  reasons: enReasons,
  ruleset: 'ruleset',
  action,
  cubeDrawn: (city, colour) => `${place(city)} gets ${a(colour)} cube`,
  cardDrawn: (seat, colour) => (colour === null ? `${seat} draws a card` : `${seat} draws ${a(colour)} card`),
  picture: {
    head: (round, lastRound, announcer, decider) => {
      const last = lastRound ? ', last round' : '';
      return `round ${round}${last}${announcer === null ? '' : `, announced by ${announcer}`}; ${who(decider)}`;
    },
    counted: (colour, count) => `${colour} ${count}`,
    none: 'nothing',
    hidden: (count) => `${count} hidden`,
    sails: (ships) => `sails: ${ships}`,
    score: (points) => `score ${points}`,
    hand: (cards, cubes) => `hand: ${cards}; warehouse: ${cubes}`,
    place,
    colour: (colour) => colour,
    cargo: (colour, cubes) => `${cubes} ${colour}`,
    robbed: 'raided empty',
    ships: (name) => `mono: ${name('mono')}; duo: ${name('duo')}; trio: ${name('trio')}`,
    bag: (cubes) => `Bag: ${cubes}`,
    piles: (deck, discard) => `Cards to draw: ${deck}; discarded: ${discard}`,
    final: (scores) => `Final scores: ${scores.join(', ')}`,
  },
};
