import { describe, expect, it } from 'vitest';
import { namesItself } from './names-itself.ts';

describe('the title of a box', () => {
  it.each([
    ['proof', 'Proof of Theorem 1', 'Proof'],
    ['proof', 'proof', 'Proof'],
    ['proof', 'Beweis von Satz 1', 'Beweis'],
    ['proof', 'Idee des Beweises', 'Beweis'],
    ['proof', 'Fin de la démonstration', 'Démonstration'],
    ['proof', '定理1的证明', '证明'],
    ['proof', '证明思路', '证明'],
    ['warning', 'Warning about signs', 'Warning'],
  ] as const)('of a %s says what it is: %s', (role, title, word) => {
    expect(namesItself(role, title, word)).toBe(true);
  });

  it.each([
    ['proof', 'by induction', 'Proof'],
    ['tip', 'Multiplication', 'Tip'],
    ['tip', 'Tipping points', 'Tip'],
    ['warning', 'No warning needed', 'Warning'],
    ['proof', '', 'Proof'],
  ] as const)('of a %s needs the word before it: %s', (role, title, word) => {
    expect(namesItself(role, title, word)).toBe(false);
  });
});
