import {
  codeInputs,
  codeToMark,
  codeValue,
  functionNames,
  valueOfCode,
  type CodePart,
  type CodeToMark,
} from '@lemma/core/code-answer';
import type { CodeLanguage, ProblemQuestion } from '@lemma/core/document';
import { codeLanguageOf } from '@lemma/core/question';

/** What learners hand in that no evaluator should accept. */
export const trialKinds = [
  ...(['nan', 'none', 'empty', 'infinite', 'object', 'syntax', 'exception'] as const),
  ...([
    'many',
    'almost',
    'shorter',
    'longer',
    'permuted',
    'text',
    'truth',
    'complex',
    'array',
    'set',
    'dictionary',
    'untouched',
  ] as const),
] as const;
export type TrialKind = (typeof trialKinds)[number];

/** How each is told to an author. */
export const trialNames: Readonly<Record<TrialKind, string>> = {
  nan: 'NaN',
  none: 'None',
  empty: '[]',
  infinite: 'inf',
  object: 'an object',
  syntax: 'a syntax error',
  exception: 'an exception',
  many: 'a long list that begins with the right value',
  almost: 'the right list with one wrong member',
  shorter: 'the right list or text without its last member',
  longer: 'the right list or text with its last member twice',
  permuted: 'the right list or text in reverse',
  text: 'the right value as text',
  truth: 'True',
  complex: 'a complex number',
  array: 'an array of numpy, or a cell, with the right value',
  set: 'a set',
  dictionary: 'a dictionary',
  untouched: 'the fragment as it is given',
};

/**
 * Those of which an evaluator hears nothing but that the answer has failed, unless it allows values or catches errors: then
 * all of them are one.
 */
const unheard: readonly TrialKind[] = ['nan', 'none', 'empty', 'infinite', 'object', 'syntax', 'exception'];

/** What lets an evaluator go on where an answer has failed, or lets a value reach it. */
const hears = /\b(?:allow|try|except|catch|suppress|unittest|evalc?)\b/;

/** Whether all that an evaluator hears of an answer is what it hears of an exception. */
export function isLikeException(kind: TrialKind, evaluator: string): boolean {
  return unheard.includes(kind) && !hears.test(evaluator);
}

/** A wrong answer: one that no evaluator should accept, or an ordinary one, for which some give a part of the points. */
export type TriedAnswer = TrialKind | 'ordinary';

/** The program of a question in which every answer is wrong in one way; undefined if it is not marked by code. */
export function trialOf(question: ProblemQuestion, kind: TriedAnswer): CodeToMark | undefined {
  const language = codeLanguageOf(question.type);
  if (language === undefined) return undefined;
  // There are no sets in Octave, and its dictionaries are structs, which are objects.
  if (language === 'octave' && (kind === 'set' || kind === 'dictionary')) return undefined;
  // As if a blank had been typed.
  if (kind === 'untouched') return codeToMark(question, []);
  const names = [
    ...new Set(
      question.answers.flatMap(({ fragment, solution }) =>
        [fragment?.text ?? '', solution.text].flatMap((text) => functionNames(language, text)),
      ),
    ),
  ];
  const values = question.answers.map(({ fragment, solution }) => {
    if (fragment === undefined) return undefined;
    const right = valueOfCode(fragment, solution.text);
    if (functionNames(language, solution.text).length > 0) return right;
    return codeValue(codeInputs(fragment, right).map((input) => expressionOf(language, kind, `(${input.trim()})`)));
  });
  const code = codeToMark(question, values);
  if (code === undefined || names.length === 0) return code;
  // The solution goes on under other names.
  const renamed = code.parts.map(({ name, text }) => ({ name, text: withOtherNames(text, names) }));
  const stubs: readonly CodePart[] = [
    { name: 'trial', text: names.map((name) => functionOf(language, kind, name)).join('\n') },
  ];
  return { ...code, parts: [...renamed, ...stubs] };
}

function withOtherNames(text: string, names: readonly string[]): string {
  return text.replace(new RegExp(`\\b(?:${names.join('|')})\\b`, 'g'), (name) => otherName(name));
}

function otherName(name: string): string {
  return `right_${name}`;
}

type Written = Exclude<TriedAnswer, 'untouched'>;

/**
 * An expression with a wrong value; `right` is one with the right value. What cannot be made wrong in this way raises an
 * error, or is what another kind is.
 */
function expressionOf(language: CodeLanguage, kind: Written, right: string): string {
  const python: Readonly<Record<Written, string>> = {
    nan: "float('nan')",
    none: 'None',
    empty: '[]',
    infinite: "float('inf')",
    object: 'object()',
    syntax: '(',
    exception: '1 / 0',
    many: `[${right}] + list(range(2000))`,
    almost: `(lambda x: [*x[:-1], x[-1] + 1 if len(x) > 1 else 1 / 0])(${right})`,
    shorter: `(lambda x: x[:-1] if type(x) in (str, list, tuple) and len(x) > 1 else 1 / 0)(${right})`,
    longer: `(lambda x: x + x[-1:] if type(x) in (str, list, tuple) and len(x) > 0 else 1 / 0)(${right})`,
    permuted: `(lambda x: x[::-1] if type(x) in (str, list, tuple) and x[::-1] != x else 1 / 0)(${right})`,
    ordinary: `(lambda x: x + 'x' if type(x) is str else x + x[-1:] if type(x) in (list, tuple) else x + 1031)(${right})`,
    text: `(lambda x: 1 / 0 if type(x) is str else str(x))(${right})`,
    truth: `(lambda x: 1 / 0 if x == 1 else True)(${right})`,
    complex: `(${right}) + 1j`,
    array: `__import__('numpy').array([${right}, ${right}])`,
    set: '{1, 2}',
    dictionary: "{'value': 1}",
  };
  const octave: Readonly<Record<Written, string>> = {
    nan: 'NaN',
    none: '[]',
    empty: '[]',
    infinite: 'Inf',
    object: 'struct ("value", 1)',
    syntax: '(',
    exception: 'error ("trial")',
    many: `[${right}(:)', 0:1999]`,
    // Of a single number, an infinite value.
    almost: `feval (@(x) x + reshape ([zeros(1, numel (x) - 1), 1], size (x)) / (numel (x) > 1), ${right})`,
    // What is divided by false is no index: an error.
    shorter: `feval (@(x) x(1:(numel (x) - 1) / (numel (x) > 1)), ${right})`,
    longer: `feval (@(x) x(:, [1:columns(x), columns(x) / (numel (x) > 1)]), ${right})`,
    permuted: `feval (@(x) reshape (x((numel (x):-1:1) / ! isequal (x, x(end:-1:1))), size (x)), ${right})`,
    ordinary: `${right} + 1031`,
    text: `num2str (1 * ${right})`,
    truth: `logical (1 + 0 / ! isequal (${right}, 1))`,
    complex: `${right} + 1i`,
    array: `{${right}}`,
    set: 'error ("trial")',
    dictionary: 'error ("trial")',
  };
  return { python, octave }[language][kind];
}

/** A function that returns a wrong value. */
function functionOf(language: CodeLanguage, kind: Written, name: string): string {
  if (kind === 'syntax') return language === 'python' ? `def ${name}(` : `function ${name} (`;
  switch (language) {
    case 'python':
      return `def ${name}(*given):\n    return ${expressionOf(language, kind, `${otherName(name)}(*given)`)}`;
    case 'octave': {
      if (kind === 'none') return `function ${name} (varargin)\nend`;
      return `function y = ${name} (varargin)\n  y = ${expressionOf(language, kind, `${otherName(name)}(varargin{:})`)};\nend`;
    }
  }
}
