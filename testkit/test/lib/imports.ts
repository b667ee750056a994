import ts from 'typescript';
import type { Source } from '../../src/sources.ts';

/** One mention of another module, of whatever kind (static, dynamic, re-export, type). */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Whether it is an `import()` of the running program. */
  readonly dynamic: boolean;
}

/** Parsing is nearly all of the work, and several rules look at the same file. */
const trees = new WeakMap<Source, ts.SourceFile>();

/** The syntax tree of a TypeScript file, with parents. */
export function parseSource(source: Source): ts.SourceFile {
  const known = trees.get(source);
  if (known) return known;
  const kind = source.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.ES2023, true, kind);
  trees.set(source, tree);
  return tree;
}

/** The line a node begins on, from 1. */
export function lineOf(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** The expression that names the module, if this node imports one. */
function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node.argument;
  if (!ts.isCallExpression(node)) return undefined;
  const called = node.expression;
  const loads = called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === 'require');
  return loads ? (node.arguments[0] ?? node) : undefined;
}

/** Every import of a file, in order. One whose module is not a plain text gets the specifier `<computed>`. */
export function importsOf(source: Source): Import[] {
  const file = parseSource(source);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier) {
      const text = ts.isStringLiteralLike(specifier) ? specifier.text : '<computed>';
      found.push({ specifier: text, line: lineOf(file, node), dynamic: ts.isCallExpression(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
