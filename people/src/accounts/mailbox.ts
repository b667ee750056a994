/** Spellings of one mailbox by providers that ignore more than case and tags. */
interface ProviderRules {
  /** Names of the provider for the same mailboxes; limits use the first. */
  readonly domains: readonly [string, ...string[]];
  /** Characters in a name that change nothing. */
  readonly ignored: RegExp | null;
  /** Whether `anything@name.domain` reaches `name@domain`. */
  readonly hasSubdomains?: boolean;
}

const PROVIDERS: readonly ProviderRules[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: null },
  { domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'], ignored: /[.-]/g },
  { domains: ['fastmail.com', 'fastmail.fm'], ignored: null, hasSubdomains: true },
];

/** Providers with millions of mailboxes, of whose people many may come in one hour. */
const PUBLIC_PROVIDERS: ReadonlySet<string> = new Set<string>([
  ...PROVIDERS.map(({ domains }) => domains[0]),
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'aol.com',
  'zoho.com',
  'gmx.net',
  'gmx.de',
  'gmx.at',
  'gmx.ch',
  'gmx.com',
  'web.de',
  't-online.de',
  'freenet.de',
  'posteo.de',
  'mailbox.org',
  'bluewin.ch',
  'hotmail.de',
  'hotmail.fr',
  'hotmail.it',
  'live.fr',
  'yahoo.de',
  'yahoo.fr',
  'yahoo.it',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'sfr.fr',
  'laposte.net',
  'libero.it',
  'virgilio.it',
  'alice.it',
  'tiscali.it',
  'mail.ru',
  'qq.com',
  '163.com',
  'naver.com',
  'tuta.com',
  'hey.com',
]);

/** Length of a label before the top-level domain above which it is a person's name: `co.uk` and `com.br` are none. */
const MAX_SUFFIX_LABEL = 3;

/** A mailbox as counted by limits on mail. Accounts are identified by the address as written. */
export interface LimitedMailbox {
  /** Equal for all spellings of an address that reach the same mailbox. */
  readonly mailbox: string;
  /** The registrable domain, shared by all subdomains. */
  readonly domain: string;
  /** Whether the domain belongs to a large provider and is shared by many people. */
  readonly isPublic: boolean;
}

/** Returns the mailbox of an address from `emailAddressIn`. */
export function mailboxOf(address: string): LimitedMailbox {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const rules = PROVIDERS.find(({ domains, hasSubdomains }) =>
    domains.some((one) => host === one || (hasSubdomains === true && host.endsWith(`.${one}`))),
  );
  const written = isSubdomainOf(rules, host) ? (host.split('.').at(-3) ?? '') : address.slice(0, at);
  const [untagged = ''] = written.normalize('NFKC').toLowerCase().split('+');
  const name = rules?.ignored ? untagged.replace(rules.ignored, '') : untagged;
  const domain = rules?.domains[0] ?? registeredDomain(host);
  // A subdomain of another provider has other mailboxes.
  return { mailbox: `${name || written}@${rules ? domain : host}`, domain, isPublic: PUBLIC_PROVIDERS.has(domain) };
}

const isSubdomainOf = (rules: ProviderRules | undefined, host: string): boolean =>
  rules?.hasSubdomains === true && !rules.domains.includes(host);

/**
 * Returns the domain that a person has registered, so that a domain whose subdomains all receive mail is counted once. Without
 * a list of public suffixes: three labels if the second to last is short.
 */
function registeredDomain(host: string): string {
  const labels = host.split('.');
  const isSuffix = (labels.at(-2) ?? '').length <= MAX_SUFFIX_LABEL;
  return labels.slice(isSuffix ? -3 : -2).join('.');
}
