import { nearestName } from '@lemma/core/expression';
import { inAlphabet } from './alphabets.ts';
import { awaits, boundaryOf, stepOver } from './boundary.ts';
import { commands, switches } from './commands/index.ts';
import { Marks, shownNumber, type LineLabel } from './marks.ts';
import { missingArgument, type Parser, type Switch, type Until } from './parser.ts';
import { attachScripts } from './scripts.ts';
import { arrange } from './spacing.ts';
import type { TokenReader } from './reader.ts';
import type { MathStyle } from './style.ts';
import { characterNode, symbols } from './symbols/index.ts';
import { isCharacter, sourceOf, type FormulaToken } from './token.ts';
import { rowOf, type AtomClass, type MathTree } from './tree.ts';
import { readLetters, readNumber } from './words.ts';

/** Maximum depth of nested elements in a formula. */
const depthLimit = 100;
/** Maximum number of suggestions: a formula full of unknown commands must not take long. */
const suggestionLimit = 20;

/** How a formula is set: displayed or inline. The author's shorthands have already been expanded. */
export interface FormulaOptions {
  readonly display: boolean;
  /** Its place in the source of its page. */
  readonly at?: string;
  /** The number for the next line, if every line has one. */
  readonly nextNumber?: () => string;
}

/** Every formula command. */
export const formulaCommandNames: ReadonlySet<string> = new Set([
  ...symbols.keys(),
  ...commands.keys(),
  ...switches.keys(),
]);

/** A recursive-descent parser over the tokens of one formula. */
export class FormulaParser implements Parser {
  readonly reader: TokenReader;
  readonly variables = new Set<string>();
  style: MathStyle;
  marks = new Marks();
  /** The labels of individually numbered lines. */
  readonly lineLabels: LineLabel[] = [];
  readonly #nextNumber: (() => string) | undefined;
  #depth = 0;
  #suggestions = 0;
  readonly #open = { group: 0, fence: 0, environment: 0, dollar: 0 };

  constructor(reader: TokenReader, { display, nextNumber }: FormulaOptions) {
    this.reader = reader;
    this.#nextNumber = nextNumber;
    this.style = { display, level: 0, font: undefined };
  }

  /** The whole formula. */
  formula(): readonly MathTree[] {
    return this.row('end');
  }

  marked<Value>(read: () => Value): readonly [value: Value, marks: Marks] {
    const around = this.marks;
    const marks = new Marks();
    this.marks = marks;
    const value = read();
    this.marks = around;
    return [value, marks];
  }

  numberOf({ tag, isUnnumbered, labels }: Marks): string | undefined {
    const text = tag?.text ?? (isUnnumbered ? undefined : this.#nextNumber?.());
    this.lineLabels.push(...labels.map((label) => ({ ...label, ...(text !== undefined && { number: text }) })));
    return text === undefined ? undefined : shownNumber({ text, isBare: tag?.isBare === true });
  }

  row(until: Until, before?: AtomClass): readonly MathTree[] {
    const style = this.style;
    const atoms = this.#atoms(until);
    this.style = style;
    return arrange(atoms, style.level, before);
  }

  argument(owner: FormulaToken, style: MathStyle = this.style): MathTree {
    return this.nested(2, owner, () => {
      const outer = this.style;
      this.style = style;
      const argument = this.#argument(owner);
      this.style = outer;
      return argument;
    });
  }

  optional(owner: FormulaToken, style: MathStyle = this.style): MathTree | undefined {
    if (!this.reader.take('[')) return undefined;
    const open = this.reader.look(-1);
    return this.nested(1, owner, () => {
      const outer = this.style;
      this.style = style;
      const children = this.row('bracket');
      this.style = outer;
      if (!this.reader.take(']')) this.reader.report('unbalanced-brace', open, { brace: '[' });
      return rowOf(children);
    });
  }

  group<Value>(read: () => Value): Value | undefined {
    if (!this.reader.take('{')) return undefined;
    const open = this.reader.look(-1);
    this.#open.group += 1;
    const value = read();
    this.#open.group -= 1;
    if (!this.reader.take('}')) this.reader.report('unbalanced-brace', open, { brace: '{' });
    return value;
  }

  command(token: FormulaToken): MathTree | undefined {
    const symbol = symbols.get(token.text);
    if (symbol !== undefined) return this.#inFont(symbol);
    const command = commands.get(token.text);
    if (command !== undefined) return command(this, token);
    const source = sourceOf(token);
    const suggestion = this.#suggest(token.text);
    const data = suggestion === undefined ? { command: source } : { command: source, suggestion: `\\${suggestion}` };
    const fix =
      suggestion === undefined ? undefined : { span: { from: token.from, to: token.to }, text: `\\${suggestion}` };
    this.reader.report('unknown-math-command', token, data, fix);
    return { kind: 'error', source };
  }

  nested(cost: number, owner: FormulaToken, read: () => MathTree): MathTree {
    if (this.#depth + cost > depthLimit) {
      this.reader.report('too-deep', owner, { limit: depthLimit });
      this.reader.abandon();
      return { kind: 'error', source: '…' };
    }
    this.#depth += cost;
    const tree = read();
    this.#depth -= cost;
    return tree;
  }

  inside<Value>(what: 'fence' | 'environment' | 'dollar', read: () => Value): Value {
    this.#open[what] += 1;
    const value = read();
    this.#open[what] -= 1;
    return value;
  }

  #atoms(until: Until): readonly MathTree[] {
    const atoms: MathTree[] = [];
    for (;;) {
      const token = this.reader.peek();
      if (token.kind === 'end') return atoms;
      const boundary = boundaryOf(token, until);
      if (boundary !== undefined) {
        if (awaits(until, boundary, this.#open)) return atoms;
        stepOver(this.reader, token, boundary);
        continue;
      }
      const change = token.kind === 'command' ? switches.get(token.text) : undefined;
      if (change !== undefined) {
        this.reader.advance();
        return this.#change(change, token, atoms, until);
      }
      const atom = this.#atom(token);
      if (atom !== undefined) atoms.push(attachScripts(this, atom));
    }
  }

  /** The row after a switch such as `\displaystyle` or `\over`, which affects it from here to its end. */
  #change(change: Switch, token: FormulaToken, atoms: readonly MathTree[], until: Until): readonly MathTree[] {
    const changed = this.nested(2, token, () => rowOf(change(this, token, atoms, () => this.row(until))));
    return changed.kind === 'row' ? changed.children : [changed];
  }

  #argument(owner: FormulaToken): MathTree {
    const token = this.reader.peek();
    if (isCharacter(token, '{')) return rowOf(this.group(() => this.row('group')) ?? []);
    const absent = token.kind === 'end' || isScriptMark(token) || boundaryOf(token, 'group') !== undefined;
    return (absent ? undefined : this.#atom(token, true)) ?? missingArgument(this, owner);
  }

  #suggest(name: string): string | undefined {
    this.#suggestions += 1;
    if (this.#suggestions > suggestionLimit) return undefined;
    return nearestName(name, formulaCommandNames);
  }

  /** One atom without its scripts; `single` takes one character, as TeX does. Always consumes the token. */
  #atom(token: FormulaToken, single = false): MathTree | undefined {
    if (token.kind === 'command') {
      this.reader.advance();
      return this.command(token);
    }
    switch (token.text) {
      case '{':
        return this.nested(1, token, () => this.#braced());
      case '^':
      case '_':
      case "'":
        // Scripts without a base are attached to an empty one.
        return { kind: 'row', children: [], class: 'ordinary' };
      case '~':
        this.reader.advance();
        return { kind: 'space', width: '0.3333em' };
    }
    return readNumber(this, single) ?? readLetters(this, single) ?? this.#character(token);
  }

  #braced(): MathTree {
    const tree = rowOf(this.group(() => this.row('group')) ?? []);
    // Braces turn an operator into an ordinary atom: {,} has no space around it.
    if (tree.kind === 'operator') return { ...tree, class: 'ordinary', spaces: ['0em', '0em'] };
    return tree.kind === 'function' ? { kind: 'row', children: [tree], class: 'ordinary' } : tree;
  }

  #character(token: FormulaToken): MathTree | undefined {
    this.reader.advance();
    const next = this.reader.look();
    if (token.text === ':' && isCharacter(next, '=')) {
      this.reader.advance();
      return { kind: 'operator', text: ':=', class: 'relation' };
    }
    const node = characterNode(token.text);
    if (node === undefined) this.reader.report('unexpected-character', token, { character: token.text });
    return node && this.#inFont(node);
  }

  #inFont(node: MathTree): MathTree {
    const { font } = this.style;
    if (font === undefined || node.kind !== 'identifier') return node;
    // Upright letters become bold, but not slanted: \boldsymbol{\Gamma}.
    const alphabet = font === 'boldItalic' && node.upright ? 'bold' : font;
    return { kind: 'identifier', text: inAlphabet(node.text, alphabet), upright: node.upright || font === 'upright' };
  }
}

function isScriptMark(token: FormulaToken): boolean {
  return isCharacter(token, '^') || isCharacter(token, '_') || isCharacter(token, "'");
}
