import * as account from './account-forms.ts';
import * as calendar from './calendar-forms.ts';
import * as chat from './chat-forms.ts';
import * as clock from './clock-forms.ts';
import { assemble, type FormParts, type FormSource, sourceOf } from './form-of.ts';
import * as forms from './forms.ts';
import * as match from './match-forms.ts';
import * as notification from './notification-forms.ts';
import * as operate from './operate-forms.ts';
import * as stream from './stream-forms.ts';
import * as synced from './synced-forms.ts';
import * as table from './table-forms.ts';

/** The modules that contain only forms of schemas. */
const MODULES = {
  'account-forms.ts': account,
  'calendar-forms.ts': calendar,
  'chat-forms.ts': chat,
  'clock-forms.ts': clock,
  'match-forms.ts': match,
  'notification-forms.ts': notification,
  'operate-forms.ts': operate,
  'stream-forms.ts': stream,
  'synced-forms.ts': synced,
  'table-forms.ts': table,
} as const satisfies Readonly<Record<string, Readonly<Record<string, object>>>>;

/** Files of these modules. */
export const FORM_FILES: readonly string[] = Object.keys(MODULES);

/** An exported form of a schema. */
interface NamedForm extends FormSource {
  readonly name: string;
  readonly file: string;
}

const NAMED: readonly NamedForm[] = Object.entries(MODULES).flatMap(([file, exported]) =>
  Object.entries<object>(exported).map(([name, form]) => {
    const source = sourceOf(form);
    if (!source) throw new Error(`${name} of ${file} is not the form of a schema`);
    return { ...source, name, file };
  }),
);

/** Returns the code of a module of forms, which needs no schema library; null for other files. */
export function formCode(file: string): string | null {
  const own = NAMED.filter((form) => form.file === file);
  if (own.length === 0) return null;
  /** Imported names by file. */
  const imports = new Map<string, Set<string>>();
  /** Code by name. A form comes after its parts. */
  const declarations = new Map<string, string>();

  const use = (name: string, from: string): string => {
    if (from === file) return name;
    imports.set(from, (imports.get(from) ?? new Set()).add(name));
    return name;
  };
  const part = (name: keyof typeof forms): string => use(name, 'forms.ts');
  const call = (name: keyof typeof forms, ...values: readonly string[]): string =>
    `${part(name)}(${values.join(', ')})`;
  const fieldsOf = (fields: Readonly<Record<string, string>>): string =>
    `{ ${Object.entries(fields)
      .map(([key, code]) => `${JSON.stringify(key)}: ${code}`)
      .join(', ')} }`;
  const declare = (form: NamedForm): void => {
    if (!declarations.has(form.name)) declarations.set(form.name, assemble(form, parts));
  };
  const parts: FormParts<string> = {
    text: () => part('isText'),
    flag: () => part('isFlag'),
    integer: () => part('isInteger'),
    number: () => part('isNumber'),
    oneOf: (values) => call('oneOf', ...values.map((value) => JSON.stringify(value))),
    nullOr: (inner) => call('nullOr', inner),
    optional: (inner) => call('optional', inner),
    listOf: (inner) => call('listOf', inner),
    pairOf: (inner) => call('pairOf', inner),
    atLeast: (fields) => call('atLeast', fieldsOf(fields)),
    exactly: (fields) => call('exactly', fieldsOf(fields)),
    either: (first, second) => call('either', first, second),
    custom: (accepts) => {
      if (accepts === forms.isPlain) return part('isPlain');
      if (accepts === forms.isFact) return part('isFact');
      throw new Error('a function of a schema that is not exported by forms.ts');
    },
    known: (source) => {
      const form = NAMED.find((named) => isSame(named, source));
      if (!form) return null;
      if (form.file === file) declare(form);
      return use(form.name, form.file);
    },
  };

  for (const form of own) declare(form);
  const lines = [
    ...[...imports].map(([from, names]) => `import { ${[...names].join(', ')} } from './${from}';`),
    ...[...declarations].map(([name, code]) => `export const ${name} = /* @__PURE__ */ ${code};`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns whether two sources result in the same form. A schema to which a description was added is a child of the other. */
const isSame = (named: FormSource, { schema, unknownFields }: FormSource): boolean =>
  named.unknownFields === unknownFields && (named.schema === schema || named.schema === schema._zod.parent);
