import { splitValues } from '@lemma/core/variables';
import type { SourceText, Span } from '@lemma/core/source';
import { tokenize } from '../formula/index.ts';
import type { Argument, Command, Environment, FormulaNode, Node } from '../syntax/index.ts';
import { namesDefinedBy, withoutVar } from '../writing/index.ts';
import { givenId, localIdsIn, placesOfId, type LocalIds } from './local-ids.ts';
import { namesIn } from './names-in.ts';
import type { SourceNames, Occurrence } from './occurrence.ts';
import { placeIn, type SourceReading } from './reading.ts';
import {
  isAttribute,
  isRule,
  isShare,
  openScope,
  parametersOf,
  scopeEnvironments,
  scopeOf,
  type Scope,
} from './scope.ts';

/** Where names are defined and used in a source, in all its languages. */
export function namesOf(readings: readonly SourceReading[]): {
  readonly names: SourceNames;
  readonly scopes: readonly Scope[];
} {
  const collection = new Collection();
  for (const reading of readings) collection.collect(reading);
  return { names: collection, scopes: collection.scopes };
}

/** Commands of questions whose argument is a keyword rather than a term. */
const wordCommands: ReadonlySet<string> = new Set(['type', 'field', 'displayprecision', 'lang']);

/** Attributes whose values are terms. */
const termAttributes: ReadonlySet<string> = new Set(['limits', 'stepsize', 'width', 'conditionalColoring', 'answer']);

class Collection implements SourceNames {
  readonly scopes: Scope[] = [];
  readonly words = new Map<number, Set<string>>();
  readonly #byKey = new Map<string, Occurrence>();
  #reading: SourceReading | undefined;
  #ids: LocalIds = new Map();

  get occurrences(): readonly Occurrence[] {
    return [...this.#byKey.values()];
  }

  collect(reading: SourceReading): void {
    this.#reading = reading;
    this.#ids = localIdsIn(reading.nodes);
    for (const note of reading.notes) {
      if (note.kind !== 'definition' && note.kind !== 'call') continue;
      const { from, to } = note.nameSpan;
      this.#add('shorthand', note.name, `shorthand ${note.name}`, { from: from + 1, to }, note.kind === 'definition');
    }
    this.#nodes(reading.nodes, undefined, '');
  }

  #nodes(nodes: readonly Node[], scope: Scope | undefined, parent: string): void {
    for (const node of nodes) this.#node(node, scope, parent);
  }

  #node(node: Node, scope: Scope | undefined, parent: string): void {
    switch (node.kind) {
      case 'text':
      case 'paragraphBreak':
      case 'cellEnd':
        return;
      case 'group':
        this.#nodes(node.nodes, scope, parent);
        return;
      case 'formula':
        this.#formula(node, scope);
        return;
      case 'environment':
        this.#environment(node, scope, parent);
        return;
      case 'command':
        this.#command(node, scope, parent);
    }
  }

  #environment(node: Environment, around: Scope | undefined, parent: string): void {
    for (const { nodes } of [...node.options, ...node.arguments]) this.#nodes(nodes, around, parent);
    if (!scopeEnvironments.has(node.name)) {
      if (node.name === 'variables') this.#variables(node, around);
      else this.#nodes(node.nodes, around, node.name);
      return;
    }
    const span = this.#reading?.prepared.origin(node.span) ?? node.span;
    const scope = openScope(node, span, around, (place) => this.#place(place));
    this.scopes.push(scope);
    this.#nodes(node.nodes, scope, node.name);
  }

  #variables({ nodes }: Environment, scope: Scope | undefined): void {
    for (const node of nodes) {
      if (node.kind !== 'command') continue;
      if (isAttribute(node)) this.#attribute(node, scope);
      else if (isRule(node) || isShare(node)) this.#terms(node.arguments, scope);
      else this.#definition(node, scope);
    }
  }

  #definition(command: Command, scope: Scope | undefined): void {
    const [name, ...values] = command.arguments;
    if (name === undefined || scope === undefined) return;
    for (const each of namesDefinedBy(command)) this.#variable(namePlace(each), scope, true);
    const hidden = new Set(parametersOf(command));
    for (const value of values) this.#mentions(value, scope);
    // The last value of a text on a board is plain text.
    const isText = command.name === 'string';
    const terms = isText
      ? (values.length > 1 ? values : values.flatMap((value) => splitValues(value))).slice(0, -1)
      : values;
    // What a figure requests from its problem is a variable there, not one of its own.
    const isOfProblem = command.name === 'problem' || command.name === 'question';
    this.#terms(terms, isOfProblem ? scope.problem : scope, hidden);
  }

  #attribute(command: Command, scope: Scope | undefined): void {
    const [name, ...rest] = command.arguments;
    if (name === undefined || scope === undefined) return;
    this.#variable(namePlace(name), scope, false);
    if (command.name === 'conditionalColoring') {
      this.#terms(
        rest.filter((_, index) => index % 2 === 0),
        scope,
      );
    } else if (termAttributes.has(command.name)) this.#terms(rest, scope);
    else for (const argument of rest) this.#mentions(argument, scope);
  }

  #command(command: Command, scope: Scope | undefined, parent: string): void {
    const { name, arguments: inBraces, options } = command;
    const [first] = inBraces;
    const isOfFigure = scopeEnvironments.has(parent) && isAttribute(command) && inBraces.length > 1;
    if (isOfFigure && parent.toLowerCase().includes('visualization')) {
      this.#attribute(command, scope);
      return;
    }
    for (const { nodes } of [...options, ...inBraces]) this.#nodes(nodes, scope, '');
    const given = givenId(command, parent);
    if (given !== undefined) {
      this.#localId(namePlace(given), true);
      return;
    }
    for (const place of placesOfId(command)) {
      const id = namePlace(place);
      if (this.#ids.has(id.name)) this.#localId(id, false);
    }
    if (first === undefined) return;
    switch (name) {
      case 'var':
        this.#mention(first, scope);
        return;
      case 'IF':
      case 'IFELSE':
      case 'plot':
      case 'share':
        this.#terms([first], scope);
        return;
      case 'explanation':
      case 'credit':
        this.#terms(options, scope);
        return;
      case 'label':
      case 'anchor':
        if (parent !== 'metainfo') this.#label(namePlace(first), true);
        return;
      case 'ref':
      case 'eqref': {
        const reference = namePlace(first);
        if (this.#ids.get(reference.name) === 'link') this.#localId(reference, false);
        else this.#label(reference, false);
        return;
      }
    }
    const isOfQuestion = ['question', 'answer', 'problem', 'quickcheck'].includes(parent);
    if (isOfQuestion && !wordCommands.has(name)) {
      this.#terms(
        inBraces.filter(({ nodes }) => nodes.length === 0),
        scope,
      );
    }
  }

  /** `\var` and `\label` inside a formula. */
  #formula({ tex }: FormulaNode, scope: Scope | undefined): void {
    if (!/\\(?:var|label)/.test(tex.text)) return;
    for (const { text, from, to, kind } of tokenize(tex.text)) {
      if (kind !== 'command' || (text !== 'var' && text !== 'label')) continue;
      const [whole = '', inner = ''] = /^\s*\{([^{}]*)\}/.exec(tex.text.slice(to)) ?? [];
      if (whole === '') continue;
      const start = tex.span.from + to + whole.indexOf('{') + 1;
      const argument = { text: inner, span: { from: start, to: start + inner.length } };
      if (text === 'var') this.#mention(argument, scope);
      else if (from >= 0) this.#label(namePlace(argument), true);
    }
  }

  /** `\var{a}` in a verbatim argument. */
  #mentions({ text, span }: SourceText, scope: Scope | undefined): void {
    for (const { 0: whole, 1: inner = '', index } of text.matchAll(/\\var\s{0,20}\{([^{}]*)\}/g)) {
      const from = span.from + index + whole.indexOf('{') + 1;
      this.#mention({ text: inner, span: { from, to: from + inner.length } }, scope);
    }
  }

  #mention(argument: SourceText, scope: Scope | undefined): void {
    const source = withoutVar(argument);
    const [, gap = '', name] = /^(\s*)([\p{L}_][\p{L}\p{N}_]*)/u.exec(source.text) ?? [];
    if (name === undefined) return;
    const from = source.span.from + gap.length;
    this.#variable({ name, span: { from, to: from + name.length } }, scope, false);
  }

  #terms(sources: readonly SourceText[], scope: Scope | undefined, hidden: ReadonlySet<string> = new Set()): void {
    if (scope === undefined) return;
    for (const source of sources.flatMap((each) => splitValues(withoutVar(each)))) {
      for (const use of namesIn(source, scope, hidden.size > 0 ? hidden : undefined)) {
        this.#word(use.name, scope);
        if (!hidden.has(use.name)) this.#variable(use, scope, false);
      }
    }
  }

  #variable(
    use: { readonly name: string; readonly span: Span },
    scope: Scope | undefined,
    isDefinition: boolean,
  ): void {
    const owner = scopeOf(use.name, scope);
    if (owner === undefined) return;
    this.#word(use.name, owner);
    this.#add('variable', use.name, `variable ${owner.at} ${use.name}`, this.#place(use.span), isDefinition);
  }

  #label({ name, span }: { readonly name: string; readonly span: Span }, isDefinition: boolean): void {
    if (name !== '') this.#add('label', name, `label ${name}`, this.#place(span), isDefinition);
  }

  #localId({ name, span }: { readonly name: string; readonly span: Span }, isDefinition: boolean): void {
    if (name !== '') this.#add('localId', name, `localId ${name}`, this.#place(span), isDefinition);
  }

  #word(name: string, scope: Scope): void {
    const words = this.words.get(scope.at) ?? new Set();
    words.add(name);
    this.words.set(scope.at, words);
  }

  #place(span: Span): Span | undefined {
    return this.#reading === undefined ? undefined : placeIn(this.#reading, span);
  }

  #add(kind: Occurrence['kind'], name: string, key: string, place: Span | undefined, isDefinition: boolean): void {
    const at = `${key} ${place === undefined ? 'nowhere' : String(place.from)}`;
    const isKnown = this.#byKey.get(at)?.isDefinition === true;
    if (!isKnown) this.#byKey.set(at, { kind, name, key, place, isDefinition });
  }
}

function namePlace({ text, span }: SourceText | Argument): { readonly name: string; readonly span: Span } {
  const name = text.trim();
  const from = span.from + text.length - text.trimStart().length;
  return { name, span: { from, to: from + name.length } };
}
