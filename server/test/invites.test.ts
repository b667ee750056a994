import { openFixture } from './lib/fixture.ts';
import { inviteTests } from './lib/invite-tests.ts';

inviteTests(openFixture, true);
