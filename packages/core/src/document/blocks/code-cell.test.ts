import { describe, expect, it } from 'vitest';
import { RecordingLog } from '../../testing/index.ts';
import { readBlocks, type Block } from '../index.ts';

function blocks(xml: string, log = new RecordingLog()): readonly Block[] {
  const read = readBlocks(xml, { log });
  return read.ok ? read.value : [];
}

describe('codecell', () => {
  it('has a language, a title, its text as typed, and ranges that may be changed', () => {
    const xml = `<codecell id="c" language="octave" counter="3" at="5-90"><headline>A <em>cell</em></headline><input>x = 1
y &lt; 2 </input><range start="1:5" end="1:6" label=" a number "/><range start="2:1" end="2:7" multiline="true"/></codecell>`;
    expect(blocks(xml)).toEqual([
      {
        kind: 'codeCell',
        id: 'c',
        counter: 3,
        language: 'octave',
        title: [
          { kind: 'text', text: 'A ' },
          { kind: 'styled', style: 'emphasis', content: [{ kind: 'text', text: 'cell' }] },
        ],
        text: 'x = 1\ny < 2 ',
        editableRanges: [
          { start: { line: 1, column: 5 }, end: { line: 1, column: 6 }, allowMultiline: false, label: 'a number' },
          { start: { line: 2, column: 1 }, end: { line: 2, column: 7 }, allowMultiline: true },
        ],
        span: { from: 5, to: 90 },
      },
    ]);
  });

  it('is Python, counted and empty when nothing is said', () => {
    expect(blocks('<codecell/><p>a</p><codecell counter="0"/>')).toMatchObject([
      { id: 'codecell-1', counter: 1, language: 'python', title: [], text: '', editableRanges: [] },
      {},
      { id: 'codecell-2', counter: 2 },
    ]);
  });

  it.each([
    'start="1:1"',
    'start="1:2" end="1:1"',
    'start="0:1" end="1:1"',
    'start="1:0" end="1:1"',
    'start="1:1" end="1:8"',
    'start="1:1" end="2:1"',
    'start="1" end="2"',
    'start="-1:1" end="1:1"',
  ])('leaves out the range %s, which is not in its text, and says so', (range) => {
    const log = new RecordingLog();
    const xml = `<codecell language="python"><input>x = 10</input><range ${range}/></codecell>`;
    expect(blocks(xml, log)).toMatchObject([{ editableRanges: [] }]);
    expect(log.lines).toHaveLength(1);
  });

  it('leaves out ranges inside others, and those that stand before others', () => {
    const ranges = '<range start="1:2" end="1:5"/><range start="1:4" end="1:6"/><range start="1:1" end="1:2"/>';
    expect(blocks(`<codecell><input>x = 10</input>${ranges}</codecell>`)).toMatchObject([
      { editableRanges: [{ start: { column: 2 }, end: { column: 5 } }] },
    ]);
  });

  it('takes a range over several lines for one that may have several', () => {
    expect(blocks('<codecell><input>a\nb</input><range start="1:1" end="2:2"/></codecell>')).toMatchObject([
      { editableRanges: [{ allowMultiline: true }] },
    ]);
  });
});
