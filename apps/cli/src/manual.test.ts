import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSource } from './check-source.ts';
import type { ContentAround } from './content-around.ts';

/** The sources shown on a documentation page. */
function examplesOf(page: string): readonly string[] {
  const text = readFileSync(new URL(`../../../docs/authoring/${page}.md`, import.meta.url), 'utf8');
  return [...text.matchAll(/```tex\n([^]*?)```/g)].map(([, source = '']) => source);
}

/** A content that contains every file an example refers to. */
const around: ContentAround = {
  place: 'manual/example',
  read: () => 'Words of another source.\n',
  hasDocument: () => true,
  hasFile: () => true,
  kindOf: () => undefined,
};

describe.each([
  ['language', 4],
  ['tutorial', 5],
  ['reference', 38],
])('docs/authoring/%s.md', (page, least) => {
  const examples = examplesOf(page);

  it.each(examples.map((source) => [source.trim().split('\n')[0] ?? '', source]))(
    'has an example without mistakes: %s',
    (_, source) => {
      expect(checkSource(source, around)).toEqual([]);
    },
  );

  it('has examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(least);
  });
});
