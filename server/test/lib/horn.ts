import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHANCE, type JsonObject, type LegalLines, Random, type Seat, type Table, writeActor } from '@levante/contract';
import { commitmentOf } from '@levante/dealer';
import { GAMES } from '@levante/games/rules';
import { goldenHorn } from '@levante/golden-horn/rules';
import type { StoredPly } from '@levante/host';
import { type SessionStore, sessionIdOf } from '@levante/people';
import { SqlSessionStore } from '../../src/accounts/session-store.ts';
import { Signer } from '../../src/http/signer.ts';
import { openSqlite } from './joined-store.ts';
import { Visitor } from './visitor.ts';

export const SEED = '0123456789abcdef'.repeat(4);
export const MATCH = 'aaaaaaaaaaaaaa';
const SECRET = Buffer.alloc(32, 7);
const NAMES = ['Anna', 'Bo', 'Cleo'] as const;

/** A match of Golden Horn in progress: its actions and its state. */
export interface Course {
  readonly plies: readonly StoredPly[];
  readonly state: JsonObject;
}

/** Creates a new match of three. */
export function freshHorn(): Table {
  const table = GAMES.get('golden-horn')?.open({ players: 3 });
  if (!table?.ok) throw new Error('Golden Horn cannot be opened');
  return table.value;
}

/** Chooses an action that reveals no card and needs none: place, load or sail, continue for nothing, or stop. */
export function openAction(legal: readonly string[]): string {
  const plain = legal.filter((line) => !/ (raid|turn|announce) | on \w| announce$/.test(line));
  const [line] = plain.filter((one) => !one.endsWith(' stop')).concat(plain);
  if (line === undefined) throw new Error(`nothing open among ${legal.join(', ')}`);
  return line;
}

/** Plays such actions until `stop`; `draw` chooses for chance. */
export function play(table: Table, draw: (legal: LegalLines) => string, stop: (table: Table) => boolean): StoredPly[] {
  const plies: StoredPly[] = [];
  while (!stop(table)) {
    const legal = table.legal();
    const action = table.actor() === CHANCE ? draw(legal) : openAction(legal.actions);
    const played = table.play(action);
    if (!played.ok) throw new Error(`refused: ${action}`);
    plies.push({ action, journal: played.value });
  }
  return plies;
}

/** Plays some rounds up to the first decision of a seat's turn. */
export function courseUpTo(seat: Seat): Course {
  const random = new Random(7);
  const table = freshHorn();
  const draw = () => table.clone().playRandom(random) ?? '';
  const plies = play(table, draw, () => {
    const { round, step, seat: turn } = table.state();
    return Number(round) >= 6 && step === 'turn' && turn === seat;
  });
  return { plies, state: table.state() };
}

/** Creates a match that looks the same to the viewer, with different cards and goods for everyone else. */
export function otherwiseHidden(course: Course, viewer: Seat | 'spectator', seed: number): Course {
  const random = new Random(seed);
  const table = freshHorn();
  const plies = course.plies.map(({ action }) => {
    const card = /^\* card (\d) /.exec(action);
    const { actions } = table.legal();
    const others = actions.filter((line) => line !== action);
    const hidden = card !== null && Number(card[1]) !== viewer;
    const line = hidden ? (others[random.below(others.length)] ?? action) : action;
    const played = table.play(line);
    if (!played.ok) throw new Error(`refused: ${line}`);
    return { action: line, journal: played.value };
  });
  const seen = goldenHorn.fromJson(table.state(viewer));
  if (!seen.ok) throw new Error('no view');
  const whole = goldenHorn.resample(seen.value, viewer === 'spectator' ? 0 : viewer, random);
  return { plies, state: goldenHorn.toJson(whole) };
}

/** Creates a data folder with this match in progress between three people, to be dealt from the given position of the dealer. */
export function dataFolderOf(course: Course, position = 0): (dataDir: string) => Promise<void> {
  return async (dataDir) => {
    await writeFile(join(dataDir, 'secret'), SECRET.toString('hex'), { mode: 0o600 });
    const store = await openSqlite(join(dataDir, 'levante.db'));
    const fresh = freshHorn();
    const loaded = GAMES.get('golden-horn')?.load(course.state);
    if (!loaded?.ok) throw new Error('the state cannot be loaded');
    await store.create({
      id: MATCH,
      game: 'golden-horn',
      rulesVersion: fresh.rulesVersion,
      options: fresh.options,
      seats: NAMES.map((name, seat) => ({ seat, kind: 'person', person: personOf(seat), name, level: null })),
      seed: SEED,
      commitment: commitmentOf(SEED),
      state: fresh.state(),
      actor: writeActor(fresh.actor()),
      createdAt: 1,
    });
    const actor = writeActor(loaded.value.actor());
    const { plies, state } = course;
    await store.commit({ match: MATCH, from: 0, plies, state, actor, result: null, position, command: null });
    await addSessions(new SqlSessionStore(store.access));
    await store.close();
  };
}

const personOf = (seat: Seat | 'spectator'): string => `${'a'.repeat(23)}${seat === 'spectator' ? 9 : seat}`;

/** Returns the secret of the session of a seat or of a stranger. */
const secretOf = (seat: Seat | 'spectator'): string => `${'s'.repeat(15)}${seat === 'spectator' ? 9 : seat}`;

/** Stores the sessions of all visitors. */
async function addSessions(store: SessionStore): Promise<void> {
  for (const seat of [0, 1, 2, 'spectator'] as const) {
    await store.addSession(
      {
        id: sessionIdOf(secretOf(seat)),
        person: personOf(seat),
        generation: 0,
        kind: 'cookie',
        scope: 'manage',
        name: null,
        issuer: null,
        agent: { browser: 'other', system: 'other' },
        isHostCookie: false,
        proof: null,
        binding: null,
      },
      Math.floor(Date.now() / 86_400_000),
    );
  }
}

/** Creates the visitor of a seat in that match, or a stranger, with their cookie. */
export function visitorAt(url: () => string, seat: Seat | 'spectator'): Visitor {
  const visitor = new Visitor(url);
  const holder = { person: personOf(seat), generation: 0, secret: secretOf(seat) };
  visitor.cookie = `levante=${new Signer([{ id: '', secret: SECRET }]).sign('cookie', holder)}`;
  return visitor;
}

const FLEETS = ['A', 'B', 'C'];

/** Returns the secrets of others found in these bytes while the match runs. */
export function leaksIn(bytes: string, viewer: Seat | 'spectator'): string[] {
  const found = [
    ...[...bytes.matchAll(/\* card (\d) [a-z]+/g)].filter((card) => Number(card[1]) !== viewer),
    ...[...bytes.matchAll(/"card-drawn","seat":(\d),"colour":"[a-z]+"/g)].filter((card) => Number(card[1]) !== viewer),
    ...[
      ...bytes.matchAll(
        /"fleet":"([A-D])","hand":\{(?!"count":\d+\},"warehouse":\{"count":\d+(?:,"colours":\[[a-z",]*\])?\})/g,
      ),
    ].filter((player) => FLEETS.indexOf(player[1] ?? '') !== viewer),
    ...bytes.matchAll(/"deck":\{(?!"count":\d+\})/g),
    ...bytes.matchAll(/"legal":\["\*|"weights"|"(?:words|seed|dealer)":\s*["\d]/g),
    ...bytes.matchAll(new RegExp(SEED, 'gi')),
  ];
  return found.map(([text]) => text);
}
