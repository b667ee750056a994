import { gameNamed } from '@levante/cli/lib/arguments.ts';
import { DEPENDENCIES } from '@levante/cli/lib/dependencies.ts';
import { type MatchChoice, optionsOf } from '@levante/cli/lib/setup.ts';
import { type AttackFigures, measureAttack } from '../bench/attack.ts';
import { here } from '../bench/build-root.ts';
import type { Delays } from '../bench/measured-server.ts';
import { served } from '../bench/server-comparison.ts';

export interface BenchAttackOptions extends MatchChoice {
  readonly plies: number;
  readonly lists: number;
  readonly json?: true;
}

/** Attacks a server of this build with matches of these options, and prints the effect. */
export async function runBenchAttack(choice: BenchAttackOptions): Promise<void> {
  const { game, plies, lists, json } = choice;
  const options = optionsOf(gameNamed(DEPENDENCIES, game), choice);
  const figures = await served(here, (server) => measureAttack(server, { game, options, plies, lists }));
  const output = json ? JSON.stringify(figures) : show(figures).join('\n');
  process.stdout.write(`${output}\n`);
}

function show({ delay, held, health, healthDuringLists, refused, streams }: AttackFigures): string[] {
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const all = ({ p50, p99, p999, most }: Delays): string =>
    `${ms(p50)} (median), ${ms(p99)} (99 %), ${ms(p999)} (99.9 %), at most ${ms(most)}`;
  return [
    `event-loop delay ${all(delay)}`,
    ...(held ? [`CPU time of the main thread per turn of the event loop ${all(held)}`] : []),
    `latency of /health for other clients ${ms(health.p99)} (99 %), at most ${ms(health.most)}`,
    ...(healthDuringLists
      ? [
          `the same while lists were requested ${ms(healthDuringLists.p99)} (99 %), at most ${ms(healthDuringLists.most)}`,
        ]
      : []),
    `${refused} refused actions, ${streams} streams`,
  ];
}
