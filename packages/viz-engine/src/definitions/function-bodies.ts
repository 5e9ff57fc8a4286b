import { calledNames, substitute, type Expression, type FunctionBody } from '@lemma/core/expression';
import type { VariableDefinition } from '@lemma/core/variables';
import type { Memory } from './memory.ts';

/** How the terms of functions are parsed. */
interface TermReader {
  /** Undefined if it cannot be parsed. */
  parse(text: string, isLocal: (name: string) => boolean): Expression | undefined;
  parametersIn(definition: VariableDefinition): readonly string[];
}

/** The terms of a figure's functions: for derivatives, and wherever functions are inlined. */
export class FunctionBodies {
  readonly #definitions: ReadonlyMap<string, VariableDefinition>;
  readonly #memory: Memory;
  readonly #reader: TermReader;
  #edition = -1;
  #bodies: ReadonlyMap<string, FunctionBody> = new Map();

  constructor(definitions: ReadonlyMap<string, VariableDefinition>, memory: Memory, reader: TermReader) {
    this.#definitions = definitions;
    this.#memory = memory;
    this.#reader = reader;
  }

  /** The current terms of all functions, with everything they call inlined. */
  all(): ReadonlyMap<string, FunctionBody> {
    if (this.#edition !== this.#memory.edition) {
      this.#edition = this.#memory.edition;
      this.#bodies = this.#writeAll();
    }
    return this.#bodies;
  }

  /** The functions an expression calls, transitively. */
  calledIn(text: string): ReadonlySet<string> {
    const called = new Set<string>();
    const collect = (term: string) => {
      const expression = this.#reader.parse(term, () => true);
      if (expression === undefined) return;
      for (const name of calledNames(expression)) {
        const own = this.#definitions.get(name)?.values[0];
        if (own === undefined || called.has(name)) continue;
        called.add(name);
        collect(own.text);
      }
    };
    collect(text);
    return called;
  }

  #writeAll(): ReadonlyMap<string, FunctionBody> {
    const bodies = new Map<string, FunctionBody>();
    const begun = new Set<string>();
    const write = (name: string): void => {
      const definition = this.#definitions.get(name);
      if (definition?.type !== 'function' || begun.has(name)) return;
      begun.add(name);
      const body = this.#bodyOf(definition);
      if (body === undefined) return;
      for (const called of calledNames(body.expression)) write(called);
      const written = substitute(body.expression, { names: new Map(), functions: bodies });
      if (written !== undefined) bodies.set(name, { parameters: body.parameters, expression: written });
    };
    for (const name of this.#definitions.keys()) write(name);
    return bodies;
  }

  #bodyOf(definition: VariableDefinition): FunctionBody | undefined {
    const written = this.#memory.terms(definition.name)?.[0];
    if (written !== undefined) return written;
    const parameters = this.#reader.parametersIn(definition);
    const expression = this.#reader.parse(definition.values[0]?.text ?? '', (name) => parameters.includes(name));
    return expression && { parameters, expression };
  }
}
