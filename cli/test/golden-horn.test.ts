import { Random, type Table } from '@levante/contract';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import { verifyRecord } from '@levante/host/verify';
import { describe, expect, it } from 'vitest';
import { DEPENDENCIES } from '../src/lib/dependencies.ts';
import { terminalOf } from '../src/lib/show.ts';
import { type PlayChoice, playSession } from '../src/play/play.ts';
import { ENGLISH } from '../src/words/index.ts';

const SEED = '5eed'.padEnd(64, '0');
const show = terminalOf(DEPENDENCIES, 'golden-horn', 'en');

function fresh(players: number): Table {
  const table = GAMES.get('golden-horn')?.open({ players });
  if (!table?.ok) throw new Error('Golden Horn cannot be opened');
  return table.value;
}

/** Plays a match in seat 1 of three by first choices; returns the prompts and the output before and after the end. */
async function session() {
  const kit = KITS.get('golden-horn');
  if (!kit) throw new Error('no bots');
  const output: string[] = [];
  const offered: PlayChoice[] = [];
  const record = await playSession({
    table: fresh(3),
    kit,
    show,
    words: ENGLISH.play,
    person: {
      choose: async (_question, choices) => {
        offered.push(...choices);
        return choices[0]?.value ?? null;
      },
      tell: (lines) => void output.push(...lines),
    },
    seat: 1,
    levels: ['random', '', 'random'],
    turnMs: 1000,
    seed: SEED,
  });
  const over = output.findIndex((line) => line.includes('the match is over'));
  return { record, offered, before: output.slice(0, over), after: output.slice(over) };
}

describe('a session with Golden Horn', () => {
  it('shows only public information of other seats until the match is over', async () => {
    const { record, before, after } = await session();
    expect(verifyRecord(GAMES, record)).toMatchObject({ ok: true, verified: { over: true, deal: true } });
    const draws = before.filter((line) => line.includes('draws'));
    expect(draws.filter((line) => / Seat [02] draws/.test(line)).every((line) => line.endsWith('draws a card'))).toBe(
      true,
    );
    expect(draws.filter((line) => / Seat 1 draws an? [a-z]+ card$/.test(line)).length).toBeGreaterThan(4);
    const hands = before.flatMap((line, i) =>
      line.includes(' hand: ') ? [{ line, isOwn: /^[> ] 1 /.test(before[i - 1] ?? '') }] : [],
    );
    expect(hands.filter(({ isOwn }) => isOwn).length).toBeGreaterThan(30);
    expect(hands.filter(({ isOwn }) => !isOwn).length).toBeGreaterThan(20);
    for (const { line, isOwn } of hands)
      expect(/^ {7}hand: \d+ hidden; warehouse: \d+ hidden$/.test(line)).toBe(!isOwn);
    const piles = before.filter((line) => line.startsWith('Cards to draw'));
    expect(piles.every((line) => /: \d+ hidden; discarded/.test(line))).toBe(true);
    expect(before.join('\n')).not.toContain(SEED);
    expect(after.join('\n')).not.toContain('hidden');
    expect(after.at(-1)).toContain(SEED);
  });

  it('describes every action in words', async () => {
    const { offered } = await session();
    expect(offered.filter(({ label, value }) => label === value)).toEqual([]);
  });
});

describe('the table of Golden Horn in a terminal', () => {
  it.each([2, 3, 4])('shows every ship of %i players once, and describes every action', (players) => {
    const table = fresh(players);
    const random = new Random(players);
    const verbs = new Set<string>();
    while (table.legal().actor !== null) {
      const state = table.state();
      const lines = show.picture(state, ['Anna', 'Bo', 'Cleo', 'Dan']);
      const ships = lines.join('\n').match(/\d\.(mono|duo|trio) → (VEN|CON)/g) ?? [];
      const all = state.step === 'place' ? ships.length : players * 3;
      expect([ships.length, new Set(ships).size]).toEqual([all, all]);
      for (const line of table.legal().actions) {
        const text = show.say(state, line);
        expect(text).not.toBe(line);
        expect(text).not.toMatch(/undefined|\b(VEN|CON)\b/);
        verbs.add(line.split(' ')[1] ?? '');
      }
      table.playRandom(random);
    }
    expect(verbs.size).toBeGreaterThan(8);
    expect(show.picture(table.state(), []).join('\n')).toContain('Final scores: ');
  });

  it('marks the deciding seat, and lists the lane from Venice to Constantinople', () => {
    const table = fresh(3);
    const lines = show.picture(table.state(), ['Anna', 'Bo', 'Cleo']);
    expect(lines.find((line) => line.startsWith('>'))).toContain('Cleo');
    const lane = lines.slice(lines.findIndex((line) => line.startsWith('Venice')));
    const end = lane.findIndex((line) => line.startsWith('Constantinople'));
    expect(lane.slice(1, end).every((line) => /^ +\d+ {2}[a-z]+$|^Modone$/.test(line))).toBe(true);
  });
});
