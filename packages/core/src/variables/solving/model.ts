import {
  compileExpression,
  substitute,
  type Compiled,
  type Expression,
  type FunctionBody,
} from '../../expression/index.ts';
import { fail, type Result } from '../../store/index.ts';
import type { DrawnNumber } from '../definitions/drawn.ts';
import { expressionFailure, type VariableFailure } from '../definitions/failure.ts';
import type { NumberDomain } from '../definitions/number-domain.ts';
import type { ReadDefinition } from '../definitions/read-definitions.ts';
import type { FunctionTerm, Term } from '../definitions/term.ts';

/** A random number, and the slot of its value. */
export interface RandomNumber {
  readonly name: string;
  readonly slot: number;
  readonly domain: NumberDomain;
}

/** A computed number. */
export interface Step {
  readonly name: string;
  readonly slot: number;
  readonly expression: Expression;
  readonly evaluate: (frame: ArrayLike<number>) => number;
}

/**
 * Definitions compiled for repeated evaluation. The frame has a slot for each random number, each computed number and
 * each parameter of a function. What depends on a figure alone (a circle, say) is left out.
 */
export class Model {
  frame: Float64Array;
  readonly randoms: RandomNumber[] = [];
  /** The values of the last draw. */
  readonly drawn = new Map<string, DrawnNumber>();
  /** Each after those it reads. */
  readonly steps: Step[] = [];
  readonly failures: VariableFailure[] = [];
  readonly #slots = new Map<string, number>();
  readonly #functions = new Map<string, (...numbers: number[]) => number>();
  readonly #needs = new Map<string, ReadonlySet<string>>();
  /** The terms of the functions, each after those it calls. */
  readonly #bodies = new Map<string, FunctionBody>();
  readonly #texts = new Set<string>();
  #size = 0;

  /** Takes definitions in dependency order. */
  constructor(ordered: readonly ReadDefinition[]) {
    const places = ordered.map((read) => 1 + (read.kind === 'function' ? read.term.parameters.length : 0));
    this.frame = new Float64Array(places.reduce((sum, count) => sum + count, 0));
    for (const read of ordered) this.#add(read);
  }

  /** The slot of a variable's number, if it has one. */
  slotOf(name: string): number | undefined {
    return this.#slots.get(name);
  }

  /** Whether a name has a value here: a figure may know more names. */
  knows(name: string): boolean {
    return this.#needs.has(name);
  }

  /** The names and all their transitive dependencies. */
  reachOf(names: Iterable<string>): ReadonlySet<string> {
    const reached = new Set<string>(names);
    // Iterating over a set includes elements added meanwhile.
    for (const name of reached) for (const needed of this.#needs.get(name) ?? []) reached.add(needed);
    return reached;
  }

  /** The direct dependencies of each usable name, in dependency order. */
  get needs(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#needs;
  }

  /** A new slot at the end of the frame. */
  reserve(): number {
    const frame = new Float64Array(this.frame.length + 1);
    frame.set(this.frame);
    this.frame = frame;
    return frame.length - 1;
  }

  /** Assigns a value to a random number. */
  put({ name, slot }: RandomNumber, drawn: DrawnNumber): void {
    this.drawn.set(name, drawn);
    this.frame[slot] = drawn.value;
  }

  /** Computes all numbers that depend on the random ones. */
  compute(): void {
    for (const { slot, evaluate } of this.steps) this.frame[slot] = evaluate(this.frame);
  }

  /** Compiles an expression in the variables; fails if one of them is not a number. */
  compile(name: string, term: Term, parameters?: ReadonlyMap<string, number>): Result<Compiled, VariableFailure> {
    const unusable = [...term.dependsOn].find((needed) => !this.#needs.has(needed));
    if (unusable !== undefined) {
      return fail({ kind: 'noNumberValue', span: term.source.span, name, text: unusable });
    }
    const slots = parameters === undefined ? this.#slots : new Map([...this.#slots, ...parameters]);
    const compiled = compileExpression(term.expression, { slots, functions: this.#functions });
    return compiled.ok ? compiled : fail(expressionFailure(name, term.source, compiled.failure));
  }

  /** The slots of the variables by name. */
  get slots(): ReadonlyMap<string, number> {
    return this.#slots;
  }

  /** Trees with their functions inlined; those that would grow too large stay as they are. */
  writeOut(expressions: readonly Expression[]): readonly Expression[] {
    const functions = new Map<string, FunctionBody>();
    const writtenOut = (expression: Expression): Expression =>
      substitute(expression, { names: new Map(), functions }) ?? expression;
    for (const [name, { parameters, expression }] of this.#bodies) {
      functions.set(name, { parameters, expression: writtenOut(expression) });
    }
    return expressions.map(writtenOut);
  }

  #add(read: ReadDefinition): void {
    if (read.kind === 'random') {
      const { name, domain } = read;
      if (domain.isText) {
        // What is made of drawn terms is left to the question, like what is made of matrices.
        if (!domain.areTerms) this.#texts.add(name);
      } else this.randoms.push({ name, slot: this.#place(name, new Set()), domain });
      return;
    }
    const { term, name } = read;
    const missing = [...term.dependsOn].filter((needed) => !this.#needs.has(needed));
    if (missing.length > 0 && !missing.some((needed) => this.#texts.has(needed))) return;
    if (read.kind === 'function' && read.term.parameters.length > 0) this.#addFunction(name, read.term);
    else {
      const evaluate = this.#numberOf(name, term);
      if (evaluate !== undefined) {
        const { expression } = term;
        this.steps.push({ name, slot: this.#place(name, term.dependsOn), expression, evaluate });
      }
    }
  }

  #addFunction(name: string, term: FunctionTerm): void {
    const places = new Map(term.parameters.map((parameter) => [parameter, this.#size++]));
    const evaluate = this.#numberOf(name, term, places);
    if (evaluate === undefined) return;
    const slots = [...places.values()];
    const call = (...numbers: number[]): number => {
      for (const [index, slot] of slots.entries()) this.frame[slot] = numbers[index] ?? NaN;
      return evaluate(this.frame);
    };
    // The compiler reads the arity from the function's length.
    this.#functions.set(name, Object.defineProperty(call, 'length', { value: slots.length }));
    this.#needs.set(name, term.dependsOn);
    const { parameters, expression } = term;
    this.#bodies.set(name, { parameters, expression });
  }

  #numberOf(name: string, term: Term, places?: ReadonlyMap<string, number>): Step['evaluate'] | undefined {
    const compiled = this.compile(name, term, places);
    if (compiled.ok && compiled.value.type === 'number') return compiled.value.evaluate;
    this.failures.push(
      compiled.ok
        ? expressionFailure(name, term.source, { kind: 'numberExpected', span: term.expression.span })
        : compiled.failure,
    );
    return undefined;
  }

  #place(name: string, needs: ReadonlySet<string>): number {
    this.#slots.set(name, this.#size);
    this.#needs.set(name, needs);
    return this.#size++;
  }
}
