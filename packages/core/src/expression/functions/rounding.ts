import { modulo } from '../numbers/arithmetic.ts';
import { operatorName, type ExpressionFunction } from './function.ts';

/** From real numbers to whole ones, signs and distances. */
export const rounding: readonly ExpressionFunction[] = [
  {
    name: 'abs',
    arity: [1, 1],
    evaluate: Math.abs,
    notation: { kind: 'fence', tex: ['\\left|', '\\right|'], mathml: ['|', '|'] },
    doc: { meaning: 'distance from 0, also written |x|', examples: [['abs(-3)', 3]] },
  },
  {
    name: 'sign',
    synonyms: ['sgn'],
    arity: [1, 1],
    evaluate: Math.sign,
    notation: operatorName('sgn'),
    doc: { meaning: '-1, 0 or 1', examples: [['sgn(-2.5)', -1]] },
  },
  {
    name: 'floor',
    arity: [1, 1],
    evaluate: Math.floor,
    notation: { kind: 'fence', tex: ['\\left\\lfloor', '\\right\\rfloor'], mathml: ['⌊', '⌋'] },
    doc: { meaning: 'the next whole number below', examples: [['floor(-1.5)', -2]] },
  },
  {
    name: 'ceil',
    arity: [1, 1],
    evaluate: Math.ceil,
    notation: { kind: 'fence', tex: ['\\left\\lceil', '\\right\\rceil'], mathml: ['⌈', '⌉'] },
    doc: { meaning: 'the next whole number above', examples: [['ceil(1.2)', 2]] },
  },
  {
    name: 'round',
    arity: [1, 1],
    evaluate: Math.round,
    notation: operatorName('round'),
    doc: { meaning: 'the nearest whole number, the greater of two', examples: [['round(2.5)', 3]] },
  },
  {
    name: 'trunc',
    arity: [1, 1],
    evaluate: Math.trunc,
    notation: operatorName('trunc'),
    doc: { meaning: 'without the decimals', examples: [['trunc(-1.7)', -1]] },
  },
  {
    name: 'mod',
    arity: [2, 2],
    evaluate: modulo,
    notation: operatorName('mod'),
    doc: {
      meaning: 'remainder, with the sign of the divisor; also written a mod b',
      examples: [
        ['mod(7;3)', 1],
        ['-7 mod 3', 2],
      ],
    },
  },
  {
    name: 'theta',
    arity: [1, 1],
    evaluate: (x) => (x >= 0 ? 1 : x < 0 ? 0 : NaN),
    notation: { kind: 'operator', tex: '\\Theta' },
    doc: { meaning: "Heaviside's step: 0 below 0, else 1", examples: [['theta(0)', 1]] },
  },
  {
    name: 'dirac',
    arity: [1, 1],
    evaluate: (x) => (x === 0 ? Infinity : x !== x ? NaN : 0),
    notation: { kind: 'operator', tex: '\\delta' },
    doc: { meaning: "Dirac's delta: infinite at 0, else 0", examples: [['dirac(1)', 0]] },
  },
];
