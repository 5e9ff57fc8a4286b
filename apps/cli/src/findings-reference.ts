import { applyEdits } from '@lemma/core/authoring';
import { markedSpan, type Finding } from '@lemma/core/source';
import { catalogue } from '@lemma/mmtex';
import { codeExamples, reasonExamples, type FindingExample } from '@lemma/viz-engine/manual';
import { checkSource } from './check-source.ts';

/** English texts by code and by reason. */
export interface CatalogueTexts {
  readonly codes: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, string>>;
}

/** Longer examples are not printed. */
const longest = 250;

/** The part of an example shown beside its message. */
type Shown = Partial<Pick<FindingExample, 'example' | 'marks'>>;

const conversion: readonly (readonly [string, Shown & { severity: string; meaning: string }])[] =
  Object.entries(catalogue);

/**
 * The manual page about findings, in Markdown, generated from what is tested: each with its example and the marked part
 * of it.
 */
export function findingsReference({ codes, reasons }: CatalogueTexts): string {
  return [
    '# Findings',
    '',
    'What the converter and the figures say about a source. Made by `npm run generate` from `packages/mmtex/src/findings/catalogue.ts`,',
    '`packages/viz-engine/src/manual/finding-examples.ts` and the English texts: change them there. What is marked is where the cursor',
    'goes; the fix is what a source becomes when the editor is told to mend it.',
    '',
    '## Conversion',
    '',
    ...table(
      'code | severity | meaning',
      conversion.map(([code, entry]) => [`\`${code}\` | ${entry.severity} | ${cell(entry.meaning)}`, code, entry]),
    ),
    '',
    '## Figures, and values that are drawn',
    '',
    ...table(
      'code | severity | message',
      Object.entries(codeExamples).map(([code, example]) => [
        `\`${code}\` | ${example.severity ?? 'error'} | ${words(codes[code])}`,
        code,
        example,
      ]),
    ),
    '',
    '## Reasons',
    '',
    'Said behind `BAD_DEFINITION`, `BAD_ATTRIBUTE` and the other codes of figures.',
    '',
    ...table(
      'reason | severity | message',
      Object.entries(reasonExamples).map(([reason, example]) => [
        `\`${reason}\` | ${example.severity ?? 'error'} | ${words(reasons[reason])}`,
        reason,
        example,
      ]),
    ),
    '',
  ].join('\n');
}

type Row = readonly [start: string, name: string, example: Shown];

function table(head: string, rows: readonly Row[]): readonly string[] {
  const columns = head.split('|').length + 3;
  return [
    `| ${head} | example | marked | fix |`,
    `|${'---|'.repeat(columns)}`,
    ...rows.map(([start, name, example]) => `| ${start} | ${exampleCells(name, example)} |`),
  ];
}

function exampleCells(name: string, { example = '', marks = '' }: Shown): string {
  if (example === '' || example.length > longest) return ' | | ';
  const { from, to } = markedSpan(example, marks) ?? { from: 0, to: 0 };
  const marked = from === to ? `after ${codeCell(marks.replace(/«.*$/s, ''))}` : codeCell(example.slice(from, to));
  const fix = checkSource(example).find((finding) => isNamed(finding, name))?.fix;
  return [codeCell(example), marked, fix === undefined ? '' : codeCell(applyEdits(example, [fix]))].join(' | ');
}

/** Whether a finding has a given code or reason. */
export function isNamed({ code, data }: Finding, name: string): boolean {
  return code === name || data['reason'] === name;
}

/** Code in a table cell, which cannot contain line breaks. */
function codeCell(code: string): string {
  return code
    .split('\n')
    .map((line) => (line === '' ? '' : `\`${cell(line)}\``))
    .join('<br>');
}

function words(text = ''): string {
  return cell(text.replace(/\{\{(\w+)\}\}/g, '*$1*'));
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
