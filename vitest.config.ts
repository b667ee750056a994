import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{contract,dealer,bots,host,wire,table,server,web,cli,testkit}/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
    ],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
