import type { GameEntry, Json, Options } from '@levante/contract';

function say(value: Json): string {
  if (Array.isArray(value)) return value.map(say).join('+');
  if (typeof value !== 'object' || value === null) return String(value);
  return 'name' in value && typeof value.name === 'string' ? value.name : 'of its own';
}

/** Describes a tournament without its default options: `el-capitan, 2 players, cities LIS+CAN, 100 ms a turn`. */
export function ladderTitle(entry: GameEntry, options: Options, ms: number | null): string {
  const usual = entry.options({ players: options.players });
  const special = Object.entries(options).filter(
    ([key, value]) => !usual.ok || JSON.stringify(usual.value[key]) !== JSON.stringify(value),
  );
  return [
    entry.id,
    `${options.players} players`,
    ...special.map(([key, value]) => `${key} ${say(value)}`),
    ms === null ? 'without a budget' : `${ms} ms a turn`,
  ].join(', ');
}
