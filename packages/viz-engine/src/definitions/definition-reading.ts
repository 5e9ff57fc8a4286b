import type { Compiled, Expression } from '@lemma/core/expression';
import type { FigureCode, SourceText } from '@lemma/core/source';
import type { VariableDefinition } from '@lemma/core/variables';
import type { NumberTerm } from '../board/index.ts';
import type { ReasonCode } from '../elements/index.ts';
import { finding, warning, type FigureReport } from './finding.ts';
import { meantCases } from './meant-cases.ts';
import type { Locals, FigureNames } from './names.ts';

const nothing: SourceText = { text: '', span: { from: 0, to: 0 } };

/** Replaces an invalid number. */
export const noNumber: NumberTerm = () => NaN;

/** A parsed term. */
export interface ReadTerm {
  readonly expression: Expression;
  readonly term: NumberTerm;
}

/** What all readers of a definition share: its texts, the names it mentions, and its errors. */
export class DefinitionReading {
  readonly definition: VariableDefinition;
  readonly names: FigureNames;
  readonly report: FigureReport;
  readonly dependsOn = new Set<string>();
  /** Checks that have to wait until every variable has a value. */
  readonly laterChecks: (() => void)[] = [];
  /** The dimension of the points named so far: it must be the same for all. */
  #dimension: number | undefined;

  constructor(definition: VariableDefinition, names: FigureNames, report: FigureReport) {
    this.definition = definition;
    this.names = names;
    this.report = report;
  }

  get name(): string {
    return this.definition.name;
  }

  source(index: number): SourceText {
    return this.definition.values[index] ?? nothing;
  }

  /** A numeric expression. */
  term(source: SourceText, locals: Locals = {}): ReadTerm {
    const side = sideOf(source.text);
    const cases = meantCases([source.text]);
    if (side !== undefined) this.refuse(source, 'equationNotTerm', 'BAD_DEFINITION', { write: side });
    else if (cases !== undefined) this.refuse(source, 'cases', 'BAD_DEFINITION', { write: cases });
    if (side !== undefined || cases !== undefined) return { expression: nothingRead(source), term: noNumber };
    const { compiled, expression } = this.compiled(source, locals);
    const { memory } = this.names;
    if (compiled?.type === 'number') return { expression, term: () => compiled.evaluate(memory.values) };
    if (compiled !== undefined) this.refuse(source, 'notANumber');
    return { expression, term: noNumber };
  }

  /** A numeric expression or a condition; undefined if it is invalid, which is reported. */
  compiled(
    source: SourceText,
    locals: Locals = {},
  ): { readonly compiled: Compiled | undefined; readonly expression: Expression } {
    const read = this.names.read(source.text, locals);
    if (!read.ok) {
      this.report(this.names.explain(read.failure, source, this.name));
      return { compiled: undefined, expression: nothingRead(source) };
    }
    for (const name of read.value.dependsOn) this.dependsOn.add(name);
    return read.value;
  }

  /**
   * Records that something is named, and that all points named have the same dimension (specification 002 §5.3): two
   * for types of the plane.
   */
  mention(source: SourceText, isPoint: boolean): void {
    const name = source.text.trim();
    this.dependsOn.add(name);
    if (!isPoint) return;
    const dimension = this.names.slots(name).length;
    const isOutside = dimension > 2 && this.names.types.get(this.definition.type)?.isSpatial === false;
    const isAnother = this.#dimension !== undefined && dimension !== this.#dimension;
    if (isOutside || isAnother) this.refuse(source, 'wrongDimension');
    this.#dimension ??= dimension;
  }

  /** Requires all points named from now on to be points in space. */
  expectSpace(): void {
    this.#dimension ??= 3;
  }

  /** Reports that a name is of the wrong kind, is not a name, or is undefined. */
  refuseName(source: SourceText, reason: ReasonCode): void {
    const text = source.text.trim();
    const coordinates = /^[([]([^()[\]]*[,;][^()[\]]*)[)\]]$/.exec(text)?.[1];
    if (coordinates !== undefined) {
      const define = `\\point{M}{${coordinates.replaceAll(';', ',').trim()}}`;
      this.refuse(source, 'pointNeedsName', 'BAD_DEFINITION', { define });
    } else if (!/^[A-Za-z]\w*$/.test(text)) this.refuse(source, 'notAName');
    else if (this.names.role(text) !== undefined) this.refuse(source, reason);
    else this.report(this.names.undefinedName(text, source.span, '\\point'));
  }

  /** Reports an invalid value with a reason; if the intention is obvious, `write` is the replacement. */
  refuse(
    { text, span }: SourceText,
    reason: ReasonCode,
    code: FigureCode = 'BAD_DEFINITION',
    more: Readonly<Record<string, string>> = {},
  ): void {
    const index = this.definition.values.findIndex((value) => value.span.from <= span.from && value.span.to >= span.to);
    const found = finding(code, span, {
      name: this.name,
      reason,
      text,
      ...(index < 0 ? {} : { value: index + 1 }),
      ...more,
    });
    const { write } = more;
    this.report(write === undefined ? found : { ...found, fix: { span, text: write } });
  }

  /** Warns about a value that is accepted, but hardly intended. */
  warn({ text, span }: SourceText, reason: ReasonCode, data: Readonly<Record<string, string | number>>): void {
    this.report(warning('BAD_DEFINITION', span, { name: this.name, reason, text, ...data }));
  }

  /** The same for an attribute command, which is then ignored. */
  refuseAttribute(
    attribute: string,
    { text, span }: SourceText,
    reason: ReasonCode,
    data: Readonly<Record<string, string | number>> = {},
  ): void {
    this.report(warning('BAD_ATTRIBUTE', span, { name: this.name, attribute, reason, text, ...data }));
  }
}

/** The defining side of an equation: `2x+1` for `y = 2x+1`, `f(x) = 2x+1`, `2x+1 = y` and `2x+1 = 0`. */
function sideOf(text: string): string | undefined {
  const [left, right, ...rest] = text.split('=').map((side) => side.trim());
  const isEquation = left && right && rest.length === 0 && !/[<>!]$/.test(left);
  if (!isEquation) return undefined;
  const isNamed = /^[A-Za-z]\w*\s*(?:\([\w\s,;]*\))?$/;
  if (isNamed.test(left)) return right;
  return right === '0' || isNamed.test(right) ? left : undefined;
}

function nothingRead({ span }: SourceText): Expression {
  return { kind: 'number', span, value: NaN };
}

/** A source without its first characters. */
export function behind({ text, span }: SourceText, length: number): SourceText {
  return { text: text.slice(length), span: { from: span.from + length, to: span.to } };
}
