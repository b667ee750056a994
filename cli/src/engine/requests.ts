import { accepted, isObject, type Parsed, refused, type Seat, type Viewer } from '@levante/contract';

/** Requests of the engine protocol, one object a line. */
export type Request =
  | { readonly do: 'hello' }
  | { readonly do: 'legal' }
  | { readonly do: 'undo' }
  | { readonly do: 'forecast' }
  | { readonly do: 'record' }
  | { readonly do: 'new'; readonly game: string; readonly options: unknown }
  | { readonly do: 'load'; readonly game: string; readonly state: unknown }
  | { readonly do: 'apply'; readonly actions: readonly string[] }
  | { readonly do: 'random'; readonly seed: number; readonly plies: number }
  | { readonly do: 'redeal'; readonly seat: Seat; readonly seed: number }
  | { readonly do: 'state'; readonly viewer: Viewer | undefined }
  | { readonly do: 'go'; readonly level: string; readonly ms: number; readonly seed: number };

const SEED = 1;
const PATIENCE_MS = 1000;

/**
 * Upper bounds of a request, as reported by `hello`, since the engine answers nothing else meanwhile: `plies` of
 * `random`, far more than a match has, and `ms` of `go`, ten minutes.
 */
export const LIMITS = { plies: 10_000, ms: 600_000 } as const;

const bad = (message: string): Parsed<never> => refused('bad-request', null, { message });
const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isCount = (value: unknown): value is number => isWhole(value) && value >= 0;
const isSeat = (value: unknown): value is Seat => isCount(value);

/** Arguments of each request; any others are refused, so that a misspelt one is noticed. */
const ARGUMENTS: Readonly<Record<Request['do'], readonly string[]>> = {
  hello: [],
  new: ['game', 'options'],
  load: ['game', 'state'],
  legal: [],
  apply: ['action', 'actions'],
  random: ['seed', 'plies'],
  redeal: ['seat', 'seed'],
  state: ['viewer'],
  undo: [],
  go: ['level', 'ms', 'seed'],
  forecast: [],
  record: [],
};

function isRequestName(name: unknown): name is Request['do'] {
  return isText(name) && Object.hasOwn(ARGUMENTS, name);
}

function readApply({ action, actions }: Record<string, unknown>): Parsed<Request> {
  if ((action === undefined) === (actions === undefined)) return bad('apply takes either action or actions');
  if (isText(action)) return accepted({ do: 'apply', actions: [action] });
  if (Array.isArray(actions) && actions.every(isText)) return accepted({ do: 'apply', actions });
  return bad('an action is a line of text, actions is a list of them');
}

function readRandom({ seed = SEED, plies = LIMITS.plies }: Record<string, unknown>): Parsed<Request> {
  if (!isWhole(seed)) return bad('seed is a whole number');
  if (!isCount(plies)) return bad('plies is a whole number from 0 on');
  return accepted({ do: 'random', seed, plies: Math.min(plies, LIMITS.plies) });
}

function readRedeal({ seat, seed = SEED }: Record<string, unknown>): Parsed<Request> {
  if (!isSeat(seat)) return bad('seat is a seat');
  if (!isWhole(seed)) return bad('seed is a whole number');
  return accepted({ do: 'redeal', seat, seed });
}

function readGo({ level, ms = PATIENCE_MS, seed = SEED }: Record<string, unknown>): Parsed<Request> {
  if (!isText(level)) return bad('level is a text');
  if (!isCount(ms) || ms > LIMITS.ms) return bad(`ms is a whole number from 0 to ${LIMITS.ms}`);
  if (!isWhole(seed)) return bad('seed is a whole number');
  return accepted({ do: 'go', level, ms, seed });
}

function readArguments(name: Request['do'], given: Record<string, unknown>): Parsed<Request> {
  switch (name) {
    case 'new':
      if (!isText(given.game)) return bad('game is a text');
      return accepted({ do: 'new', game: given.game, options: given.options ?? {} });
    case 'load':
      if (!isText(given.game)) return bad('game is a text');
      if (!isObject(given.state)) return bad('state is an object');
      return accepted({ do: 'load', game: given.game, state: given.state });
    case 'apply':
      return readApply(given);
    case 'random':
      return readRandom(given);
    case 'state': {
      const { viewer } = given;
      if (viewer === undefined || viewer === 'spectator' || isSeat(viewer)) return accepted({ do: 'state', viewer });
      return bad('viewer is a seat or "spectator"');
    }
    case 'redeal':
      return readRedeal(given);
    case 'go':
      return readGo(given);
    default:
      return accepted({ do: name });
  }
}

/** Reads one line of the protocol. Refuses an invalid request with `bad-request` and a message. */
export function readRequest(line: string): Parsed<Request> {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return bad('the line is no JSON');
  }
  if (!isObject(input)) return bad('a request is a JSON object');
  const { do: name, ...given } = input;
  if (!isRequestName(name)) return bad(`do is one of ${Object.keys(ARGUMENTS).join(', ')}`);
  const stranger = Object.keys(given).find((key) => !ARGUMENTS[name].includes(key));
  return stranger === undefined ? readArguments(name, given) : bad(`${name} takes no argument ${stranger}`);
}
