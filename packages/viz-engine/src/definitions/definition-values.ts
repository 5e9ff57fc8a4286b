import { readNumber, type SourceText } from '@lemma/core/source';
import { isReservedName } from '@lemma/core/expression';
import { splitValues, type VariableDefinition } from '@lemma/core/variables';
import type {
  BoundaryTerm,
  CurveTerm,
  BoardFunction,
  NumberTerm,
  PointTerm,
  SpacePointTerm,
  SpaceVectorTerm,
  WordsTerm,
} from '../board/index.ts';
import { nearestStep } from '../elements/index.ts';
import type { Limits, PointOrNumber, ReasonCode, Recursion, RelationTerm, ReadableValues } from '../elements/index.ts';
import { printDefinition } from '../examples/index.ts';
import { behind, DefinitionReading, noNumber } from './definition-reading.ts';
import { finding, type FigureReport } from './finding.ts';
import { listed } from './lists.ts';
import { exampleOf } from './meant-values.ts';
import type { FigureNames } from './names.ts';
import { isParameterList, parameterNames } from './parameters.ts';
import { readFunction, readLinear, readRecursion, readRelation, writtenNow } from './read-functions.ts';
import {
  readBoundary,
  readCurve,
  readPairs,
  readPoint,
  readPoints,
  readSelectables,
  readSpacePoint,
} from './read-names.ts';
import { readOfProblem } from './read-of-problem.ts';
import { isVector, readMatrix, readSpaceVector, readVector } from './read-quantities.ts';
import { readWords } from './read-words.ts';

/** The values of one definition, by index. */
export class DefinitionValues implements ReadableValues {
  readonly reading: DefinitionReading;
  /** Whether its value comes from the seed. */
  isDrawn = false;
  /** A style among its values. */
  styleSource: SourceText | undefined;
  readonly #definition: VariableDefinition;
  readonly #names: FigureNames;

  constructor(definition: VariableDefinition, names: FigureNames, report: FigureReport) {
    this.#definition = definition;
    this.#names = names;
    this.reading = new DefinitionReading(definition, names, report);
  }

  get name(): string {
    return this.#definition.name;
  }

  get count(): number {
    return this.#definition.values.length;
  }

  get editable(): boolean {
    return this.hasOption('editable');
  }

  hasOption(option: string): boolean {
    return this.#definition.options.some(({ text }) => text.trim() === option);
  }

  optionNumber(): number | undefined {
    const option = this.#definition.options.find(({ text }) => /^\d+$/.test(text.trim()));
    return option && Number(option.text);
  }

  hasCount(min: number, max: number): boolean {
    if (this.count >= min && this.count <= max) return true;
    const { name, type, span } = this.#definition;
    const known = this.#names.type(name);
    const example = known && exampleOf(known);
    const count = { found: this.count, fewest: min, most: max };
    const data = { name, type, reason: 'wrongCount', ...count, ...(example && { example }) } as const;
    this.reading.report(finding('BAD_DEFINITION', span, data));
    return false;
  }

  text(index: number): string {
    return this.#source(index).text.trim();
  }

  number(index: number): NumberTerm {
    return this.reading.term(this.#source(index)).term;
  }

  numberAfter(index: number, length: number): NumberTerm {
    return this.reading.term(behind(this.#source(index), length)).term;
  }

  constant(index: number): number {
    const number = readNumber(this.text(index));
    if (number !== undefined) return number;
    this.refuse(index, 'notAConstant');
    return NaN;
  }

  numbers(index: number, length: number): readonly NumberTerm[] {
    const items = listed(this.#source(index)) ?? [];
    if (items.length !== length) this.refuse(index, 'notARange');
    return items.map((item) => this.reading.term(item).term);
  }

  point(index: number): PointTerm {
    return readPoint(this.#source(index), this.reading);
  }

  spacePoint(index: number): SpacePointTerm {
    return readSpacePoint(this.#source(index), this.reading);
  }

  pointOrNumber(index: number): PointOrNumber {
    return this.isPoint(index) || this.#isMissingPoint(this.text(index))
      ? { kind: 'point', point: this.point(index) }
      : { kind: 'number', number: this.number(index) };
  }

  isPoint(index: number): boolean {
    return this.#names.point(this.text(index)) !== undefined;
  }

  /** Points have capital letters: an author who forgot to define one is shown how to. */
  #isMissingPoint(text: string): boolean {
    return /^[A-Z]\w*$/.test(text) && !isReservedName(text) && this.#names.role(text) === undefined;
  }

  points(index: number): readonly PointTerm[] {
    return readPoints(this.#source(index), this.reading);
  }

  pairs(index: number): readonly (readonly [PointTerm, PointTerm])[] {
    return readPairs(this.#source(index), this.reading);
  }

  curve(index: number): CurveTerm {
    return readCurve(this.#source(index), this.reading);
  }

  boundary(index: number): BoundaryTerm | undefined {
    return readBoundary(this.#source(index), this.reading);
  }

  selectables(index: number): readonly PointTerm[] {
    return readSelectables(this.#source(index), this.reading);
  }

  function(index: number, parameters?: number): BoardFunction {
    const names = parameters !== undefined && parameters < this.count ? this.parameterList(parameters) : [];
    return this.term(index, names.length > 0 ? names : this.#names.parametersOf(this.text(index)));
  }

  term(index: number, parameters: readonly string[]): BoardFunction {
    return readFunction(this.#source(index), parameters, this.reading);
  }

  parameterList(index: number): readonly string[] {
    const names = parameterNames(this.text(index));
    if (names.length === 0) this.#refuseParameters(index);
    else if (new Set(names).size < names.length) this.refuse(index, 'wrongParameters');
    return names;
  }

  /** Reports names without brackets, and limits in place of parameters, with the correct form. */
  #refuseParameters(index: number): void {
    const source = this.#source(index);
    const text = source.text.trim();
    const ends = /^\[([^[\],;]+)[,;]([^[\],;]+)\]$/.exec(text)?.slice(1);
    if (ends !== undefined && this.#definition.type === 'function') {
      const values = this.#definition.values.slice(0, index).map((value) => value.text.trim());
      const [from = '', to = ''] = ends.map((end) => end.trim());
      const limits = `\\limits{${this.name}}{${from}, ${to}}`;
      const options = this.#definition.options.map((option) => option.text.trim());
      const written = printDefinition({ type: 'function', name: this.name, values, options });
      this.reading.refuse(source, 'limitsNotParameters', 'BAD_DEFINITION', { example: `${written} ${limits}` });
      return;
    }
    const write = isParameterList(`[${text}]`) ? { write: `[${text}]` } : {};
    this.reading.refuse(source, 'notAParameterList', 'BAD_DEFINITION', write);
  }

  freeName(indices: readonly number[], usual: string): string {
    const names = indices.flatMap((index) => this.#names.parametersOf(this.text(index), usual));
    return names.find((name) => name !== usual) === undefined ? usual : (names[0] ?? usual);
  }

  relation(index: number): RelationTerm {
    return readRelation(this.#source(index), this.reading);
  }

  recursion(index: number, parameter: string): Recursion {
    return readRecursion(this.#source(index), parameter, this.reading);
  }

  linear(index: number, parameter: string): { readonly slope: NumberTerm; readonly intercept: NumberTerm } {
    return readLinear(this.#source(index), parameter, this.reading);
  }

  vector(index: number): readonly NumberTerm[] {
    return readVector(this.#source(index), this.reading);
  }

  spaceVector(index: number): SpaceVectorTerm {
    return readSpaceVector(this.#source(index), this.reading);
  }

  matrix(index: number): readonly (readonly NumberTerm[])[] {
    return readMatrix(this.#source(index), this.reading);
  }

  isVector(index: number): boolean {
    return isVector(this.#source(index), this.reading);
  }

  words(index: number): WordsTerm {
    return readWords(this.#source(index), this.reading);
  }

  style(index: number): void {
    this.styleSource = this.#source(index);
  }

  drawn(): NumberTerm {
    this.isDrawn = true;
    return () => this.#names.memory.drawn.get(this.name)?.value ?? NaN;
  }

  drawnText(): () => string {
    this.isDrawn = true;
    const { memory } = this.#names;
    return () => memory.drawnTexts.get(this.name) ?? String(memory.drawn.get(this.name)?.value ?? '');
  }

  ofProblem(index: number, question: number | undefined, otherwise: number | undefined): NumberTerm {
    return readOfProblem(this.#source(index), question, otherwise, this.reading);
  }

  attribute(name: 'stepsize' | 'width'): NumberTerm | undefined {
    const { attributes } = this.#definition;
    const { positioning } = attributes;
    const isPositioned = name === 'width' && positioning !== undefined && attributes[name] === undefined;
    const source = isPositioned ? splitValues(positioning)[0] : attributes[name];
    if (source === undefined) return undefined;
    const { term } = this.reading.term(source);
    this.reading.laterChecks.push(() => {
      const number = term();
      if (!(number > 0 || Number.isNaN(number))) this.reading.refuseAttribute(name, source, 'notPositive');
    });
    return term;
  }

  limits(parameters: readonly string[]): Limits | undefined {
    const source = this.#definition.attributes['limits'];
    if (source === undefined) return undefined;
    const [from, to, ...rest] = splitValues(source);
    if (from === undefined || to === undefined || rest.length > 0 || parameters.length !== 1) {
      this.reading.refuseAttribute('limits', source, 'notLimits');
      return undefined;
    }
    const ends = [this.reading.term(from).term, this.reading.term(to).term] as const;
    this.reading.laterChecks.push(() => {
      const [one, other] = [ends[0](), ends[1]()];
      const data = { from: short(one), to: short(other) };
      if (one > other) this.reading.warn(source, 'reversedLimits', data);
      if (one === other) this.reading.warn(source, 'equalLimits', data);
    });
    return () => {
      const [one, other] = [ends[0](), ends[1]()];
      return [Math.min(one, other), Math.max(one, other)];
    };
  }

  checkRange(start: NumberTerm, left: NumberTerm, right: NumberTerm): void {
    this.reading.laterChecks.push(() => {
      const [value, one, other] = [start(), left(), right()];
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const data = { from: short(one), to: short(other), start: short(value) };
      if (one > other) this.reading.warn(this.#source(1), 'reversedLimits', data);
      if (low === high) {
        this.reading.warn(this.#source(2), 'equalLimits', data);
        return;
      }
      if (!(value < low || value > high)) return;
      this.reading.warn(this.#source(0), 'startOutside', { ...data, shown: short(value < low ? low : high) });
    });
  }

  checkSteps(start: NumberTerm, left: NumberTerm, right: NumberTerm, step: NumberTerm): void {
    const source = this.#definition.attributes['stepsize'];
    if (source === undefined) return;
    this.reading.laterChecks.push(() => {
      const [value, one, other, own] = [start(), left(), right(), step()];
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      if (!(low < high)) return;
      const data = { from: short(low), to: short(high), start: short(value) };
      if (Number.isNaN(own)) {
        if (this.reading.term(source).term() > 0) this.reading.refuseAttribute('stepsize', source, 'stepTooLong', data);
        return;
      }
      const inside = Math.min(Math.max(value, low), high);
      const shown = nearestStep(value, low, high, own);
      if (Math.abs(shown - inside) <= 1e-9 * (high - low)) return;
      this.reading.warn(this.#source(0), 'startBetweenSteps', { ...data, shown: short(shown) });
    });
  }

  checkWithin(index: number, start: NumberTerm, allowed: (number: number) => number, range: Limits): void {
    this.reading.laterChecks.push(() => {
      const [value, [from, to]] = [start(), range()];
      const shown = allowed(value);
      // A direction may be written with whole turns more or less.
      if (Number.isNaN(value) || (shown !== from && shown !== to) || (value >= from && value <= to)) return;
      const data = { from: short(from), to: short(to), start: short(value), shown: short(shown) };
      this.reading.warn(this.#source(index), 'startOutside', data);
    });
  }

  warn(index: number, reason: ReasonCode, data: Readonly<Record<string, string | number>> = {}): void {
    this.reading.warn(this.#source(index), reason, data);
  }

  checkNotEmpty(index: number, from: NumberTerm, to: NumberTerm): void {
    this.reading.laterChecks.push(() => {
      if (from() === to()) this.warn(index, 'equalLimits', { from: short(from()), to: short(to()) });
    });
  }

  ownNumber(): NumberTerm {
    return this.#names.number(this.name) ?? noNumber;
  }

  ownPoint(): PointTerm {
    return this.#names.place(this.name) ?? { name: this.name, x: noNumber, y: noNumber };
  }

  ownNumbers(): readonly NumberTerm[] {
    return this.#names.slots(this.name).map((slot) => this.#names.memory.reader(slot));
  }

  ownState(): () => readonly number[] {
    const { memory } = this.#names;
    return () => memory.states.get(this.name) ?? [];
  }

  ownTerms(defined: readonly BoardFunction[]): readonly BoardFunction[] {
    if (!this.editable) return defined;
    const { memory } = this.#names;
    return defined.map((term, index) => {
      const now = () => memory.terms(this.name)?.[index] ?? term;
      return {
        parameters: term.parameters,
        get expression() {
          return now().expression;
        },
        get text() {
          return now().text;
        },
        evaluate: (...values) => now().evaluate(...values),
        get real() {
          return now().real ?? { at: now().evaluate };
        },
        get plane() {
          return now().plane ?? { at: now().evaluate };
        },
      };
    });
  }

  written(terms: readonly BoardFunction[]): readonly string[] {
    return writtenNow(terms, this.#names);
  }

  later(check: () => void): void {
    this.reading.laterChecks.push(check);
  }

  refuse(index: number, reason: ReasonCode): void {
    this.reading.refuse(this.#source(index), reason);
  }

  #source(index: number): SourceText {
    return this.reading.source(index);
  }
}

/** A number as shown in messages. */
function short(number: number): number {
  return Number(number.toFixed(4));
}
