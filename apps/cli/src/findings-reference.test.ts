import { readFileSync } from 'node:fs';
import { markedSpan, type Finding } from '@lemma/core/source';
import { catalogue } from '@lemma/mmtex';
import { codeExamples, reasonExamples } from '@lemma/viz-engine/manual';
import { describe, expect, it } from 'vitest';
import { checkSource } from './check-source.ts';
import { findingsReference, isNamed, type CatalogueTexts } from './findings-reference.ts';

const textsFile = new URL('../../../packages/ui-react/src/language/texts/en/failure.json', import.meta.url);
const texts = textsIn(JSON.parse(readFileSync(textsFile, 'utf8')));

function textsIn(file: unknown): CatalogueTexts {
  if (!isTexts(file)) throw new Error('the texts are not as they were');
  return file;
}

function isTexts(file: unknown): file is CatalogueTexts {
  return typeof file === 'object' && file !== null && 'codes' in file && 'reasons' in file;
}

/** Additional findings: the examples, being minimal, have no title, and figures nothing to show. */
function found(source: string, name: string): readonly Finding[] {
  const isExpected = (finding: Finding) => isNamed(finding, name) || !besides.has(finding.code);
  return checkSource(source).filter(isExpected);
}

const besides: ReadonlySet<string> = new Set(['no_converted_title', 'NO_BOARD', 'NEVER_USED', 'NEVER_PLOTTED']);

describe.each([
  ['code', codeExamples],
  ['reason', reasonExamples],
])('a %s of figures', (_, examples) => {
  it.each(Object.entries(examples))(
    '%s has an example with this finding only, and marks what is wrong',
    (name, example) => {
      const findings = found(example.example, name);
      expect(findings.map((finding) => isNamed(finding, name))).toEqual([true]);
      const [{ span, others = [], severity } = { span: undefined, severity: undefined }] = findings;
      expect(severity).toBe('severity' in example ? example.severity : 'error');
      expect(span).toEqual(markedSpan(example.example, example.marks) ?? 'once in the example');
      expect(others).toEqual('other' in example ? [markedSpan(example.example, example.other)] : []);
    },
  );

  it.each(Object.entries(examples))('%s has data for every placeholder of its text', (name, { example }) => {
    for (const finding of found(example, name)) {
      const reason = finding.data['reason'];
      const told = [texts.codes[finding.code], reason === undefined ? undefined : texts.reasons[reason]];
      expect(told[0], finding.code).toBeDefined();
      expect(placeholders(told).filter((each) => !(each in finding.data))).toEqual([]);
    }
    expect(texts.codes[name] ?? texts.reasons[name]).toBeDefined();
  });
});

it.each(Object.entries(catalogue).flatMap(([code, entry]) => ('example' in entry ? [[code, entry.example]] : [])))(
  'the finding %s has data for every placeholder of its text',
  (code = '', example = '') => {
    const finding = checkSource(example).find((each) => each.code === code);
    expect(placeholders([texts.codes[code]]).filter((each) => !(each in (finding?.data ?? {})))).toEqual([]);
  },
);

function placeholders(told: readonly (string | undefined)[]): readonly string[] {
  return told.flatMap((text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name]) => name ?? []));
}

describe('the manual', () => {
  it('shows every example, what is marked in it, and its fix', () => {
    const page = findingsReference(texts);
    expect(page).toContain(
      '| `unexpected-brace` | error | A `}` without its `{`. | `text } text` | `}` | `text  text` |',
    );
    expect(page).toContain('| `wrongCount` | error | The number of values is wrong.');
    for (const name of [...Object.keys(catalogue), ...Object.keys(codeExamples), ...Object.keys(reasonExamples)]) {
      expect(page).toContain(`| \`${name}\` |`);
    }
  });
});
