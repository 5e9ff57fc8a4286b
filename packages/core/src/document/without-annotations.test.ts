import { describe, expect, it } from 'vitest';
import { blockFormats } from './block-formats.ts';
import { readDocument, withoutAnnotations } from './index.ts';

const page = (blocks: string): string => `<document kind="article" lang="en"><title>T</title>${blocks}</document>`;

describe('a document for readers who see no annotations', () => {
  it.each([
    ['beside other blocks', '<p>a</p><block role="annotation"><p>secret</p></block><p>b</p>', '<p>a</p><p>b</p>'],
    [
      'with their footnotes, lists and boxes',
      '<block role="annotation" at="1-9"><headline>secret</headline><p>x<footnote num="1">secret</footnote></p><list><item><p>secret</p></item></list><block role="tip"><p>secret</p></block></block>',
      '',
    ],
    [
      'inside other blocks',
      '<block role="proof"><block role="annotation"><p>secret</p></block><p>b</p></block>',
      '<block role="proof"><p>b</p></block>',
    ],
    ['in elements that no reader knows', '<new><block role="annotation"><p>secret</p></block></new>', '<new/>'],
    ['however their role is spelled', `<block role='&#97;nnotation'>secret</block>`, ''],
  ])('has none %s', (_title, blocks, left) => {
    expect(withoutAnnotations(page(blocks))).toEqual({ ok: true, value: page(left) });
  });

  it('has everything else as it was', () => {
    const blocks =
      '<p at="1-2">1 &lt; 2 &amp; <b>“annotation”</b> <math><semantics><mi>x</mi><annotation>x</annotation></semantics></math></p>';
    expect(withoutAnnotations(page(blocks))).toEqual({ ok: true, value: page(blocks) });
  });

  it.each(Object.entries(blockFormats))(
    'reads as the document did, where there is nothing to take out: %s',
    (_kind, { example }) => {
      const xml = page(example);
      const left = withoutAnnotations(xml);
      expect(left.ok && readDocument(left.value)).toEqual(readDocument(xml));
    },
  );

  it.each(['<document><p>', '<!DOCTYPE a><document/>', ''])('is not given out when it cannot be read: %j', (xml) => {
    expect(withoutAnnotations(xml)).toMatchObject({ ok: false, failure: { kind: 'invalidXml' } });
  });
});
