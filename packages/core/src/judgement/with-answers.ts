import {
  differentiate,
  freeNames,
  greekLetters,
  mapChildren,
  maximumSize,
  numberNode,
  substitute,
  type Expression,
  type ExpressionFailure,
} from '../expression/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import { termWithValues, usualParameters, type Drawn, type DrawnValue } from '../variables/index.ts';
import { termOfAnswer } from './answer-term.ts';
import type { GivenAnswer, Judging } from './judging.ts';

type CallNode = Extract<Expression, { readonly kind: 'call' }>;

/** An answer under a name, as a function if it has parameters. */
export interface NamedAnswer {
  readonly answer: GivenAnswer;
  readonly parameters: readonly string[];
  /** The name without parameters: `ans_2`. */
  readonly reference: string;
}

/**
 * The answers by the names that authors have for them: `ans` is the one that an expression belongs to, `ans_2` the second
 * of the question, and `\inputAsFunction` gives one a name of its own.
 */
export function namedAnswers(
  own: GivenAnswer | undefined,
  { given = [] }: Pick<Judging, 'given'>,
): ReadonlyMap<string, NamedAnswer> {
  const referred = given.map((answer, index) => [`ans_${String(index + 1)}`, answer] as const);
  const all = own === undefined ? referred : [...referred, ['ans', own] as const];
  return new Map(
    all.flatMap(([reference, answer]): readonly (readonly [string, NamedAnswer])[] => [
      [reference, { answer, parameters: [], reference }],
      ...answer.answer.correctors.flatMap((corrector) =>
        corrector.kind === 'inputAsFunction' && /^[A-Za-z]\w*$/.test(corrector.name)
          ? [[corrector.name, { answer, parameters: corrector.parameters, reference }] as const]
          : [],
      ),
    ]),
  );
}

/** The names of answers that occur in a text. */
export function answersIn(
  text: string,
  named: ReadonlyMap<string, NamedAnswer>,
): readonly (readonly [string, NamedAnswer])[] {
  const words = new Set(text.match(/[A-Za-z]\w*/g));
  return [...named].filter(([name]) => words.has(name));
}

/**
 * An author's expression in the variables of the question and in answers, with the values of both. `derivative(ans; x)`
 * and `substitute(ans; x; 0)` are worked out. Undefined if one of the answers cannot be read.
 */
export function readWithAnswers(
  text: string,
  own: GivenAnswer | undefined,
  judging: Judging,
): Result<Expression | undefined, ExpressionFailure> {
  const named = answersIn(text, namedAnswers(own, judging));
  const terms = named.map(([name, each]) => [name, each, termOfAnswer(each.answer, judging)] as const);
  const drawn: Drawn = new Map([
    ...judging.drawn,
    ...terms.map(([name, { parameters }, term]): readonly [string, DrawnValue] => [
      name,
      { kind: 'function', expression: term ?? numberNode(0, { from: 0, to: 0 }), parameters },
    ]),
  ]);
  const known = new Set([...usualParameters, ...[...drawn.values()].flatMap(namesOf)]);
  const read = termWithValues(withReferences(text, named), drawn, { names: known, calls: operations });
  if (!read.ok) return read;
  const unknown = [...freeNames(read.value)].find((name) => !known.has(name) && !mayBeVariable(name));
  if (unknown !== undefined) return fail({ kind: 'unknownName', span: placeOf(unknown, text), name: unknown });
  const worked = workedOut(read.value);
  return worked.ok && terms.some(([, , term]) => term === undefined) ? succeed(undefined) : worked;
}

function namesOf(value: DrawnValue): readonly string[] {
  return value.kind === 'function' ? [...value.parameters, ...freeNames(value.expression)] : [];
}

/** A single letter, with or without an index. */
function mayBeVariable(name: string): boolean {
  return greekLetters.has(name) || /^.(_\w+|\d*)$/u.test(name);
}

function placeOf(name: string, text: string) {
  const from = Math.max(0, text.indexOf(name));
  return { from, to: Math.min(text.length, from + name.length) };
}

/** Where a function is called, it cannot be named without arguments as well: `f(0) + f` is `f(0) + ans`. */
function withReferences(text: string, named: readonly (readonly [string, NamedAnswer])[]): string {
  return named.reduce(
    (rest, [name, { parameters, reference }]) =>
      parameters.length === 0 ? rest : rest.replace(new RegExp(`\\b${name}\\b(?!\\s*\\()`, 'g'), reference),
    text,
  );
}

const operations: ReadonlySet<string> = new Set(['derivative', 'substitute']);

/** The tree with derivatives and substitutions worked out, from the inside out. */
function workedOut(expression: Expression): Result<Expression, ExpressionFailure> {
  let failure: ExpressionFailure | undefined;
  const work = (node: Expression): Expression => {
    const whole = mapChildren(node, work);
    if (whole.kind !== 'call' || !operations.has(whole.name)) return whole;
    const done = resultOf(whole);
    if (done.ok) return done.value;
    failure ??= done.failure;
    return whole;
  };
  const worked = work(expression);
  return failure === undefined ? succeed(worked) : fail(failure);
}

function resultOf({ name, items, span }: CallNode): Result<Expression, ExpressionFailure> {
  const [term, variable, instead] = items;
  const count = name === 'derivative' ? 2 : 3;
  if (term === undefined || variable === undefined || items.length !== count) {
    return fail({ kind: 'wrongNumberOfArguments', span, name, found: items.length, fewest: count, most: count });
  }
  if (variable.kind !== 'name') return fail({ kind: 'wrongShape', span: variable.span });
  if (instead === undefined) return differentiate(term, variable.value);
  const names = new Map([[variable.value, instead]]);
  const substituted = substitute(term, { names, functions: new Map() });
  return substituted === undefined ? fail({ kind: 'tooLong', span, limit: maximumSize }) : succeed(substituted);
}
