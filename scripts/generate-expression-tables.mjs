// grammar.ne -> tables.generated.ts (LALR(1) tables, and the grammar's actions as one switch) and grammar.generated.ts
// (nearley's rules, for the tests' reference parser). A grammar that is not LALR(1) fails with the conflicting items.
// --grammar FILE: only tries another grammar, writes nothing.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { keepFiles } from './generated-files.mjs';
import { buildTables } from './lalr-tables.mjs';

const folder = 'packages/core/src/expression/reading';
const require = createRequire(new URL('../packages/core/package.json', import.meta.url));
const literalNames = {
  '+': 'PLUS',
  '-': 'MINUS',
  '*': 'STAR',
  '/': 'SLASH',
  '^': 'CARET',
  '#': 'HASH',
  '!': 'BANG',
  '(': 'OPEN_BRACKET',
  ')': 'CLOSE_BRACKET',
  '[': 'OPEN_SQUARE',
  ']': 'CLOSE_SQUARE',
};

/** The two generated texts. Throws an Error with all reasons if the grammar does not allow tables. */
export function generate(grammarText) {
  const grammar = readGrammar(grammarText);
  const tables = buildTables(grammar);
  return { 'tables.generated.ts': writeTables(grammar, tables), 'grammar.generated.ts': writeGrammar(grammar) };
}

/** Parses the grammar with nearley itself, which expands macros and repetitions into rules. */
function readGrammar(text) {
  const nearley = require('nearley');
  const compile = require('nearley/lib/compile.js');
  const language = nearley.Grammar.fromCompiled(require('nearley/lib/nearley-language-bootstrapped.js'));
  const parser = new nearley.Parser(language);
  parser.feed(text.trimEnd()); // nearley's own grammar is ambiguous about a final newline
  if (parser.results.length !== 1) throw new Error('the grammar is not in the language of nearley');
  const compiled = compile(parser.results[0], { args: [], version: '2.20.1' });

  const names = [...new Set(compiled.rules.map((rule) => rule.name))];
  const kinds = ['end', 'bad'];
  const symbolOf = (symbol) => {
    if (typeof symbol === 'string') {
      if (!names.includes(symbol)) throw new Error(`"${symbol}" is used but not defined`);
      return { name: symbol };
    }
    const kind = symbol.literal ?? /\.has\("([^"]+)"\)/.exec(symbol.token ?? '')?.[1];
    if (kind === undefined) throw new Error(`${JSON.stringify(symbol)} is no kind of token`);
    if (!kinds.includes(kind)) kinds.push(kind);
    return { kind };
  };
  const rules = compiled.rules.map((rule) => ({
    name: rule.name,
    symbols: rule.symbols.map(symbolOf),
    action: String(rule.postprocess ?? '').trim(),
  }));
  const holds = new Map([...text.matchAll(/^# holds (%?\w+) (\w+)$/gm)].map((match) => [match[1], match[2]]));
  return { rules, names, kinds, holds, start: compiled.start, header: compiled.body.join('').trim() };
}

const constantName = (kind) => literalNames[kind] ?? kind.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The value of a symbol: an expression unless the grammar says otherwise. */
const pieceOf = (symbol, holds) =>
  holds.get(symbol.kind === undefined ? symbol.name : `%${symbol.kind}`) ?? 'expression';

/**
 * An action must be `d => …d[i]…span…`, so that d[i] and span can be taken from the parser's stack, and its value
 * pushed there.
 */
function actionOf(rule, holds) {
  const where = `${rule.name} -> ${rule.symbols.map((symbol) => symbol.name ?? symbol.kind).join(' ')}`;
  const body = /^\(?\s*d\s*\)?\s*=>\s*([^{][\s\S]*)$/.exec(rule.action)?.[1];
  if (body === undefined) throw new Error(`the action of "${where}" must be "d => expression"`);
  const at = (index) => (index === 0 ? 'first' : `first + ${index}`);
  const value = body.replace(/\bd\[(\d+)\]/g, (_, digits) => {
    const symbol = rule.symbols[Number(digits)];
    if (symbol === undefined) throw new Error(`d[${digits}] is out of range in "${where}"`);
    const piece = pieceOf(symbol, holds);
    return `(${piece}s[${at(Number(digits))}] ?? no${piece[0].toUpperCase()}${piece.slice(1)})`;
  });
  if (/\bd\b/.test(value)) throw new Error(`d may only be read as d[i] in "${where}"`);
  return `${pieceOf({ name: rule.name }, holds)}s[first] = ${value};`;
}

function writeTables({ rules, names, kinds, holds, header }, tables) {
  const actions = new Map();
  for (const [index, rule] of rules.entries()) {
    if (tables.unit[index]) continue;
    const action = actionOf(rule, holds);
    actions.set(action, [...(actions.get(action) ?? []), index]);
  }
  const cases = [...actions].map(
    ([action, indices]) => `${indices.map((index) => `    case ${index}:\n`).join('')}      ${action}\n      return;`,
  );
  const blanks = [...new Set(cases.join().match(/\bno[A-Z]\w*/g))].sort();
  const lists = [...new Set(cases.join().match(/\w+(?=\[first)/g))].sort();
  return `// Generated from grammar.ne by scripts/generate-expression-tables.mjs. Do not edit.
${header}
import { ${blanks.join(', ')}, type Pieces } from './pieces.ts';

export const tokenKinds = ${JSON.stringify(kinds)} as const;
export type TokenKind = (typeof tokenKinds)[number];
${kinds.map((kind, index) => `export const ${constantName(kind)} = ${index};`).join('\n')}

export const stateCount = ${tables.stateCount};
/** By rule: how many symbols it takes, which one it makes, whether it only renames. The rule after the last accepts. */
export const ruleLengths = [${rules.map((rule) => rule.symbols.length)}, 1];
export const ruleSymbols = [${rules.map((rule) => names.indexOf(rule.name))}, ${names.length}];
export const ruleUnit = '${tables.unit.map(Number).join('')}0';
/** By state: the rule it reduces by plus 1, or 0; and which of the sets of kinds (bit masks) it shifts. */
export const reductions = [${tables.reductions}];
export const shifts = [${tables.shifts}];
export const shiftedKinds = [${tables.shiftedKinds}];
/** The state after a symbol (kinds of token first), symbol by symbol, state by state: runs of a state and its length. */
export const successorRuns = [${tables.successors}];

/** Puts what a rule makes of the pieces from \`first\` on in their place. They end at \`end\`. */
export function reduce(rule: number, pieces: Pieces, first: number, end: number): void {
  const { froms, ${lists.join(', ')} } = pieces;
  const span = { from: froms[first] ?? 0, to: end };
  switch (rule) {
${cases.join('\n')}
  }
}
`;
}

function writeGrammar({ rules, start }) {
  const symbols = (rule) =>
    rule.symbols
      .map((symbol) =>
        symbol.kind === undefined ? JSON.stringify(symbol.name) : JSON.stringify({ type: symbol.kind }),
      )
      .join(', ');
  return `// Generated from grammar.ne by scripts/generate-expression-tables.mjs. Do not edit.

/** The rules of nearley in the order of the tables; a text is a symbol, an object a kind of token. */
export const grammarRules: readonly {
  readonly name: string;
  readonly symbols: readonly (string | { readonly type: string })[];
}[] = [
${rules.map((rule) => `  { name: '${rule.name}', symbols: [${symbols(rule)}] },`).join('\n')}
];
export const grammarStart = '${start}';
`;
}

function main(args) {
  const other = args[args.indexOf('--grammar') + 1];
  if (args.includes('--grammar')) {
    generate(readFileSync(other, 'utf8'));
    return;
  }
  const files = generate(readFileSync(`${folder}/grammar.ne`, 'utf8'));
  keepFiles(Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
