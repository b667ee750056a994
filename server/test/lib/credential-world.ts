import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@levante/contract';
import type { Mailbox } from '@levante/testkit/mailbox';
import { waitFor } from '@levante/testkit/wait';
import { AccountInfo, Devices, EmailTicket, MyNotifications, RecoveryCodes, SignedIn, Token } from '@levante/wire';
import * as z from 'zod/mini';
import { backUp } from '../../src/database/backup.ts';
import { connect } from '../../src/database/database.ts';
import { filesOf } from '../../src/database/folder.ts';
import { Authenticator, addPasskey, prove, signIn } from './authenticator.ts';
import type { Fixture } from './fixture.ts';
import { type Reply, Visitor } from './visitor.ts';

/** Rights of a credential, each including those before it. */
const RIGHTS = ['none', 'read', 'play', 'manage', 'account', 'proved'] as const;
type Right = (typeof RIGHTS)[number];

/** A copy of a cookie or token, with the rights that it had when it was taken. */
interface Copy {
  readonly kind: 'cookie' | 'token';
  readonly text: string;
  readonly right: Right;
  readonly step: number;
}

/** The code of a message that no person has used yet. */
interface OpenLetter {
  readonly purpose: 'add' | 'sign-in';
  readonly address: string;
  readonly ticket: string;
  readonly code: string;
}

const PUSH_KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const PROOF_OVER = 11 * 60_000;
/** Steps that are taken more often than others, most of which end what these began. */
const OFTEN: ReadonlySet<string> = new Set([
  'passkey',
  'prove',
  'token',
  'sign in',
  'later',
  'address',
  'confirm',
  'settle',
]);

/**
 * A person with two browsers, their programs, and a thief who copies every credential at every step. `step` takes a random
 * step, and `faults` lists what a copy gained.
 */
export class CredentialWorld {
  readonly #fixture: Fixture;
  readonly #mailbox: Mailbox;
  readonly #random: Random;
  readonly #browsers: Visitor[];
  #passkey: Authenticator;
  readonly #copies: Copy[] = [];
  #codes: readonly string[] = [];
  #tokens: string[] = [];
  /** The message asked for last, until its code is used. */
  #letter: OpenLetter | null = null;
  #steps = 0;
  readonly faults: string[] = [];
  readonly counts = new Map<string, number>();

  /** `mailbox` receives the messages of the fixture. */
  constructor(fixture: Fixture, mailbox: Mailbox, seed: number) {
    this.#fixture = fixture;
    this.#mailbox = mailbox;
    this.#random = new Random(seed);
    this.#browsers = [new Visitor(this.#url), new Visitor(this.#url)];
    this.#passkey = new Authenticator(this.#url());
  }

  /** Gives the person an account with an address and a passkey, and their browsers no proof. */
  async beginWithAccount(): Promise<void> {
    const [browser = new Visitor(this.#url)] = this.#browsers;
    await browser.get('/api/me');
    await this.#addPasskey(browser);
    const begun = await browser.post('/api/me/email', { address: 'anna@levante.example', language: 'en' });
    await this.#await('add', 'anna@levante.example', begun);
    await this.#confirm(browser);
    await this.#later();
    await this.#copyAll();
  }

  /** Takes a random step, copies all credentials, and compares the rights of all copies with those at their time. */
  async step(): Promise<void> {
    const steps: Readonly<Record<string, (browser: Visitor) => Promise<boolean>>> = {
      name: async (browser) => (await browser.post('/api/me', { name: 'Anna' })).status === 200,
      open: (browser) => this.#open(browser),
      passkey: (browser) => this.#addPasskey(browser),
      prove: async (browser) => (await prove(browser, this.#passkey)).status === 200,
      code: (browser) => this.#useCode(browser),
      codes: (browser) => this.#renewCodes(browser),
      token: (browser) => this.#token(browser),
      webhook: (browser) => this.#channel(browser, { kind: 'webhook', url: 'https://example.org/', format: 'json' }),
      push: (browser) =>
        this.#channel(browser, { kind: 'push', endpoint: `https://push.example.org/${this.#steps}`, keys: PUSH_KEYS }),
      address: (browser) => this.#beginAddress(browser),
      'stolen address': () => this.#beginAddress(this.#thief()),
      'ask by mail': (browser) => this.#askByMail(browser),
      confirm: (browser) => this.#confirm(this.#random.below(4) === 0 ? this.#thief() : browser),
      settle: async () => this.#change('update emails set next_at = 1 where next_at is not null'),
      'sign in': (browser) => this.#signIn(browser),
      'sign out': (browser) => this.#signOut(browser),
      everywhere: (browser) => this.#everywhere(browser),
      leave: (browser) => this.#leave(browser),
      restore: () => this.#restore(),
      later: async () => this.#later(),
    };
    const names = Object.keys(steps).flatMap((name) => Array<string>(OFTEN.has(name) ? 4 : 1).fill(name));
    const name = names[this.#random.below(names.length)] ?? '';
    const browser = this.#browsers[this.#random.below(2)];
    this.#steps += 1;
    if (browser !== undefined && (await steps[name]?.(browser))) {
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    }
    await this.#audit(name);
    await this.#copyAll();
  }

  readonly #url = (): string => `http://localhost:${this.#fixture.server.port}`;

  /** Adds a passkey, which is used from then on. */
  async #addPasskey(browser: Visitor): Promise<boolean> {
    const passkey = new Authenticator(this.#url());
    const isAdded = (await addPasskey(browser, passkey, await this.#tokensToKeep(browser))).status === 200;
    if (isAdded) this.#passkey = passkey;
    return isAdded;
  }

  async #open(browser: Visitor): Promise<boolean> {
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    return (await browser.post('/api/matches', { game: 'purse-race', seats, shuffle: false })).status === 201;
  }

  /** Names some of the tokens that the browser issued, to be kept. */
  async #tokensToKeep(browser: Visitor): Promise<{ readonly keep: readonly string[] }> {
    const reply = await browser.get('/api/me/devices');
    if (reply.status !== 200) return { keep: [] };
    const { devices } = z.parse(Devices, reply.json);
    return { keep: devices.flatMap(({ id, issuedHere }) => (issuedHere && this.#random.below(2) === 0 ? [id] : [])) };
  }

  async #useCode(browser: Visitor): Promise<boolean> {
    const [code, ...rest] = this.#codes;
    if (code === undefined) return false;
    this.#codes = rest;
    if (this.#random.below(2) === 0) return (await browser.post('/api/sign-in/code', { code })).status === 200;
    return (await browser.post('/api/me/proof/code', { code })).status === 200;
  }

  async #renewCodes(browser: Visitor): Promise<boolean> {
    const reply = await browser.post('/api/me/codes', {});
    if (reply.status !== 200) return false;
    this.#codes = z.parse(RecoveryCodes, reply.json).codes;
    return true;
  }

  async #token(browser: Visitor): Promise<boolean> {
    const scope = this.#random.below(2) === 0 ? 'play' : 'read';
    const reply = await browser.post('/api/tokens', { scope });
    if (reply.status !== 201) return false;
    this.#tokens.push(z.parse(Token, reply.json).token);
    return true;
  }

  async #channel(browser: Visitor, body: object): Promise<boolean> {
    return (await browser.post('/api/me/channels', body)).status === 201;
  }

  async #signIn(browser: Visitor): Promise<boolean> {
    const reply = await signIn(browser, this.#passkey);
    if (reply.status !== 200) return false;
    const { guest, leaving } = z.parse(SignedIn, reply.json);
    if (leaving && this.#random.below(2) === 0) {
      return (await browser.post('/api/sign-in/come-back', { ticket: leaving.ticket })).status === 200;
    }
    if (guest) await browser.post('/api/me/guest', { ticket: guest.ticket });
    return true;
  }

  async #signOut(browser: Visitor): Promise<boolean> {
    const reply = await browser.get('/api/me/devices');
    if (reply.status !== 200) return false;
    const { devices } = z.parse(Devices, reply.json);
    const device = devices[this.#random.below(devices.length)];
    return (await browser.post(`/api/me/devices/${device?.id}/sign-out`, {})).status === 200;
  }

  /** The holder of a random copy. */
  #thief(): Visitor {
    const copy = this.#copies[this.#random.below(Math.max(1, this.#copies.length))];
    return copy ? this.#holder(copy.kind, copy.text) : new Visitor(this.#url);
  }

  /** Begins to add or change the address; this or a later step confirms it. */
  async #beginAddress(browser: Visitor): Promise<boolean> {
    const address = `anna${this.#steps}@levante.example`;
    const begun = await browser.post('/api/me/email', { address, language: 'en' });
    if (begun.status !== 200) return false;
    await this.#await('add', address, begun);
    if (this.#random.below(3) > 0) await this.#confirm(browser);
    return true;
  }

  /** Asks for a message to sign in with, where an account has an address. */
  async #askByMail(browser: Visitor): Promise<boolean> {
    const connection = connect(filesOf(this.#fixture.dataDir).database);
    const [row] = connection.prepare('select address from emails where address is not null').all();
    connection.close();
    const { address } = Object(row);
    if (typeof address !== 'string') return false;
    const reply = await browser.post('/api/sign-in/email', { address, language: 'en' });
    if (reply.status !== 200) return false;
    await this.#await('sign-in', address, reply);
    return true;
  }

  /** Waits for a message that was asked for. */
  async #await(purpose: OpenLetter['purpose'], address: string, reply: Reply): Promise<void> {
    const { ticket } = z.parse(EmailTicket, reply.json);
    const known = this.#letter?.code;
    const found = () => this.#mailbox.letters.findLast(({ to, code }) => to === address && code !== null);
    await waitFor(() => {
      if ((found()?.code ?? known) === known) throw new Error(`no message to ${address}`);
    });
    this.#letter = { purpose, address, ticket, code: found()?.code ?? '' };
  }

  /** Uses the code of the message asked for last. */
  async #confirm(browser: Visitor): Promise<boolean> {
    const letter = this.#letter;
    if (letter === null) return false;
    const reply = await this.#useLetter(browser, letter);
    if (reply.status === 200) this.#letter = null;
    return reply.status === 200;
  }

  async #useLetter(browser: Visitor, { purpose, ticket, code }: OpenLetter): Promise<Reply> {
    if (purpose === 'sign-in') return await browser.post('/api/sign-in/email/code', { ticket, code });
    return await browser.post('/api/me/email/code', { ticket, code, ...(await this.#tokensToKeep(browser)) });
  }

  /** Signs out everywhere else: afterwards nothing made before acts or learns. */
  async #everywhere(browser: Visitor): Promise<boolean> {
    const before = await this.#personOf(browser);
    if (before === null || (await browser.post('/api/me/keys', {})).status !== 201) return false;
    for (const { kind, text, step } of this.#copies) {
      if ((await this.#personOf(this.#holder(kind, text))) === before)
        this.faults.push(`copy of step ${step} still acts`);
    }
    const { channels } = z.parse(MyNotifications, (await browser.get('/api/me/notifications')).json);
    if (channels.some(({ kind }) => kind !== 'email')) this.faults.push('a channel still learns');
    const { email } = z.parse(AccountInfo, (await browser.get('/api/me/account')).json);
    if (email?.next) this.faults.push(`${email.next.address} would still replace the address`);
    const letter = this.#letter;
    // A message that signs in goes to the address of the account, which stays.
    if (letter?.purpose === 'add' && (await this.#useLetter(browser, letter)).status === 200) {
      this.faults.push(`the message to ${letter.address} still adds it`);
    }
    return true;
  }

  /** Deletes the account or guest. */
  async #leave(browser: Visitor): Promise<boolean> {
    return (await browser.post('/api/me/forget', {})).status === 200;
  }

  /** Restores a backup of this moment after everything else that ends now. */
  async #restore(): Promise<boolean> {
    if (this.#random.below(3) > 0) return false;
    const folder = await mkdtemp(join(tmpdir(), 'levante-copy-'));
    const to = join(folder, 'copy');
    await backUp(this.#fixture.dataDir, to, { withSecret: true });
    const { port } = this.#fixture.server;
    await this.#fixture.restart({ dataDir: to, port });
    for (const browser of this.#browsers) browser.cookie = null;
    const ended = await Promise.all(this.#copies.map(({ kind, text }) => this.#personOf(this.#holder(kind, text))));
    if (ended.some((person) => person !== null)) this.faults.push('a copy acts on a restored backup');
    const [code] = this.#codes;
    const reply = code === undefined ? null : await new Visitor(this.#url).post('/api/sign-in/code', { code });
    if (reply?.status === 200) this.faults.push('a recovery code works on a restored backup');
    this.#codes = [];
    // The original continues without its copy.
    await this.#fixture.restart({ port });
    await rm(folder, { recursive: true, force: true });
    return true;
  }

  /** Lets proof expire, as far as the database tells. */
  async #later(): Promise<boolean> {
    return this.#change(`update sessions set proved_until = proved_until - ${PROOF_OVER} where proved_until > 0`);
  }

  /** Changes the database behind the server's back. Returns whether there was something to change. */
  #change(sql: string): boolean {
    const connection = connect(filesOf(this.#fixture.dataDir).database);
    const { changes } = connection.prepare(sql).run();
    connection.close();
    return changes > 0;
  }

  /** Compares what each copy may do now with what it could do when it was taken. */
  async #audit(name: string): Promise<void> {
    for (const { kind, text, right, step } of this.#copies) {
      const now = await this.#rightOf(kind, text);
      if (RIGHTS.indexOf(now) > RIGHTS.indexOf(right)) {
        this.faults.push(`${name} at step ${this.#steps}: the ${kind} of step ${step} had ${right} and has ${now}`);
      }
    }
  }

  async #copyAll(): Promise<void> {
    const texts = [
      ...this.#browsers.flatMap(({ cookie }) => (cookie === null ? [] : [{ kind: 'cookie' as const, text: cookie }])),
      ...this.#tokens.map((text) => ({ kind: 'token' as const, text })),
    ];
    this.#tokens = [];
    for (const { kind, text } of texts) {
      if (this.#copies.some((copy) => copy.text === text && copy.right !== 'proved')) continue;
      this.#copies.push({ kind, text, right: await this.#rightOf(kind, text), step: this.#steps });
    }
  }

  async #rightOf(kind: Copy['kind'], text: string): Promise<Right> {
    const holder = this.#holder(kind, text);
    if (kind === 'token') {
      if ((await holder.get('/api/matches')).status !== 200) return 'none';
      return (await holder.post('/api/me', { name: 'Anna' })).status === 200 ? 'play' : 'read';
    }
    const reply = await holder.get('/api/me/account');
    if (reply.status !== 200) return 'none';
    const { createdAt, proved } = z.parse(AccountInfo, reply.json);
    if (createdAt === null) return 'manage';
    return proved ? 'proved' : 'account';
  }

  /** Returns who a client is, as the page of its matches tells; null if it is refused. */
  async #personOf(holder: Visitor): Promise<string | null> {
    const reply: Reply = await holder.get('/api/matches');
    if (reply.status !== 200) return null;
    const text = holder.token ?? holder.cookie ?? '';
    return /[ct]2\.([a-z0-9]{24})/.exec(text)?.[1] ?? null;
  }

  #holder(kind: Copy['kind'], text: string): Visitor {
    const holder = new Visitor(this.#url);
    if (kind === 'cookie') holder.cookie = text;
    else holder.token = text;
    return holder;
  }
}
