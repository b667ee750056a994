/** Browser families distinguished in the list of devices. */
export const BROWSERS = ['firefox', 'edge', 'opera', 'samsung', 'chrome', 'safari', 'program', 'other'] as const;
export const SYSTEMS = ['android', 'ios', 'windows', 'mac', 'chromeos', 'linux', 'other'] as const;

/** The family of a client: the only part of its `User-Agent` that is stored. */
export interface Agent {
  readonly browser: (typeof BROWSERS)[number];
  readonly system: (typeof SYSTEMS)[number];
}

// The order matters: most browsers also name their ancestors.
const BROWSER_PATTERNS: readonly (readonly [Agent['browser'], RegExp])[] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Headless)?Chrom(e|ium)\/|\bCriOS\//],
  ['safari', /\bVersion\/[\d.]+ .*Safari\//],
];
const SYSTEM_PATTERNS: readonly (readonly [Agent['system'], RegExp])[] = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows NT\b/],
  ['chromeos', /\bCrOS\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
];

function firstOf<T>(patterns: readonly (readonly [T, RegExp])[], text: string): T | undefined {
  return patterns.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Returns the family of a `User-Agent`. Clients other than browsers are `program`. */
export function agentOf(userAgent: string): Agent {
  const isBrowser = userAgent.startsWith('Mozilla/');
  return {
    browser: isBrowser ? (firstOf(BROWSER_PATTERNS, userAgent) ?? 'other') : 'program',
    system: firstOf(SYSTEM_PATTERNS, userAgent) ?? 'other',
  };
}
