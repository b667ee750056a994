import { describe, expect, it } from 'vitest';
import { ServerLife } from '../src/backend/life.ts';

describe('the life of a server', () => {
  const ended: string[] = [];
  const begun = (...names: readonly string[]): ServerLife => {
    ended.length = 0;
    const life = new ServerLife();
    for (const name of names) {
      life.atEnd(async () => {
        await Promise.resolve();
        ended.push(name);
        if (name.startsWith('faulty')) throw new Error(name);
      });
    }
    return life;
  };

  it('ends parts in the reverse order of their start', async () => {
    await begun('backend', 'host', 'notifications').end();
    expect(ended).toEqual(['notifications', 'host', 'backend']);
  });

  it('ends everything although something fails, and rejects with the first failure', async () => {
    await expect(begun('backend', 'faulty mail', 'faulty host').end()).rejects.toThrow('faulty host');
    expect(ended).toEqual(['faulty host', 'faulty mail', 'backend']);
  });

  it('ends everything once if it is asked to end several times', async () => {
    const life = begun('backend', 'host');
    await Promise.all([life.end(), life.end()]);
    await life.end();
    expect(ended).toEqual(['host', 'backend']);
  });
});
