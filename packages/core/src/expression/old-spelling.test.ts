import { describe, expect, it } from 'vitest';
import { evaluateExpression, greekLetters, nearestName, parseExpression, printText } from './index.ts';

function printed(text: string, names: readonly string[] = []): string {
  const parsed = parseExpression(text, { names: new Set(names) });
  return parsed.ok ? printText(parsed.value) : parsed.failure.kind;
}

describe('theta', () => {
  it.each([
    ['theta(x)', 'heaviside(x)'],
    ['2theta(x)^2', '2 heaviside(x)^2'],
    ['theta', 'theta'],
    ['theta+1', 'theta + 1'],
    ['theta (x)', 'theta (x)'],
    ['θ(x)', 'theta (x)'],
    ['sin theta', 'sin(theta)'],
  ])('%s is read as %s', (text, read) => {
    expect(printed(text)).toBe(read);
  });

  it('is a factor where there is such a name', () => {
    expect(printed('1/theta(x+1)', ['theta'])).toBe('1/theta (x + 1)');
  });

  it('has a value like any name', () => {
    expect(evaluateExpression('2theta', { variables: { theta: 3 } })).toMatchObject({ value: { value: 6 } });
    expect(evaluateExpression('theta(-1)+theta(2)')).toMatchObject({ value: { value: 1 } });
  });
});

it.each([...greekLetters])('%s and %s are one name', (name, letter) => {
  expect(evaluateExpression(`${letter}+1`, { variables: { [name]: 3 } })).toMatchObject({ value: { value: 4 } });
});

it.each([
  ['tg', undefined],
  ['inf', undefined],
  ['cm', undefined],
  ['sni', 'sin'],
  ['sine', 'sin'],
  ['infinty', 'infinity'],
])('what is like %s is %s', (word, like) => {
  expect(nearestName(word, ['lg', 'inv', 'lcm', 'sin', 'infinity'])).toBe(like);
});
