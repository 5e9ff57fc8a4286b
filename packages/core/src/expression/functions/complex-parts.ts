import { command, operatorName, type ExpressionFunction } from './function.ts';

/** Parts of complex numbers; here of real ones, which are complex numbers too. */
export const complexParts: readonly ExpressionFunction[] = [
  {
    name: 're',
    arity: [1, 1],
    evaluate: (x) => x,
    notation: operatorName('Re'),
    doc: { meaning: 'real part', examples: [['re(-2)', -2]] },
  },
  {
    name: 'im',
    arity: [1, 1],
    evaluate: (x) => x * 0,
    notation: operatorName('Im'),
    doc: { meaning: 'imaginary part', examples: [['im(2)', 0]] },
  },
  {
    name: 'conj',
    arity: [1, 1],
    evaluate: (x) => x,
    notation: operatorName('conj'),
    doc: { meaning: 'conjugate', examples: [['conj(2)', 2]] },
  },
  {
    name: 'arg',
    arity: [1, 1],
    evaluate: (x) => (x < 0 ? Math.PI : x * 0),
    notation: command('arg'),
    doc: {
      meaning: 'angle to the positive real axis',
      examples: [
        ['arg(2)', 0],
        ['arg(-2)', Math.PI],
      ],
    },
  },
];
