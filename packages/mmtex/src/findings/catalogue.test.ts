import { markedSpan, type ConversionCode } from '@lemma/core/source';
import { describe, expect, it } from 'vitest';
import { convertDocument } from '../conversion.ts';
import { catalogue, type FindingEntry } from './catalogue.ts';

function found(source: string): readonly (readonly [code: string, place: string])[] {
  return convertDocument(source, 'de').findings.map(({ code, span }) => [code, source.slice(span.from, span.to)]);
}

interface Example {
  readonly source: string;
  readonly marks: string;
  /** The files around the source, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Further findings, before or after. */
  readonly others?: readonly ConversionCode[];
}

/** Sources that are too long to print, or need files around them. */
const unprinted: Partial<Readonly<Record<ConversionCode, Example>>> = {
  'too-long': { source: `${'word '.repeat(200_000)}end`, marks: 'word «end»' },
  'too-deep': { source: `${'{'.repeat(101)}x${'}'.repeat(101)}`, marks: 'x' },
  'too-many-repetitions': {
    source: `\\begin{problem}${'\\displayprecision{2}'.repeat(20_001)}${'\\begin{question}\\text{a}\\begin{answer}\\solution{1}\\end{answer}\\end{question}'.repeat(2)}\\end{problem}`,
    marks: '\\end{question}«\\begin{question}»',
  },
  'too-many-findings': {
    source: `${'& '.repeat(1000)}&.`,
    marks: '«&».',
    others: Array.from({ length: 1000 }, () => 'misplaced-ampersand' as const),
  },
  'input-not-found': { source: '\\input{part}', marks: '\\input{part}', files: {} },
  'input-cycle': { source: '\\input{part}', marks: '\\input{part}', files: { part: '\\input{part}' } },
  'input-limit': { source: '\\input{part}', marks: '\\input{part}', files: { part: 'word '.repeat(200_001) } },
};

function exampleOf(code: string, entry: FindingEntry): Example | undefined {
  const { example: source, marks } = entry;
  if (source !== undefined && marks !== undefined) return { source, marks };
  return Object.entries(unprinted).find(([name]) => name === code)?.[1];
}

describe('findings', () => {
  const entries: readonly (readonly [string, FindingEntry])[] = Object.entries(catalogue);

  it.each(entries)('%s has an example with this finding only, and marks what is wrong', (code, entry) => {
    const example = exampleOf(code, entry);
    if (example === undefined) throw new Error('there is no example');
    const { source, marks, files, others = [] } = example;
    const read = (path: string) => files?.[path.replace(/^.*\/|\.tex$/g, '')];
    const { findings } = convertDocument(source, 'de', files === undefined ? {} : { place: 'folder/page', read });
    expect(findings.filter((finding) => finding.code === code)).toMatchObject([
      { severity: entry.severity, span: markedSpan(source, marks) ?? 'not once in the example' },
    ]);
    expect(findings.filter((finding) => finding.code !== code).map((finding) => finding.code)).toEqual(others);
  });

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
    ['unknown-command', '\\begin{visualization}{v1}\\titel{a}\\end{visualization}', '\\titel'],
    ['misplaced-command', '\\begin{tabs}\\tab{a}\\step b\\end{tabs}', '\\step'],
    ['unknown-environment', '\\begin{nothinglikeit} a \\end{nothinglikeit}', '\\begin{nothinglikeit}'],
    ['misplaced-environment', '\\begin{canvas}\\end{canvas}', '\\begin{canvas}'],
    ['missing-argument', 'a \\href{b} c', '\\href'],
    ['missing-argument', '\\begin{tabular} a \\end{tabular}', '\\begin{tabular}'],
    [
      'missing-argument',
      '\\begin{visualization}{v1}\\begin{variables}\\number{a}\\end{variables}\\end{visualization}',
      '\\number',
    ],
    ['missing-argument', 'a \\lang{de} b', '\\lang'],
    ['unknown-language', 'a \\lang{xx}{b}', 'xx'],
    ['bad-shorthand', 'a \\newcommand b', '\\newcommand'],
    ['misplaced-ampersand', 'a & b', '&'],
    ['unexpected-text', '\\begin{visualization}{v1} some $x$ text \\title{a}\\end{visualization}', 'some $x$ text'],
    ['unexpected-text', '\\begin{visualization}{v1}\\begin{block}a\\end{block}\\end{visualization}', '\\begin{block}'],
    ['text-before-first', '\\begin{incremental} \n some text \\step b\\end{incremental}', 'some text'],
    ['block-in-line', '\\section{\\begin{itemize}\\item a\\end{itemize}}', '\\begin{itemize}'],
    ['block-in-line', 'a \\emph{\\subsection*{b}}', '\\subsection*'],
    ['text-outside-content', 'a \\begin{content}\\title{T}\\end{content}', 'a'],
    ['missing-part', '\\begin{problem}\\end{problem}', '\\begin{problem}'],
    [
      'unknown-option',
      '\\begin{visualization}{v1}\\begin{canvas}\\plot[grid, showGrid]{}\\end{canvas}\\end{visualization}',
      'grid',
    ],
    ['not-a-number', '\\begin{tabs}[\\initialtab{ two }]\\end{tabs}', 'two'],
    ['bad-mention', 'a \\var{2}', '2'],
    ['VARIABLE_NOT_DEFINED', '\\begin{visualization}{v1}\\color{ P }{red}\\end{visualization}', 'P'],
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
      '\\begin{visualization}{v1}\\begin{variables}\n\\number{a}{(1\n\\number{b}{2}\n\\end{variables}\\end{visualization}';
    const { xml, findings } = convertDocument(source, 'de');
    expect(findings.map(({ code }) => code)).toContain('MISSING_CLOSING_BRACKET');
    expect(xml).toContain('name="b"');
  });
});
