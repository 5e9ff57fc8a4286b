import {
  compileExpression,
  freeNames,
  parseExpression,
  type Compiled,
  type Expression,
  type ExpressionFailure,
} from '@lemma/core/expression';
import type { Finding, SourceText } from '@lemma/core/source';
import { succeed, type Result } from '@lemma/core/store';
import type { VariableDefinition } from '@lemma/core/variables';
import type { NumberTerm, PointTerm } from '../board/index.ts';
import { elementType, type Role } from '../elements/index.ts';
import { Asked } from './asked.ts';
import { expressionFinding, finding } from './finding.ts';
import { Memory } from './memory.ts';
import { isParameterList, parameterNames } from './parameters.ts';

const coordinates = ['x', 'y', 'z'] as const;

/** An expression that is ready to be asked, with the variables it asks for. */
export interface ReadExpression {
  readonly expression: Expression;
  readonly compiled: Compiled;
  readonly dependsOn: ReadonlySet<string>;
}

type Call = (...values: number[]) => number;

/** What the names of a figure mean: their roles, and where their values are kept. */
export class Names {
  readonly memory = new Memory();
  readonly #roles = new Map<string, Role | 'unknown'>();
  readonly #slots = new Map<string, readonly number[]>();
  readonly #functions = new Map<string, Call>();

  constructor(definitions: readonly VariableDefinition[]) {
    const functions: VariableDefinition[] = [];
    for (const definition of definitions) {
      const { name, type } = definition;
      if (this.#roles.has(name)) continue;
      const role = elementType(type)?.role ?? 'unknown';
      this.#roles.set(name, role);
      this.#slots.set(
        name,
        slotNames(definition, role).map((slotName) => this.memory.name(slotName)),
      );
      if (role === 'function') functions.push(definition);
    }
    for (const { name } of functions) this.#functions.set(name, (...values) => this.#call(name, values));
    // How many arguments a call must have is known before any function is read, so that it can be checked at once.
    for (const { name, values } of functions) {
      const [term, list] = values;
      const names = list !== undefined && isParameterList(list.text) ? parameterNames(list.text) : undefined;
      const { length } = names ?? this.parametersOf(term?.text ?? '');
      const call = this.#functions.get(name);
      if (call !== undefined) Object.defineProperty(call, 'length', { value: length });
    }
  }

  role(name: string): Role | 'unknown' | undefined {
    return this.#roles.get(name);
  }

  /** Where the numbers of a variable are kept. */
  slots(name: string): readonly number[] {
    return this.#slots.get(name) ?? [];
  }

  number(name: string): NumberTerm | undefined {
    const [slot] = this.slots(name);
    return this.role(name) === 'number' && slot !== undefined ? this.memory.reader(slot) : undefined;
  }

  point(name: string): PointTerm | undefined {
    const [x, y] = this.slots(name);
    if (this.role(name) !== 'point' || x === undefined || y === undefined) return undefined;
    return { name, x: this.memory.reader(x), y: this.memory.reader(y) };
  }

  /** Reads an expression; parameters are names only it knows, with their places. */
  read(text: string, parameters: ReadonlyMap<string, number> = new Map()): Result<ReadExpression, ExpressionFailure> {
    const parsed = parseExpression(text, { functions: new Set(this.#functions.keys()) });
    if (!parsed.ok) return parsed;
    const slots = new Asked(this.memory.slots, parameters);
    const functions = new Asked(this.#functions);
    const compiled = compileExpression(parsed.value, { slots, functions });
    if (!compiled.ok) return compiled;
    const dependsOn = new Set([...slots.asked, ...functions.asked].map(variableIn));
    return succeed({ expression: parsed.value, compiled: compiled.value, dependsOn });
  }

  /** The parameters of a function term that does not list them: its free names, or x when there is none. */
  parametersOf(text: string): readonly string[] {
    const parsed = parseExpression(text, { functions: new Set(this.#functions.keys()) });
    const free = parsed.ok ? [...freeNames(parsed.value)].filter((name) => !this.#isKnown(name)) : [];
    const names = new Set(free.flatMap((name) => this.#cut(name)));
    return names.size === 0 ? ['x'] : [...names];
  }

  /** What is wrong with an expression: a name may be defined and still not be a number. */
  explain(failure: ExpressionFailure, source: SourceText, name: string): Finding {
    const found = expressionFinding(failure, source, name);
    if (failure.kind !== 'unknownName') return found;
    const role = this.role(variableIn(failure.name));
    if (role === undefined) return found;
    const reason = failure.name.includes('[') ? 'wrongCoordinate' : 'noNumberValue';
    return finding('BAD_DEFINITION', found.span, { name, reason, text: failure.name });
  }

  #isKnown(name: string): boolean {
    return this.memory.slots.has(name) || this.#functions.has(name) || this.#roles.has(name);
  }

  /** `ax` where only a is defined is a·x: what is left of it when the defined names are taken away. */
  #cut(name: string): readonly string[] {
    const usual = /^(.*?)([xyzt]+)(.*)$/.exec(name);
    if (name.length === 1 || usual === null) return [name];
    const [, before = '', letters = '', after = ''] = usual;
    const rest = [before, after].filter((part) => part !== '');
    return rest.every((part) => this.#isKnown(part)) ? letters.split('') : [name];
  }

  #call(name: string, values: readonly number[]): number {
    return this.memory.functions.get(name)?.evaluate(...values) ?? NaN;
  }
}

/** Under which names others read the numbers of a variable. */
function slotNames({ name, values }: VariableDefinition, role: Role | 'unknown'): readonly string[] {
  switch (role) {
    case 'number':
      return [name];
    case 'point':
      return coordinates.slice(0, Math.max(2, values.length)).map((coordinate) => `${name}[${coordinate}]`);
    case 'function':
    case 'shape':
    case 'unknown':
      return [];
  }
}

/** `P` of `P[x]`. */
export function variableIn(name: string): string {
  return name.split('[')[0] ?? name;
}
