import { ActionBuffer, readRecord } from '@levante/contract';
import { type ElCapitanState, elCapitan, type StateJson } from '@levante/el-capitan/rules';
import type { Page } from '@playwright/test';

/** The order in which somebody would act who wants to be through with it, and in debt. */
const WISHES = ['extend', 'loan', 'build', 'end', 'sail', 'buy', 'pass', 'repay', 'starter'] as const;
/** Loans a seat takes, as long as the bank has some. */
const LOANS = 2;

interface Reached {
  readonly state: ElCapitanState;
  readonly ply: number;
}

/** How far each match has been followed. */
const known = new Map<string, Reached>();

/** The state out of the record that the server gives. */
async function stateOf(page: Page, id: string): Promise<Reached> {
  const reply = await page.request.get(`/api/matches/${id}/record`);
  const read = readRecord(JSON.parse(await reply.text()));
  if (!read.ok) throw new Error('the server gave no record');
  const options = elCapitan.options(read.value.options);
  if (!options.ok) throw new Error('the record has no options');
  const before = known.get(id) ?? { state: elCapitan.setup(options.value), ply: 0 };
  const state = elCapitan.clone(before.state);
  for (const line of read.value.actions.slice(before.ply)) {
    const action = elCapitan.parse(state, line);
    if (!action.ok) throw new Error(`not in the notation: ${line}`);
    elCapitan.apply(state, action.value);
  }
  known.set(id, { state: elCapitan.clone(state), ply: read.value.actions.length });
  return { state, ply: read.value.actions.length };
}

function legalLines(state: ElCapitanState): readonly string[] {
  const buffer = new ActionBuffer();
  elCapitan.legal(state, buffer);
  return Array.from({ length: buffer.length }, (_, i) => elCapitan.write(state, buffer.at(i)));
}

/** The next action of whoever decides. */
function wished(state: ElCapitanState): string {
  const lines = legalLines(state);
  const { players } = elCapitan.toJson(state);
  for (const wish of WISHES) {
    const line = lines.find((one) => one.split(' ')[1] === wish);
    if (!line) continue;
    if (wish === 'loan' && (players[elCapitan.actor(state)]?.loans.length ?? 0) >= LOANS) continue;
    return line;
  }
  return lines[0] ?? '';
}

/** Opens a match in which everybody sits at this screen. */
export async function openHere(page: Page, players: number): Promise<string> {
  await page.request.get('/api/me');
  const seats = ['Ada', 'Bo', 'Cleo'].slice(0, players).map((name) => ({ kind: 'me', name }));
  const reply = await page.request.post('/api/matches', {
    data: { game: 'el-capitan', options: { players }, seats, shuffle: false },
  });
  const { id }: { id: string } = await reply.json();
  return id;
}

/** Plays all seats of a match over HTTP, all of them at this screen, until `stop` says so before somebody's turn. */
export async function drive(page: Page, id: string, stop: (json: StateJson) => boolean): Promise<void> {
  for (;;) {
    const { state, ply } = await stateOf(page, id);
    if (elCapitan.actor(state) < 0 || stop(elCapitan.toJson(state))) return;
    await send(page, id, ply, turnOf(state));
  }
}

/** Returns what the seat that decides after the next turn may do then; nothing where chance decides. */
export async function legalAfterTurn(page: Page, id: string): Promise<readonly string[]> {
  const { state } = await stateOf(page, id);
  turnOf(state);
  return elCapitan.actor(state) < 0 ? [] : legalLines(state);
}

/** Plays one turn, or answers one question. */
export async function driveTurn(page: Page, id: string): Promise<void> {
  const { state, ply } = await stateOf(page, id);
  await send(page, id, ply, turnOf(state));
}

/** Plays in `state` all that the deciding seat does before chance or somebody else goes on; returns its lines. */
function turnOf(state: ElCapitanState): readonly string[] {
  const seat = elCapitan.actor(state);
  const lines: string[] = [];
  while (elCapitan.actor(state) === seat) {
    const line = wished(state);
    const action = elCapitan.parse(state, line);
    if (!action.ok) throw new Error(`not in the notation: ${line}`);
    const { step } = elCapitan.toJson(state);
    elCapitan.apply(state, action.value);
    lines.push(line);
    if (step !== 'turn') break;
  }
  return lines;
}

async function send(page: Page, id: string, ply: number, actions: readonly string[]): Promise<void> {
  const key = `drive-${ply}-${id}`;
  const reply = await page.request.post(`/api/matches/${id}/actions`, { data: { ply, key, actions } });
  if (!reply.ok()) throw new Error(`${actions.join(', ')}: ${await reply.text()}`);
}

/** Nothing stops it: the match is played to its end. */
export const never = (): boolean => false;

/** Whether the turn that is about to be played is the last of its phase: the payday comes with its end. */
export const isLastTurn = ({ step, lastRound, seat, starter, players }: StateJson): boolean =>
  step === 'turn' && lastRound && seat !== null && (seat + 1) % players.length === starter;
