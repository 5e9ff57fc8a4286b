import { describe, expect, it } from 'vitest';
import manual from '../../../../docs/authoring/findings.md?raw';
import { convertDocument } from '../conversion.ts';
import { catalogue, findingsReference } from './index.ts';

function found(source: string): readonly (readonly [code: string, place: string])[] {
  return convertDocument(source, 'de').findings.map(({ code, span }) => [code, source.slice(span.from, span.to)]);
}

/** A Markdown table without the blanks and dashes that align its columns. */
function unaligned(text: string): string {
  return text.replace(/[ -]+/g, ' ');
}

describe('findings', () => {
  it.each(Object.entries(catalogue).flatMap(([code, entry]) => ('example' in entry ? [[code, entry.example]] : [])))(
    '%s has an example with this finding only',
    (code, example) => {
      const { findings } = convertDocument(example, 'de');
      expect(findings.map((finding) => finding.code)).toEqual([code]);
    },
  );

  it.each([
    ['too-deep', `${'{'.repeat(101)}x${'}'.repeat(101)}`, 'x'],
    ['too-many-expansions', '\\newcommand{\\a}{\\a}see \\a', '\\a'],
    ['unclosed-group', 'a \\emph{b\n\nc', '{'],
    ['unclosed-option', '\\begin{itemize}\\item[a \\end{itemize}', '['],
    ['unclosed-formula', 'a $x = 1 b\n\nc', '$'],
    ['unclosed-formula', 'a \\[x = 1', '\\['],
    ['unclosed-environment', '\\begin{remark}\\begin{itemize}\\item a \\end{remark}', '\\begin{itemize}'],
    ['unclosed-environment', 'a \\begin{align} x', '\\begin{align}'],
    ['unclosed-environment', 'a \\begin{code} x', '\\begin{code}'],
    ['unclosed-environment', 'a \\begin{comment} x', '\\begin{comment}'],
    ['MISSING_CLOSING_BRACKET', 'a \\IF{(b > [0)}{c}', '('],
    ['unexpected-brace', 'a} b', '}'],
    ['unexpected-brace', 'a \\] b', '\\]'],
    ['unexpected-end', 'a \\end{remark} b', '\\end{remark}'],
    ['mismatched-end', '\\begin{remark} a \\end{remrk} b', '\\end{remrk}'],
    ['unknown-command', 'a \\sectoin{b}', '\\sectoin'],
    ['unknown-command', 'a \\nothinglikeit{b}', '\\nothinglikeit'],
    ['unknown-command', '\\begin{visualization}{v}\\titel{a}\\end{visualization}', '\\titel'],
    ['misplaced-command', '\\begin{tabs}\\tab{a}\\step b\\end{tabs}', '\\step'],
    ['unknown-environment', '\\begin{nothinglikeit} a \\end{nothinglikeit}', '\\begin{nothinglikeit}'],
    ['misplaced-environment', '\\begin{canvas}\\end{canvas}', '\\begin{canvas}'],
    ['missing-argument', 'a \\href{b} c', '\\href'],
    ['missing-argument', '\\begin{tabular} a \\end{tabular}', '\\begin{tabular}'],
    [
      'missing-argument',
      '\\begin{visualization}{v}\\begin{variables}\\number{a}\\end{variables}\\end{visualization}',
      '\\number',
    ],
    ['missing-argument', 'a \\lang{de} b', '\\lang'],
    ['unknown-language', 'a \\lang{xx}{b}', '\\lang{xx}{'],
    ['bad-shorthand', 'a \\newcommand b', '\\newcommand'],
    ['misplaced-ampersand', 'a & b', '&'],
    ['unexpected-text', '\\begin{visualization}{v} some $x$ text \\title{a}\\end{visualization}', 'some $x$ text'],
    ['text-before-first', '\\begin{incremental} \n some text \\step b\\end{incremental}', 'some text'],
    ['block-in-line', '\\section{\\begin{itemize}\\item a\\end{itemize}}', '\\begin{itemize}'],
    ['block-in-line', 'a \\emph{\\subsection*{b}}', '\\subsection*'],
    ['text-outside-content', 'a \\begin{content}\\title{T}\\end{content}', 'a'],
    ['missing-part', '\\begin{problem}\\end{problem}', '\\begin{problem}'],
    [
      'unknown-option',
      '\\begin{visualization}{v}\\begin{canvas}\\plot[grid, showGrid]{}\\end{canvas}\\end{visualization}',
      'grid',
    ],
    ['not-a-number', '\\begin{tabs}[\\initialtab{ two }]\\end{tabs}', 'two'],
    ['bad-mention', 'a \\var{2}', '2'],
    ['VARIABLE_NOT_DEFINED', '\\begin{visualization}{v}\\color{ P }{red}\\end{visualization}', 'P'],
    ['unsafe-link', '\\href{ data:x}{a}', ' data:x'],
    ['duplicate-label', '\\label{a}\\label{a}', '\\label{a}'],
  ])('%s of %j is placed', (code, source, place) => {
    expect(found(source)).toEqual([[code, place]]);
  });

  it('are several in one run, in the order of the source', () => {
    const source = '} \\empf{b\n\n$x\n\n \\begin{itemize} c \\item \\begin{remark} & \\end{itemize} \\sectoin{d}';
    expect(found(source).map(([code]) => code)).toEqual([
      'unexpected-brace',
      'unknown-command',
      'unclosed-group',
      'unclosed-formula',
      'text-before-first',
      'unclosed-environment',
      'misplaced-ampersand',
      'unknown-command',
    ]);
  });

  it('do not hide what follows: a definition without its bracket ends with its line', () => {
    const source =
      '\\begin{visualization}{v}\\begin{variables}\n\\number{a}{(1\n\\number{b}{2}\n\\end{variables}\\end{visualization}';
    const { xml, findings } = convertDocument(source, 'de');
    expect(findings.map(({ code }) => code)).toContain('MISSING_CLOSING_BRACKET');
    expect(xml).toContain('name="b"');
  });

  it('are listed in the manual', () => {
    expect(unaligned(manual)).toBe(unaligned(findingsReference()));
  });
});
