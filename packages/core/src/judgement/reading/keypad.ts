import { greekLetters, isComplexField } from '../../expression/index.ts';
import { writesDecimalComma, type Language } from '../../language/index.ts';
import { integrationConstants } from '../read-solution.ts';
import type { Asked } from './asked.ts';
import { otherwise } from './otherwise.ts';

/** A key of the keypad: what it writes before and behind the selected text. */
export interface Key {
  readonly name: KeyName;
  readonly before: string;
  readonly behind: string;
  /** `base`: what is selected is put in brackets if it is more than a number or a letter, as the base of a power. */
  readonly selected: 'replaced' | 'kept' | 'base';
}

/** What keys write; `letter` is a name of the question, which is what the key writes. */
export type KeyName = keyof typeof signs | 'letter' | 'decimal' | 'otherwise';

const signs = {
  minus: '-',
  times: '·',
  tenPower: '·10^',
  fraction: ['(', ')/()'],
  power: ['', '^'],
  square: ['', '^2'],
  root: ['√(', ')'],
  brackets: ['(', ')'],
  absolute: ['|', '|'],
  braces: ['{', '}'],
  separator: '; ',
  emptySet: '∅',
  pi: 'π',
  euler: 'e',
  imaginary: 'i',
  infinity: '∞',
  sin: ['sin(', ')'],
  cos: ['cos(', ')'],
  tan: ['tan(', ')'],
  ln: ['ln(', ')'],
  equal: '=',
  unequal: '≠',
  less: '<',
  lessOrEqual: '≤',
  greater: '>',
  greaterOrEqual: '≥',
  not: '¬',
  and: '∧',
  or: '∨',
  implies: '⇒',
  equivalent: '⇔',
  degree: '°',
  micro: 'µ',
  ohm: 'Ω',
} as const;

/**
 * The keys for a field, in groups: the signs that answers of its kind may need, and the letters of the question. Nothing
 * else follows from the solution, so that the keys give nothing away.
 */
export function keypadOf(asked: Asked): readonly (readonly Key[])[] {
  const { type, field, notation, language } = asked;
  switch (type) {
    case 'input.number':
      if (notation === 'quantity') return [numberKeys(asked), [...keys('tenPower', 'times', 'degree', 'micro', 'ohm')]];
      return notation === 'figures' ? [[...numberKeys(asked), ...keys('tenPower')]] : [numberKeys(asked)];
    case 'end':
      return [[...keys('infinity'), ...numberKeys(asked)]];
    case 'input.interval':
      return [[...relations, ...keys('and', 'or', 'infinity')], numberKeys(asked)];
    case 'input.finite-number-set':
      return [keys('braces', 'separator', 'emptySet'), numberKeys(asked)];
    case 'input.function':
      if (notation === 'proposition') {
        return [[...letters(asked), ...keys('not', 'and', 'or', 'implies', 'equivalent', 'brackets')]];
      }
      return notation === 'relation' ? [...termKeys(asked), [...relations, ...keys('and', 'or')]] : termKeys(asked);
    case 'input.matrix':
    case 'input.cases.function':
      return termKeys(asked);
    case 'condition':
      return [
        [...letters(asked), ...relations, ...keys('and', 'or')],
        [...numberKeys({ field, language }), plainKey('otherwise', otherwise[language])],
      ];
    case 'input.text':
    case 'input.truth-table':
    case 'tile':
    case 'code':
      return [];
  }
}

const relations = keys('less', 'lessOrEqual', 'equal', 'unequal', 'greaterOrEqual', 'greater');

/** A whole number needs nothing but its sign, a fraction no roots. */
function numberKeys({ field, language }: Pick<Asked, 'field' | 'language'>): readonly Key[] {
  const imaginary = isComplexField(field) ? keys('imaginary') : [];
  const fractions = [...keys('minus'), plainKey('decimal', decimalSign(language)), ...keys('fraction')];
  switch (field) {
    case 'integer':
      return keys('minus');
    case 'rational':
    case 'complex-rational':
      return [...fractions, ...imaginary];
    case 'real':
    case 'complex':
      return [...fractions, ...keys('power', 'root', 'brackets', 'pi', 'euler'), ...imaginary];
  }
}

function termKeys(asked: Asked): readonly (readonly Key[])[] {
  const imaginary = isComplexField(asked.field) ? keys('imaginary') : [];
  return [
    [...letters(asked), ...keys('fraction', 'square', 'power', 'root', 'brackets', 'absolute')],
    [...keys('minus', 'pi', 'euler'), ...imaginary, ...keys('sin', 'cos', 'tan', 'ln')],
  ];
}

function decimalSign(language: Language): string {
  return writesDecimalComma(language) ? ',' : '.';
}

/** More letters than anybody looks through are typed. */
const mostLetters = 12;

/** Greek letters as themselves. The imaginary unit has its own key. */
function letters({ names = new Set(), field }: Asked): readonly Key[] {
  // One key for the constant of integration is enough.
  const isSpare = (name: string) =>
    integrationConstants.every((each) => names.has(each)) && integrationConstants.indexOf(name) > 0;
  return [...names]
    .filter((name) => !isSpare(name))
    .filter((name) => !(isComplexField(field) && name === 'i'))
    .slice(0, mostLetters)
    .map((name) => plainKey('letter', greekLetters.get(name) ?? name));
}

function keys(...names: readonly (keyof typeof signs)[]): readonly Key[] {
  return names.map((name) => {
    const sign = signs[name];
    if (typeof sign === 'string') return plainKey(name, sign);
    const [before, behind] = sign;
    return { name, before, behind, selected: before === '' ? 'base' : 'kept' };
  });
}

function plainKey(name: KeyName, text: string): Key {
  return { name, before: text, behind: '', selected: 'replaced' };
}
