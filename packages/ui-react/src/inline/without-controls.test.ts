import { readInline } from '@lemma/core/document';
import { expect, it } from 'vitest';
import { mathLine } from '../formula/index.ts';
import { nameOf } from './name-of.ts';
import { withoutControls } from './without-controls.ts';

const anchors = new Map([['sums', { elementId: 'sums', label: '1.1' }]]);

/** The kinds of inline content that remain in a line. */
function left(xml: string): readonly string[] {
  const read = readInline(xml);
  return read.ok
    ? withoutControls(read.value, anchors).map((each) => (each.kind === 'text' ? each.text : each.kind))
    : [];
}

it.each([
  ['a <link href="https://example.org/">b</link> c', ['a ', 'b', ' c']],
  ['<balloon><words>b</words><explanation>e</explanation></balloon>', ['b']],
  ['a<footnote num="1">n</footnote>', ['a']],
  ['see <ref name="sums"/>', ['see ', '1.1']],
  ['see <ref name="nowhere"/>', ['see ', 'reference']],
])('of %s leaves what is no control', (xml, parts) => {
  expect(left(xml)).toEqual(parts);
});

it('leaves words by which a control with a formula can be named', () => {
  const read = readInline('<math><mi>x</mi></math>, see <ref name="sums"/>');
  expect(read.ok && nameOf(withoutControls(read.value, anchors), undefined, mathLine)).toBe('x, see 1.1');
});
