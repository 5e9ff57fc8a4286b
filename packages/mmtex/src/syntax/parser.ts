import type { Edit, Span } from '@lemma/core/source';
import type { Report } from '../findings/index.ts';
import { environmentName, trimmedIn, verbText } from '../preparation/index.ts';
import { endOfWord, readAllArguments, readArguments, type ArgumentReader } from './arguments.ts';
import { commandMeaning, contextIn, environmentMeaning, isKnownCommand, textContext, type Context } from './context.ts';
import type { CommandSyntax, EnvironmentSyntax, Grammar } from './grammar.ts';
import { readToken, type Token } from './lexer.ts';
import { endOfSettings } from './latex-names.ts';
import { findPairs, type ClosingOf } from './pairs.ts';
import { paragraphEnds, type EndOfParagraph } from './recovery.ts';
import { closingEdit } from './closing-edit.ts';
import { suggestions } from './suggestion.ts';
import type { Command, FormulaNode, Node } from './tree.ts';
import type { Watch } from './watch.ts';

/**
 * Maximum nesting (design §6.5): a pair of braces counts once, an argument or environment three times, because it
 * produces at most that many elements, and the reader refuses XML of more than 200 levels.
 */
const deepest = 100;
const depthOfPart = 3;

/** The syntax tree of a prepared text. Errors are reported, and the rest is still parsed. */
export function parse(text: string, grammar: Grammar, report: Report, watch?: Watch): readonly Node[] {
  return new Parser(text, grammar, report, watch).nodes(0, text.length, textContext(), 0);
}

/** A single pass over the text. Every part ends where its pairing says, so no part reads beyond the enclosing one. */
class Parser implements ArgumentReader {
  readonly text: string;
  readonly report: Report;
  readonly closingOf: ClosingOf;
  readonly endOfParagraph: EndOfParagraph;
  readonly watch: Watch | undefined;
  readonly #grammar: Grammar;
  readonly #suggestionFor = suggestions();
  #depth = 0;
  #isTooDeep = false;
  /** Whether the environment now being opened is known here. */
  #isKnown = false;

  constructor(text: string, grammar: Grammar, report: Report, watch?: Watch) {
    this.watch = watch;
    this.text = text;
    this.report = report;
    this.closingOf = findPairs(text);
    this.endOfParagraph = paragraphEnds(text, this.closingOf);
    this.#grammar = grammar;
  }

  nodes(from: number, to: number, context: Context, depth = depthOfPart): readonly Node[] {
    if (this.#depth + depth > deepest) {
      if (!this.#isTooDeep) this.report('too-deep', { from, to }, { limit: deepest });
      this.#isTooDeep = true;
      return [];
    }
    this.#depth += depth;
    const nodes: Node[] = [];
    // Text where only commands are allowed; a contiguous piece is one mistake.
    let stray: Span | undefined;
    for (let at = from; at < to;) {
      const token = readToken(this.text, at, to);
      const { node, to: next } = token.kind === 'command' ? this.#command(token, to, context) : this.#plain(token, to);
      at = next;
      if (node === undefined) continue;
      if (context.content === 'text' || isStructure(node)) nodes.push(node);
      else if (node.kind !== 'paragraphBreak') stray = { from: stray?.from ?? node.span.from, to: node.span.to };
      if (stray === undefined || !isStructure(node)) continue;
      this.#reportText(stray);
      stray = undefined;
    }
    if (stray !== undefined) this.#reportText(stray);
    this.#depth -= depth;
    return nodes;
  }

  #plain(token: Token, to: number): Step {
    const span = { from: token.from, to: token.to };
    switch (token.kind) {
      case 'close':
        this.report('unexpected-brace', span, { text: '}' }, [{ span, text: '' }]);
        return { to: token.to };
      case 'open':
        return this.#group(token.from, to);
      case 'dollar':
        return this.#formula(span, to, token.to - token.from);
      case 'cell':
        return { node: { kind: 'cellEnd', span }, to: token.to };
      case 'paragraphBreak':
        return { node: { kind: 'paragraphBreak', span }, to: token.to };
      case 'text':
      case 'command':
      case 'end':
        return { node: { kind: 'text', text: this.text.slice(span.from, span.to), span }, to: token.to };
    }
  }

  #group(at: number, to: number): Step {
    const close = this.closingOf(at);
    const isClosed = close !== -1 && close < to;
    const end = isClosed ? close : this.endOfParagraph(at + 1, to);
    if (!isClosed) {
      this.report('unclosed-group', { from: at, to: at + 1 }, { name: '' }, closingEdit(this.text, at + 1, end, '}'));
    }
    const nodes = this.nodes(at + 1, end, textContext(), 1);
    const next = isClosed ? close + 1 : end;
    return { node: { kind: 'group', nodes, span: { from: at, to: next } }, to: next };
  }

  /** A formula between delimiters; `opening` is the span of the first, which is as long as the last. */
  #formula(opening: Span, to: number, length: number): Step {
    const close = this.closingOf(opening.from);
    const closed = close !== -1 && close < to;
    const end = closed ? close : this.endOfParagraph(opening.to, to);
    const next = closed ? close + length : end;
    const first = this.text.slice(opening.from, opening.to);
    if (!closed) {
      const last = first === '\\[' ? '\\]' : first === '\\(' ? '\\)' : first;
      this.report('unclosed-formula', opening, {}, closingEdit(this.text, opening.to, end, last));
    }
    this.watch?.formula({ span: { from: opening.from, to: next }, texSpan: { from: opening.to, to: end } });
    const formula: FormulaNode = {
      kind: 'formula',
      display: first === '$$' || first === '\\[',
      tex: { text: this.text.slice(opening.to, end), span: { from: opening.to, to: end } },
      closed,
      span: { from: opening.from, to: next },
    };
    return { node: formula, to: next };
  }

  #command(token: Token, to: number, context: Context): Step {
    const name = this.text.slice(token.from + 1, token.to);
    const span = { from: token.from, to: token.to };
    switch (name) {
      case '(':
      case '[':
        return this.#formula(span, to, 2);
      case ')':
      case ']':
        this.report('unexpected-brace', span, { text: `\\${name}` });
        return { to: token.to };
      case 'begin':
        return this.#begin(span, to, context);
      case 'verb':
        return this.#verb(span, to);
      case 'end': {
        const environment = environmentName(this.text, token.to);
        const end = Math.min(to, environment?.to ?? token.to);
        const place = { from: token.from, to: end };
        this.report('unexpected-end', place, { name: environment?.name ?? '' }, [{ span: place, text: '' }]);
        return { to: end };
      }
    }
    const starred = this.text.charAt(token.to) === '*' && token.to < to ? `${name}*` : name;
    const isStarred = starred !== name && isKnownCommand(starred, context, this.#grammar);
    const longer = name + digitsAfter(this.text, token.to, to);
    const isLonger = longer !== name && this.#mayHaveDigits(longer, context);
    if (isLonger) return this.#named(longer, { from: span.from, to: span.from + 1 + longer.length }, to, context);
    return this.#named(isStarred ? starred : name, { ...span, to: isStarred ? span.to + 1 : span.to }, to, context);
  }

  /** `\set2d`, `\is3D`: any variable type, and the names known in this context. */
  #mayHaveDigits(name: string, context: Context): boolean {
    return context.content === 'definitions' || isKnownCommand(name, context, this.#grammar);
  }

  #named(name: string, nameSpan: Span, to: number, context: Context): Step {
    const call = { name, nameSpan, to };
    const meaning = commandMeaning(name, context, this.#grammar, this.#suggestionFor);
    const isDefinition = context.content === 'definitions';
    this.watch?.command({ name, nameSpan, isKnown: meaning.kind === 'known', isDefinition });
    if (meaning.kind === 'known') return this.#call(name, nameSpan, to, meaning.syntax);
    if (isDefinition) {
      const { to: end, ...read } = readAllArguments(this, call);
      return { node: { kind: 'command', name, ...read, span: { from: nameSpan.from, to: end }, nameSpan }, to: end };
    }
    if (meaning.kind === 'misplaced') {
      this.#reportMisplaced('misplaced-command', nameSpan, { name, environments: meaning.environments });
      return { to: this.#call(name, nameSpan, to, meaning.syntax).to };
    }
    const end = context.content === 'text' ? endOfSettings(name, this.text, nameSpan.to, this.closingOf) : undefined;
    if (end !== undefined) {
      this.report('unknown-command', nameSpan, { name });
      return { to: Math.min(end, to) };
    }
    const { suggestion } = meaning;
    const fix = suggestion === undefined ? [] : [{ span: nameSpan, text: `\\${suggestion.name}` }];
    this.report('unknown-command', nameSpan, { name, ...(suggestion && { suggestion: suggestion.name }) }, fix);
    if (suggestion !== undefined) return this.#call(suggestion.name, nameSpan, to, suggestion.syntax);
    return { to: context.content === 'text' ? nameSpan.to : readAllArguments(this, call).to };
  }

  #call(
    name: string,
    nameSpan: Span,
    to: number,
    syntax: CommandSyntax,
  ): { readonly node: Command; readonly to: number } {
    const read = readArguments(this, { name, nameSpan, to }, syntax);
    const node: Command = {
      kind: 'command',
      name,
      options: read.options,
      arguments: read.arguments,
      span: { from: nameSpan.from, to: read.to },
      nameSpan,
    };
    return { node, to: read.to > nameSpan.to ? read.to : endOfWord(this.text, name, read.to, to) };
  }

  /** `\verb|…|`: its argument is between two equal delimiters. */
  #verb(nameSpan: Span, to: number): Step {
    const typed = verbText(this.text, nameSpan.to);
    if (typed === undefined || typed.span.to >= to) {
      this.report('missing-argument', nameSpan, { command: '\\verb' });
      return { to: nameSpan.to };
    }
    const end = typed.span.to + 1;
    const argument = { ...typed, nodes: [{ kind: 'text' as const, ...typed }] };
    return {
      node: {
        kind: 'command',
        name: 'verb',
        options: [],
        arguments: [argument],
        span: { from: nameSpan.from, to: end },
        nameSpan,
      },
      to: end,
    };
  }

  #begin(word: Span, to: number, context: Context): Step {
    const named = environmentName(this.text, word.to);
    if (named === undefined || named.to > to) {
      this.report('missing-argument', word, { command: '\\begin' });
      return { to: word.to };
    }
    const nameSpan = { from: word.from, to: named.to };
    const meaning = environmentMeaning(named.name, context, this.#grammar, this.#suggestionFor);
    this.#isKnown = meaning.kind === 'known';
    if (meaning.kind === 'known') return this.#environment(named.name, named.name, nameSpan, to, meaning.syntax);
    if (meaning.kind === 'misplaced') {
      const { environments } = meaning;
      this.#reportMisplaced('misplaced-environment', nameSpan, { name: named.name, environments });
      return { to: this.#environment(named.name, named.name, nameSpan, to, meaning.syntax).to };
    }
    const { suggestion } = meaning;
    this.report(
      'unknown-environment',
      nameSpan,
      { name: named.name, ...(suggestion && { suggestion: suggestion.name }) },
      suggestion && this.#renamed(nameSpan, named.name, suggestion.name),
    );
    const syntax = suggestion?.syntax ?? { ...context, content: context.content };
    return this.#environment(suggestion?.name ?? named.name, named.name, nameSpan, to, syntax);
  }

  /** Of what belongs to any text, no environments can be named. */
  #reportMisplaced(
    code: 'misplaced-command' | 'misplaced-environment',
    nameSpan: Span,
    found: { readonly name: string; readonly environments: string },
  ): void {
    if (found.environments === '') this.report('unexpected-text', nameSpan, { text: found.name });
    else this.report(code, nameSpan, found);
  }

  #environment(name: string, typed: string, nameSpan: Span, to: number, syntax: EnvironmentSyntax): Step {
    const isKnown = this.#isKnown;
    const close = this.closingOf(nameSpan.from);
    const isClosed = close !== -1 && close < to;
    const isTyped = syntax.content === 'verbatim' || syntax.content === 'formula';
    const end = isClosed ? close : isTyped ? this.endOfParagraph(nameSpan.to, to) : to;
    const next = isClosed ? this.#endOf(close, typed, to) : end;
    if (!isClosed) {
      const fix = closingEdit(this.text, nameSpan.to, end, `\\end{${typed}}`);
      this.report('unclosed-environment', nameSpan, { name: typed }, fix);
    }
    const call = { name, nameSpan, to: end, onOneLine: syntax.content === 'verbatim' };
    const read = readArguments(this, call, syntax);
    const bodySpan = { from: read.to, to: end };
    const body = { text: isTyped ? this.text.slice(read.to, end) : '', span: bodySpan };
    const span = { from: nameSpan.from, to: next };
    this.#watchEnvironment(typed, isKnown, nameSpan, bodySpan, next, syntax);
    if (syntax.content === 'formula') {
      return {
        node: { kind: 'formula', display: true, environment: name, tex: body, closed: isClosed, span },
        to: next,
      };
    }
    const nodes = isTyped ? [] : this.nodes(read.to, end, contextIn(syntax));
    const { options, arguments: inBraces } = read;
    return {
      node: { kind: 'environment', name, options, arguments: inBraces, nodes, body, span, nameSpan },
      to: next,
    };
  }

  #watchEnvironment(
    typed: string,
    isKnown: boolean,
    nameSpan: Span,
    bodySpan: Span,
    to: number,
    syntax: EnvironmentSyntax,
  ): void {
    const isTyped = syntax.content === 'verbatim' || syntax.content === 'formula';
    this.watch?.environment({
      name: typed,
      isKnown,
      nameSpan,
      bodySpan,
      endSpan: { from: bodySpan.to, to },
      content: syntax.content,
      ...(!isTyped && { context: contextIn(syntax) }),
    });
    if (syntax.content === 'formula') this.watch?.formula({ span: bodySpan, texSpan: bodySpan });
  }

  /** The changes that rename both ends of an environment. */
  #renamed(nameSpan: Span, name: string, to: string): readonly Edit[] {
    const begin = { span: nameSpan, text: `\\begin{${to}}` };
    const close = this.closingOf(nameSpan.from);
    const end = close === -1 ? undefined : environmentName(this.text, close + '\\end'.length);
    if (end?.name !== name) return [begin];
    return [begin, { span: { from: close, to: end.to }, text: `\\end{${to}}` }];
  }

  /** Skips the `\end{name}` at an offset; another name is reported. */
  #endOf(at: number, expected: string, to: number): number {
    const environment = environmentName(this.text, at + '\\end'.length);
    const end = Math.min(to, environment?.to ?? at);
    if (environment?.name !== expected) {
      const place = { from: at, to: end };
      const fix = environment === undefined ? [] : [{ span: place, text: `\\end{${expected}}` }];
      this.report('mismatched-end', place, { expected, found: environment?.name ?? '' }, fix);
    }
    return end;
  }

  #reportText(span: Span): void {
    const { text, span: place } = trimmedIn(this.text, span);
    if (text !== '') this.report('unexpected-text', place, { text: text.slice(0, 40) });
  }
}

/** One parsing step: the node read, if any, and where to continue. */
interface Step {
  readonly node?: Node;
  readonly to: number;
}

function isStructure(node: Node): boolean {
  return node.kind === 'command' || node.kind === 'environment';
}

const digits = /\d[A-Za-z\d]{0,20}/y;

/** Digits and what follows them, which belong to a few names. */
function digitsAfter(text: string, at: number, to: number): string {
  digits.lastIndex = at;
  const [more = ''] = digits.exec(text) ?? [];
  return at + more.length <= to ? more : '';
}
