import type { CapitanReason } from '@levante/el-capitan/bots';
import { expect, it } from 'vitest';
import { sayReason } from '../../table/analysis/reasons.ts';
import { reasonWords } from '../../table/analysis/words/index.ts';
import { tableWords } from '../../table/match/words/index.ts';

const REASONS: readonly CapitanReason[] = [
  { kind: 'own-house-shut', seat: 0, city: 'NAP', gone: false, amount: 12 },
  { kind: 'own-house-shut', seat: 0, city: 'POR', gone: true, amount: 0 },
  { kind: 'house-exposed', seat: 0, city: 'NAP' },
  { kind: 'majority-missed', seat: 0, city: 'NAP', amount: 12 },
  { kind: 'fortress-missed', seat: 0, city: 'NAP', amount: 6 },
  { kind: 'spread-missed', seat: 0, amount: 5 },
  { kind: 'income-given', seat: 0, to: 1, city: 'NAP', amount: 8 },
  { kind: 'income-left', seat: 0, to: 1, city: 'NAP', amount: 1 },
  { kind: 'loan-needless', seat: 0, amount: 16, interest: 4 },
  { kind: 'loan-missed', seat: 0, amount: 10, cash: 0 },
  { kind: 'cards-useless', seat: 0, cards: 1, amount: 3 },
  { kind: 'cards-dear', seat: 0, amount: 4 },
  { kind: 'florins-spent', seat: 0, amount: 4 },
  { kind: 'bonus-missed', seat: 0, amount: 15 },
  { kind: 'phase-ended', seat: 0 },
  { kind: 'phase-prolonged', seat: 0 },
  { kind: 'loan-extended', seat: 0, amount: 10, interest: 4 },
  { kind: 'loan-repaid', seat: 0, amount: 10, cash: 3 },
  { kind: 'starter-named', seat: 0, named: 1, better: 2 },
];

const speech = {
  seat: (seat: number) => ['Ada', 'Bo', 'Cleo'][seat] ?? '',
  place: (code: string) => tableWords.value.names.city(code, code),
  florins: (amount: number) => `${amount} fl`,
};

it('every reason has a complete sentence', () => {
  const kinds = new Set(REASONS.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(Object.keys(reasonWords.value).sort());
  for (const reason of REASONS) {
    const text = sayReason(reason, speech);
    expect(text, reason.kind).toMatch(/^\S.{10,}\.$/);
    expect(text).not.toMatch(/undefined|NaN|null|\[object| {2}/);
  }
  expect(REASONS.slice(0, 2).map((reason) => sayReason(reason, speech))).toEqual([
    'Ada’s own house in NAP is shut, and payday brings 12 fl less.',
    'Ada’s own house in POR leaves the game.',
  ]);
});
