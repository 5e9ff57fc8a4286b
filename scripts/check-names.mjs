// Detects exported types with the same name, since a reader looking for one finds either. Prints them with their
// locations; exits 1 if there are any.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { runProgram } from './process.mjs';

/** Tests, stories and generated code export what nobody else looks for. */
const leftOut = /\.(?:test|stories|bench)\.tsx?$|\.d\.ts$|[/.]generated[/.]|\/testing\//;

const { output } = await runProgram('git', ['ls-files', 'packages', 'apps']);
const places = new Map();
for (const file of output.split('\n').filter((name) => /\.tsx?$/.test(name) && !leftOut.test(name))) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (!isExportedType(statement)) continue;
    const name = statement.name.text;
    const { line } = source.getLineAndCharacterOfPosition(statement.name.getStart());
    places.set(name, [...(places.get(name) ?? []), `${file}:${line + 1}`]);
  }
}
const doubled = [...places].filter(([, of]) => of.length > 1);
for (const [name, of] of doubled) console.log(`"${name}" is exported as a type more than once: ${of.join(', ')}`);
process.exit(doubled.length === 0 ? 0 : 1);

function isExportedType(node) {
  const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
  return isType && node.name !== undefined && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}
