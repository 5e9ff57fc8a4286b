import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSource } from './check-source.ts';

/** The sources that a page of the documentation shows. */
function examplesOf(page: string): readonly string[] {
  const text = readFileSync(new URL(`../../../docs/authoring/${page}.md`, import.meta.url), 'utf8');
  return [...text.matchAll(/```tex\n([^]*?)```/g)].map(([, source = '']) => source);
}

describe.each([
  ['language', 4],
  ['tutorial', 5],
])('docs/authoring/%s.md', (page, least) => {
  const examples = examplesOf(page);

  it.each(examples.map((source) => [source.trim().split('\n')[0] ?? '', source]))(
    'has an example without mistakes: %s',
    (_, source) => {
      expect(checkSource(source)).toEqual([]);
    },
  );

  it('has examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(least);
  });
});
