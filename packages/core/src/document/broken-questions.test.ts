import { describe, expect, it } from 'vitest';
import type { Finding } from '../source/index.ts';
import { brokenQuestions, markBrokenQuestions, printXml, readDocument, readXml } from './index.ts';

const xml = `<document kind="problem"><title>Two</title><content><p at="10-20">Both need this.</p>
<question id="a" at="30-60"><text><p at="35-50">One.</p></text></question>
<question id="b" at="70-100"><text><p at="75-80">Two.</p></text><explanation><p at="85-95">So.</p></explanation></question></content></document>`;

function error(
  from: number,
  severity: Finding['severity'] = 'error',
  code: Finding['code'] = 'unknown-command',
): Finding {
  return { code, severity, data: {}, span: { from, to: from + 2 } };
}

function document() {
  const read = readDocument(xml);
  if (!read.ok) throw new Error('unreadable');
  return read.value;
}

describe('the questions of a problem whose source has errors', () => {
  it.each<[string, readonly Finding[], readonly number[]]>([
    ['no finding', [], []],
    ['an error in the first question', [error(40)], [1]],
    ['an error at the first character of the second', [error(70)], [2]],
    ['an error in each', [error(31), error(99)], [1, 2]],
    ['a warning', [error(40, 'warning')], []],
    ['an error in how answers are judged', [error(40, 'error', 'undefined-solution')], []],
    ['an error in an explanation, which is shown only in the correction', [error(86)], []],
    ['an error in the text that both need', [error(12)], [1, 2]],
    ['an error between the questions', [error(65)], [1, 2]],
    ['an error in the variables of the problem', [error(8)], [1, 2]],
    ['an error in the metadata', [error(3)], []],
  ])('with %s are the ones it concerns', (_name, findings, numbers) => {
    expect([...brokenQuestions(document(), findings, 8)].sort()).toEqual(numbers);
  });

  it('carry a mark that is read again, and the others do not', () => {
    const read = readXml(xml);
    if (!read.ok) throw new Error('unreadable');
    const marked = readDocument(printXml(markBrokenQuestions(read.value.children, new Set([2]))));
    const questions = marked.ok ? marked.value.blocks.filter((block) => block.kind === 'question') : [];
    expect(questions.map(({ isBroken }) => isBroken)).toEqual([undefined, true]);
  });
});
