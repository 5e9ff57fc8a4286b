import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, type Judged } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

function verdict(type: Judged['type'], solution: string, answer: string, correctors: Judged['correctors'] = []) {
  return judgeAnswer(answer, { type, solution: sourceText(solution), correctors }, usualJudging).verdict;
}

const inUnit = (unit: string): Judged['correctors'] => [{ kind: 'unit', unit, isExact: false }];

describe('a quantity in a hurry', () => {
  it.each([
    ['5', 'm/s', '5 ms^-1'],
    ['5', 'm/s', '5 ms⁻¹'],
    ['5', 'm/s', '5 ms^(-1)'],
    ['5', 'm/s', '5 ms-1'],
    ['9.81', 'm/s^2', '9.81 ms^-2'],
    ['0.005', 'km/s', '5 ms^-1'],
    ['2', 'km/s', '2 kms^-1'],
    ['20', '°C', '20 C'],
    ['68', '°F', '68 F'],
    ['300', 'K', '300 °K'],
    ['300', 'K', '300 ° K'],
    ['5', 'kW', '5 KW'],
    ['5', 'kW', '5 kw'],
    ['5', 'MW', '5 Mw'],
    ['5', 'kHz', '5 khz'],
    ['5', 'kPa', '5 kpa'],
    ['5', 'MeV', '5 Mev'],
    ['0.25', 'kΩ', '0.25 KΩ'],
    ['5', 'kWh', '5 KWH'],
    ['8.31', 'J/(mol*K)', '8.31 J/mol K'],
    ['8.31', 'J/(mol*K)', '8.31 J/mol*K'],
    ['8.31', 'J/(mol*K)', '8.31 J/mol·K'],
    ['4.19', 'kJ/(kg*K)', '4.19 kJ/kg K'],
    ['4.19', 'kJ/(kg*K)', '4.19 KJ/kg °K'],
  ])('%s %s may be written as %s', (solution, unit, answer) => {
    expect(verdict('input.number', solution, answer, inUnit(unit))).toBe('right');
  });

  it.each([
    ['5', 's', '5 ms', 'wrong'],
    ['0.2', '1/s', '200 ms^-1', 'wrong'],
    ['5', 'mW', '5 MW', 'wrong'],
    ['5', 'MW', '5 mw', 'wrong'],
    ['20', 'C', '20 °C', 'wrong'],
    ['20', 'C', '20 C', 'right'],
    ['300', 'K', '300 °C', 'wrong'],
    ['5', 'kW', '5 kV', 'wrong'],
    ['8.31', 'J*K/mol', '8.31 J/mol K', 'right'],
  ])('%s %s is as it is written where it fits: %s is %s', (solution, unit, answer, expected) => {
    expect(verdict('input.number', solution, answer, inUnit(unit))).toBe(expected);
  });
});

describe('the empty set', () => {
  it.each([
    ['∅', 'right'],
    ['{}', 'right'],
    ['{ }', 'right'],
    ['{∅}', 'invalid'],
    ['{ ∅ }', 'invalid'],
    ['L = {∅}', 'invalid'],
    ['L = ∅', 'right'],
    ['{0}', 'wrong'],
  ])('%s is %s', (answer, expected) => {
    expect(verdict('input.finite-number-set', '{}', answer)).toBe(expected);
  });
});

describe('a text', () => {
  it.each([
    ['find', 'ﬁnd'],
    ['shuffle', 'shuﬄe'],
    ['New York', 'New\u200bYork'],
    ['New York', 'New York\u200b'],
    ['NewYork', 'New\u200bYork'],
    ['x < 3', 'x＜3'],
    ['x<3', 'x＜3'],
    ['yes, no', 'yes，no'],
    ['yes，no', 'yes, no'],
    ['Louis XIV', 'Louis ⅩⅣ'],
    ['カタカナ', 'ｶﾀｶﾅ'],
    ['20 °C', '20 ℃'],
  ])('%s may be %s', (solution, answer) => {
    expect(verdict('input.text', solution, answer)).toBe('right');
    expect(verdict('input.text', solution, answer, [{ kind: 'exactText' }])).toBe('wrong');
  });

  it.each([
    ['x2', 'x²'],
    ['yes, no', 'yes no'],
    ['New York', 'NewYork'],
    ['x < 3', 'x > 3'],
  ])('%s is not %s', (solution, answer) => {
    expect(verdict('input.text', solution, answer)).toBe('wrong');
  });
});
