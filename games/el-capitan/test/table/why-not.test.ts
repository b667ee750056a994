import { type CityCode, REFUSALS } from '@levante/el-capitan/rules';
import { speak } from '@levante/table/words/language.ts';
import { LANGUAGES } from '@levante/table/words/languages.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { namerOf } from '../../table/match/namer.ts';
import type { Position } from '../../table/match/position.ts';
import type { Target } from '../../table/match/props.ts';
import { tableWords } from '../../table/match/words/index.ts';
import { hintFor, reasonsPart } from '../../table/turn/hints.ts';
import { intentsOf } from '../../table/turn/intents.ts';
import { whatLacks } from '../../table/turn/refusals/why-not.ts';
import { dealt, positionFrom, recordNamed, recordNames, replayed, sites } from './positions.ts';

const NAMES = ['Ada', 'Bo', 'Cleo'];
const city = (code: CityCode): Target => ({ on: 'city', city: code });

/** Returns a position in which seat 0 is to act, with these open cards, hand and cash; `more` adds to its player, `others` to the state. */
function turn(
  open: readonly string[],
  hand: readonly string[],
  cash: number,
  more: object = {},
  others: object = {},
): Position {
  return positionFrom({
    options: { players: 3 },
    seat: 0,
    actor: '0',
    step: 'turn',
    round: 2,
    players: [{ cash, hand, ...more }],
    ...dealt(open, hand),
    ...others,
  });
}

beforeAll(() => reasonsPart.fetch());

/** Returns the refusal in a target's hint, with plain spaces. */
function refusalText(position: Position, target: Target): string {
  const hint = hintFor(position, [], target, namerOf(position.board, NAMES, tableWords.value.names));
  return hint?.refusal?.text.replace(/[\u00a0\u202f]/g, ' ') ?? '';
}

const inNaples = { ship: { city: 'NAP', berth: 1 } };
const naples = { cities: { NAP: { berths: [0, null] } } };

describe('the explanation of an impossible action', () => {
  afterEach(() => speak('en'));

  it('names a card of the city for a first voyage if none is available', () => {
    const position = turn(['MAR-1'], [], 20);
    expect(whatLacks(position, [], city('TAN'))).toMatchObject({ code: 'needs-destination-card', clause: 'EC-4.5' });
    expect(refusalText(position, city('TAN'))).toBe(
      'Your ship is not at sea yet: to Tanger you need a card of Tanger, and none is open or in your hand.',
    );
  });

  it('of a berth equals its city’s, and never mentions a pirate that is not in play', () => {
    const berth: Target = { on: 'berth', city: 'NAP', berth: 1 };
    const able = turn(['ALE-1'], [], 20, inNaples, naples);
    expect(intentsOf(able, [], berth)).toEqual(intentsOf(able, [], city('NAP')));
    expect(intentsOf(able, [], berth)).not.toEqual([]);
    const poor = turn(['ALE-1'], [], 0, inNaples, naples);
    expect(whatLacks(poor, [], berth)).toEqual(whatLacks(poor, [], city('NAP')));
    expect(whatLacks(poor, [], berth)).toMatchObject({ code: 'cannot-afford' });
  });

  it('names for a voyage the city’s card, the connection card, or the seals that are needed', () => {
    const position = turn(['ALE-1'], [], 20, inNaples, naples);
    expect(refusalText(position, city('TAN'))).toBe(
      'Your ship is in Napoli: to Tanger you need a card of Tanger, the card Napoli–Tanger, or a card with at least 2 seals, and none is open or in your hand.',
    );
  });

  it('names the missing florins of a card that leads there, and of no other card', () => {
    expect(refusalText(turn(['TAN-3', 'MAR-3'], [], 2), city('TAN'))).toBe(
      'Tanger (3 seals) costs 7 florins; you have 2, 5 too few.',
    );
    expect(refusalText(turn(['MAR-3'], [], 2), city('TAN'))).toContain('you need a card of Tanger');
    expect(refusalText(turn(['MAR-3'], [], 2), { on: 'open-card', card: 'MAR-3' })).toBe(
      'Marseille (3 seals) costs 7 florins; you have 2, 5 too few.',
    );
  });

  it('says after building that the ship stays, without the price of a card', () => {
    const built = turn(['TAN-3', 'MAR-3'], [], 4, inNaples, naples).after('0 build 1');
    if (!built.ok) throw new Error(built.refusal.code);
    expect(refusalText(built.position, city('TAN'))).toBe('After building your ship stays for this turn.');
  });

  it('says what a purchase would leave, and what the cheapest building then costs', () => {
    const position = turn(['MAR-3', 'NAP-1'], [], 8);
    expect(whatLacks(position, [], { on: 'open-card', card: 'MAR-3' })).toMatchObject({
      code: 'dead-end',
      data: { left: 1, least: 8 },
    });
    expect(refusalText(position, { on: 'open-card', card: 'MAR-3' })).toBe(
      'After buying Marseille (3 seals) you would have 1 florin, and the cheapest building within reach takes 8.',
    );
  });

  it('names the price of a house or a fortress here, and the missing florins', () => {
    const position = turn([], ['MAR-1'], 2, inNaples, naples);
    expect(refusalText(position, city('NAP'))).toBe('A house in Napoli costs 3 florins; you have 2, 1 too few.');
    expect(refusalText(position, { on: 'fortress-site', city: 'NAP', site: 1 })).toMatch(
      /^A fortress in Napoli costs \d+ florins; you have 2, \d+ too few\.$/,
    );
  });

  it('names the cities in which a connection card can be played', () => {
    const position = turn([], ['VEN-TAN'], 20, inNaples, naples);
    expect(refusalText(position, { on: 'hand-card', card: 'VEN-TAN' })).toBe(
      'Your ship is in Napoli: Venezia–Tanger can be played only in Venezia or in Tanger.',
    );
  });

  it('names every site that may be built now, for another site, in every language', async () => {
    const empty = turn([], [], 20, { ...inNaples, warehouses: 5 }, naples);
    const begun = turn(
      [],
      [],
      20,
      { ...inNaples, warehouses: 5 },
      {
        cities: { NAP: { berths: [0, null], sites: sites('1') } },
        players: [{ cash: 20, warehouses: 5, ...inNaples }, { warehouses: 5 }],
      },
    );
    const site = (number: number): Target => ({ on: 'site', city: 'NAP', site: number });
    expect(empty.legal.flatMap((line) => (line.verb === 'build' ? [line.site] : []))).toEqual([1, 2]);
    const texts: string[] = [];
    for (const language of LANGUAGES) {
      await speak(language);
      texts.push(
        refusalText(empty, site(4)),
        refusalText(begun, site(4)),
        refusalText(empty, { on: 'fortress-site', city: 'NAP', site: 2 }),
      );
    }
    expect(texts).toEqual([
      'Build on site 1 or 2 first.',
      'Build on site 2 first.',
      'The next fortress here goes on fortress site 1.',
      'Baue zuerst auf Bauplatz 1 oder 2.',
      'Baue zuerst auf Bauplatz 2.',
      'Die nächste Festung kommt hier auf Festungsbauplatz 1.',
      'Construisez d’abord sur la case 1 ou 2.',
      'Construisez d’abord sur la case 2.',
      'La prochaine forteresse va ici sur la case Forteresse 1.',
      'Costruisci prima sullo spazio 1 o 2.',
      'Costruisci prima sullo spazio 2.',
      'La prossima fortezza qui va sullo spazio fortezza 1.',
    ]);
  });

  it('names the open question between two turns, and nothing of the turn before', () => {
    const targets: readonly Target[] = [
      city('TAN'),
      { on: 'site', city: 'NAP', site: 1 },
      { on: 'open-card', card: 'MAR-3' },
      { on: 'loan', amount: 10 },
    ];
    const positions = recordNames()
      .filter((name) => name.startsWith('corpus/'))
      .slice(0, 4)
      .flatMap((name) => replayed(recordNamed(name)).plies.map(({ position }) => position));
    const settle = positions.find(({ json }) => json.step === 'settle');
    const starter = positions.find(({ json }) => json.step === 'starter');
    if (!settle || !starter) throw new Error('no record comes to both questions');
    for (const target of targets) {
      expect(refusalText(settle, target)).toBe('Decide about your loans first.');
      expect(refusalText(starter, target)).toBe('First choose who starts the next phase.');
    }
  });

  it('names the owner of a shut house', () => {
    const shut = { cities: { NAP: { berths: [0, null], sites: sites('0'), shut: ['1'] } } };
    const position = turn(
      [],
      [],
      20,
      { ...inNaples, warehouses: 5 },
      {
        ...shut,
        players: [{ cash: 20, warehouses: 5, ...inNaples }, { warehouses: 5 }],
      },
    );
    expect(refusalText(position, { on: 'shut-house', city: 'NAP', house: '1' })).toBe(
      'That is Bo’s house: you can reopen only your own.',
    );
  });

  it('is given in every language, with names and figures', async () => {
    const far = turn(['ALE-1'], [], 20, inNaples, naples);
    const dear = turn(['TAN-3'], [], 2);
    const texts: string[] = [];
    for (const language of LANGUAGES) {
      await speak(language);
      texts.push(refusalText(far, city('TAN')), refusalText(dear, city('TAN')));
    }
    expect(texts.slice(2)).toEqual([
      'Dein Schiff ist in Neapel: Nach Tanger brauchst du eine Zielkarte von Tanger, die Karte Neapel–Tanger oder eine Karte mit mindestens 2 Siegeln; es liegt keine offen, und du hast keine auf der Hand.',
      'Die Karte Tanger (3 Siegel) kostet 7 Florin; du hast 2, es fehlen 5.',
      'Votre bateau est à Naples : pour aller à Tanger, il vous faut une carte Objectif de Tanger, la carte Naples–Tanger ou une carte d’au moins 2 sceaux ; il n’y en a ni parmi les cartes visibles ni dans votre main.',
      'La carte Tanger (3 sceaux) coûte 7 florins ; vous en avez 2, il vous en manque 5.',
      'La tua nave è a Napoli: per andare a Tangeri serve una carta destinazione di Tangeri, la carta Napoli–Tangeri o una carta con almeno 2 sigilli, ma non ce n’è né tra le carte scoperte né nella tua mano.',
      'La carta Tangeri (3 sigilli) costa 7 fiorini; ne hai 2, te ne mancano 5.',
    ]);
  });

  it('has a code that the rules know', () => {
    const codes: readonly string[] = REFUSALS;
    for (const target of [city('TAN'), city('MAR'), { on: 'loan', amount: 10 } as const])
      expect(codes).toContain(whatLacks(turn([], [], 0), [], target)?.code ?? codes[0]);
  });
});
