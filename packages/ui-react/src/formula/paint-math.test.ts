import type { MathElement } from '@lemma/core/document';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { paintMath } from './paint-math.ts';

const leaf = (tag: string, text: string, attributes: Readonly<Record<string, string>> = {}): MathElement => ({
  tag,
  attributes,
  children: text === '' ? [] : [text],
});
const painted = (element: MathElement) => renderToStaticMarkup(paintMath(element));

describe('a painted formula', () => {
  it('moves back by a negative space, which browsers take for none as a width', () => {
    expect(painted(leaf('mspace', '', { width: '-0.1667em' }))).toBe(
      '<mspace style="margin-inline-end:-0.1667em"></mspace>',
    );
    expect(painted(leaf('mspace', '', { width: '1em' }))).toBe('<mspace width="1em"></mspace>');
  });

  it.each(['ˇ', '\u20db', '\u20dc'])('gives the mark %s a width, so that it is above its letter', (mark) => {
    expect(painted(leaf('mo', mark, { stretchy: 'false' }))).toBe(`<mo stretchy="false" data-mark="">${mark}</mo>`);
  });

  it.each(['^', '¨'])('leaves the mark %s alone, which has one', (mark) => {
    expect(painted(leaf('mo', mark, { stretchy: 'false' }))).toBe(`<mo stretchy="false">${mark}</mo>`);
  });
});
