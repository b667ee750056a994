import type { Colour } from '@levante/golden-horn/rules';
import { enOr } from '@levante/table/words/en-grammar.ts';
import { many } from '@levante/table/words/en-plural.ts';
import { raised } from '@levante/table/words/raised.ts';
import { place, shipName } from '../../words/en-facts.ts';
import type { RefusalWords } from '../../words/words.ts';

const card = (colour: Colour): string => `${colour === 'orange' ? 'an' : 'a'} ${colour} card`;

/** Why something cannot be done, with what is missing for it. */
export const enOwnRefusals: RefusalWords = {
  'not-your-turn': () => 'It is not your turn.',
  'match-over': () => 'The match is over.',
  'act-first': ({ colour }) =>
    colour
      ? 'A card pays for a step or a raid: choose a ship first.'
      : 'A ship must be moved first: one in a city by loading, one at sea by sailing.',
  'already-acted': () => 'That is done for this turn: one raid, and one ship moved.',
  'not-a-target': ({ seat, ship, at, empty }, name) => {
    if (seat === undefined || !ship)
      return 'Only another player’s ship with cubes aboard, on a sea space, can be raided.';
    const whose = `${name(seat)}’s ${shipName(ship)}`;
    if (empty) return `${whose} has no cube aboard that could be taken.`;
    return at === undefined
      ? 'Only another player’s ship with cubes aboard, on a sea space, can be raided.'
      : `${whose} is in ${place(at)}: only on a sea space can it be raided.`;
  },
  'wrong-cards': ({ at, colour, free }) => {
    if (at === undefined)
      return 'Only cards of the colour asked for will do: of the target’s sails in a raid, of the space on a voyage.';
    if (free) return `You sail on from ${place(at)} for nothing: no card is needed.`;
    return colour
      ? `To sail on from ${place(at)} takes ${card(colour)}.`
      : 'Only cards of the colour asked for will do: of the target’s sails in a raid, of the space on a voyage.';
  },
  'not-in-hand': ({ at, colour, raid }) => {
    if (raid) return `This raid takes ${many(raid.cards, 'card')} of ${enOr(raid.colours)}; you hold ${raid.held}.`;
    return at !== undefined && colour
      ? `To sail on from ${place(at)} takes ${card(colour)}, and you have none.`
      : 'You do not hold the cards for this.';
  },
  'not-anchored': ({ city }) =>
    city
      ? `None of your ships is in ${place(city)}: only one that is can load there.`
      : 'None of your ships can load there: it must lie in this city.',
  'own-sail-colour': ({ ship, colour, city }) => {
    if (!ship) return 'A ship never loads a colour of its own sails.';
    if (city && !colour)
      return `In ${place(city)} lies nothing that your ${shipName(ship)} may load: never a colour of its own sails.`;
    return colour
      ? `${raised(colour)} is on the sails of your ${shipName(ship)}: a ship never loads its own colours.`
      : 'A ship never loads a colour of its own sails.';
  },
  'no-such-cube': ({ city, colour }) =>
    city && colour ? `No ${colour} cube lies in ${place(city)}.` : 'No cube of this colour lies there.',
  'no-such-card': () => 'There is no such card.',
  'not-robbed': () => 'Only a ship robbed of its last cube may turn round.',
  'not-eligible': () => 'The end can be announced only after a turn, with all six colours in the warehouse.',
  'nothing-to-pass-for': () => 'A ship can be moved: pass only when none can.',
  'not-reachable': ({ ship, at, colour }) => {
    if (!ship || at === undefined) return 'No voyage open to you now leads there.';
    const far = `Your ${shipName(ship)} comes as far as ${place(at)}`;
    return colour
      ? `${far}: to sail on from there takes ${card(colour)}, and you have none left.`
      : `${far} this turn.`;
  },
  'ship-first': () => 'Choose the ship first: more than one of yours could sail there.',
};
