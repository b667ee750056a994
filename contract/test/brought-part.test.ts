import { expect, it } from 'vitest';
import { BroughtPart } from '../src/brought-part.ts';

it('a part of the rules that nobody brought is a fault that names it; brought, it is there', () => {
  const part = new BroughtPart<number>('the pirate’s turns');
  expect(() => part.value).toThrow('the pirate’s turns');
  part.bring(7);
  expect(part.value).toBe(7);
});
