import fc from 'fast-check';
import { Grammar, Parser, type Lexer as NearleyLexer } from 'nearley';
import { describe, expect, it } from 'vitest';
import type { Span } from '../../source/index.ts';
import { runs } from '../../testing/index.ts';
import type { Chain, Head } from './build.ts';
import { grammarRules, grammarStart } from './grammar.generated.ts';
import { childrenOf, parseExpression, type Expression, type RelationSign, type TokenKind } from '../index.ts';
import { Lexer } from './lexer.ts';
import { keepToken } from './parse.ts';
import { emptyPieces, type Pieces } from './pieces.ts';
import { BAD, END, reduce, ruleUnit, tokenKinds } from './tables.generated.ts';

const functions: ReadonlySet<string> = new Set(['f', 'g']);

/** A symbol with its span and value; a token also has its kind. */
interface Reading extends Span {
  readonly type?: TokenKind | undefined;
  readonly expression?: Expression | undefined;
  readonly list?: readonly Expression[] | undefined;
  readonly chain?: Chain | undefined;
  readonly head?: Head | undefined;
  readonly word?: string | undefined;
  readonly sign?: RelationSign | undefined;
}

function firstOf(pieces: Pieces, to: number): Reading {
  return {
    from: pieces.froms[0] ?? 0,
    to,
    expression: pieces.expressions[0],
    list: pieces.lists[0],
    chain: pieces.chains[0],
    head: pieces.heads[0],
    word: pieces.words[0],
    sign: pieces.signs[0],
  };
}

/** The action of a rule, as nearley calls it: the runtime's own, but on pieces shared with nothing else. */
function act(rule: number, readings: readonly Reading[]): Reading | undefined {
  if (ruleUnit[rule] === '1') return readings[0];
  const pieces = emptyPieces();
  for (const [at, { from, expression, list, chain, head, word, sign }] of readings.entries()) {
    pieces.froms[at] = from;
    if (expression !== undefined) pieces.expressions[at] = expression;
    if (list !== undefined) pieces.lists[at] = list;
    if (chain !== undefined) pieces.chains[at] = chain;
    if (head !== undefined) pieces.heads[at] = head;
    if (word !== undefined) pieces.words[at] = word;
    if (sign !== undefined) pieces.signs[at] = sign;
  }
  const end = readings.at(-1)?.to ?? 0;
  reduce(rule, pieces, 0, end);
  return firstOf(pieces, end);
}

/** The tokens of a text up to its end or the first bad one. */
function tokensOf(text: string): readonly Reading[] {
  const lexer = new Lexer();
  lexer.begin(text, { functions });
  const tokens: Reading[] = [];
  for (let kind = lexer.next(); kind !== END; kind = lexer.next()) {
    const pieces = emptyPieces();
    keepToken(pieces, 0, kind, lexer);
    tokens.push({ ...firstOf(pieces, lexer.end), type: tokenKinds[kind] });
    if (kind === BAD) break;
  }
  return tokens;
}

/** Passes a single token to nearley. */
class OneToken implements NearleyLexer {
  token: Reading | undefined;
  reset(): void {
    // The token is set from outside.
  }
  next(): (Reading & { readonly value: string }) | undefined {
    const token = this.token;
    this.token = undefined;
    return token && { ...token, value: '' };
  }
  save(): Record<string, never> {
    return {};
  }
  formatError(): string {
    return '';
  }
}

/** nearley's parser without its reports, which list everything it has tried. */
class ReferenceParser extends Parser {
  readonly #lexer: OneToken;

  constructor() {
    const lexer = new OneToken();
    super(grammar, { lexer });
    this.#lexer = lexer;
    this.feed('');
  }

  reportError(): string {
    return '';
  }

  /** Whether the token is accepted; if not, nothing has changed. */
  accepts(token: Reading): boolean {
    const before = this.save();
    this.#lexer.token = token;
    try {
      this.feed('');
      return true;
    } catch {
      this.restore(before);
      return false;
    }
  }

  /** All kinds of token accepted here. */
  expected(): readonly TokenKind[] {
    const here = this.save();
    return tokenKinds.filter((type) => {
      if (type === 'end') return this.results.length > 0;
      const fits = this.accepts({ ...anyToken, type });
      this.restore(here);
      return fits;
    });
  }
}

const grammar = Grammar.fromCompiled({
  ParserStart: grammarStart,
  ParserRules: grammarRules.map(({ name, symbols }, rule) => ({
    name,
    symbols: [...symbols],
    postprocess: (readings: readonly Reading[]) => act(rule, readings),
  })),
});

const anyExpression: Expression = { kind: 'number', span: { from: 0, to: 0 }, value: 0 };
const anyToken: Reading = { from: 0, to: 0, expression: anyExpression, word: 'sin', sign: '=' };

type Verdict =
  | { readonly trees: readonly (Expression | undefined)[] }
  | { readonly at: number; readonly expected: readonly TokenKind[] };

function referenceVerdict(text: string): Verdict {
  const parser = new ReferenceParser();
  for (const token of tokensOf(text)) {
    if (!parser.accepts(token)) return { at: token.from, expected: parser.expected() };
  }
  const results: readonly unknown[] = parser.results;
  if (results.length === 0) return { at: text.trimEnd().length, expected: parser.expected() };
  return { trees: results.map((result) => (isReading(result) ? result.expression : undefined)) };
}

function isReading(value: unknown): value is Reading {
  return typeof value === 'object' && value !== null && 'from' in value;
}

/**
 * The production parser must agree with the reference: on the one tree, or on the place and everything that could have
 * come there.
 */
function compare(text: string): void {
  const reference = referenceVerdict(text);
  const result = parseExpression(text, { functions });
  if (result.ok) {
    expect(reference).toEqual({ trees: [result.value] });
    return;
  }
  const { failure } = result;
  if (failure.kind === 'empty') {
    expect(text.trim()).toBe('');
    return;
  }
  if (!('at' in reference) || !('expected' in failure))
    throw new Error(`only one parser reads this text: ${failure.kind}`);
  // These two say more than the grammar knows: which bar is open, and that a second number needs an operator before it.
  if (failure.kind !== 'unbalancedBar')
    expect(endOrStart(text, failure.span.from)).toBe(endOrStart(text, reference.at));
  const isAllowed = (kind: TokenKind): boolean => failure.kind !== 'adjacentNumbers' || kind !== 'number';
  expect(failure.expected).toEqual(reference.expected.filter(isAllowed));
}

/** The end of the text if only blanks follow. */
function endOrStart(text: string, at: number): number {
  return Math.min(at, text.trimEnd().length);
}

/** Texts from a generator that knows every construct and combines them regardless of what may be adjacent. */
const { text } = fc.letrec<Record<'term' | 'condition' | 'text', string>>((tie) => {
  const term = tie('term');
  const condition = tie('condition');
  const joined = (...parts: readonly (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> =>
    fc
      .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
      .map((texts) => texts.join(''));
  const leaf = fc.constantFrom(
    '0',
    '2',
    '3.25',
    '.5',
    '12',
    '3E2',
    '1E-3',
    'x',
    'y',
    'ab',
    'e2',
    'n_1',
    'π',
    '∞',
    'P[x]',
  );
  const name = fc.constantFrom('sin', 'cos', 'ln', 'log', 'log_3', 'log_b', '√', 'sqrt', 'atan2', 'mod', 'f', 'g');
  const blank = fc.constantFrom('', '', ' ', '\u00a0');
  const behind = fc.constantFrom('', '', '^2', '^n', '^-1', '^−1', '^(-1)', '²', '⁻¹');
  const sign = fc.constantFrom('+', '-', '*', '/', '^', '#', ' mod ', '·', '×', '÷', '−', '^-', '*-', '^+');
  const relation = fc.constantFrom('=', '==', '!=', '<', '<=', '>', '>=', '≤', '≥', '≠');
  const list = fc
    .tuple(fc.constantFrom(';', ',', '; '), fc.array(fc.oneof(term, condition), { minLength: 1, maxLength: 3 }))
    .map(([separator, items]) => items.join(separator));
  return {
    term: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      { weight: 4, arbitrary: joined(term, blank, sign, blank, term) },
      { weight: 4, arbitrary: joined(term, blank, term) },
      { weight: 2, arbitrary: joined(name, behind, blank, '(', list, ')') },
      { weight: 2, arbitrary: joined(name, behind, ' ', term) },
      joined('(', term, ')'),
      joined('(', condition, ')'),
      joined('[', list, ']'),
      joined('|', term, '|'),
      joined(fc.constantFrom('-', '+', '−'), term),
      joined(term, fc.constantFrom('!', '²', '³')),
    ),
    condition: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      joined(term, blank, relation, blank, term),
      fc.constantFrom('true', 'FALSE'),
      joined(term, relation, term, relation, term),
      joined('NOT ', condition),
      joined(condition, fc.constantFrom(' AND ', ' OR ', ' and '), condition),
      joined('[', condition, ']'),
    ),
    text: fc.oneof({ weight: 3, arbitrary: term }, condition),
  };
});

const settings = { seed: 7, numRuns: runs };

describe('the parser and nearley’s Earley parser', () => {
  it('agree on texts of every construct, which have one reading each', () => {
    fc.assert(fc.property(text, compare), settings);
  });

  it('agree on texts with a character too many, too few or changed', () => {
    const slip = fc.constantFrom('', ...Array.from('()[]|;,+-*^!#2x.<=E$² '));
    const damaged = fc.tuple(text, fc.nat(), slip, fc.boolean()).map(([whole, place, character, isAdded]) => {
      const at = place % (whole.length + 1);
      return whole.slice(0, at) + character + whole.slice(isAdded ? at : at + 1);
    });
    fc.assert(fc.property(damaged, compare), settings);
  });

  it('agree on tokens in any order', () => {
    const words = [
      ...Array.from('x2([|)]|;+-*/^#!²<= '),
      'sin',
      'f',
      'log_3',
      ' AND ',
      ' OR ',
      ' NOT ',
      ' mod ',
      'true',
      'if(',
    ];
    const soup = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(fc.property(soup, compare), settings);
  });
});

describe('the generator of texts', () => {
  it('makes more texts that can be read than others', () => {
    const texts = fc.sample(text, settings);
    const readable = texts.filter((each) => parseExpression(each, { functions }).ok);
    expect(readable.length).toBeGreaterThan(texts.length / 2);
  });
});

describe('spans', () => {
  it('lie in the span of the node above', () => {
    const checkUnder = (node: Expression): void => {
      for (const child of childrenOf(node)) {
        expect(child.span.from).toBeGreaterThanOrEqual(node.span.from);
        expect(child.span.to).toBeLessThanOrEqual(node.span.to);
        expect(child.span.to).toBeGreaterThan(child.span.from);
        checkUnder(child);
      }
    };
    fc.assert(
      fc.property(text, (each) => {
        const result = parseExpression(each, { functions });
        if (result.ok) checkUnder(result.value);
      }),
      settings,
    );
  });
});
