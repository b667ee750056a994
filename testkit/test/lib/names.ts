import ts from 'typescript';
import type { Source } from '../../src/sources.ts';
import { parseSource } from './imports.ts';

/** Returns the names in a declaration: `const { a, b: [c] }` has two. */
function bound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? bound(element.name) : []));
}

/** Returns the names that a statement imports. */
function imported(statement: ts.Statement): string[] {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
  if (!clause) return [];
  const { name, namedBindings } = clause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements.map((one) => one.name) : [];
  const whole = namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name] : [];
  return [name, ...named, ...whole].flatMap((one) => (one ? [one.text] : []));
}

/** Returns the names that a statement declares and exports. */
function declared(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return named && statement.name ? [statement.name.text] : [];
}

/** Returns the names that a file exports as its own, each once; re-exports belong to the other file. */
export function ownExports(source: Source): string[] {
  const { statements } = parseSource(source);
  const foreign = new Set(statements.flatMap(imported));
  const listed = statements.flatMap((statement) => {
    const clause = ts.isExportDeclaration(statement) && !statement.moduleSpecifier ? statement.exportClause : undefined;
    if (!clause || !ts.isNamedExports(clause)) return [];
    const own = clause.elements.filter(({ name, propertyName }) => !foreign.has((propertyName ?? name).text));
    return own.map(({ name }) => name.text);
  });
  return [...new Set([...statements.flatMap(declared), ...listed])];
}

/** Returns the path without the names of game and language, equal for counterparts. */
function twinPath(path: string, games: readonly string[]): string {
  const anyGame = games.reduce((left, game) => left.replaceAll(game, '*'), path);
  return anyGame.replace(/\/words\/[a-z]{2}(?=[-.])/, '/words/*');
}

/** Returns the table of a game that a file belongs to; undefined for any other file. */
const tableOf = (path: string): string | undefined => /^games\/[^/]+\/table\//.exec(path)?.[0];

/** Returns one file for each meaning that a name has: twins count once, and so does one file of every game's table. */
function meanings(paths: readonly string[], games: readonly string[]): string[] {
  const places = new Map<string, string>();
  for (const path of paths) {
    const table = tableOf(path);
    const first = table === undefined ? undefined : paths.find((one) => tableOf(one) === table);
    const twin = twinPath(path, games);
    places.set(first !== undefined && twinPath(first, games) === twin ? 'games/*/table' : twin, path);
  }
  return [...places.values()];
}

/**
 * Returns names that several files export as their own, with these files. Counterparts in two games or languages count as
 * one, since the name has the same meaning in each. The tables of two games count as one place, since a feature of both need
 * not be in the same folder.
 */
export function duplicateNames(sources: readonly Source[], games: readonly string[]): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const source of sources)
    for (const name of ownExports(source)) owners.set(name, [...(owners.get(name) ?? []), source.path]);
  const several = [...owners].map(([name, paths]) => [name, meanings(paths, games)] as const);
  return new Map(several.filter(([, paths]) => paths.length > 1));
}

/** Groups the items of a list by a key. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Names that the files of every folder share by convention. */
const CONVENTIONAL = /(?:^|\/)(?:index\.ts|style\.css|(?:words|captions)\/[a-z]{2}\.ts)$/;

/** Returns the paths of the files of one room that share a name, by that name. */
export function sharedFileNames(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byName = groupBy(
    paths.filter((path) => !CONVENTIONAL.test(path)),
    (path) => path.slice(path.lastIndexOf('/') + 1),
  );
  return new Map([...byName].filter(([, same]) => same.length > 1));
}
