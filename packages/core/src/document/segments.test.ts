import { describe, expect, it } from 'vitest';
import { allBlocks } from './contents.ts';
import type { Document } from './document.ts';
import { readDocument } from './read-document.ts';
import { alignedSegments, type Segment } from './segments.ts';

function documentOf(content: string): Document {
  const read = readDocument(`<document kind="article" lang="en"><title/><content>${content}</content></document>`);
  if (!read.ok) throw new Error('the test document is broken');
  return read.value;
}

function shown(segments: readonly Segment[]) {
  return segments.map((segment) =>
    allBlocks(segment).map((block) => (block.kind === 'section' ? `h${String(block.level + 1)}` : block.kind)),
  );
}

const german = `<p>A</p><p>B</p><section><headline>1</headline><p>C</p>
  <subsection><headline>1.1</headline><p>D</p></subsection></section><section><headline>2</headline></section>`;
const english = `<p>A</p><section><headline>1</headline><p>C</p><p>C</p>
  <subsection><headline>1.1</headline></subsection></section><section><headline>2</headline><p>E</p></section>`;

describe('two documents side by side', () => {
  it('are cut at every headline where they have the same ones', () => {
    const [left, right] = alignedSegments(documentOf(german), documentOf(english));
    expect(shown(left)).toEqual([['paragraph', 'paragraph'], ['h2', 'paragraph'], ['h3', 'paragraph'], ['h2']]);
    expect(shown(right)).toEqual([['paragraph'], ['h2', 'paragraph', 'paragraph'], ['h3'], ['h2', 'paragraph']]);
  });

  it('stay whole where they are built differently', () => {
    const [left, right] = alignedSegments(documentOf(german), documentOf('<section><headline>1</headline></section>'));
    expect(left).toHaveLength(1);
    expect(shown(right)).toEqual([['h2']]);
  });

  it('keep a section that begins with a subsection', () => {
    const nested = documentOf(
      '<section><headline>1</headline><subsection><headline>1.1</headline></subsection></section>',
    );
    expect(shown(alignedSegments(nested, nested)[0])).toEqual([['h2'], ['h3']]);
  });
});
