import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../platform/index.ts';
import { readNumber } from '../../source/index.ts';
import { define } from '../../testing/index.ts';
import { drawVariables, termWithValues } from '../index.ts';
import { valueOf } from '../../expression/index.ts';

const texts = ['1e-7', '2E-7', '-3e2', '.5', '+4', '1e21', '0.0000001', '12.50'];

describe.each(texts)('the number %s', (text) => {
  const value = readNumber(text);

  it.each([
    ['number v', text],
    ['randint v', `${text}, ${text}`],
    ['randdouble v', `${text}, ${text}`],
    ['drawFromSet v', `${text}, ${text}`],
  ])('is read in \\%s', (head, values) => {
    const isWhole = Number.isSafeInteger(value);
    if (head.startsWith('randint') && !isWhole) return;
    const drawn = drawVariables([define(head, values)], [], seededRandom(1));
    expect(drawn.ok && drawn.value.get('v')).toMatchObject({ kind: 'number', value });
  });

  it('is read as a solution', () => {
    const term = termWithValues(text, new Map());
    expect(term.ok && valueOf(term.value, {})).toMatchObject({ value: { value } });
  });
});
