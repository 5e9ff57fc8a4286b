import { expect, it } from 'vitest';
import { plainText, readBlocks, wordsBeforeAnswers } from './index.ts';

it.each([
  ['<p>It is <ansref answer="1"/>.</p>', ['It is ']],
  ['<p>x = <ansref answer="1"/> and y = <ansref answer="2"/></p>', ['x = ', ' and y = ']],
  ['<p>First.<br/>Then <ansref answer="1"/></p>', ['Then ']],
  ['<p><em>It is <ansref answer="1"/></em></p>', ['It is ']],
  ['<p><ansref answer="1"/> is it.</p><p>Or <ansref answer="2"/></p>', ['Or ']],
])('the fields of %s are named by what stands before them', (xml, names) => {
  const read = readBlocks(xml);
  const found = wordsBeforeAnswers(read.ok ? read.value : []);
  expect([...found.values()].map(plainText)).toEqual(names);
});
