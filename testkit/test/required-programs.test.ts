import { missingUnlessRequired } from '@levante/testkit/services';
import { describe, expect, it } from 'vitest';

describe('a service that is not installed', () => {
  const reason = 'PostgreSQL is not installed';

  it('is a reason to skip a suite if the service is not required', () => {
    expect(missingUnlessRequired('postgres', reason, '')).toBe(reason);
    expect(missingUnlessRequired('postgres', reason, 'nats')).toBe(reason);
  });

  it('is an error if the service is required', () => {
    expect(() => missingUnlessRequired('postgres', reason, 'nats,postgres')).toThrow(
      'PostgreSQL is not installed, but LEVANTE_REQUIRE names postgres',
    );
  });
});

describe('a list of required services', () => {
  it('changes nothing for a service that is installed', () => {
    expect(missingUnlessRequired('postgres', null, 'postgres,nats')).toBeNull();
  });

  it('is refused if it names an unknown service', () => {
    expect(() => missingUnlessRequired('postgres', null, 'postgresql')).toThrow('names postgresql, which is none of');
  });
});
