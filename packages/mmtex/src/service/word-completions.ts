import type { Completion, CompletionKind, FigureType } from '@lemma/core/authoring';
import { chapterKinds, courseRoles } from '@lemma/core/course';
import { figureAttributeNames, numberFieldNames } from '@lemma/core/document';
import { constants, functions } from '@lemma/core/expression';
import { conditionFunctions } from '@lemma/core/question';
import type { Span } from '@lemma/core/source';
import type { SeenArgument } from '../syntax/index.ts';
import { switchNames } from '../writing/index.ts';
import type { Analysis } from './analysis.ts';
import type { Scope } from './scope.ts';

/** A variable in scope, and the source line that defines it. */
export interface KnownVariable {
  readonly name: string;
  readonly line: string;
}

/** The variables of the surrounding figure, quick check or problem. */
export function variablesAt({ source, scopes }: Analysis, offset: number): readonly KnownVariable[] {
  const around = scopes
    .filter(({ span }) => span.from <= offset && offset <= span.to)
    .sort((left, right) => right.at - left.at)[0];
  const all = new Map<string, KnownVariable>();
  for (let scope: Scope | undefined = around; scope !== undefined; scope = scope.outer) {
    for (const { name, place } of scope.definitions.values()) {
      if (!all.has(name)) all.set(name, { name, line: place === undefined ? '' : lineAt(source, place.from) });
    }
  }
  return [...all.values()];
}

/** The trimmed line at an offset. */
export function lineAt(source: string, offset: number): string {
  const from = source.lastIndexOf('\n', offset - 1) + 1;
  const end = source.indexOf('\n', offset);
  return source
    .slice(from, end === -1 ? source.length : end)
    .trim()
    .slice(0, 200);
}

/** Attributes whose first argument names a variable. */
const attributes: ReadonlySet<string> = new Set(figureAttributeNames);

/** The words allowed in an argument: variables, functions and constants in terms, options in square brackets. */
export function wordCompletions(
  argument: SeenArgument,
  span: Span,
  analysis: Analysis,
  types: readonly FigureType[],
): readonly Completion[] {
  const { owner, isOption, index, kind } = argument;
  const wordsOf = (kindOf: CompletionKind, words: readonly string[]) =>
    words.map((word): Completion => ({ kind: kindOf, label: word, span, insert: word }));
  const type = types.find(({ name }) => name === owner);
  if (isOption) {
    if (owner === 'plot') return wordsOf('option', switchNames);
    if (owner === 'chapter') return wordsOf('option', chapterKinds);
    if (owner === 'lecture' || owner === 'annex' || owner === 'worksheet') return wordsOf('option', courseRoles);
    return owner === 'explanation' || owner === 'credit'
      ? conditionTerms(span, analysis)
      : wordsOf('option', type?.options ?? []);
  }
  if (owner === 'checkStringsForRelation') return conditionTerms(span, analysis);
  if (owner === 'field' && kind === 'raw') return wordsOf('option', numberFieldNames);
  const variables = () => variableCompletions(span, analysis);
  if (owner === 'plot' || owner === 'share' || owner === 'solution') return variables();
  const isAttribute = attributes.has(owner) && type === undefined && kind === 'expression';
  if (isAttribute) return index === 0 ? variables() : terms(span, analysis);
  if (kind !== 'expression') return [];
  const isRule = owner.toLowerCase() === 'randadjustif';
  if (index === 0 && type !== undefined) return [];
  return isRule && index === 0 ? variables() : terms(span, analysis);
}

function variableCompletions(span: Span, analysis: Analysis): readonly Completion[] {
  return variablesAt(analysis, span.to).map(({ name, line }) => ({
    kind: 'variable',
    label: name,
    ...(line !== '' && { syntax: line }),
    span,
    insert: name,
  }));
}

/** What conditions on answers may contain besides. */
function conditionTerms(span: Span, analysis: Analysis): readonly Completion[] {
  const ofAnswers = conditionFunctions.map((name): Completion => ({
    kind: 'function',
    label: name,
    span,
    insert: `${name}(\${})`,
  }));
  return [...ofAnswers, ...terms(span, analysis)];
}

function terms(span: Span, analysis: Analysis): readonly Completion[] {
  return [
    ...variableCompletions(span, analysis),
    ...functions.map(({ name, arity: [fewest] }): Completion => {
      const places = Array.from({ length: Math.max(fewest, 1) }, () => '${}').join('; ');
      return { kind: 'function', label: name, syntax: functionLine(name), span, insert: `${name}(${places})` };
    }),
    ...[...constants.keys()].map((name): Completion => ({ kind: 'constant', label: name, span, insert: name })),
  ];
}

/** How a function is called: `atan2(y; x)` with plain letters. */
export function functionLine(name: string): string {
  const known = functions.find((each) => each.name === name || each.synonyms?.includes(name) === true);
  const [fewest, most] = known?.arity ?? [1, 1];
  const letters = ['x', 'y', 'z'].slice(0, Math.max(1, Math.min(fewest, 3)));
  return `${name}(${letters.join('; ')}${most > 3 ? '; …' : ''})`;
}
