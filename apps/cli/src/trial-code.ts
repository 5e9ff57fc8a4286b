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
export const trialKinds = ['nan', 'none', 'empty', 'infinite', 'many', 'syntax', 'exception'] as const;
export type TrialKind = (typeof trialKinds)[number];

/** How each is told to an author. */
export const trialNames: Readonly<Record<TrialKind, string>> = {
  nan: 'NaN',
  none: 'None',
  empty: '[]',
  infinite: 'inf',
  many: 'a long list that begins with the right value',
  syntax: 'a syntax error',
  exception: 'an exception',
};

/** The program of a question in which every answer is wrong in one way; undefined if it is not marked by code. */
export function trialOf(question: ProblemQuestion, kind: TrialKind): CodeToMark | undefined {
  const language = codeLanguageOf(question.type);
  if (language === undefined) return undefined;
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

/** An expression with a wrong value; `right` is one with the right value. */
function expressionOf(language: CodeLanguage, kind: TrialKind, right: string): string {
  const python: Readonly<Record<TrialKind, string>> = {
    nan: "float('nan')",
    none: 'None',
    empty: '[]',
    infinite: "float('inf')",
    many: `[${right}] + list(range(2000))`,
    syntax: '(',
    exception: '1 / 0',
  };
  const octave: Readonly<Record<TrialKind, string>> = {
    nan: 'NaN',
    none: '[]',
    empty: '[]',
    infinite: 'Inf',
    many: `[${right}(:)', 0:1999]`,
    syntax: '(',
    exception: 'error ("trial")',
  };
  return { python, octave }[language][kind];
}

/** A function that returns a wrong value. */
function functionOf(language: CodeLanguage, kind: TrialKind, name: string): string {
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
