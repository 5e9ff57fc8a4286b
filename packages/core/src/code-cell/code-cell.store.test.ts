import { Observable, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { CodeCell } from '../document/index.ts';
import { FakeCodeRunner, MemoryStorage } from '../testing/index.ts';
import { CodeCellStore, inputsOf, noOutput, originalText, withInputs, type CodeRun } from './index.ts';

const cell: CodeCell = {
  kind: 'codeCell',
  id: 'c1',
  counter: 2,
  language: 'python',
  title: [],
  text: 'x = 1\ndef f():\n  pass\nprint(x)',
  editableRanges: [
    { start: { line: 1, column: 5 }, end: { line: 1, column: 6 }, allowMultiline: false, label: 'a number' },
    { start: { line: 2, column: 1 }, end: { line: 3, column: 7 }, allowMultiline: true },
  ],
  span: { from: 0, to: 0 },
};

function open(of = cell, storage = new MemoryStorage(), runner = new FakeCodeRunner()): CodeCellStore {
  return new CodeCellStore({ runner, shelf: { storage, key: 'k' } }, of);
}

describe('the code of a cell', () => {
  it('has pieces where its ranges are', () => {
    expect(originalText(cell).pieces).toEqual([
      { from: 4, to: 5, allowMultiline: false, label: 'a number' },
      { from: 6, to: 21, allowMultiline: true },
    ]);
    expect(inputsOf(originalText(cell))).toEqual(['1', 'def f():\n  pass']);
  });

  it('is one piece without ranges', () => {
    expect(inputsOf(originalText({ text: 'a\nb', editableRanges: [] }))).toEqual(['a\nb']);
  });

  it.each([
    [['12', ''], 'x = 12\n\nprint(x)'],
    [['1\n2\r\n3', 'a\nb'], 'x = 1 2 3\na\nb\nprint(x)'],
    [[], cell.text],
  ])('has %j in its pieces', (inputs, text) => {
    const written = withInputs(cell, inputs);
    expect(written.text).toBe(text);
    expect(inputsOf(written)).toHaveLength(2);
    expect(withInputs(cell, inputsOf(written))).toEqual(written);
  });
});

describe('a cell on a page', () => {
  it('keeps what is written until it is reset', () => {
    const storage = new MemoryStorage();
    open(cell, storage).write(['7', 'pass']);
    const again = open(cell, storage);
    expect(again.state.inputs).toEqual(['7', 'pass']);
    again.reset();
    expect(again.state.inputs).toEqual(['1', 'def f():\n  pass']);
    expect(storage.texts.size).toBe(0);
  });

  it.each([
    ['another code', { ...cell, text: cell.text.replace('print', 'write') }, undefined],
    ['other ranges', { ...cell, editableRanges: [] }, undefined],
    ['no JSON', cell, '{'],
    ['another shape', cell, JSON.stringify({ version: 1, code: cell.text, inputs: ['7', 8] })],
  ])('does not take what was kept for %s', (_, of, text) => {
    const storage = new MemoryStorage();
    open(cell, storage).write(['7', 'pass']);
    if (text !== undefined) storage.write('k', text);
    expect(open(of, storage).state.inputs).toEqual(inputsOf(originalText(of)));
  });

  it('runs what is written, once at a time', () => {
    const runs = new Subject<CodeRun>();
    const runner = new FakeCodeRunner(() => runs);
    const store = open(cell, new MemoryStorage(), runner);
    store.write(['7', 'pass']);
    store.run();
    store.run();
    expect(store.state.run).toEqual({ status: 'loading' });
    expect(runner.asked).toEqual([{ language: 'python', code: 'x = 7\npass\nprint(x)', name: 'In [2]' }]);
    const output = { ...noOutput, text: '7\n' };
    runs.next({ status: 'running', output });
    expect([store.isRunning, store.state.run]).toEqual([true, { status: 'running', output }]);
    runs.next({ status: 'ended', output, failure: { kind: 'timeout' } });
    expect(store.isRunning).toBe(false);
    store.run();
    expect(runner.asked).toHaveLength(2);
  });

  it('is ended when it is reset or left', () => {
    let ended = 0;
    const runner = new FakeCodeRunner(() => new Observable(() => () => (ended += 1)));
    const store = open(cell, new MemoryStorage(), runner);
    store.run();
    store.reset();
    store.run();
    store.dispose();
    expect([ended, store.state.run]).toEqual([2, undefined]);
  });
});
