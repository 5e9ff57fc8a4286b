import { history, redo, undo } from '@codemirror/commands';
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state';
import type { EditablePiece } from '@lemma/core/code-cell';
import { describe, expect, it } from 'vitest';
import { editablePieces, inputsIn, replacement } from './editable-pieces.ts';

const text = 'x = 1\ny = 2\nprint(x)';
const pieces: readonly EditablePiece[] = [
  { from: 4, to: 5, allowMultiline: false, label: 'a number' },
  { from: 6, to: 11, allowMultiline: true },
];

function after(...changes: readonly TransactionSpec[]): { readonly text: string; readonly inputs: readonly string[] } {
  let state = EditorState.create({ doc: text, extensions: editablePieces(pieces, 'refused') });
  for (const change of changes) state = state.update(change).state;
  return { text: state.doc.toString(), inputs: inputsIn(state) };
}

describe('code of which pieces may be changed', () => {
  it.each([
    ['in a piece', { from: 4, to: 5, insert: '42' }, ['42', 'y = 2']],
    ['at the beginning of a piece', { from: 4, insert: '-' }, ['-1', 'y = 2']],
    ['at the end of a piece', { from: 5, insert: '0' }, ['10', 'y = 2']],
    ['of all that a piece has', { from: 6, to: 11 }, ['1', '']],
    ['by a line with its end, in a piece of one line', { from: 4, to: 5, insert: '42\n' }, ['42', 'y = 2']],
    ['by two lines, in a piece of one line', { from: 5, insert: ' +\n    2\n' }, ['1+ 2', 'y = 2']],
    ['by a line, in a piece of lines', { from: 11, insert: '\nz = 3' }, ['1', 'y = 2\nz = 3']],
  ])('takes a change %s', (_, changes, inputs) => {
    expect(after({ changes }).inputs).toEqual(inputs);
  });

  it.each([
    ['before a piece', { from: 0, insert: 'a' }],
    ['over the edge of a piece', { from: 3, to: 5, insert: '7' }],
    ['over two pieces', { from: 4, to: 11 }],
    ['of the line break between two pieces', { from: 5, to: 6 }],
    ['by a line, in a piece of one line', { from: 5, insert: '\n' }],
    ['behind everything', { from: text.length, insert: '\n' }],
    ['of everything', { from: 0, to: text.length, insert: 'import os' }],
  ])('refuses a change %s', (_, changes) => {
    expect(after({ changes })).toEqual({ text, inputs: ['1', 'y = 2'] });
  });

  it('refuses several changes together if one of them is not allowed', () => {
    const changes = [
      { from: 4, to: 5, insert: '7' },
      { from: 12, insert: '#' },
    ];
    expect(after({ changes }).inputs).toEqual(['1', 'y = 2']);
  });

  it('has its pieces where they are after other changes', () => {
    const emptied = { changes: { from: 4, to: 5 } };
    expect(after(emptied, { changes: { from: 4, insert: '8' } }, { changes: { from: 6, insert: '# ' } })).toEqual({
      text: 'x = 8\n# y = 2\nprint(x)',
      inputs: ['8', '# y = 2'],
    });
  });

  it('gives what is written between pieces that touch to the first one', () => {
    const touching = [
      { from: 0, to: 1, allowMultiline: false },
      { from: 1, to: 2, allowMultiline: false },
    ];
    const state = EditorState.create({ doc: 'ab', extensions: editablePieces(touching, 'refused') });
    expect(inputsIn(state.update({ changes: { from: 1, insert: 'X' } }).state)).toEqual(['aX', 'b']);
  });
});

describe('taking back that another text was put in', () => {
  const another = { text: 'x = 22', pieces: [{ from: 4, to: 6, allowMultiline: false }] };
  let state = EditorState.create({ doc: text, extensions: [history(), editablePieces(pieces, 'refused')] });
  const view = {
    get state() {
      return state;
    },
    dispatch: (transaction: Transaction) => {
      state = transaction.state;
    },
  };

  it('brings the pieces back with their text', () => {
    view.dispatch(state.update(replacement(state, another)));
    expect(inputsIn(state)).toEqual(['22']);
    undo(view);
    expect([state.doc.toString(), inputsIn(state)]).toEqual([text, ['1', 'y = 2']]);
    redo(view);
    expect([state.doc.toString(), inputsIn(state)]).toEqual(['x = 22', ['22']]);
  });
});
