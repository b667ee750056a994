import { Mailbox } from '@levante/testkit/mailbox';
import { CLIENT_ID, CLIENT_SECRET, TestProvider, visitProvider } from '@levante/testkit/provider';
import { freePort } from '@levante/testkit/services';
import { waitFor } from '@levante/testkit/wait';
import {
  EmailTicket,
  type Match,
  MyExport,
  MyNotifications,
  ProviderVisit,
  RecoveryCodes,
  SignedIn,
  Synced,
  WebhookMessage,
} from '@levante/wire';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { Authenticator, addPasskey, signIn } from '../lib/authenticator.ts';
import { BuiltServer } from '../lib/built-server.ts';
import { plyOf } from '../lib/play.ts';
import { matchIn, Visitor } from '../lib/visitor.ts';
import { Receiver } from '../lib/webhook-receiver.ts';

const ADDRESS = 'anna@levante.example';
const OVER_DAYS = { kind: 'days', hours: 24, reserveH: 24 } as const;
const NIGHT = { zone: 'Europe/Berlin', night: { from: 1380, to: 420 }, daysOff: [7], holidays: [] };

/** Ids of the matches of a club. */
export interface ClubMatches {
  /** Over days, with a chat; it is Bo's turn. */
  readonly days: string;
  /** With a proposal to cancel it, which Bo has not answered. */
  readonly proposed: string;
  /** A quick match in which Cyd waits. */
  readonly quick: string;
  /** Running. */
  readonly other: string;
}

/** Names of what changes by itself: the time, how long a proposal is still open, and whether the last message arrived. */
const PASSING = ['now', 'proposal', 'fault'];

/** People who use everything that a store keeps, at the built server, and the services around it. */
export class Club {
  readonly anna = new Visitor(() => this.url);
  readonly bo = new Visitor(() => this.url);
  readonly cyd = new Visitor(() => this.url);
  readonly receiver: Receiver;
  readonly #mailbox: Mailbox;
  readonly #provider: TestProvider;
  readonly #authenticator: Authenticator;
  readonly #port: number;
  #codes: string[] = [];
  #server: BuiltServer | null = null;

  private constructor(services: { mailbox: Mailbox; provider: TestProvider; receiver: Receiver; port: number }) {
    this.receiver = services.receiver;
    this.#mailbox = services.mailbox;
    this.#provider = services.provider;
    this.#port = services.port;
    this.#authenticator = new Authenticator(this.url);
  }

  static async open(): Promise<Club> {
    const port = await freePort();
    const provider = await TestProvider.open(`http://localhost:${port}/api/sign-in/provider/return`);
    return new Club({ mailbox: await Mailbox.open(), provider, receiver: await Receiver.open(), port });
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts a server with these options for its store. */
  async serve(...store: readonly string[]): Promise<void> {
    const services = ['--smtp', this.#mailbox.url, '--oidc-issuer', this.#provider.issuer, '--oidc-client', CLIENT_ID];
    const words = ['--port', String(this.#port), '--origin', this.url, '--bot-threads', '1', '--log-level', 'error'];
    const env = { LEVANTE_OIDC_SECRET: CLIENT_SECRET };
    this.#server = await BuiltServer.start([...words, ...services, '--webhooks-anywhere', ...store], env);
  }

  /** Stops the server, which must not have logged an error. */
  async stopServing(): Promise<void> {
    await this.#server?.stop();
    expect(this.#server?.log ?? '').toBe('');
    this.#server = null;
  }

  async close(): Promise<void> {
    await this.#server?.stop();
    await this.#mailbox.close();
    await this.#provider.close();
    await this.receiver.close();
  }

  /** Fills the store. */
  async fill(): Promise<ClubMatches> {
    await this.#openAccounts();
    const days = await this.#matchOfBoth({ timeControl: OVER_DAYS });
    await this.playUntilBo(days);
    expect((await this.bo.post(`/api/matches/${days}/chat`, { text: 'On Monday?' })).status).toBe(200);
    const report = { line: 1, reason: 'a test' };
    expect((await this.anna.post(`/api/matches/${days}/reports`, report)).status).toBe(200);
    const proposed = await this.#matchOfBoth({ timeControl: OVER_DAYS });
    await this.waitForTurn(proposed);
    const proposal = await this.anna.post(`/api/matches/${proposed}/proposals`, { kind: 'cancel' });
    expect(matchIn(proposal).proposal).toMatchObject({ kind: 'cancel', outcome: null });
    const quick = matchIn(await this.quick(this.cyd, 'Cyd')).id;
    const other = await this.#matchOfBoth();
    await this.waitForTurn(other);
    return { days, proposed, quick, other };
  }

  quick(who: Visitor, name: string) {
    return who.post('/api/quick-match', { game: 'golden-horn', players: 2, name });
  }

  async #openAccounts(): Promise<void> {
    const { anna, bo } = this;
    await anna.post('/api/me', { name: 'Anna' });
    expect((await addPasskey(anna, this.#authenticator)).status).toBe(200);
    this.#codes = z.parse(RecoveryCodes, (await anna.post('/api/me/codes', {})).json).codes;
    const { ticket } = z.parse(
      EmailTicket,
      (await anna.post('/api/me/email', { address: ADDRESS, language: 'de' })).json,
    );
    const { code } = await this.#mailbox.next();
    expect((await anna.post('/api/me/email/code', { ticket, code })).status).toBe(200);
    expect(await this.#visitProvider(anna, '/api/me/provider', { purpose: 'add' })).toBe('added');
    expect((await anna.post('/api/me/handle', { handle: 'anna' })).status).toBe(200);
    expect((await anna.post('/api/me/calendar', { calendar: NIGHT })).status).toBe(200);
    const { owner } = z.parse(Synced, (await anna.get('/api/me/synced')).json);
    const data = { settings: {}, lessons: [{ game: 'golden-horn', step: 3, of: 12 }], puzzles: [] };
    expect((await anna.post('/api/me/synced', { owner, data })).status).toBe(200);
    await bo.post('/api/me', { name: 'Bo' });
    const hook = { kind: 'webhook', url: `${this.receiver.url}bo`, format: 'json' };
    expect((await bo.post('/api/me/channels', hook)).status).toBe(201);
    const { settings } = z.parse(MyNotifications, (await bo.get('/api/me/notifications')).json);
    expect((await bo.post('/api/me/notifications', { ...settings, delayMinutes: 0 })).status).toBe(200);
  }

  /** Goes to the provider as Anna and comes back. Returns what the page learns of it. */
  async #visitProvider(who: Visitor, path: string, body: object): Promise<string> {
    const { cookie } = who;
    const reply = await who.post(path, body);
    const visit = /levante-visit=[^;]+/.exec(reply.headers.getSetCookie().join(';'))?.[0] ?? '';
    const back = await visitProvider(z.parse(ProviderVisit, reply.json).url, 'anna');
    const cookies = [cookie, visit].filter((one) => one !== null).join('; ');
    const response = await fetch(back, { redirect: 'manual', headers: { cookie: cookies } });
    const identity = response.headers.getSetCookie().find((line) => line.startsWith('levante='));
    who.cookie = identity?.split(';', 1)[0] ?? cookie;
    return response.headers.get('location')?.replace('/me#', '') ?? `status ${response.status}`;
  }

  async #matchOfBoth(more: object = {}): Promise<string> {
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const { id } = await this.anna.open({
      game: 'golden-horn',
      options: { players: 2 },
      seats,
      shuffle: false,
      ...more,
    });
    expect((await this.bo.post(`/api/matches/${id}/seats`, { name: 'Bo' })).status).toBe(200);
    return id;
  }

  /** Returns a match of Anna and Bo once one of them is asked. */
  waitForTurn(id: string): Promise<Match> {
    return waitFor(async () => {
      const match = await this.anna.match(id);
      expect(['0', '1']).toContain(match.actor);
      return match;
    });
  }

  /** Plays the first legal action of the person who is asked. */
  async play(id: string): Promise<void> {
    const { actor, ply } = await this.waitForTurn(id);
    const who = actor === '0' ? this.anna : this.bo;
    const follower = who.follow(id);
    const { message } = await follower.until((event) => event.message.legal !== null && plyOf(event.message) >= ply);
    await follower.close();
    expect((await who.act(id, plyOf(message), message.legal?.slice(0, 1) ?? [])).status).toBe(200);
  }

  /** Plays until it is Bo's turn after one of Anna's. */
  async playUntilBo(id: string): Promise<void> {
    while ((await this.waitForTurn(id)).actor === '1') await this.play(id);
    while ((await this.waitForTurn(id)).actor === '0') await this.play(id);
  }

  /** Signs Anna in on other browsers, by each way. A code is used up. */
  async signInByAll(): Promise<void> {
    const browsers = [1, 2, 3, 4].map(() => new Visitor(() => this.url));
    const [byKey, byCode, byMail, byProvider] = browsers;
    if (!byKey || !byCode || !byMail || !byProvider) throw new Error('four browsers are expected');
    expect((await signIn(byKey, this.#authenticator)).status).toBe(200);
    expect((await byCode.post('/api/sign-in/code', { code: this.#codes.shift() })).status).toBe(200);
    const reply = await byMail.post('/api/sign-in/email', { address: ADDRESS, language: 'de' });
    const { ticket } = z.parse(EmailTicket, reply.json);
    const code = await this.#nextCode();
    const signedIn = await byMail.post('/api/sign-in/email/code', { ticket, code });
    expect(z.parse(SignedIn, signedIn.json).name).toBe('Anna');
    expect(await this.#visitProvider(byProvider, '/api/sign-in/provider', {})).toBe('signed-in');
    for (const browser of browsers) expect((await browser.get('/api/me')).json).toEqual({ name: 'Anna' });
  }

  /** Returns the code of the next message that has one; others notify of changes of accounts. */
  async #nextCode(): Promise<string> {
    for (;;) {
      const { code } = await this.#mailbox.next();
      if (code !== null) return code;
    }
  }

  /** Returns everything that the server stores for Anna and Bo, except about these matches, and without what time changes. */
  async exported(except: readonly string[] = []): Promise<unknown> {
    const all = [];
    for (const who of [this.anna, this.bo]) {
      const { matches, devices, ...rest } = z.parse(MyExport, (await who.get('/api/me/export')).json);
      const others = matches.filter(({ match }) => !except.includes(match.id));
      all.push({ ...rest, matches: others, cookies: devices.length });
    }
    return JSON.parse(JSON.stringify(all, (key, value) => (PASSING.includes(key) ? undefined : value)));
  }

  /** Returns what Bo was notified of at the receiver, as `kind match`. */
  get notified(): string[] {
    return this.receiver.requests.flatMap(({ body }) =>
      z.parse(WebhookMessage, JSON.parse(body.toString())).items.map(({ kind, match }) => `${kind} ${match}`),
    );
  }

  /** Returns what Bo is still to be notified of, likewise. */
  async waiting(): Promise<string[]> {
    const { log } = z.parse(MyNotifications, (await this.bo.get('/api/me/notifications')).json);
    return log.flatMap(({ state, kind, match }) => (state === 'waiting' ? [`${kind} ${match}`] : []));
  }
}
