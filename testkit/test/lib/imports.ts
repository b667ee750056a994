import ts from 'typescript';
import type { Source } from '../../src/sources.ts';

/** Reference to another module, of any kind (static, dynamic, re-export, type). */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** True for a runtime `import()`. */
  readonly dynamic: boolean;
}

/** Cache of parsed files: parsing takes nearly all of the time, and several rules use the same file. */
const trees = new WeakMap<Source, ts.SourceFile>();

/** Returns the syntax tree of a TypeScript file, with parents. */
export function parseSource(source: Source): ts.SourceFile {
  const known = trees.get(source);
  if (known) return known;
  const kind = source.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.ES2023, true, kind);
  trees.set(source, tree);
  return tree;
}

/** Returns the first line of a node, from 1. */
export function lineOf(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** Returns the expression that names the module, if this node imports one. */
function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node.argument;
  if (!ts.isCallExpression(node)) return undefined;
  const called = node.expression;
  const loads = called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === 'require');
  return loads ? (node.arguments[0] ?? node) : undefined;
}

/** Returns every import of a file, in order. A computed module name becomes the specifier `<computed>`. */
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
