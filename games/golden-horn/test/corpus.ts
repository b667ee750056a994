import { createHash } from 'node:crypto';
import { CHANCE, entryOf, type MatchRecord, NOBODY, Random, type Table } from '@levante/contract';
import { commitmentOf, Dealer } from '@levante/dealer';
import { goldenHorn, type Ruleset } from '../rules/index.ts';
import { PLAYERS, PLENTY, RULESETS } from './play.ts';

/** The corpus: one finished match for every number of players and ruleset, with a hash of the state at each turn. */

export const CORPUS = new URL('../../../records/corpus/', import.meta.url);

export function fileName(players: number, ruleset: Ruleset): string {
  return `golden-horn-${players}-${ruleset}.levante.json`;
}

/** A short hash of the state as it is written: differs if anything a player could see differs. */
export function hashOf(table: Table): string {
  return createHash('sha256').update(JSON.stringify(table.state())).digest('hex').slice(0, 12);
}

/** Returns whether the hash of this ply is kept: wherever a seat is to begin something rather than to go on with a voyage. */
export function isTurn(table: Table): boolean {
  return table.actor() !== CHANCE && table.state().step !== 'voyage';
}

/** Plays the match of the corpus for these options: random seats, dealt from a seed as the server deals. */
export function makeRecord(players: number, ruleset: Ruleset): MatchRecord {
  const opened = entryOf(goldenHorn).open({ players, ruleset });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const table = opened.value;
  const seed = createHash('sha256')
    .update(`corpus ${fileName(players, ruleset)}`)
    .digest('hex');
  const dealer = new Dealer(seed);
  const random = new Random(players * 100 + RULESETS.indexOf(ruleset));
  const actions: string[] = [];
  const hashes: Record<string, string> = {};
  while (table.actor() !== NOBODY && actions.length < PLENTY) {
    if (isTurn(table)) hashes[actions.length] = hashOf(table);
    const legal = table.legal();
    const line = legal.actor === '*' ? dealer.draw(legal) : (legal.actions[random.below(legal.actions.length)] ?? '');
    const played = table.play(line);
    if (!played.ok) throw new Error(`${line}: ${played.refusal.code}`);
    actions.push(line);
  }
  hashes[actions.length] = hashOf(table);
  const result = table.result();
  if (!result) throw new Error('the match does not end');
  return {
    format: 'levante-record',
    version: 1,
    game: goldenHorn.id,
    rulesVersion: goldenHorn.rulesVersion,
    options: table.options,
    commitment: commitmentOf(seed),
    seed,
    actions,
    result,
    meta: { hashes },
  };
}

export function everyMatch(): readonly (readonly [number, Ruleset])[] {
  return PLAYERS.flatMap((players) => RULESETS.map((ruleset) => [players, ruleset] as const));
}
