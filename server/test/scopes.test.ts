import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scopeOf } from '../src/http/scopes.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());
const visitor = (): Visitor => new Visitor(() => fixture.server.url);

/** A person, and their programs with each scope. */
async function withTokens() {
  const anna = visitor();
  const player = visitor();
  const reader = visitor();
  await anna.post('/api/me', { name: 'Anna' });
  player.token = String(Object((await anna.post('/api/tokens', { name: 'Bot' })).json).token);
  reader.token = String(Object((await anna.post('/api/tokens', { scope: 'read' })).json).token);
  return { anna, player, reader };
}

describe('the scope of a token', () => {
  it('allows a token to play and follow, and to manage nothing', async () => {
    const { anna, player, reader } = await withTokens();
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const { id } = await player.open({ game: 'purse-race', seats, shuffle: false });
    expect((await reader.match(id)).mine).toEqual([0]);
    expect((await player.post('/api/me', { name: 'Annabot' })).status).toBe(200);
    expect(codeOf(await reader.post('/api/me', { name: 'Annabot' }))).toBe('scope-too-narrow');
    expect(codeOf(await reader.post(`/api/matches/${id}/call-off`, {}))).toBe('scope-too-narrow');
    const { devices } = Object((await anna.get('/api/me/devices')).json);
    const own = devices.find(({ mine }: { readonly mine: boolean }) => mine).id;
    for (const program of [player, reader]) {
      for (const reply of [
        await program.get('/api/me/export'),
        await program.get('/api/me/account'),
        await program.get('/api/me/devices'),
        await program.get('/api/me/notifications'),
        await program.post('/api/me/forget', {}),
        await program.post('/api/me/keys', {}),
        await program.post('/api/me/email', { address: 'eve@levante.example', language: 'en' }),
        await program.post('/api/me/channels', { kind: 'webhook', url: 'https://example.org/', format: 'json' }),
        await program.post(`/api/me/devices/${own}/sign-out`, {}),
        await program.post('/api/me/passkeys/options', {}),
        await program.post('/api/tokens', {}),
        await program.post('/api/sign-in/options', {}),
        await program.get('/api/operate'),
      ]) {
        expect([reply.status, codeOf(reply)]).toEqual([403, 'scope-too-narrow']);
      }
    }
    expect((await anna.match(id)).mine).toEqual([0]);
  });

  it('does not depend on the spelling of a path', async () => {
    const { player } = await withTokens();
    for (const path of ['/api/me/%65xport', '/api/me/export?x=1', '//api/me/export', '/API/me/export']) {
      expect([200, 201]).not.toContain((await player.get(path)).status);
    }
  });

  it('allows a token to sign out itself, and no other token', async () => {
    const { anna, player, reader } = await withTokens();
    const ids = Object((await anna.get('/api/me/devices')).json).devices;
    const idOf = (scope: string) => ids.find((device: { readonly scope: string }) => device.scope === scope).id;
    expect(codeOf(await reader.post(`/api/me/devices/${idOf('play')}/sign-out`, {}))).toBe('scope-too-narrow');
    expect((await player.post(`/api/me/devices/${idOf('play')}/sign-out`, {})).status).toBe(200);
    expect(codeOf(await player.get('/api/me'))).toBe('bad-token');
    expect((await reader.get('/api/me')).status).toBe(200);
  });

  it.each([
    ['GET', '/api/matches/:id', 'read'],
    ['HEAD', '/api/games', 'read'],
    ['POST', '/api/matches', 'play'],
    ['POST', '/api/quick-match', 'play'],
    ['GET', '/api/me', 'read'],
    ['GET', '/api/me/export', 'manage'],
    ['POST', '/api/me/email/code', 'manage'],
    ['POST', '/api/operate/acts', 'manage'],
    ['POST', '/api/tokens', 'manage'],
    // A new route below an account is closed to tokens unless it is listed.
    ['GET', '/api/me/something-new', 'manage'],
  ])('required for %s %s is %s', (method, path, scope) => {
    expect(scopeOf(method, path)).toBe(scope);
  });
});
