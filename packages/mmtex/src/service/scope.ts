import { parametersIn, splitValues } from '@lemma/core/variables';
import { figureAttributeNames } from '@lemma/core/document';
import type { Span } from '@lemma/core/source';
import type { Command, Environment } from '../syntax/index.ts';
import { namesDefinedBy } from '../writing/index.ts';
import type { KnownNames } from './names-in.ts';

/** Environments with their own variables. */
export const scopeEnvironments: ReadonlySet<string> = new Set([
  'visualization',
  'genericJSXVisualization',
  'genericGWTVisualization',
  'quickcheck',
  'problem',
  'question',
]);

const attributeNames: ReadonlySet<string> = new Set(figureAttributeNames);

/** Whether a command sets an attribute of a variable defined elsewhere. */
export function isAttribute({ name }: Command): boolean {
  return attributeNames.has(name);
}

export function isRule({ name }: Command): boolean {
  return name.toLowerCase() === 'randadjustif';
}

/** Whether a command lists shared variables of its figure. */
export function isShare({ name }: Command): boolean {
  return name === 'share';
}

/** The definition of a variable. */
export interface Definition {
  readonly name: string;
  readonly type: string;
  /** The span of its name in the source. */
  readonly place: Span | undefined;
}

/** The variables of one environment. */
export interface Scope extends KnownNames {
  /** The offset of the environment in the source, which identifies the scope. */
  readonly at: number;
  readonly span: Span;
  readonly definitions: ReadonlyMap<string, Definition>;
  /** The enclosing scope: a question sees the variables of its problem. */
  readonly outer: Scope | undefined;
  /** The problem around a figure, whose variables it may request. */
  readonly problem: Scope | undefined;
}

/** Creates the scope of an environment. */
export function openScope(
  { name, nodes }: Environment,
  span: Span,
  around: Scope | undefined,
  place: (span: Span) => Span | undefined,
): Scope {
  const commands = nodes.flatMap((node) =>
    node.kind === 'environment' && node.name === 'variables'
      ? node.nodes.filter((inner) => inner.kind === 'command')
      : [],
  );
  const definitions = new Map<string, Definition>();
  for (const command of commands) {
    if (isRule(command) || isShare(command) || isAttribute(command)) continue;
    for (const { text: defined, span: nameSpan } of namesDefinedBy(command)) {
      if (defined === '' || definitions.has(defined)) continue;
      definitions.set(defined, { name: defined, type: command.name, place: place(nameSpan) });
    }
  }
  const outer = name === 'question' ? around : undefined;
  const called = [...definitions.values()].filter(({ type }) => type === 'function' || type === 'sequence');
  return {
    at: span.from,
    span,
    definitions,
    outer,
    problem: around,
    has: (variable) => definitions.has(variable) || outer?.has(variable) === true,
    functions: new Set([...called.map((each) => each.name), ...(outer?.functions ?? [])]),
  };
}

/** The scope that defines a name, searching outwards. */
export function scopeOf(name: string, scope: Scope | undefined): Scope | undefined {
  if (scope === undefined || scope.definitions.has(name)) return scope;
  return scopeOf(name, scope.outer);
}

/** Types whose values may list parameters; for others, a list in brackets consists of variables. */
const typesWithParameters: ReadonlySet<string> = new Set(
  'function curve curve3d parametric parametricSurface vectorField sequence'.split(' '),
);

/** Parameters named by the values of a definition: `[x,y]`. They shadow variables of the same name. */
export function parametersOf({ name, arguments: [, ...values] }: Command): readonly string[] {
  if (!typesWithParameters.has(name)) return [];
  const last = values.flatMap((value) => splitValues(value)).at(-1);
  return (last && parametersIn(last.text)) ?? [];
}
