import { speak } from '@levante/table/words/language.ts';
import { LANGUAGES } from '@levante/table/words/languages.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Target } from '../../table/match/context.ts';
import { goldenHornPositions, type Position } from '../../table/match/position.ts';
import { hintsFor, whyNot } from '../../table/turn/hints.ts';

const inPort = { at: 'VEN', heading: 'CON' };

/** A turn of seat 0 of two: its ships, its cards, and the other's two-colour ship. */
function turn(ships: object, hand: object, prey: object = inPort): Position {
  const read = goldenHornPositions.read({
    game: 'golden-horn',
    options: { players: 2 },
    round: 3,
    seat: 0,
    actor: '0',
    step: 'turn',
    cities: { VEN: { pink: 2, yellow: 1 }, CON: { red: 2, green: 1 } },
    players: [
      { hand, ships: { mono: inPort, duo: inPort, trio: inPort, ...ships } },
      { hand: { red: 5 }, ships: { mono: inPort, duo: prey, trio: inPort } },
    ],
  });
  if ('code' in read) throw new Error(`no position: ${JSON.stringify(read)}`);
  return read;
}

/** The hint of a target, with plain spaces. */
function refusalText(position: Position, target: Target): string {
  const speech = {
    name: (seat: number) => ['Ada', 'Bo'][seat] ?? '',
    otherRefusal: () => '',
  };
  return hintsFor(position, [], speech)(target)?.refusal?.text.replace(/[\u00a0\u202f]/g, ' ') ?? '';
}

const cargo = { colour: 'red', cubes: 2 };
const atSea = { at: 3, heading: 'CON', cargo };

describe('the explanation of an impossible action', () => {
  afterEach(() => speak('en'));

  it('for a place names the ship that comes nearest, and the card it lacks', () => {
    const position = turn({ mono: { at: 1, heading: 'CON', cargo } }, {});
    const ends = position.plans.moves.map((move) => [move.ship, move.ends.at(-1)?.to]);
    expect(ends).toContainEqual(['duo', 3]);
    expect(ends).toContainEqual(['mono', 2]);
    const refusal = whyNot(position, [], { on: 'city', city: 'CON' });
    expect(refusal).toMatchObject({ code: 'not-reachable', data: { ship: 'duo', at: 3 } });
    expect(refusalText(position, { on: 'city', city: 'CON' })).toBe(
      `Your two-colour ship gets as far as space 3: sailing on from there takes a ${refusal?.data.colour} card, and you have none left.`,
    );
  });

  it('for a place, once a ship is chosen, says how far that ship comes', () => {
    const position = turn({ mono: { at: 1, heading: 'CON', cargo } }, {});
    const mono: Target = { on: 'ship', seat: 0, ship: 'mono' };
    // The ships of two and of three colours come that far.
    const there: Target = { on: 'space', place: 3 };
    expect(whyNot(position, [], there)).toMatchObject({ code: 'ship-first' });
    expect(whyNot(position, [mono], there)).toMatchObject({ code: 'not-reachable', data: { ship: 'mono', at: 2 } });
  });

  it('for goods says whose sails have the colour, that none are there, or that no ship is', () => {
    const position = turn({}, {});
    const [own] = position.board.fleets[position.json.players[0]?.fleet ?? 'A'][0] ?? [];
    if (!own) throw new Error('a fleet without sails');
    expect(refusalText(position, { on: 'cubes', city: 'CON', colour: 'red' })).toBe(
      'None of your ships is in Constantinople: only one that is can load there.',
    );
    expect(refusalText(position, { on: 'cubes', city: 'VEN', colour: 'orange' })).toMatch(
      /^(There is no orange cube in Venice|Orange is on)/,
    );
  });

  it('for a raid says which cards it takes, that the ship has no cubes, or where the ship is', () => {
    const bo: Target = { on: 'ship', seat: 1, ship: 'duo' };
    const sails = (position: Position) => position.board.fleets[position.json.players[1]?.fleet ?? 'A'][1] ?? [];
    const poor = turn({}, {}, atSea);
    for (const colour of new Set(sails(poor))) expect(refusalText(poor, bo)).toContain(colour);
    expect(refusalText(poor, bo)).toMatch(/^This raid takes 3 cards of .*; you hold 0\.$/);
    expect(refusalText(turn({}, {}), bo)).toBe('Bo’s two-colour ship is in Venice: it can be raided only at sea.');
    const robbed = turn({}, {}, { at: 3, heading: 'CON', cargo: null, robbed: true });
    expect(refusalText(robbed, bo)).toBe('Bo’s two-colour ship has no cube aboard that could be taken.');
  });

  it('for a card before a ship is chosen says that the ship comes first', () => {
    expect(refusalText(turn({}, { red: 1 }), { on: 'hand-card', colour: 'red' })).toBe(
      'A card pays for a step or a raid: choose a ship first.',
    );
  });

  it('is given in every language, with names and figures', async () => {
    const position = turn({}, {}, atSea);
    const texts: string[] = [];
    for (const language of LANGUAGES) {
      await speak(language);
      texts.push(
        refusalText(position, { on: 'ship', seat: 1, ship: 'mono' }),
        refusalText(position, { on: 'cubes', city: 'CON', colour: 'red' }),
      );
    }
    expect(texts.slice(2)).toEqual([
      'Das einfarbige Schiff von Bo liegt in Venedig: Überfallen lässt es sich nur auf einem Seefeld.',
      'Keines deiner Schiffe liegt in Konstantinopel: Nur dann könnte es dort laden.',
      'Le bateau unicolore de Bo est à Venise : on ne peut le piller que sur une case en mer.',
      'Aucun de vos bateaux n’est à Constantinople : il le faudrait pour y charger.',
      'La nave monocolore di Bo è a Venezia: si può assaltare solo su uno spazio di mare.',
      'Nessuna delle tue navi è a Costantinopoli: solo così potrebbe caricare lì.',
    ]);
  });
});
