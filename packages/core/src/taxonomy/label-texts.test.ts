import { describe, expect, it } from 'vitest';
import { namesFrom, noLabels, readLabels, topicChain } from './label-texts.ts';

const labels = readLabels(
  JSON.stringify({
    topicStructure: { arithmetic: 'Arithmetik', sequences: 'Folgen', 'sequences/arithmetic': 'Arithmetische Folgen' },
    learningObjectives: { 'add-fractions': 'Brüche addieren' },
    labels: { 'bridging-course': 'Brückenkurs' },
    sections: { 1: 'Zahlen' },
  }),
).value;

describe('names', () => {
  const names = namesFrom(labels);

  it.each([
    ['arithmetic', 'Arithmetik'],
    ['sequences/arithmetic', 'Arithmetische Folgen'],
    ['analysis/sequences/arithmetic', 'Arithmetische Folgen'],
    ['analysis/sequences', 'Folgen'],
    ['analysis/right-triangle', 'right triangle'],
    ['constructor', 'constructor'],
  ])('of the topic %s are those of the longest end that has one', (path, name) => {
    expect(names.topic(path)).toBe(name);
  });

  it('of everything else are their labels', () => {
    expect([names.objective('add-fractions'), names.label('bridging-course'), names.section('1')]).toEqual([
      'Brüche addieren',
      'Brückenkurs',
      'Zahlen',
    ]);
    expect(namesFrom(noLabels).objective('add-fractions')).toBe('add fractions');
  });

  it('of a topic stand below those above it', () => {
    expect(topicChain(names, 'arithmetic/sequences')).toBe('Arithmetik › Folgen');
  });
});
