import { allBlocks, readDocument } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { convertDocument } from '../conversion.ts';

const answer = `\\begin{answer}\\begin{fragment}
def f(x):
    \\blank[\\lang{en}{result}\\lang{de}{Ergebnis}]{return 0}
\\end{fragment}\\begin{codesolution}
def f(x):
    return x % 2  # no comment of the language
\\end{codesolution}\\end{answer}`;
const evaluator = '\\begin{evaluator}\nexit(f(@@USER_ANSWER_1@@))\n\\end{evaluator}';

function converted(inner: string, environment = 'problem') {
  const body = environment === 'problem' ? `\\begin{question}${inner}\\end{question}` : inner;
  const source = `\\begin{content}\\begin{${environment}}${body}\\end{${environment}}\\end{content}`;
  const { xml, findings } = convertDocument(source, 'en');
  const document = readDocument(xml);
  const blocks = document.ok ? allBlocks(document.value.blocks) : [];
  const question = blocks.find((block) => block.kind === 'question');
  return {
    question,
    findings: findings
      .filter(({ code }) => !code.startsWith('no_'))
      .map(({ code, span }) => [code, source.slice(span.from, span.to)]),
  };
}

describe('a code question', () => {
  it('is read with its fragment, solution, evaluator and grades', () => {
    const { question, findings } = converted(
      `\\type{python}\\text{?}${answer}\\begin{codefunctions}\ndef g(): return f(1)\n\\end{codefunctions}${evaluator}\\prggrading{2}{0.5}{Half.}`,
    );
    expect(findings).toEqual([]);
    expect(question?.type).toBe('python');
    expect(question?.answers[0]).toMatchObject({
      type: 'code',
      fragment: {
        text: 'def f(x):\n    return 0',
        editableRanges: [{ start: { line: 2, column: 5 }, end: { line: 2, column: 13 }, label: 'result' }],
      },
      solution: { text: 'def f(x):\n    return x % 2  # no comment of the language' },
    });
    expect(question?.marking).toMatchObject({
      functions: { text: 'def g(): return f(1)' },
      evaluator: { text: 'exit(f(@@USER_ANSWER_1@@))' },
      grades: [{ exit: 2, score: 0.5 }],
    });
  });

  it.each([
    ['without an evaluator', `\\type{python}\\text{?}${answer}`, [['missing-part', '\\begin{question}']]],
    [
      'without a solution',
      `\\type{octave}\\text{?}\\begin{answer}\\end{answer}${evaluator}`,
      [['missing-part', '\\begin{answer}']],
    ],
    [
      'with a solution that changes what cannot be changed',
      `\\type{python}\\text{?}${answer.replace('def f(x):\n    return x', 'def h(x):\n    return x')}${evaluator}`,
      [['solution-outside-editable', 'def h(x):\n    return x % 2  # no comment of the language']],
    ],
    [
      'with an answer that does not exist',
      `\\type{python}\\text{?}${answer}${evaluator.replace('_1@@', '_3@@')}`,
      [['unknown-answer', '@@USER_ANSWER_3@@']],
    ],
    [
      'with a placeholder of older sources',
      `\\type{python}\\text{?}${answer}${evaluator.replaceAll('@@', '@')}`,
      [['old-spelling', '@USER_ANSWER_1@']],
    ],
    [
      'with a score above 1',
      `\\type{python}\\text{?}${answer}${evaluator}\\prggrading{2}{5}{?}`,
      [['not-a-number', '5']],
    ],
    [
      'of another type',
      `\\type{input.text}\\text{?}\\begin{answer}\\solution{1}\\end{answer}${evaluator}`,
      [['corrector-of-other-type', '\\begin{evaluator}']],
    ],
  ])('%s is reported at its place', (_, inner, found) => {
    expect(converted(inner).findings).toEqual(found);
  });

  it('is none in a quick check', () => {
    expect(converted(`\\type{python}\\text{?}${answer}${evaluator}`, 'quickcheck').findings).toEqual([
      ['code-in-quickcheck', '\\begin{quickcheck}'],
    ]);
  });
});
