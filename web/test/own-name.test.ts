import { chooseName, keepOwnName, moveOldName, ownName, readOwnName } from '@levante/table/ui/own-name.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Api } from '../src/hosts/server/client.ts';
import { rename, signInWithCode } from '../src/pages/me/account.ts';

/** A server that knows one person, and counts the names sent to it. */
class PeopleServer {
  name: string | null = null;
  isOffline = false;
  readonly sent: unknown[] = [];

  readonly fetcher: typeof fetch = async (_, init) => {
    if (this.isOffline) throw new TypeError('no network');
    if (typeof init?.body === 'string') {
      const body: { readonly name: string } = JSON.parse(init.body);
      this.name = body.name;
      this.sent.push(body.name);
    }
    return new Response(JSON.stringify({ name: this.name }), { status: 200 });
  };
}

const entries = new Map<string, string>();

describe('the name of the person who uses a browser', () => {
  let server: PeopleServer;

  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    });
    entries.clear();
    keepOwnName(null);
    server = new PeopleServer();
  });
  afterEach(() => {
    keepOwnName(null);
    vi.unstubAllGlobals();
  });

  it('is the one chosen in the browser, and is sent to the server once it knows the person', async () => {
    chooseName('Zoe');
    await new Api('', server.fetcher).meet();
    expect([ownName.value, server.name]).toEqual(['Zoe', 'Zoe']);
  });

  it('is the one at the server unless another one was chosen since', async () => {
    server.name = 'Zoe';
    const api = new Api('', server.fetcher);
    await api.meet();
    expect([ownName.value, server.sent]).toEqual(['Zoe', []]);
    chooseName('Yara');
    await api.meet();
    expect([ownName.value, server.name]).toEqual(['Yara', 'Yara']);
    // What the page read first is not what the server has now.
    await api.meet();
    expect([ownName.value, server.sent]).toEqual(['Yara', ['Yara']]);
  });

  it('is sent later if it cannot be sent when it is chosen', async () => {
    server.name = 'Zoe';
    const api = new Api('', server.fetcher);
    await api.meet();
    server.isOffline = true;
    api.chooseName('Yara');
    await api.meet();
    server.isOffline = false;
    expect([ownName.value, server.name]).toEqual(['Yara', 'Zoe']);
    await new Api('', server.fetcher).meet();
    expect([ownName.value, server.name]).toEqual(['Yara', 'Yara']);
  });

  it('is the account’s after signing in, and none after signing out', async () => {
    chooseName('Guest');
    const api = new Api('', server.fetcher);
    await api.meet();
    server.name = 'Zoe';
    expect([await api.settleName(server.name), ownName.value]).toEqual(['Zoe', 'Zoe']);
    api.forgetIdentity();
    server.name = null;
    await api.meet();
    expect([ownName.value, server.name]).toEqual([null, null]);
  });

  it('is given to a nameless account by the guest who signs in', async () => {
    chooseName('Zoe');
    const api = new Api('', server.fetcher);
    await api.meet();
    server.name = null;
    expect([await api.settleName(server.name), server.name]).toEqual(['Zoe', 'Zoe']);
  });

  it('is none after signing out, also if an earlier version stored one with the settings', () => {
    entries.set('levante.settings', JSON.stringify({ name: 'Zoe', language: 'de' }));
    moveOldName(localStorage);
    expect([readOwnName(localStorage), entries.get('levante.settings')]).toEqual(['Zoe', '{"language":"de"}']);
    keepOwnName('Zoe');
    keepOwnName(null);
    expect(readOwnName(localStorage)).toBeNull();
  });

  it('is the account’s after signing in, although the guest’s own name could not be sent', async () => {
    chooseName('Guest');
    const reply = { name: 'Zoe', guest: null };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(reply), { status: 200 }));
    expect((await signInWithCode('code')).ok).toBe(true);
    server.name = 'Zoe';
    await new Api('', server.fetcher).meet();
    expect([ownName.value, server.sent]).toEqual(['Zoe', []]);
  });

  it('is the one entered on the page about oneself, not an earlier one that could not be sent', async () => {
    chooseName('Bob');
    vi.stubGlobal('fetch', server.fetcher);
    expect((await rename('Yara')).ok).toBe(true);
    await new Api('', server.fetcher).meet();
    expect([ownName.value, server.name]).toEqual(['Yara', 'Yara']);
  });

  it('is not the one that is offered to a person without a name', () => {
    chooseName('Captain');
    expect(ownName.value).toBeNull();
  });

  it('is the one that an earlier version stored with the settings', () => {
    const storage = (settings: unknown) => ({
      getItem: (key: string) => (key === 'levante.settings' ? JSON.stringify(settings) : null),
    });
    expect(readOwnName(storage({ name: 'Zoe' }))).toBe('Zoe');
    for (const settings of [{}, { name: '' }, { name: 7 }, null]) expect(readOwnName(storage(settings))).toBeNull();
    expect(readOwnName({ getItem: (key) => (key === 'levante.settings' ? '{' : null) })).toBeNull();
  });
});
