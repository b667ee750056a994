import { type Agent, request } from 'node:http';
import { isObject, type Random } from '@levante/contract';
import { drawItem } from '@levante/testkit/simulation';
import type { Visitor } from './visitor.ts';

/** A request that must be refused. */
export interface MalformedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  /** Description of the fault. */
  readonly fault: string;
}

type Schema = Readonly<Record<string, unknown>>;

/** An operation of the API description. */
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly body: Schema | null;
  readonly query: ReadonlyMap<string, Schema>;
}

/** Texts, at least one of which matches each pattern of the description. */
const FITTING = [
  '/me',
  `sha256:${'0a'.repeat(32)}`,
  'Anna',
  'purse-race',
  'random',
  '12345678',
  '0 end',
  '3',
  '0a'.repeat(16),
  'anna@example.org',
  '0123456789abcd',
  '2026-12-24',
];
/** Texts, at least one of which violates each pattern. */
const ODD = [
  '',
  ' ',
  '\u0000',
  ' x',
  'x ',
  'a\nb',
  '\u202e',
  '-1',
  '1e9',
  '99999999999999999999',
  '../..',
  '%00',
  '💥\ud800',
  'a\r\nb: c',
];
/** Values that would end or break a header of a reply that contained them, for paths and cookies. */
const HEADER_BOUND = [
  'a\r1',
  'a\r\nset-cookie: levante=x',
  '\r\n\r\n<p>',
  'a\nb',
  'a\u0000b',
  '\u0000',
  '\u001f',
  '\u007f',
  'a\tb',
  '\u0085',
  'é',
  '\u2028',
  '💥',
  '"; filename="x',
  'x'.repeat(300),
];
/** Routes that the description does not contain. */
const HIDDEN = [{ method: 'GET', path: '/api/unsubscribe/{token}', body: null, query: new Map<string, Schema>() }];
/** Values of every type. */
const ANYTHING = [null, true, false, 0, 7, -1, 1.5, 1e300, '', 'x', [], [[]], {}, { a: { b: [] } }];
const KINDS_OF_BODY = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'json', 'text/html'];
const JSON_BODY = { 'content-type': 'application/json' };

const schemaIn = (value: unknown): Schema => (isObject(value) ? value : {});
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberIn = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** Generates malformed requests from an API description. */
export class MalformedRequests {
  readonly #operations: readonly Operation[];
  readonly #match: string;
  readonly #random: Random;

  /** Creates a generator. `match` is the id of an existing match. */
  constructor(description: unknown, match: string, random: Random) {
    this.#operations = [...operationsIn(description), ...HIDDEN];
    this.#match = match;
    this.#random = random;
  }

  next(): MalformedRequest {
    const operation = this.#one(this.#operations);
    const { method, body, query } = operation;
    const path = operation.path.replace('{id}', this.#match);
    const plain = { method, path, headers: body ? JSON_BODY : {}, body: body && JSON.stringify(this.#fitting(body)) };
    const faults: (() => MalformedRequest)[] = [
      () => ({ ...plain, ...this.#elsewhere(operation), fault: 'nothing is there' }),
      () => ({ ...plain, method: this.#one(['PUT', 'DELETE', 'PATCH']), fault: 'no such method' }),
    ];
    if (path.startsWith('/api')) {
      faults.push(() => ({ ...plain, headers: { ...plain.headers, ...this.#forged() }, fault: 'a forged identity' }));
    }
    if (operation.path.includes('{')) {
      faults.push(() => ({ ...plain, path: this.#boundPath(operation.path), fault: 'a path' }));
    }
    if (query.size > 0) faults.push(() => ({ ...plain, path: `${path}?${this.#query(query)}`, fault: 'a query' }));
    if (body) {
      const wrong = (): MalformedRequest => ({ ...plain, body: JSON.stringify(this.#broken(body)), fault: 'a body' });
      // Bodies get more weight, since most of the description is about them.
      faults.push(wrong, wrong, wrong, wrong, () => ({
        ...plain,
        body: this.#noJson(plain.body ?? ''),
        fault: 'no JSON',
      }));
      faults.push(() => ({ ...plain, headers: { 'content-type': this.#one(KINDS_OF_BODY) }, fault: 'a type' }));
      const site = { 'sec-fetch-site': this.#one(['cross-site', 'same-site']) };
      faults.push(() => ({ ...plain, headers: { ...plain.headers, ...site }, fault: 'another site' }));
    }
    return this.#one(faults)();
  }

  #one<T>(of: readonly T[]): T {
    return drawItem(this.#random, of);
  }

  #text(length: number): string {
    return Array.from({ length }, () => String.fromCharCode(32 + this.#random.below(95))).join('');
  }

  /** Returns a path with a value in it that no header may contain. */
  #boundPath(path: string): string {
    const value = encodeURIComponent(this.#one(HEADER_BOUND));
    return path.replace(/\{\w+\}/, this.#random.below(8) === 0 ? '%ff' : value);
  }

  /** Returns a path without a match or route. */
  #elsewhere({ path }: Operation): { readonly path: string } {
    const other = encodeURIComponent(this.#text(1 + this.#random.below(40)));
    if (path.includes('{id}')) return { path: path.replace('{id}', `${other}x`) };
    return { path: `/api/${other}/x` };
  }

  #forged(): Readonly<Record<string, string>> {
    const text = encodeURIComponent(this.#one([this.#text(1 + this.#random.below(80)), this.#one(HEADER_BOUND)]));
    const signed = `${this.#one(['c1', 't1', 'x'])}.${'a'.repeat(24)}.${text}`;
    return this.#one([{ authorization: `Bearer ${signed}` }, { authorization: text }, { cookie: `levante=${signed}` }]);
  }

  #query(query: ReadonlyMap<string, Schema>): string {
    const [name, schema] = this.#one([...query]);
    if (this.#random.below(4) === 0) return `${name}=1&${name}=2`;
    if (this.#random.below(4) === 0) return `${name}x=1`;
    return `${name}=${encodeURIComponent(this.#misfit(schema).replace('\ud800', ''))}`;
  }

  #noJson(body: string): string | Buffer {
    const deep = 13 + this.#random.below(5000);
    return this.#one<() => string | Buffer>([
      () => body.slice(0, this.#random.below(body.length)),
      () => `${body}${this.#one(['}', ',', '\u0000', 'x'])}`,
      () => Buffer.from([0x7b, 0xff, this.#random.below(256), 0x7d]),
      () => `${'['.repeat(deep)}${']'.repeat(deep)}`,
      () => `{"a":${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}}`,
      () => `{"__proto__":{"x":1},${body.slice(1)}`,
      () => JSON.stringify({ much: 'x'.repeat(this.#random.below(5) === 0 ? 140_000 : 1000) }),
    ])();
  }

  /** Returns a value that the schema accepts. */
  #fitting(schema: Schema): unknown {
    const { type } = schema;
    if (Array.isArray(schema.oneOf)) return this.#fitting(schemaIn(this.#one(schema.oneOf)));
    if (Array.isArray(schema.enum)) return this.#one(schema.enum);
    if (type === 'boolean') return true;
    if (type === 'integer') return Math.max(3, numberIn(schema.minimum, 0));
    if (type === 'array') return [this.#fitting(schemaIn(schema.items))];
    if (type === 'object') {
      const required = listIn(schema.required);
      const properties = Object.entries(schemaIn(schema.properties)).filter(
        ([name]) => required.includes(name) || this.#random.below(2) === 0,
      );
      return Object.fromEntries(properties.map(([name, of]) => [name, this.#fitting(schemaIn(of))]));
    }
    return this.#one(FITTING.filter((text) => fits(schema, text)));
  }

  /** Returns a text that the schema rejects. */
  #misfit(schema: Schema): string {
    const long = 'x'.repeat(numberIn(schema.maxLength, 1000) + 1);
    return this.#one([...ODD, long, this.#text(12)].filter((text) => !fits(schema, text)));
  }

  /** Returns a value that the schema rejects. */
  #broken(schema: Schema): unknown {
    if (Array.isArray(schema.oneOf)) return this.#broken(schemaIn(this.#one(schema.oneOf)));
    const other = (): unknown => this.#one(ANYTHING.filter((value) => !isOfType(schema, value)));
    const ways: (() => unknown)[] = [other];
    if (schema.type === 'object') ways.push(...this.#brokenObjects(schema));
    if (schema.type === 'array') ways.push(...this.#brokenLists(schema));
    if (schema.type === 'string') ways.push(() => this.#misfit(schema));
    if (schema.type === 'integer') {
      ways.push(
        () => numberIn(schema.minimum, 0) - 1 - this.#random.below(1000),
        () => numberIn(schema.maximum, 2 ** 53) + 1,
      );
    }
    return this.#one(ways)();
  }

  #brokenObjects(schema: Schema): (() => unknown)[] {
    const whole = (): Record<string, unknown> => ({ ...schemaIn(this.#fitting(schema)) });
    const ways: (() => unknown)[] = [];
    if (schema.additionalProperties === false) ways.push(() => ({ ...whole(), [this.#text(5)]: 1 }));
    for (const name of listIn(schema.required)) {
      ways.push(() => Object.fromEntries(Object.entries(whole()).filter(([key]) => key !== name)));
    }
    for (const [name, of] of Object.entries(schemaIn(schema.properties))) {
      // Twice as often, since most possible faults are in fields.
      const way = (): unknown => ({ ...whole(), [name]: this.#broken(schemaIn(of)) });
      ways.push(way, way);
    }
    return ways;
  }

  #brokenLists(schema: Schema): (() => unknown)[] {
    const items = schemaIn(schema.items);
    const some = (count: number): unknown[] => Array.from({ length: count }, () => this.#fitting(items));
    const ways: (() => unknown)[] = [() => [...some(1), this.#broken(items)]];
    if (numberIn(schema.minItems, 0) > 0) ways.push(() => []);
    if (typeof schema.maxItems === 'number') {
      const { maxItems } = schema;
      ways.push(() => some(maxItems + 1));
    }
    return ways;
  }
}

function operationsIn(description: unknown): Operation[] {
  return Object.entries(schemaIn(schemaIn(description).paths)).flatMap(([path, methods]) =>
    Object.entries(schemaIn(methods)).map(([method, described]) => {
      const operation = schemaIn(described);
      const content = schemaIn(schemaIn(schemaIn(operation.requestBody).content)['application/json']);
      const queries = listIn(operation.parameters)
        .map(schemaIn)
        .filter((one) => one.in === 'query');
      return {
        method: method.toUpperCase(),
        path,
        body: isObject(content.schema) ? content.schema : null,
        query: new Map(queries.map((one) => [String(one.name), schemaIn(one.schema)])),
      };
    }),
  );
}

function fits({ pattern, maxLength, enum: values, const: only }: Schema, text: string): boolean {
  if (Array.isArray(values)) return values.includes(text);
  if (typeof only === 'string') return only === text;
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)) return false;
  return text.length <= numberIn(maxLength, Number.POSITIVE_INFINITY);
}

function isOfType({ type, minimum, maximum, nullable }: Schema, value: unknown): boolean {
  if (nullable === true && value === null) return true;
  if (type === 'integer') {
    const min = numberIn(minimum, Number.MIN_SAFE_INTEGER);
    const max = numberIn(maximum, Number.MAX_SAFE_INTEGER);
    return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  }
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return typeof value === type;
}

/** A reply to a malformed request. */
export interface MalformedReply {
  readonly status: number;
  readonly text: string;
}

/** Sends a malformed request of a visitor. */
export function sendMalformed(
  { method, path, headers, body }: MalformedRequest,
  { agent, visitor }: { readonly agent: Agent; readonly visitor: Visitor },
): Promise<MalformedReply> {
  return new Promise((resolve, reject) => {
    const own = { ...visitor.headers(), ...headers };
    const sent = request(`${visitor.url}${path}`, { method, agent, headers: own }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, text })).once('error', reject);
    });
    sent.once('error', reject).end(body ?? undefined);
  });
}

/** Returns whether a reply is a proper refusal: an error status, a code and a sentence, and no internals. */
export function isRefusal({ status, text }: MalformedReply): boolean {
  if (status < 400 || status > 499 || /\bat .*:\d+:\d+|node_modules|\.ts\b/.test(text)) return false;
  const json: unknown = JSON.parse(text);
  return isObject(json) && typeof json.code === 'string' && typeof json.message === 'string';
}
