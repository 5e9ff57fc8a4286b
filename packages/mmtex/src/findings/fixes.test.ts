import { applyEdits } from '@lemma/core/authoring';
import { describe, expect, it } from 'vitest';
import { convertDocument } from '../conversion.ts';
import { catalogue } from './index.ts';

function codes(source: string): readonly string[] {
  return convertDocument(source, 'de').findings.map(({ code }) => code);
}

function errors(source: string): readonly string[] {
  return convertDocument(source, 'de').findings.flatMap(({ code, severity }) => (severity === 'error' ? [code] : []));
}

/** The source after applying its first fix. */
function fixed(source: string): string | undefined {
  const fix = convertDocument(source, 'de').findings.find((finding) => finding.fix !== undefined)?.fix;
  return fix && applyEdits(source, [fix]);
}

const examples = Object.entries(catalogue).flatMap(([code, entry]) =>
  'example' in entry && fixed(entry.example) !== undefined ? [[code, entry.example] as const] : [],
);

describe('the fix of a finding', () => {
  it.each(examples)('removes %s and brings no other', (code, example) => {
    const after = fixed(example) ?? '';
    expect(codes(after)).not.toContain(code);
    expect(errors(after).length).toBeLessThanOrEqual(errors(example).length - (errors(example).includes(code) ? 1 : 0));
  });

  it.each([
    'unclosed-group unclosed-option unclosed-formula unclosed-environment MISSING_CLOSING_BRACKET unexpected-brace unexpected-end',
    'mismatched-end unknown-command unknown-environment misplaced-ampersand duplicate-label duplicate-id unknown-math-command',
  ])('exists for %s', (list) => {
    expect(list.split(' ').filter((code) => !examples.some(([each]) => each === code))).toEqual([]);
  });

  it.each([
    ['\\begin{itemise}\n\\item a % note\n\\end{itemise}', '\\begin{itemize}\n\\item a % note\n\\end{itemize}'],
    ['\\begin{remark} a', '\\begin{remark} a \\end{remark}'],
    ['\\begin{remark}\n  a\n', '\\begin{remark}\n  a\n\\end{remark}\n'],
    ['a \\emph{b\n\nc', 'a \\emph{b}\n\nc'],
    ['\\begin{statement} a \\end{statement}', '\\begin{theorem} a \\end{theorem}'],
    ['a \\implies b', 'a $\\implies$ b'],
    ['salt & pepper', 'salt \\& pepper'],
    ['$\\sqr{2}$', '$\\sqrt{2}$'],
    ['\\label{a} \\label{a} \\label{a-2}', '\\label{a} \\label{a-3} \\label{a-2}'],
    ['\\IF{((a > 0}{b}', '\\IF{((a > 0))}{b}'],
    ['\\begin{itemize}[squar]\\item a\\end{itemize}', '\\begin{itemize}[square]\\item a\\end{itemize}'],
    [
      '\\begin{visualization}{v1}\\begin{variables}\\point{Pat}{1,2}\\end{variables}\\color{Pet}{red}\\end{visualization}',
      '\\begin{visualization}{v1}\\begin{variables}\\point{Pat}{1,2}\\end{variables}\\color{Pat}{red}\\end{visualization}',
    ],
    [
      '\\begin{content}\\title{T}\\section{S}\\label{start} see \\ref{strat}\\end{content}',
      '\\begin{content}\\title{T}\\section{S}\\label{start} see \\ref{start}\\end{content}',
    ],
  ])('of %j makes %j', (source, after) => {
    expect(fixed(source)).toBe(after);
  });

  it('is not offered for what a shorthand has brought', () => {
    expect(fixed('\\newcommand{\\x}{\\empf{a}}\\x')).toBeUndefined();
  });
});
