import { inThousandths } from '@levante/bots';
import {
  CHANCE,
  type Fact,
  type GameEntry,
  NOBODY,
  type Parsed,
  Random,
  type Refusal,
  refuse,
  type Table,
  writeActor,
} from '@levante/contract';
import { budgetOf } from '../lib/budget.ts';
import type { Dependencies } from '../lib/dependencies.ts';
import { messageOf } from '../lib/fault.ts';
import { RecordedTable } from '../lib/recorded-table.ts';
import { LIMITS, type Request, readRequest } from './requests.ts';

/** A reply of the protocol, which always has `ok`. */
export type EngineReply = { readonly ok: boolean; readonly [key: string]: unknown };

type TableRequest = Exclude<Request, RequestOf<'hello' | 'new' | 'load'>>;
type RequestOf<D extends Request['do']> = Request & { readonly do: D };

/** Formats a refusal for the protocol: path and message beside the code, all other data under `data`. */
function refusalReply({ code, clause, data }: Refusal, at?: number): EngineReply {
  const { path, message = code === 'bad-request' ? 'this cannot be read' : undefined, ...rest } = data;
  return {
    ok: false,
    code,
    ...(clause === null ? {} : { clause }),
    ...(at === undefined ? {} : { at }),
    ...(path === undefined ? {} : { path }),
    ...(message === undefined ? {} : { message }),
    ...(Object.keys(rest).length === 0 ? {} : { data: rest }),
  };
}

const badRequest = (message: string): EngineReply => refusalReply(refuse('bad-request', null, { message }));
const actorReply = (table: Table): EngineReply => ({ ok: true, actor: writeActor(table.actor()) });

function stateReply(table: Table, { viewer }: RequestOf<'state'>): EngineReply {
  if (typeof viewer === 'number' && viewer >= table.options.players) return badRequest('there is no such seat');
  return { ok: true, state: table.state(viewer) };
}

/** Returns the legal actions; `incomplete` if the state does not contain the actor's secrets. */
function legalReply(table: Table): EngineReply {
  const incomplete = table.hides().includes(table.actor());
  return { ok: true, ...table.legal(), ...(incomplete && { incomplete }) };
}

/** Samples a complete state consistent with a seat's view; the table does not change. */
function redeal(table: Table, { seat, seed }: RequestOf<'redeal'>): EngineReply {
  const { players } = table.options;
  if (seat >= players) return badRequest('there is no such seat');
  const hidden = table.hides().filter((actor) => actor >= 0);
  if (hidden.includes(seat) && hidden.length < players) {
    return badRequest(`this is the view of another seat: what seat ${seat} sees is not known`);
  }
  return { ok: true, state: table.guess(seat, new Random(seed)).state() };
}

function apply(sitting: RecordedTable, lines: readonly string[]): EngineReply {
  const journal: Fact[] = [];
  for (const [at, line] of lines.entries()) {
    const played = sitting.play(line);
    if (!played.ok) return refusalReply(played.refusal, at);
    journal.push(...played.value);
  }
  return { ...actorReply(sitting.table), journal };
}

const HIDDEN_PILE = 'the pile to draw from is hidden in this state: send redeal, then load what it replies';

/** Returns whether chance is to draw from a pile that the state does not contain. */
function drawsHidden(table: Table): boolean {
  return table.actor() === CHANCE && table.hides().includes(CHANCE) && table.legal().actions.length === 0;
}

function playRandom(sitting: RecordedTable, { seed, plies }: RequestOf<'random'>): EngineReply {
  const random = new Random(seed);
  const actions: string[] = [];
  const before = sitting.ply;
  while (actions.length < plies) {
    if (drawsHidden(sitting.table)) {
      sitting.rewind(before);
      return badRequest(HIDDEN_PILE);
    }
    const line = sitting.playRandom(random);
    if (line === null) break;
    actions.push(line);
  }
  return { ok: true, actions };
}

function undo(sitting: RecordedTable): EngineReply {
  return sitting.undo() ? { ...actorReply(sitting.table), journal: [] } : badRequest('there is no action to take back');
}

function forecast(table: Table): EngineReply {
  const found = table.forecast();
  return found ? { ok: true, ...found } : badRequest('this game has no forecast');
}

/** A session of the engine protocol: lines in, replies out, one match at a time. */
export class EngineSession {
  readonly #dependencies: Dependencies;
  readonly #version: string;
  #sitting: RecordedTable | null = null;

  constructor(dependencies: Dependencies, version: string) {
    this.#dependencies = dependencies;
    this.#version = version;
  }

  /** Answers one line. Never throws. A refused request changes nothing. */
  answer(line: string): EngineReply {
    const request = readRequest(line);
    if (!request.ok) return refusalReply(request.refusal);
    try {
      return this.#reply(request.value);
    } catch (error) {
      this.#sitting?.restore();
      return badRequest(`the engine could not do this: ${messageOf(error)}`);
    }
  }

  #reply(request: Request): EngineReply {
    switch (request.do) {
      case 'hello':
        return this.#hello();
      case 'new':
        return this.#begin(request.game, false, (entry) => entry.open(request.options));
      case 'load':
        return this.#begin(request.game, true, (entry) => entry.load(request.state));
      default:
        return this.#sitting
          ? this.#replyAt(this.#sitting, request)
          : badRequest('there is no match yet: send new or load first');
    }
  }

  #replyAt(sitting: RecordedTable, request: TableRequest): EngineReply {
    switch (request.do) {
      case 'legal':
        return legalReply(sitting.table);
      case 'apply':
        return apply(sitting, request.actions);
      case 'random':
        return playRandom(sitting, request);
      case 'redeal':
        return redeal(sitting.table, request);
      case 'state':
        return stateReply(sitting.table, request);
      case 'undo':
        return undo(sitting);
      case 'go':
        return this.#go(sitting.table, request);
      case 'forecast':
        return forecast(sitting.table);
      case 'record':
        return { ok: true, record: sitting.record() };
    }
  }

  #hello(): EngineReply {
    const { games, kits } = this.#dependencies;
    const known = [...games.values()].map(({ id, rulesVersion, players }) => [id, { rulesVersion, players }]);
    const levels = new Set([...kits.values()].flatMap((kit) => kit.levels));
    return {
      ok: true,
      name: 'levante',
      version: this.#version,
      games: Object.fromEntries(known),
      levels: [...levels],
      limits: LIMITS,
    };
  }

  #begin(game: string, loaded: boolean, open: (entry: GameEntry) => Parsed<Table>): EngineReply {
    const entry = this.#dependencies.games.get(game);
    if (!entry) return refusalReply(refuse('unknown-game', null, { game }));
    const table = open(entry);
    if (!table.ok) return refusalReply(table.refusal);
    this.#sitting = new RecordedTable(table.value, loaded);
    const hidden = this.#sitting.table.hides().map(writeActor);
    return { ...actorReply(this.#sitting.table), ...(hidden.length > 0 && { hidden }) };
  }

  #go(table: Table, { level, ms, seed }: RequestOf<'go'>): EngineReply {
    const kit = this.#dependencies.kits.get(table.gameId);
    if (!kit?.levels.includes(level)) return badRequest(`level is one of ${kit?.levels.join(', ') ?? '(none)'}`);
    const seat = table.actor();
    if (seat === NOBODY) return refusalReply(refuse('match-over'));
    if (drawsHidden(table)) return badRequest(HIDDEN_PILE);
    if (seat < 0) return badRequest('chance decides now, and no bot');
    const began = performance.now();
    const question = { view: table.state(seat), seat, level, seed, budget: budgetOf(ms) };
    const { lines, chances, weighed } = kit.think(question);
    const info = {
      level,
      ms: Math.round(performance.now() - began),
      turn: lines,
      ...(chances === undefined ? {} : { chances: inThousandths(chances) }),
      ...(weighed === undefined ? {} : { weighed }),
    };
    return { ok: true, action: lines[0] ?? null, info };
  }
}
