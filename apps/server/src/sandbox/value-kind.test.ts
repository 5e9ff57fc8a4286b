import { describe, expect, it } from 'vitest';
import { kindOfReply, sourceOf } from './value-kind.ts';

const octave = (...results: readonly object[]) =>
  JSON.stringify({ ok: { t: 'cell', s: [1, results.length], v: results.map((each) => JSON.stringify(each)) } });

describe('the kind of a value in a reply', () => {
  it.each([
    ['{"ok": true}', 'truth'],
    ['{"ok": "a"}', 'text'],
    ['{"ok": null}', undefined],
    ['{"ok": {"t": "int", "v": "0x4"}}', 'number'],
    ['{"ok": {"t": "complex", "v": ["1", "2"]}}', 'complex'],
    ['{"ok": {"t": "tuple", "v": []}}', 'list'],
    ['{"ok": {"t": "array", "v": {"t": "list", "v": []}}}', 'matrix'],
    ['{"ok": {"t": "other", "v": "function"}}', 'function'],
    ['{"ok": {"t": "other", "v": "generator"}}', 'other'],
    // Whatever a process makes up for its driver.
    ['{"ok": {"t": "constructor"}}', 'other'],
    ['{"ok": {"t": 7}}', undefined],
    ['{"error": {}}', undefined],
    ['no JSON', undefined],
  ])('%s of Python is %s', (reply, kind) => {
    expect(kindOfReply('python', reply)).toBe(kind);
  });

  it.each([
    [octave({ t: 'matrix', s: [1, 1], re: '4 ', im: '0 ' }), 'number'],
    [octave({ t: 'matrix', s: [1, 1], re: '4 ', im: '-1 ' }), 'complex'],
    [octave({ t: 'matrix', s: [1, 2], re: '4 5 ', im: '0 0 ' }, { t: 'text', v: 'a' }), 'matrix'],
    [octave({ t: 'logical', s: [1, 1], re: '1 ', im: '' }), 'truth'],
    [octave({ t: 'text', v: 'abc' }), 'text'],
    [octave({ t: 'cell', s: [0, 0], v: [] }), 'cell'],
    [octave({ t: 'other', v: 'function_handle' }), 'function'],
    [octave(), undefined],
  ])('%s of Octave is %s', (reply, kind) => {
    expect(kindOfReply('octave', reply)).toBe(kind);
  });

  it('has a source: a function, an answer, or nobody knows', () => {
    expect(sourceOf('{"call": "f", "args": []}')).toEqual({ function: 'f' });
    expect(sourceOf('{"value": "1 + 1", "name": "answer 2"}')).toEqual({ answer: 2 });
    // What is longer than what is remembered.
    expect(sourceOf('{"call": "f", "args": [')).toEqual({});
  });
});
