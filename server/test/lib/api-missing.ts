type Json = Readonly<Record<string, unknown>>;

/** Keywords that promise nothing: texts, and limits, which may change within a version. */
const IGNORED: ReadonlySet<string> = new Set([
  'description',
  'summary',
  'tags',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxLength',
]);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces a reference by the schema that it names; returns any other value unchanged. */
function resolved(value: unknown, document: Json): unknown {
  const reference = isObject(value) ? value.$ref : undefined;
  if (typeof reference !== 'string') return value;
  const target = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), document);
  if (target === undefined) throw new Error(`no target: ${reference}`);
  return target;
}

const identityOf = (parameter: unknown): string => (isObject(parameter) ? `${parameter.in} ${parameter.name}` : '');

/**
 * Lists what an API description had and a later one lacks, as JSON pointers into the former: paths, methods, parameters,
 * fields, types, values, statuses. Requests may not require more, replies may not promise less; additions are allowed.
 */
export function missingInApi(then: Json, now: Json): readonly string[] {
  const missing: string[] = [];

  function compareList(old: readonly unknown[], later: readonly unknown[], at: string, sent: boolean): void {
    const key = at.split('/').at(-1);
    if (key === 'required' && sent) {
      missing.push(...later.filter((one) => !old.includes(one)).map((one) => `${at}: ${one} is new`));
    } else if (key === 'required' || key === 'enum') {
      missing.push(...old.filter((one) => !later.includes(one)).map((one) => `${at}: ${one}`));
    } else if (key === 'parameters') {
      for (const one of old) {
        const same = later.find((other) => identityOf(other) === identityOf(one));
        compare(one, same, `${at}/${identityOf(one)}`, true);
      }
      const added = later.filter((other) => !old.some((one) => identityOf(one) === identityOf(other)));
      const demanded = added.filter((other) => isObject(other) && other.required === true);
      missing.push(...demanded.map((one) => `${at}: ${identityOf(one)} is new`));
    } else {
      for (const [i, one] of old.entries()) compare(one, later[i], `${at}/${i}`, sent);
    }
  }

  function compare(before: unknown, after: unknown, at: string, sent: boolean): void {
    const old = resolved(before, then);
    const later = resolved(after, now);
    if (Array.isArray(old) && Array.isArray(later)) {
      compareList(old, later, at, sent);
    } else if (isObject(old) && isObject(later)) {
      const isFields = at.endsWith('/properties');
      for (const [key, value] of Object.entries(old)) {
        if (isFields || !IGNORED.has(key)) compare(value, later[key], `${at}/${key}`, sent || key === 'requestBody');
      }
      // A list of required fields, or a required body, that was not there before.
      if (sent && !isFields && old.required === undefined && later.required !== undefined && later.required !== false) {
        missing.push(`${at}/required is new`);
      }
    } else if (old !== later) {
      missing.push(at);
    }
  }

  compare(then.paths, now.paths, '', false);
  return missing;
}
