import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/index.ts';
import { glimpseOf, type Glimpse } from './index.ts';

function glimpse(content: string, seed = 1): Glimpse {
  const read = readDocument(
    `<document kind="problem" lang="en"><title>T</title><content>${content}</content></document>`,
  );
  if (!read.ok) throw new Error(read.failure.reason);
  return glimpseOf(read.value, seed);
}

/** In one line: formulas in brackets by their signs, answers as underscores. */
function line(pieces: Glimpse): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'formula') return `[${JSON.stringify(piece.math).replace(/[^0-9+−=x]/g, '')}]`;
      return piece.kind === 'answer' ? '_' : piece.text;
    })
    .join('');
}

describe('a glimpse of a document', () => {
  it('is its words in one line', () => {
    expect(line(glimpse('<p>One  <em>two</em>\n three.</p><p>Four.</p>'))).toBe('One two three. Four.');
  });

  it('is empty for an empty document', () => {
    expect(glimpse('')).toEqual([]);
  });

  it('leaves out what is hidden at first, and what is written for authors', () => {
    const hidden = '<showhide initial-state="0"><p>hidden</p></showhide><block role="annotation"><p>note</p></block>';
    expect(line(glimpse(`${hidden}<showhide><p>Shown.</p></showhide>`))).toBe('Shown.');
  });

  it('has the choices and the places of answers of a question, but no solution', () => {
    const shown = line(
      glimpse(`<question type="mc.unique"><text><p>Which?</p></text><choice correct="true">this</choice><choice>that</choice>
        <explanation><p>because</p></explanation></question>
        <question type="input.number"><text><p>How many?</p></text><answer><text>n = </text><solution>41</solution></answer></question>`),
    );
    expect(shown).toBe('Which? ○ this ○ that How many? n = _');
  });

  it('ends after some signs, between whole ones', () => {
    const shown = line(glimpse(`<p>${'😀'.repeat(400)}</p>`));
    expect(shown.length).toBeLessThanOrEqual(321);
    expect(shown).toMatch(/^😀+…$/u);
  });

  it('shows formulas as they are in a line of text', () => {
    const [formula] = glimpse('<p><math display="block" alttext="x"><mi>x</mi></math></p>');
    expect(formula).toEqual({
      kind: 'formula',
      math: { tag: 'math', attributes: {}, children: [{ tag: 'mi', attributes: {}, children: ['x'] }] },
    });
  });
});
