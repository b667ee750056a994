import { LocalBell } from '@levante/host';
import { bellSuite } from '@levante/testkit/host';
import { describe, it } from 'vitest';

describe('the bell of one process', () => {
  const open = async () => {
    const bell = new LocalBell();
    return { here: bell, there: bell, close: async () => {} };
  };
  for (const { name, run } of bellSuite(open)) it(name, run);
});
