import type { Expression } from '@lemma/core/expression';
import type { SourceText } from '@lemma/core/source';
import type { VariableDefinition } from '@lemma/core/variables';
import type { FunctionTerm, NumberTerm, PointTerm } from '../board/index.ts';
import type { PointOrNumber, ReasonCode, Values } from '../elements/index.ts';
import { finding, type Report } from './finding.ts';
import { isLinear } from './is-linear.ts';
import type { Names } from './names.ts';
import { parameterNames } from './parameters.ts';

const nothing: SourceText = { text: '', span: { from: 0, to: 0 } };
const noNumber: NumberTerm = () => NaN;

/** Reads the values of one definition, and remembers which other variables they name. */
export class DefinitionValues implements Values {
  readonly #definition: VariableDefinition;
  readonly #names: Names;
  readonly #report: Report;
  /** Of the points named so far: all must have as many coordinates. */
  #dimension: number | undefined;
  readonly dependsOn = new Set<string>();
  /** Whether its value comes from the seed. */
  isDrawn = false;
  /** What can only be checked when every variable has a value. */
  readonly laterChecks: (() => void)[] = [];

  constructor(definition: VariableDefinition, names: Names, report: Report) {
    this.#definition = definition;
    this.#names = names;
    this.#report = report;
  }

  get name(): string {
    return this.#definition.name;
  }

  get count(): number {
    return this.#definition.values.length;
  }

  get editable(): boolean {
    return this.#definition.options.some(({ text }) => text === 'editable');
  }

  text(index: number): string {
    return this.#value(index).text.trim();
  }

  number(index: number): NumberTerm {
    return this.#number(this.#value(index));
  }

  point(index: number): PointTerm {
    const text = this.text(index);
    const at = this.#names.point(text);
    if (at === undefined) {
      this.#refusePoint(index, text);
      return { name: '', x: noNumber, y: noNumber };
    }
    this.dependsOn.add(text);
    const dimension = this.#names.slots(text).length;
    if (this.#dimension !== undefined && dimension !== this.#dimension) this.refuse(index, 'wrongDimension');
    this.#dimension = dimension;
    return at;
  }

  pointOrNumber(index: number): PointOrNumber {
    return this.isPoint(index)
      ? { kind: 'point', point: this.point(index) }
      : { kind: 'number', number: this.number(index) };
  }

  function(index: number, parameters?: number): FunctionTerm {
    const source = this.#value(index);
    const listed = parameters !== undefined && parameters < this.count ? this.#parameterList(parameters) : [];
    const names = listed.length > 0 ? listed : this.#names.parametersOf(source.text);
    const slots = names.map(() => this.#names.memory.reserve());
    const { expression, term } = this.#read(source, new Map(names.map((name, at) => [name, slots[at] ?? 0])));
    const { memory } = this.#names;
    return {
      parameters: names,
      expression,
      evaluate: (...values) => {
        for (let at = 0; at < slots.length; at += 1) memory.values[slots[at] ?? 0] = values[at] ?? NaN;
        return term();
      },
    };
  }

  linear(index: number, parameter: string): { readonly slope: NumberTerm; readonly intercept: NumberTerm } {
    const { memory } = this.#names;
    const slot = memory.reserve();
    const { term } = this.#read(this.#value(index), new Map([[parameter, slot]]));
    const at = (value: number) => {
      memory.values[slot] = value;
      return term();
    };
    this.laterChecks.push(() => {
      if (!isLinear(at, memory)) this.refuse(index, 'notLinear');
    });
    return { slope: () => at(1) - at(0), intercept: () => at(0) };
  }

  drawn(): NumberTerm {
    this.isDrawn = true;
    return () => this.#names.memory.drawn.get(this.name)?.value ?? NaN;
  }

  isPoint(index: number): boolean {
    return this.#names.point(this.text(index)) !== undefined;
  }

  attribute(name: 'stepsize'): NumberTerm | undefined {
    const source = this.#definition.attributes[name];
    if (source === undefined) return undefined;
    const term = this.#number(source);
    this.laterChecks.push(() => {
      const step = term();
      if (step > 0 || Number.isNaN(step)) return;
      const data = { name: this.name, attribute: name, reason: 'notPositive', text: source.text } as const;
      this.#report(finding('BAD_ATTRIBUTE', source.span, data));
    });
    return term;
  }

  ownNumber(): NumberTerm {
    return this.#names.number(this.name) ?? noNumber;
  }

  ownPoint(): PointTerm {
    return this.#names.point(this.name) ?? { name: this.name, x: noNumber, y: noNumber };
  }

  refuse(index: number, reason: ReasonCode): void {
    const { text, span } = this.#value(index);
    this.#report(finding('BAD_DEFINITION', span, { name: this.name, reason, text, value: index + 1 }));
  }

  #value(index: number): SourceText {
    return this.#definition.values[index] ?? nothing;
  }

  #number(source: SourceText): NumberTerm {
    return this.#read(source).term;
  }

  #read(
    source: SourceText,
    parameters: ReadonlyMap<string, number> = new Map(),
  ): { readonly expression: Expression; readonly term: NumberTerm } {
    const read = this.#names.read(source.text, parameters);
    if (!read.ok) {
      this.#report(this.#names.explain(read.failure, source, this.name));
      return { expression: { kind: 'number', span: source.span, value: NaN }, term: noNumber };
    }
    const { compiled, dependsOn, expression } = read.value;
    for (const name of dependsOn) this.dependsOn.add(name);
    if (compiled.type === 'number') {
      const { memory } = this.#names;
      return { expression, term: () => compiled.evaluate(memory.values) };
    }
    this.#report(finding('BAD_DEFINITION', source.span, { name: this.name, reason: 'notANumber', text: source.text }));
    return { expression, term: noNumber };
  }

  #refusePoint(index: number, text: string): void {
    const { span } = this.#value(index);
    if (!/^[A-Za-z]\w*$/.test(text)) this.refuse(index, 'notAName');
    else if (this.#names.role(text) !== undefined) this.refuse(index, 'notAPoint');
    else this.#report(finding('VARIABLE_NOT_DEFINED', span, { name: text }));
  }

  #parameterList(index: number): readonly string[] {
    const names = parameterNames(this.text(index));
    if (names.length === 0) this.refuse(index, 'notAParameterList');
    else if (new Set(names).size < names.length) this.refuse(index, 'wrongParameters');
    return names;
  }
}
