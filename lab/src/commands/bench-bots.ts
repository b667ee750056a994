import { gameNamed } from '@levante/cli/lib/arguments.ts';
import { DEPENDENCIES } from '@levante/cli/lib/dependencies.ts';
import { type AnswerTimes, type BotAnswers, type BotsExtent, measureBotAnswers } from '../bench/bot-answers.ts';
import { here } from '../bench/build-root.ts';
import { served } from '../bench/server-comparison.ts';

export interface BenchBotsOptions extends BotsExtent {
  readonly json?: true;
}

/** Measures how soon bots answer a person while others follow matches between bots, and prints it. */
export async function runBenchBots({ json, ...extent }: BenchBotsOptions): Promise<void> {
  const { id: game } = gameNamed(DEPENDENCIES, extent.game);
  const figures = await served(here, (server) => measureBotAnswers(server, { ...extent, game }), {
    isAsShipped: extent.identities !== undefined,
  });
  process.stdout.write(`${json ? JSON.stringify(figures) : show(figures, extent).join('\n')}\n`);
}

function show(
  { alone, inCrowd }: BotAnswers,
  { people, matches, level, identities, spread, tables }: BotsExtent,
): string[] {
  const line = ({ half, p95, most }: AnswerTimes): string =>
    `${half.toFixed(0)} ms (median), ${p95.toFixed(0)} ms (95 %), at most ${most.toFixed(0)} ms`;
  const crowd =
    identities === undefined
      ? `${people} others follow ${matches} bot matches each`
      : `${identities} identities ${spread ? 'in as many /64 of one /48' : 'at one address'} follow ${tables} tables of bots each`;
  return [
    `a ${level} answers on an idle server in ${line(alone)}`,
    `while ${crowd}: ${line(inCrowd)}`,
    `${(inCrowd.half / alone.half).toFixed(2)} times as long (median)`,
  ];
}
