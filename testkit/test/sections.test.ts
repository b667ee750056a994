import { replaceSection } from '@levante/testkit/sections';
import { describe, expect, it } from 'vitest';

describe('a page of figures', () => {
  const page = '# A\n\none\n\n## more\n\n# B\n\ntwo\n';

  it('has one section replaced in place, and the others unchanged', () => {
    expect(replaceSection(page, '# A\n\nnew\n')).toBe('# A\n\nnew\n\n# B\n\ntwo\n');
    expect(replaceSection(page, '# B\n\nnew\n')).toBe('# A\n\none\n\n## more\n\n# B\n\nnew\n');
  });

  it('gets a new section at its end', () => {
    expect(replaceSection('', '# A\n\none\n')).toBe('# A\n\none\n');
    expect(replaceSection('# A\n\none\n', '# C\n\nthree\n')).toBe('# A\n\none\n\n# C\n\nthree\n');
  });
});
