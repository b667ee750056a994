import { readdirSync, readFileSync } from 'node:fs';
import { entryOf } from '@levante/contract';
import { type Scenario, scenarioFault } from '@levante/testkit';
import { describe, expect, it } from 'vitest';
import { goldenHorn } from '../../rules/index.ts';

const FOLDER = new URL('../../../../records/scenarios/golden-horn/', import.meta.url);

describe('a scenario of Golden Horn', () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.json')))('holds: %s', (name) => {
    const scenario: Scenario = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
    expect(scenarioFault(entryOf(goldenHorn), scenario)).toBeNull();
  });
});
