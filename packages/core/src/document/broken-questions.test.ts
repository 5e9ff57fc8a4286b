import { describe, expect, it } from 'vitest';
import type { Finding } from '../source/index.ts';
import {
  brokenQuestions,
  brokenQuickchecks,
  markBrokenQuestions,
  printXml,
  readDocument,
  readXml,
  withoutBrokenQuickchecks,
} from './index.ts';

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

describe('the quick checks of an article whose source has errors', () => {
  const article = `<document kind="article"><title>Two</title><content><p at="10-20">A text.</p>
<quickcheck id="a" type="input.number" at="30-60"><text><p at="35-50">One.</p></text><answer at="50-58"><solution at="52-54">1</solution></answer></quickcheck>
<quickcheck id="b" type="input.number" at="70-100"><text><p at="75-80">Two.</p></text><answer at="80-84"><solution at="81-83">1</solution></answer>
<explanation><p at="85-95">So.</p></explanation></quickcheck></content></document>`;

  it.each<[string, readonly Finding[], readonly number[]]>([
    ['an error in the text of one', [error(40)], [1]],
    ['an error in the other', [error(76)], [2]],
    ['an error in an explanation', [error(86)], []],
    ['a warning', [error(40, 'warning')], []],
    ['an error in the text around them', [error(12)], []],
  ])('with %s are replaced by an alert with their number', (_name, findings, numbers) => {
    const [document, nodes] = [readDocument(article), readXml(article)];
    if (!document.ok || !nodes.ok) throw new Error('unreadable');
    const broken = brokenQuickchecks(document.value, findings);
    expect([...broken]).toEqual(numbers);
    const shown = readDocument(printXml(withoutBrokenQuickchecks(nodes.value.children, broken)));
    const blocks = shown.ok ? shown.value.blocks : [];
    expect(blocks.flatMap((block) => (block.kind === 'broken' ? [block.question] : []))).toEqual(numbers);
    expect(blocks.filter(({ kind }) => kind === 'quickcheck')).toHaveLength(2 - numbers.length);
  });
});
