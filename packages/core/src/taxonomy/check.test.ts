import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language/index.ts';
import { aTaxonomy, runs } from '../testing/index.ts';
import { checkLabeling, checkTaxonomy, mostFindings } from './check.ts';
import { deepestTopic } from './taxonomy-tree.ts';

const tree = (value: unknown) => ({ ...aTaxonomy, taxonomy: JSON.stringify(value, undefined, 2) });
const found = (texts: typeof aTaxonomy) =>
  checkTaxonomy(texts).map((finding) => `${finding.file}:${finding.line} ${finding.kind}`);

/** Topics nested to a depth, all of the same name. */
function nested(depth: number): object {
  return depth === 1 ? { name: 'analysis' } : { name: 'analysis', children: [nested(depth - 1)] };
}

describe('the check', () => {
  it('finds nothing in a complete taxonomy', () => {
    expect(checkTaxonomy(aTaxonomy)).toEqual([]);
  });

  it('finds a name without a label at its line in the tree, once for each language', () => {
    const fr = aTaxonomy.fr.replace('"fractions": "Fractions"', '"other": "Fractions"');
    expect(checkTaxonomy({ ...aTaxonomy, fr })).toMatchObject([
      { kind: 'keyMissing', name: 'fractions', language: 'fr', file: 'taxonomy', line: 7 },
    ]);
    expect(found({ ...aTaxonomy, zh: '{}' })).toEqual([
      'taxonomy:4 keyMissing',
      'taxonomy:7 keyMissing',
      'taxonomy:15 keyMissing',
      'taxonomy:19 keyMissing',
    ]);
  });

  it('takes a label of blanks for none', () => {
    const en = aTaxonomy.en.replace('"Calculus"', '"  "');
    expect(checkTaxonomy({ ...aTaxonomy, en })).toMatchObject([{ kind: 'keyMissing', name: 'analysis' }]);
  });

  it.each<[string, object]>([
    ['a label among the objectives, as of specification 000 §5', { name: 'add-fractions' }],
    ['a label for the end of its path', { name: 'x', children: [{ name: 'fractions' }] }],
  ])('takes for a topic %s', (_, topic) => {
    const labelled = (text: string) => text.replace('"fractions":', '"x": "X", "x/fractions":');
    const { de, en, fr, zh } = aTaxonomy;
    const labels = { de: labelled(de), en: labelled(en), fr: labelled(fr), zh: labelled(zh) };
    const texts = { ...tree({ topicStructure: [topic], learningObjectives: [] }), ...labels };
    expect(checkTaxonomy(texts)).toEqual([]);
  });

  it.each([
    ['{"topicStructure": [],}', 'taxonomy:1 taxonomyError'],
    ['[]', 'taxonomy:1 wrongShape'],
    ['{"topics": []}', 'taxonomy:1 unknownField'],
    ['{"topicStructure": {}}', 'taxonomy:1 wrongShape'],
    ['{"topicStructure": [{}]}', 'taxonomy:1 wrongShape'],
    ['{"topicStructure": [{"name": "a/b"}]}', 'taxonomy:1 wrongShape'],
    ['{"topicStructure": [{"name": " "}]}', 'taxonomy:1 wrongShape'],
    ['{"topicStructure": [{"name": 3}]}', 'taxonomy:1 wrongShape'],
    ['{"topicStructure":\n [{"name": "analysis"},\n {"name": "analysis"}]}', 'taxonomy:3 duplicateName'],
    ['{"topicStructure": [{"name": "analysis", "objectives": ["prove"]}]}', 'taxonomy:1 unknownObjective'],
    ['{"labels": [], \n"labels": []}', 'taxonomy:2 duplicateName'],
  ])('finds the mistake in the tree %j', (taxonomy, finding) => {
    expect(found({ ...aTaxonomy, taxonomy })).toEqual([finding]);
  });

  it.each([
    ['{', 'de:1 taxonomyError'],
    ['[]', 'de:1 wrongShape'],
    ['{"topicStructure": {"analysis": 3}}', 'de:1 wrongShape'],
    ['{"topics": {}}', 'de:1 unknownField'],
    ['{"topicStructure": {"a": "A",\n "a": "B"}}', 'de:2 duplicateName'],
  ])('finds the mistake in the labels %j', (de, finding) => {
    expect(found({ ...aTaxonomy, de })).toContain(finding);
  });

  it('bounds depth and size', () => {
    expect(checkTaxonomy(tree({ topicStructure: [nested(deepestTopic)] }))).toEqual([]);
    const deeper = checkTaxonomy(tree({ topicStructure: [nested(deepestTopic + 1)] }));
    expect(deeper.map(({ kind }) => kind)).toEqual(['tooDeep']);
    expect(found({ ...aTaxonomy, fr: `{"labels": {"a": "${'é'.repeat(500_000)}"}}` })).toEqual(['fr:1 tooLarge']);
    const many = { topicStructure: Array.from({ length: 2000 }, (_, index) => ({ name: `n${String(index)}` })) };
    expect(checkTaxonomy(tree(many))).toHaveLength(mostFindings);
  });

  it('of labels asks only what the tree needs in their language', () => {
    const texts = { ...aTaxonomy, fr: '{}', zh: '{' };
    expect(checkLabeling('de', texts)).toEqual([]);
    expect(checkLabeling('fr', texts)).toHaveLength(4);
    expect(checkLabeling('zh', texts).map(({ kind }) => kind)).toEqual(['taxonomyError']);
  });

  it('of a taxonomy with one label less finds exactly that one', () => {
    const names = fc.uniqueArray(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(names, fc.nat(), fc.constantFrom(...languages), (raw, index, language) => {
        const all = raw.map((name) => `n${name.replaceAll(/[/\s]/g, '')}`);
        const unique = [...new Set(all)];
        const missing = unique[index % unique.length] ?? '';
        const labels = (of: readonly string[]) =>
          JSON.stringify({ topicStructure: Object.fromEntries(of.map((name) => [name, 'x'])) });
        const complete = labels(unique);
        const texts = {
          taxonomy: JSON.stringify({ topicStructure: unique.map((name) => ({ name })) }, undefined, 1),
          ...{ de: complete, en: complete, fr: complete, zh: complete },
        };
        expect(checkTaxonomy(texts)).toEqual([]);
        const lacking = { ...texts, [language]: labels(unique.filter((name) => name !== missing)) };
        const line = 4 + 3 * unique.indexOf(missing);
        expect(checkTaxonomy(lacking)).toMatchObject([{ kind: 'keyMissing', name: missing, language, line }]);
      }),
      { numRuns: runs, seed: 153 },
    );
  });
});
