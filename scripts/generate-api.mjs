// Writes docs/api: every public name of the published packages, with its docstring and declaration, so that a change of
// the public API is a line in these pages. Generated from the published declarations.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { build } from './build.mjs';
import { keepFiles } from './generated-files.mjs';
import { packages, publicEntries, readManifest } from './package-entries.mjs';

const folder = 'docs/api';

await build('packages');
const pages = Object.fromEntries(packages.flatMap(pagesOf));
const leftOver = existsSync(folder)
  ? readdirSync(folder, { recursive: true })
      .map((file) => join(folder, file))
      .filter((file) => file.endsWith('.md') && !(file in pages))
  : [];
mkdirSync(folder, { recursive: true });
keepFiles(
  { ...pages, [`${folder}/README.md`]: contents() },
  leftOver.filter((file) => file !== `${folder}/README.md`),
);

/** One page per entry. */
function pagesOf(name) {
  const entries = publicEntries(name);
  const files = entries.map((entry) => resolve('packages', name, 'dist', entry, 'index.d.ts'));
  const program = programOf(files);
  return entries.map((entry, index) => [pathOf(name, entry), pageOf(program, files[index], titleOf(name, entry))]);
}

function pathOf(name, entry) {
  return `${folder}/${name}${entry === '' ? '' : `/${entry}`}.md`;
}

function titleOf(name, entry) {
  return `@lemma/${name}${entry === '' ? '' : `/${entry}`}`;
}

/** Only what a package declares itself: types of others are named, not expanded. */
function programOf(files) {
  const options = { noLib: true, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const file = text.startsWith('.') ? resolve(from, '..', text.replace(/\.js$/, '.d.ts')) : undefined;
      return { resolvedModule: file && existsSync(file) ? { resolvedFileName: file, extension: '.d.ts' } : undefined };
    });
  return ts.createProgram(files, options, host);
}

function pageOf(program, file, title) {
  const checker = program.getTypeChecker();
  const names = checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? [symbol.name, checker.getAliasedSymbol(symbol)] : [symbol.name, symbol],
    )
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `# ${title}\n\n${names.map(([name, symbol]) => sectionOf(name, symbol)).join('\n')}`;
}

function sectionOf(name, { declarations = [] }) {
  const described = declarations.map(docOf).filter((text) => text !== '');
  const code = declarations.map(declarationOf).join('\n');
  const parts = [`## ${name}`, ...described, ...(code === '' ? [] : [`\`\`\`ts\n${code}\n\`\`\``])];
  return `${parts.join('\n\n')}\n`;
}

/** The docstring of a declaration, as one paragraph. */
function docOf(declaration) {
  const [doc] = ts.getJSDocCommentsAndTags(declaration);
  return (ts.getTextOfJSDocComment(doc?.comment) ?? '').replaceAll(/\s*\n\s*/g, ' ').trim();
}

/** A declaration in full, without its own docstring. */
function declarationOf(declaration) {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return statement
    .getText()
    .replace(/^(export )?declare /, '')
    .replace(/^export /, '')
    .replaceAll(/^ +#private;\n/gm, '')
    .replaceAll(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
}

/** The list of all pages. */
function contents() {
  const lists = packages.map((name) => {
    const links = publicEntries(name).map(
      (entry) => `- [${titleOf(name, entry)}](${pathOf(name, entry).slice(folder.length + 1)})`,
    );
    return `## @lemma/${name}\n\n${readManifest(name).description}\n\n${links.join('\n')}\n`;
  });
  return `# What the packages offer\n\nEvery public name, from the declarations that the packages ship: \`npm run generate\`.\n\n${lists.join('\n')}`;
}
