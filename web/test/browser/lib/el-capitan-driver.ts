import { ActionBuffer, readRecord } from '@levante/contract';
import { type ElCapitanState, elCapitan, type StateJson } from '@levante/el-capitan/rules';
import type { Page } from '@playwright/test';

/** Priority of actions for a player who wants a short match, with debts. */
const PRIORITIES = ['extend', 'loan', 'build', 'end', 'sail', 'buy', 'pass', 'repay', 'starter'] as const;
/** Number of loans a seat takes while the bank has some. */
const LOANS = 2;

interface Reached {
  readonly state: ElCapitanState;
  readonly ply: number;
}

/** Replay position of each match. */
const known = new Map<string, Reached>();

/** Replays the record from the server. */
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

/** Returns the next action of the deciding seat. */
function nextAction(state: ElCapitanState): string {
  const lines = legalLines(state);
  const { players } = elCapitan.toJson(state);
  for (const kind of PRIORITIES) {
    const line = lines.find((one) => one.split(' ')[1] === kind);
    if (!line) continue;
    if (kind === 'loan' && (players[elCapitan.actor(state)]?.loans.length ?? 0) >= LOANS) continue;
    return line;
  }
  return lines[0] ?? '';
}

/** Creates a match with everyone at this screen. */
export async function openHere(page: Page, players: number): Promise<string> {
  await page.request.get('/api/me');
  const seats = ['Ada', 'Bo', 'Cleo'].slice(0, players).map((name) => ({ kind: 'me', name }));
  const reply = await page.request.post('/api/matches', {
    data: { game: 'el-capitan', options: { players }, seats, shuffle: false },
  });
  const { id }: { id: string } = await reply.json();
  return id;
}

/** Plays all seats of a match over HTTP until `stop` is true before a turn. */
export async function drive(page: Page, id: string, stop: (json: StateJson) => boolean): Promise<void> {
  for (;;) {
    const { state, ply } = await stateOf(page, id);
    if (elCapitan.actor(state) < 0 || stop(elCapitan.toJson(state))) return;
    await send(page, id, ply, turnOf(state));
  }
}

/** Plays a turn and returns the legal actions after it; empty if chance is next. */
export async function legalAfterTurn(page: Page, id: string): Promise<readonly string[]> {
  const { state } = await stateOf(page, id);
  turnOf(state);
  return elCapitan.actor(state) < 0 ? [] : legalLines(state);
}

/** Plays one turn or answers one question. */
export async function driveTurn(page: Page, id: string): Promise<void> {
  const { state, ply } = await stateOf(page, id);
  await send(page, id, ply, turnOf(state));
}

/** Plays in `state` all that the deciding seat does before chance or another seat continues; returns its lines. */
function turnOf(state: ElCapitanState): readonly string[] {
  const seat = elCapitan.actor(state);
  const lines: string[] = [];
  while (elCapitan.actor(state) === seat) {
    const line = nextAction(state);
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

/** Never stops: plays the match to its end. */
export const never = (): boolean => false;

/** Returns whether the next turn is the last of its phase, so that the payday follows. */
export const isLastTurn = ({ step, lastRound, seat, starter, players }: StateJson): boolean =>
  step === 'turn' && lastRound && seat !== null && (seat + 1) % players.length === starter;
