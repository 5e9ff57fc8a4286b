import { expect, it } from 'vitest';
import { outlineOf } from './outline.ts';
import { plainText } from './plain-text.ts';
import { readDocument } from './read-document.ts';

it('an outline has every section that is always shown, in the order of the page', () => {
  const read = readDocument(`<document kind="article" lang="en"><title>Page</title><content>
    <section num="1"><headline>Sums</headline><p>Text.</p>
      <subsection num="1.1"><headline>Equal</headline><subsubsection><headline>Example</headline></subsubsection></subsection>
    </section>
    <showhide><title>More</title><section><headline>Folded away</headline></section></showhide>
    <section><headline>Outlook</headline></section></content></document>`);
  const lines = read.ok ? outlineOf(read.value.blocks) : [];
  expect(lines.map(({ id, level, number, headline }) => [id, level, number, plainText(headline)])).toEqual([
    ['sums', 1, '1', 'Sums'],
    ['equal', 2, '1.1', 'Equal'],
    ['example', 3, undefined, 'Example'],
    ['outlook', 1, undefined, 'Outlook'],
  ]);
});
