import {
  type JsonObject,
  type MatchRecord,
  openRecord,
  Random,
  type Registry,
  type Result,
  type Table,
} from '@levante/contract';
import { branchSeed, commitmentOf, consentOf, Dealer, dealingSeed } from '@levante/dealer';

/** A record while it is forged: anything may be in it. */
export type Forgery = Record<string, unknown> & { actions: string[]; meta: Record<string, unknown> };

/** Basis of a deal. */
interface DealPlan {
  readonly game: string;
  readonly options: JsonObject;
  readonly seed: string;
  readonly entropy: readonly (string | null)[];
  /** Plies of branches, ascending. */
  readonly plies: readonly number[];
  readonly start: JsonObject | undefined;
}

/** A match that was played: `plies` are those of its branches. */
interface DealtMatch {
  readonly actions: string[];
  readonly plies: readonly number[];
  readonly result: Result | null;
}

const hex = (random: Random, digits: number): string =>
  Array.from({ length: digits }, () => random.below(16).toString(16)).join('');
const idOf = (random: Random): string => hex(random, 14);
const pick = <T>(random: Random, list: readonly T[]): T => {
  const item = list[random.below(list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** JSON values of a wrong form. */
const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e300,
  0.5,
  '',
  '?',
  'x'.repeat(3000),
  [],
  [null],
  [[]],
  {},
  { ply: 0 },
  [0, 1, 2],
  Array.from({ length: 2000 }, (_, ply) => ({ ply, from: String(ply).padStart(14, '0') })),
  Array.from({ length: 300 }).reduce<unknown>((inner) => [inner], 0),
];

/** Forges records from true ones, as a host that knows every seed and all entropy could. */
export class Forger {
  readonly #games: Registry;
  readonly #bases: readonly MatchRecord[];
  readonly #random: Random;

  constructor(games: Registry, bases: readonly MatchRecord[], seed: number) {
    this.#games = games;
    this.#bases = bases;
    this.#random = new Random(seed);
  }

  /** Returns the record of a match with take-backs to which every person consented. */
  honest(): Forgery {
    const { game, options } = this.#base();
    const secrets = this.#secrets(options);
    const entropy = secrets.map((secret) => secret && consentOf(secret, 0));
    const wanted = this.#ascending(this.#random.below(4));
    const plan = { game, options, seed: hex(this.#random, 64), entropy, plies: wanted, start: undefined };
    const dealt = this.#dealt(plan, true);
    const consents = dealt.plies.map((_, i) => secrets.map((secret) => secret && consentOf(secret, i + 1)));
    const isAdded = entropy.some((one) => one !== null);
    return this.#record(plan, dealt, {
      ...(isAdded && { entropy }),
      ...(dealt.plies.length > 0 && { branches: this.#branches(dealt.plies) }),
      ...(isAdded && dealt.plies.length > 0 && { consents }),
    });
  }

  /** Returns a forged record and how it was forged. */
  forged(): { readonly record: Forgery; readonly how: string } {
    const first = pick(this.#random, ['redeal', 'redealFrom', 'keep', 'keep', 'keep', 'honest'] as const);
    const record = { redeal: this.#redealt, redealFrom: this.#redealtFrom, keep: this.#kept, honest: this.honest }[
      first
    ].call(this);
    const how: string[] = [first];
    // A consistent deal is often left as it is: any other change shows it to be forged.
    const changes = first.startsWith('redeal') ? this.#random.below(2) : 1 + this.#random.below(2);
    for (let i = 0; i < changes; i++) {
      const [name, change] = pick(this.#random, this.#changes);
      change(record);
      how.push(name);
    }
    return { record, how: how.join(', ') };
  }

  readonly #changes: readonly (readonly [string, (record: Forgery) => void])[] = [
    ['branches', (record) => this.#addBranches(record)],
    ['start', (record) => this.#startLater(record)],
    ['entropy', (record) => this.#changeEntropy(record)],
    ['seed', (record) => this.#changeSeed(record)],
    ['view', (record) => this.#show(record)],
    ['actions', (record) => this.#changeActions(record)],
    ['consents', (record) => this.#changeConsents(record)],
    ['odd value', (record) => this.#putOdd(record)],
    ['missing', (record) => delete record[pick(this.#random, ['seed', 'commitment', 'result', 'options', 'names'])]],
    ['result', (record) => Object.assign(record, { result: { scores: [1, 2, 3], ranks: [3, 2, 1] } })],
  ];

  #base(): MatchRecord {
    return pick(this.#random, this.#bases);
  }

  #kept(): Forgery {
    const copy = structuredClone(this.#base());
    const { hashes: _, checks: _checks, ...meta } = copy.meta ?? {};
    return { ...copy, actions: [...copy.actions], meta };
  }

  /** A deal that is consistent with branches at any plies: only that they were made up tells that it is forged. */
  #redealt(): Forgery {
    const { game, options } = this.#base();
    const isEarly = this.#random.below(2) === 0;
    const plies = isEarly ? Array.from({ length: 1 + this.#random.below(4) }, () => this.#random.below(12)) : [];
    const all = [...plies, ...this.#ascending(this.#random.below(3))].sort((a, b) => a - b);
    const entropy = this.#secrets(options);
    const plan = { game, options, seed: hex(this.#random, 64), entropy, plies: all, start: undefined };
    return this.#record(plan, this.#dealt(plan, false), {
      ...(entropy.some((one) => one !== null) && { entropy }),
      branches: this.#branches(all),
    });
  }

  /** A deal that is consistent from a position on. */
  #redealtFrom(): Forgery {
    const base = this.#base();
    const start = this.#tableAt(base, this.#random.below(base.actions.length)).state();
    const entropy = this.#secrets(base.options);
    const plies = this.#ascending(this.#random.below(2));
    const plan = { game: base.game, options: base.options, seed: hex(this.#random, 64), entropy, plies, start };
    return this.#record(plan, this.#dealt(plan, this.#random.below(2) === 0), {
      ...(entropy.some((one) => one !== null) && { entropy }),
      ...(plies.length > 0 && { branches: this.#branches(plies) }),
    });
  }

  /** Plays a match at random. Branches are at the given plies, or at the first turns from them on. */
  #dealt({ game, options, seed, entropy, plies, start }: DealPlan, areTurns: boolean): DealtMatch {
    const entry = this.#games.get(game);
    const opened = start ? entry?.load({ ...start, game, options }) : entry?.open(options);
    if (!opened?.ok) throw new Error(`${game} cannot be opened`);
    const table = opened.value;
    const actions: string[] = [];
    const taken: number[] = [];
    let derived = dealingSeed(seed, entropy);
    let dealer = new Dealer(derived);
    let last: number | null = null;
    while (table.actor() !== -2) {
      const actor = table.actor();
      const isHere = !areTurns || (actor >= 0 && actor !== last);
      while (isHere && (plies[taken.length] ?? Number.POSITIVE_INFINITY) <= actions.length) {
        taken.push(areTurns ? actions.length : (plies[taken.length] ?? 0));
        derived = branchSeed(derived, taken.at(-1) ?? 0);
        dealer = new Dealer(derived);
      }
      if (actor >= 0) last = actor;
      const legal = table.legal();
      const line = actor === -1 ? dealer.draw(legal) : pick(this.#random, legal.actions);
      if (!table.play(line).ok) throw new Error(line);
      actions.push(line);
    }
    return { actions, plies: taken, result: table.result() };
  }

  #record({ game, options, seed, start }: DealPlan, { actions, result }: DealtMatch, meta: object): Forgery {
    const head = { format: 'levante-record', version: 1, game, options, commitment: commitmentOf(seed), seed };
    return { ...head, ...(start && { start }), actions, result, meta: { ...meta } };
  }

  #branches(plies: readonly number[]) {
    return plies.map((ply) => ({ ply, from: idOf(this.#random) }));
  }

  /** Returns some plies, ascending, often the same. */
  #ascending(count: number): number[] {
    const plies = Array.from({ length: count }, () => 10 * this.#random.below(20));
    return plies.sort((a, b) => a - b);
  }

  #secrets({ players }: JsonObject): (string | null)[] {
    const count = typeof players === 'number' ? players : 3;
    return Array.from({ length: count }, () => (this.#random.below(3) === 0 ? null : hex(this.#random, 32)));
  }

  #tableAt(record: MatchRecord, ply: number): Table {
    const table = openRecord(this.#games, record);
    if ('refusal' in table) throw new Error('a base cannot be opened');
    for (const line of record.actions.slice(0, ply)) table.play(line);
    return table;
  }

  #addBranches({ meta, actions }: Forgery): void {
    const plies = Array.from({ length: 1 + this.#random.below(3) }, () => this.#random.below(actions.length + 2));
    const added = this.#branches(plies);
    const others = Array.isArray(meta.branches) ? meta.branches : [];
    const isSame = this.#random.below(4) === 0;
    const all = [...others, ...added].map((one) => (isSame ? { ...one, from: 'a'.repeat(14) } : one));
    meta.branches = this.#random.below(5) === 0 ? all : all.sort((a, b) => a.ply - b.ply);
  }

  /** Lets a true match begin later, from a whole or a hidden position. */
  #startLater(record: Forgery): void {
    const base = this.#base();
    const ply = this.#random.below(base.actions.length);
    const table = this.#tableAt(base, ply);
    const viewer = pick(this.#random, ['whole', 'spectator', 0, 1] as const);
    const isWhole = viewer === 'whole';
    Object.assign(record, {
      game: base.game,
      options: base.options,
      start: isWhole ? table.state() : table.state(viewer),
    });
    if (base.result) Object.assign(record, { result: base.result });
    const isSeen = !isWhole && this.#random.below(2) === 0;
    record.actions = base.actions.slice(ply).map((line) => (isSeen ? table.viewAction(line, viewer) : line));
    this.#dropSome(record);
  }

  #changeEntropy({ meta }: Forgery): void {
    const made = () => pick(this.#random, [null, hex(this.#random, 32), hex(this.#random, 31), 'A'.repeat(32), 7]);
    meta.entropy = Array.from({ length: 1 + this.#random.below(5) }, made);
  }

  #changeSeed(record: Forgery): void {
    const seed = pick(this.#random, [hex(this.#random, 64), 'F'.repeat(64), hex(this.#random, 62), '']);
    const isPromised = /^[0-9a-f]{64}$/.test(seed) && this.#random.below(2) === 0;
    Object.assign(record, { seed, ...(isPromised && { commitment: commitmentOf(seed) }) });
  }

  /** Shows only what a viewer sees. */
  #show(record: Forgery): void {
    const viewer = pick(this.#random, ['spectator', 0, 1] as const);
    record.actions = record.actions.map((line) =>
      /^\* card \d [a-z]+$/.test(line) && !line.startsWith(`* card ${viewer} `) ? line.replace(/[a-z]+$/, '?') : line,
    );
    if (this.#random.below(2) === 0) record.actions.length = this.#random.below(record.actions.length + 1);
    this.#dropSome(record);
  }

  #dropSome(record: Forgery): void {
    for (const key of ['seed', 'result']) if (this.#random.below(2) === 0) delete record[key];
  }

  #changeActions({ actions }: Forgery): void {
    const at = this.#random.below(actions.length + 1);
    const other = pick(this.#random, actions.length > 0 ? actions : ['* reveal MAR-3']);
    const kind = this.#random.below(4);
    if (kind === 0) actions.length = at;
    else if (kind === 1) actions.splice(at, 1);
    else if (kind === 2) actions.splice(at, 0, other);
    else actions.splice(at, 1, other);
  }

  #changeConsents({ meta }: Forgery): void {
    const branches = Array.isArray(meta.branches) ? meta.branches.length : 1;
    const seats = Array.isArray(meta.entropy) ? meta.entropy.length : 2;
    const made = () => pick(this.#random, [null, hex(this.#random, 32)]);
    meta.consents = Array.from({ length: branches }, () => Array.from({ length: seats }, made));
  }

  #putOdd(record: Forgery): void {
    const value = structuredClone(pick(this.#random, ODD));
    const inMeta = ['entropy', 'branches', 'consents', 'checks'];
    const inHead = ['seed', 'commitment', 'start', 'result', 'options', 'rulesVersion', 'names'];
    if (this.#random.below(2) === 0) record.meta[pick(this.#random, inMeta)] = value;
    else record[pick(this.#random, inHead)] = value;
  }
}
