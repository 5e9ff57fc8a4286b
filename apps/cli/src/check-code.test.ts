import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { needSandboxPrograms } from '../../../scripts/sandbox-programs.mjs';
import { CodeTrials } from './check-code.ts';
import { nothingAround } from './content-around.ts';
import { isLikeException, trialKinds, trialNames } from './trial-code.ts';

const folder = new URL('../../../content/programming/', import.meta.url);
const problems = readdirSync(folder);
const sourceOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

const trials = new CodeTrials();
beforeAll(() => needSandboxPrograms());

// That every solution of the sample content is accepted is what the step `content` sees.
describe('solutions that are code', () => {
  it('are there: nine in Python, one of them with drawn values, three in Octave', () => {
    const languages = problems.map((name) => /\\type\{(\w+)\}/.exec(sourceOf(name))?.[1]);
    expect(languages.filter((language) => language === 'python')).toHaveLength(9);
    expect(problems.filter((name) => sourceOf(name).includes('@@VAR_'))).toEqual(['multiples.tex']);
    expect(languages.filter((language) => language === 'octave')).toHaveLength(3);
  });

  it.each([
    ['sum-of-squares.tex', 'total += k * k', 'total += k', 'exit value 1'],
    ['sum-of-squares.tex', 'return total', 'return totl', "NameError: name 'totl' is not defined"],
    ['sum-of-squares.tex', 'return total', 'exit(0)', 'SystemExit: 0'],
    // One value of three is told in one finding.
    ['multiples.tex', ' or k % @@VAR_b@@ == 0:', ':', 'exit value 1'],
    ['multiples.tex', ' or k % @@VAR_b@@ == 0:', ' or k % @@VAR_c@@ == 0:', 'SyntaxError: invalid syntax'],
    ['heron.tex', 'for a in (2', 'for a in (unknown', "the evaluator: NameError: name 'unknown' is not defined"],
    ['heron.tex', 'exit(0)', 'exit("0")', "the evaluator: exit takes a whole number, not '0'"],
  ])('of %s with %s as %s are a finding at their place', async (name, text, instead, reason) => {
    const source = sourceOf(name).replace(text, instead);
    const { findings } = await trials.tryIn(source, nothingAround);
    const [first] = findings;
    expect(findings.map(({ code, data }) => [code, data['text']])).toEqual([['code-not-accepted', reason]]);
    expect(source.slice(first?.span.from)).toMatch(/^def /);
  });
});

describe('answers of which an evaluator hears nothing', () => {
  it('are one, unless it allows values or catches errors', () => {
    const alike = (evaluator: string) => trialKinds.filter((kind) => isLikeException(kind, evaluator));
    expect(alike('exit(f(2) != 4)')).toEqual(['nan', 'none', 'empty', 'infinite', 'object', 'syntax', 'exception']);
    for (const hears of ['allow("nan")', 'try:\n  f(2)\nexcept: pass', 'try, f (2); catch, end', 'unittest.main()'])
      expect(alike(hears)).toEqual([]);
  });
});

describe('evaluators', () => {
  const accepts = (source: string) =>
    trials
      .tryIn(source, nothingAround)
      .then(({ findings }) =>
        findings.map(({ code, severity, data, span }) => [
          code,
          severity,
          data['text'],
          source.slice(span.from).trim().split('\n')[0],
        ]),
      );
  const careless = (name: string, text: string, instead: string) => {
    const source = sourceOf(name);
    expect(source).toContain(text);
    return source.replace(text, instead);
  };

  it('that let what is no number pass are found by the values that get through', async () => {
    // As it was: any member of a matrix may be the right value, because a condition on a matrix is about all members.
    const source = careless(
      'harmonic-sum.tex',
      'for n = [1 2 3 10 1000]',
      'allow ("nan", "inf", "empty");\nfor n = [1 2 3 10 1000]',
    ).replace('! close (harmonic (n), right, 1e-9)', 'abs (harmonic (n) - right) > 1e-9');
    const begin = 'allow ("nan", "inf", "empty");';
    expect(await accepts(source)).toEqual([
      ['evaluator-accepts', 'error', 'NaN', begin],
      ['evaluator-accepts', 'error', '[]', begin],
      ['evaluator-accepts', 'error', 'a long list that begins with the right value', begin],
      ['evaluator-fails', 'warning', 'an array of numpy, or a cell, with the right value', begin],
    ]);
  });

  it('that fail at a value are found, and those that accept every answer', async () => {
    const failing = careless(
      'heron.tex',
      'not close(heron(a, steps), right(a, steps), 1e-9)',
      'abs(heron(a, steps) - right(a, steps)) > 1e-9',
    );
    expect(await accepts(failing)).toEqual(
      (['many', 'text', 'array', 'set', 'dictionary'] as const).map((kind) => [
        ...['evaluator-fails', 'warning', trialNames[kind]],
        'def right(a, steps):',
      ]),
    );
    const blind = careless('heron.tex', 'for a in (2, 9, 0.25):', 'exit(0)\nfor a in (2, 9, 0.25):');
    const found = await accepts(blind);
    // Nothing runs of what cannot be read.
    expect(found.map(([code, , text]) => [code, text])).toEqual(
      trialKinds.flatMap((kind) => (kind === 'syntax' ? [] : [['evaluator-accepts', trialNames[kind]]])),
    );
  });

  it('of answers that are expressions are tried as well', async () => {
    const source = careless('quarter-turn.tex', 'if (close (R, [0 -1; 1 0], 1e-9))', 'if (! isempty (R))');
    expect((await accepts(source)).map(([code, , text]) => [code, text])).toEqual(
      (['many', 'almost', 'shorter', 'longer', 'permuted', 'truth', 'complex', 'array', 'untouched'] as const).map(
        (kind) => ['evaluator-accepts', trialNames[kind]],
      ),
    );
  });

  /** A question whose solution is a function `g` with the value. */
  const asking = (value: string, evaluator: string, grading = '') => String.raw`\documentclass{mumie.problem}
\begin{metainfo} \name{G} \end{metainfo} \usepackage{mumie.genericproblem}
\begin{content} \title{G} \begin{problem} \begin{question} \type{python} \text{Write g.}
\begin{answer}
\begin{fragment}
def g(a, b):
    return 0
\end{fragment}
\begin{codesolution}
def g(a, b):
    return ${value}
\end{codesolution}
\end{answer}
\begin{evaluator}
${evaluator}
\end{evaluator}
${grading}
\end{question} \end{problem} \end{content}`;

  it.each([
    ['[a, b]', 'for u, v in zip(g(3, 4), [3, 4]):\n    if abs(u - v) > 1e-9: exit(1)', ['shorter', 'longer']],
    ['[a, b]', 'exit(0 if close(sorted(g(3, 4)), [3, 4]) else 1)', ['permuted']],
    ['"abc"', 'exit(0 if "abc".startswith(g(1, 2)) else 1)', ['shorter']],
    ['[a, b]', 'exit(0 if close(g(3, 4), [3, 4]) else 1)', []],
    ['a + b', 'assert g(1, 2) == 3', []],
  ] as const)(
    'of %s by %j are tried with lists and texts of other lengths and orders',
    async (value, evaluator, kinds) => {
      const found = (await accepts(asking(value, evaluator))).filter(([code]) => code === 'evaluator-accepts');
      expect(found.map(([, severity, text]) => [severity, text])).toEqual(
        kinds.map((kind) => [kind === 'permuted' ? 'warning' : 'error', trialNames[kind]]),
      );
    },
  );

  it('that give a part of the points for what is not the solution are measured by that', async () => {
    const part = String.raw`\prggrading{1}{0.5}{Nearly.}`;
    expect(await accepts(asking('a + b', 'exit(0 if close(g(1, 2), 3) else 1)', part))).toEqual([]);
    const blind = await accepts(asking('a + b', 'g(1, 2)\nexit(0)', part));
    expect(blind.map(([, , text]) => text)).toContain(trialNames.text);
  });

  it('that refuse values of the solution are told how to allow them', async () => {
    const source = careless('fibonacci-numbers.tex', 'allow("empty")\n', '');
    const { findings } = await trials.tryIn(source, nothingAround);
    expect(findings.map(({ code, data }) => [code, data['text']])).toEqual([
      ['code-not-accepted', 'it gives an empty value, which reaches the evaluator after allow("empty")'],
    ]);
  });
});
