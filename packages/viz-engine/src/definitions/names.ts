import {
  compileExpression,
  constants,
  freeNames,
  hasNode,
  isReservedName,
  nearestName,
  parseExpression,
  splitNames,
  valueOf,
  type Compiled,
  type Expression,
  type Value,
} from '@lemma/core/expression';
import type { Finding, SourceText, Span } from '@lemma/core/source';
import { fail, succeed, type Result } from '@lemma/core/store';
import { variableIn, type VariableDefinition } from '@lemma/core/variables';
import type { NumberTerm, PointTerm } from '../board/index.ts';
import type { ElementType, ElementTypes, ElementRole } from '../elements/index.ts';
import { RecordingMap } from './recording-map.ts';
import { derivativeName, withDerivatives, type ReadFailure } from './derivative.ts';
import { expressionFinding, finding } from './finding.ts';
import { FunctionBodies } from './function-bodies.ts';
import { Memory } from './memory.ts';
import { isParameterList, parameterNames } from './parameters.ts';
import type { ProblemValues } from './problem-values.ts';
import { readQuantity, type ReadQuantity } from './quantity.ts';
import { decimalsIn, fieldOf } from './read-settings.ts';
import { numbersIn, shapesOf, type MatrixShape } from './shapes.ts';

const coordinates = ['x', 'y', 'z'] as const;

/** A compiled expression, with the variables it reads. */
export interface ReadExpression {
  readonly expression: Expression;
  readonly compiled: Compiled;
  readonly dependsOn: ReadonlySet<string>;
}

type Call = (...values: number[]) => number;

/** Names with a meaning only in a local context. */
export interface Locals {
  readonly slots?: ReadonlyMap<string, number>;
  readonly functions?: ReadonlyMap<string, Call>;
}

/** The meaning of the names of a figure: their roles, and the slots of their values. */
export class FigureNames {
  readonly memory = new Memory();
  readonly types: ElementTypes;
  readonly problem: ProblemValues | undefined;
  readonly #types = new Map<string, ElementType | undefined>();
  readonly #slots = new Map<string, readonly number[]>();
  readonly #functions = new Map<string, Call>();
  readonly #functionNames = new Set<string>([derivativeName]);
  readonly #definitions = new Map<string, VariableDefinition>();
  readonly #shapes: ReadonlyMap<string, MatrixShape>;
  readonly bodies: FunctionBodies;

  constructor(definitions: readonly VariableDefinition[], types: ElementTypes, problem: ProblemValues | undefined) {
    this.types = types;
    this.problem = problem;
    for (const definition of definitions) {
      if (!this.#definitions.has(definition.name)) this.#definitions.set(definition.name, definition);
    }
    for (const [name, { type }] of this.#definitions) {
      const known = types.get(type);
      this.#types.set(name, known);
      if (known?.role === 'function') this.#functionNames.add(name);
    }
    this.bodies = new FunctionBodies(this.#definitions, this.memory, {
      parse: (text, isLocal) => this.#parse(text, isLocal),
      parametersIn: (definition) => this.#parametersIn(definition),
    });
    this.#shapes = shapesOf([...this.#definitions.values()], types, (text) => this.#parse(text, () => false));
    for (const [name, definition] of this.#definitions) {
      const slots = this.#slotNames(definition).map((slotName) =>
        slotName === undefined ? this.memory.reserve() : this.memory.name(slotName),
      );
      this.#slots.set(name, slots);
    }
    for (const [name, definition] of this.#definitions) {
      if (this.role(name) !== 'function') continue;
      const call: Call = (...values) => this.memory.functions.get(name)?.evaluate(...values) ?? NaN;
      // The arity of a call is known before any function is read, so that it can be checked immediately.
      const length = definition.type === 'function' ? this.#parametersIn(definition).length : 1;
      this.#functions.set(name, Object.defineProperty(call, 'length', { value: length }));
    }
  }

  /** The role of the element with this name; `unknown` if its type is unknown, undefined if there is none. */
  role(name: string): ElementRole | 'unknown' | undefined {
    if (!this.#types.has(name)) return undefined;
    const type = this.#types.get(name);
    const values = this.#definitions.get(name)?.values ?? [];
    if (type?.isNumberOfNumbers === true && values.every(({ text }) => isNumber(text))) return 'number';
    return type?.role ?? 'unknown';
  }

  /** Whether it is a point that a reader may move freely. */
  isFree(name: string): boolean {
    const isEditable = this.#definitions.get(name)?.options.some(({ text }) => text.trim() === 'editable') === true;
    return isEditable && this.#types.get(name)?.movesFreely === true;
  }

  /** The number of decimals in text, if set by its author. */
  decimals(name: string): number | undefined {
    const definition = this.#definitions.get(name);
    return definition && decimalsIn(fieldOf(definition));
  }

  type(name: string): ElementType | undefined {
    return this.#types.get(name);
  }

  /** The slots of a variable's numbers. */
  slots(name: string): readonly number[] {
    return this.#slots.get(name) ?? [];
  }

  shape(name: string): MatrixShape | undefined {
    return this.#shapes.get(name);
  }

  number(name: string): NumberTerm | undefined {
    const [slot] = this.slots(name);
    return this.role(name) === 'number' && slot !== undefined ? this.memory.reader(slot) : undefined;
  }

  point(name: string): PointTerm | undefined {
    return this.role(name) === 'point' ? this.place(name) : undefined;
  }

  /** How far a label inside it extends, in pixels. */
  around(name: string): NumberTerm {
    return () => this.memory.labelsInside.get(name) ?? 0;
  }

  /** The position of a point, or the tip of a vector. */
  place(name: string): PointTerm | undefined {
    const [x, y, z] = this.slots(name);
    if (x === undefined || y === undefined) return undefined;
    const flat = { name, x: this.memory.reader(x), y: this.memory.reader(y), around: this.around(name) };
    return z === undefined ? flat : { ...flat, z: this.memory.reader(z) };
  }

  /** The functions that others may call, for custom evaluators. */
  get functions(): ReadonlyMap<string, Call> {
    return this.#functions;
  }

  /** Reads a numeric expression; locals are names known only to it, with their slots. */
  read(text: string, locals: Locals = {}): Result<ReadExpression, ReadFailure> {
    const read = this.#readOnce(text, locals);
    if (!read.ok || !this.#followsTerms(text)) return read;
    // A derivative of something a reader may edit is recomputed whenever they have.
    let [latest, edition] = [read.value.compiled, this.memory.edition];
    const now = () => {
      if (edition === this.memory.edition) return latest;
      edition = this.memory.edition;
      const again = this.#readOnce(text, locals);
      if (again.ok) latest = again.value.compiled;
      return latest;
    };
    const follows = [...this.bodies.calledIn(text)].filter((name) => this.#functions.has(name));
    const dependsOn = new Set([...read.value.dependsOn, ...follows]);
    const compiled: Compiled =
      latest.type === 'number'
        ? { type: 'number', evaluate: (frame) => Number(now().evaluate(frame)) }
        : { type: 'truth', evaluate: (frame) => Boolean(now().evaluate(frame)) };
    return succeed({ ...read.value, compiled, dependsOn });
  }

  /** Reads an expression of vectors and matrices. */
  readQuantity(text: string): Result<ReadQuantity, ReadFailure> {
    const parsed = this.parse(text);
    return parsed.ok ? readQuantity(parsed.value, this) : parsed;
  }

  /** The tree of an expression: names written together are split, derivatives evaluated. */
  parse(text: string, isLocal: (name: string) => boolean = () => false): Result<Expression, ReadFailure> {
    const isKnown = (name: string) => isLocal(name) || this.#hasValue(name) || constants.has(name);
    const names = { has: isKnown };
    const parsed = parseExpression(text, { functions: this.#functionNames, names, refusesSmallE: true });
    if (!parsed.ok) return parsed;
    return withDerivatives(splitNames(parsed.value, isKnown), this.bodies.all());
  }

  /** The parameters of a function term that does not list them: its free names, or x if there are none. */
  parametersOf(text: string, usual = 'x'): readonly string[] {
    const names = this.#types;
    const parsed = parseExpression(text, { functions: this.#functionNames, names, refusesSmallE: true });
    const free = parsed.ok ? [...freeNames(parsed.value)].filter((name) => !this.#isKnown(name)) : [];
    const found = new Set(free.flatMap((name) => this.#cut(name)));
    return found.size === 0 ? [usual] : [...found];
  }

  /** What is wrong with an expression: a name may be defined and still not be a number. */
  explain(failure: ReadFailure, source: SourceText, name: string): Finding {
    const found = expressionFinding(failure, source, name);
    if (failure.kind !== 'unknownName' || found.code === 'BAD_DEFINITION') return found;
    const role = this.role(variableIn(failure.name));
    if (role === undefined) return this.#undefinedIn(failure.name, source, found, name);
    const reason = failure.name.includes('[') ? 'wrongCoordinate' : 'noNumberValue';
    return finding('BAD_DEFINITION', found.span, { name, reason, text: failure.name });
  }

  /** A finding about an undefined name: what was probably meant, or how to define it. */
  undefinedName(name: string, span: Span, type: '\\point' | '\\slider' = '\\slider'): Finding {
    const suggestion = nearestName(name, this.#types.keys());
    if (suggestion !== undefined) {
      return { ...finding('VARIABLE_NOT_DEFINED', span, { name, suggestion }), fix: { span, text: suggestion } };
    }
    const values = type === '\\point' ? '1, 2' : '1, -5, 5';
    const isName = /^[A-Za-z]\w*$/.test(name) && !isReservedName(name);
    return finding('VARIABLE_NOT_DEFINED', span, { name, ...(isName && { define: `${type}{${name}}{${values}}` }) });
  }

  /** For a term in x that is not a function, how to make it one. */
  #undefinedIn(unknown: string, source: SourceText, found: Finding, name: string): Finding {
    if (found.data['suggestion'] !== undefined) return found;
    if (this.#definitions.get(name)?.type !== 'number' || !/^[xyt]$/.test(unknown)) {
      return this.undefinedName(unknown, found.span);
    }
    return {
      ...found,
      data: { ...found.data, reason: 'onlyInFunctions', example: `\\function{f}{${source.text.trim()}}` },
    };
  }

  #readOnce(text: string, locals: Locals): Result<ReadExpression, ReadFailure> {
    const parsed = this.parse(text, (name) => locals.slots?.has(name) ?? false);
    if (!parsed.ok) return parsed;
    const expression = parsed.value;
    const slots = new RecordingMap(this.memory.slots, locals.slots);
    const functions = new RecordingMap(this.#functions, locals.functions);
    const compiled = compileExpression(expression, { slots, functions });
    if (!compiled.ok) return this.#mentionsShapes(expression) ? this.#readByQuantity(text, expression) : compiled;
    const dependsOn = new Set([...slots.asked, ...functions.asked].map(variableIn));
    return succeed({ expression, compiled: compiled.value, dependsOn });
  }

  /** A number computed from vectors and matrices: `det(A)`, `|v|`. */
  #readByQuantity(text: string, expression: Expression): Result<ReadExpression, ReadFailure> {
    const read = this.readQuantity(text);
    if (!read.ok) return read;
    const { trial, value, dependsOn } = read.value;
    if (trial.kind === 'vector' || trial.kind === 'matrix') {
      return fail({ kind: 'numberExpected', span: expression.span });
    }
    const compiled: Compiled =
      trial.kind === 'truth'
        ? { type: 'truth', evaluate: () => isTrue(value()) }
        : { type: 'number', evaluate: () => numbersIn(value())[0] ?? NaN };
    return succeed({ expression, compiled, dependsOn });
  }

  #mentionsShapes(expression: Expression): boolean {
    const names = [...freeNames(expression)];
    return names.some((name) => this.#shapes.has(name)) || hasNode(expression, isVector);
  }

  /** Whether the value of an expression can change when a reader edits a term: it contains a derivative. */
  #followsTerms(text: string): boolean {
    if (!text.includes(derivativeName)) return false;
    return [...this.bodies.calledIn(text)].some((name) => {
      const options = this.#definitions.get(name)?.options ?? [];
      return options.some((option) => option.text.trim() === 'editable');
    });
  }

  #parse(text: string, isLocal: (name: string) => boolean): Expression | undefined {
    const isKnown = (name: string) => isLocal(name) || this.#hasValue(name) || constants.has(name);
    const names = { has: isKnown };
    const parsed = parseExpression(text, { functions: this.#functionNames, names, refusesSmallE: true });
    return parsed.ok ? splitNames(parsed.value, isKnown) : undefined;
  }

  #parametersIn({ values: [term, list] }: VariableDefinition): readonly string[] {
    const names = list !== undefined && isParameterList(list.text) ? parameterNames(list.text) : undefined;
    return names ?? this.parametersOf(term?.text ?? '');
  }

  #hasValue(name: string): boolean {
    return this.memory.slots.has(name) || this.#types.has(name);
  }

  #isKnown(name: string): boolean {
    return this.memory.slots.has(name) || this.#types.has(variableIn(name));
  }

  /** `ax` where only a is defined is a·x: what remains once the defined names are removed. */
  #cut(name: string): readonly string[] {
    const usual = /^(.*?)([xyzt]+)(.*)$/.exec(name);
    if (name.length === 1 || usual === null) return [name];
    const [, before = '', letters = '', after = ''] = usual;
    const rest = [before, after].filter((part) => part !== '');
    return rest.every((part) => this.#isKnown(part)) ? letters.split('') : [name];
  }

  /** The names under which others read the numbers of a variable; undefined for one that only has a position. */
  #slotNames({ name, type, values }: VariableDefinition): readonly (string | undefined)[] {
    const known = this.types.get(type);
    const shape = this.#shapes.get(name);
    const named = (count: number) => coordinates.slice(0, count).map((coordinate) => `${name}[${coordinate}]`);
    switch (this.role(name)) {
      case 'number':
        return [name];
      case 'point':
        return named(known?.valuesAreCoordinates === true ? Math.max(2, values.length) : 2);
      case 'vector':
        return named(shape?.rows ?? 2);
      case 'matrix':
        return Array.from({ length: (shape?.rows ?? 0) * (shape?.columns ?? 0) }, () => undefined);
      case 'function':
      case 'text':
      case 'shape':
      case 'unknown':
      case undefined:
        return [];
    }
  }
}

function isVector(node: Expression): boolean {
  return node.kind === 'vector';
}

function isNumber(text: string): boolean {
  const parsed = parseExpression(text, { refusesSmallE: true });
  const value = parsed.ok ? valueOf(parsed.value, {}) : parsed;
  return value.ok && Number.isFinite(numbersIn(value.value)[0]);
}

function isTrue(value: Value): boolean {
  return value.kind === 'truth' && value.value;
}
