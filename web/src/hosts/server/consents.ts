import { consentOf, MAX_CONSENTS } from '@levante/dealer';
import type { Reply } from '@levante/table/host/fault.ts';
import { browserStorage } from '@levante/table/lib/storage.ts';
import { exactly, isText, listOf, type Match, type ProposalAnswer, RETURNING_KINDS } from '@levante/wire';
import { randomHex } from '../../lib/random.ts';
import { ownEntropiesOf } from './own-entropy.ts';

const KEY = 'levante.consents';
const MAX_ENTRIES = 200;
const SECRET_BYTES = 16;

/** Secret of this browser that its entropy for a match is made of, and the matches to whose branches it has consented. */
interface Chain {
  readonly entropy: string;
  readonly secret: string;
  /** Matches in which a consent was sent, oldest first. In each it is another one. */
  readonly matches: readonly string[];
}

const isList = listOf(exactly<Chain>({ entropy: isText, secret: isText, matches: listOf(isText) }));

/** Returns the stored chains, newest first; empty if they are unreadable. */
function storedChains(): readonly Chain[] {
  try {
    const value: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return isList(value) ? value : [];
  } catch {
    return [];
  }
}

function store(chain: Chain): void {
  const others = storedChains().filter(({ entropy }) => entropy !== chain.entropy);
  try {
    browserStorage.setItem(KEY, JSON.stringify([chain, ...others].slice(0, MAX_ENTRIES)));
  } catch {
    // Without storage the records of this browser's matches do not prove its consents.
  }
}

/** Returns new entropy, with which this browser can later prove its consent to take back turns. */
export function newEntropy(): string {
  const secret = randomHex(SECRET_BYTES);
  const entropy = consentOf(secret, 0);
  store({ entropy, secret, matches: [] });
  return entropy;
}

/**
 * Returns the consent to a branch of a match that is dealt with this browser's entropy. Null if the entropy belongs to
 * another browser, or all its consents are used. It is always the same in one match, so that a refused request reveals
 * no more than the next one.
 */
export function consentFor(entropy: string, match: string): string | null {
  const chain = storedChains().find((one) => one.entropy === entropy);
  if (!chain) return null;
  const matches = chain.matches.includes(match) ? chain.matches : [...chain.matches, match];
  if (matches.length > MAX_CONSENTS) return null;
  store({ ...chain, matches });
  return consentOf(chain.secret, matches.indexOf(match) + 1);
}

/** Calls needed to consent. */
interface MatchApi {
  match(id: string): Promise<Reply<Match>>;
}

/** Consent as part of a request; empty if this browser cannot give one. */
type OwnConsent = Pick<ProposalAnswer, 'consent'>;

/** Returns this browser's consent to take back its own turn. */
export async function consentToAsk(api: MatchApi, id: string): Promise<OwnConsent> {
  const found = await api.match(id);
  return found.ok ? ownConsent(found.value) : {};
}

/** Returns this browser's consent to a proposal of another person. Empty unless the proposal takes back a turn. */
export async function consentToAgree(api: MatchApi, id: string, number: number): Promise<OwnConsent> {
  const found = await api.match(id);
  const proposal = found.ok ? found.value.proposal : undefined;
  const isTakeBack = proposal?.number === number && RETURNING_KINDS.includes(proposal.kind);
  return found.ok && isTakeBack ? ownConsent(found.value) : {};
}

/** Branches keep seed and entropy, so the entropy is found by the commitment. */
function ownConsent({ id, commitment }: Match): OwnConsent {
  for (const entropy of ownEntropiesOf(commitment)) {
    const consent = consentFor(entropy, id);
    if (consent !== null) return { consent };
  }
  return {};
}
