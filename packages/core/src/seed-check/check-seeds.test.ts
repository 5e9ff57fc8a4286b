import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/index.ts';
import { checkSeeds } from './index.ts';

function codes(content: string, hasTime?: () => boolean): readonly string[] {
  const document = readDocument(
    `<document kind="article" lang="en"><title>T</title><content>${content}</content></document>`,
  );
  if (!document.ok) throw new Error(document.failure.reason);
  const range = { language: 'en', seeds: 5, ...(hasTime && { hasTime }) } as const;
  return checkSeeds(document.value, range).map(({ code }) => code);
}

type Case = readonly [string, string, string[]];

const drawn = '<variable type="randint" name="a"><value>1</value><value>60</value></variable>';

function problem(answer: string, variables = drawn): string {
  return `<question id="q" type="input.number"><variables>${variables}</variables><text><p>?</p></text><answer><solution>a</solution>${answer}</answer></question>`;
}

function antiderivative(solution: string, letter: string): string {
  return `<question id="q" type="input.function"><text><p>?</p></text><answer><solution>${solution}</solution><corrector name="checkAsAntiderivative"><value>${letter}</value></corrector></answer></question>`;
}

function changed(type: 'derivative' | 'substitute', letter: string): string {
  const by = type === 'derivative' ? '' : '<value>x+1</value>';
  return `${drawn}<variable type="randint" name="b"><value>2</value><value>9</value></variable><variable type="function" name="f"><value>b*x^2</value></variable><variable type="${type}" name="g"><value>f</value><value>${letter}</value>${by}</variable>`;
}

function explanation(condition: string): string {
  return `<explanation condition="${condition}"><p>So.</p></explanation>`;
}

describe('what the values of seeds show', () => {
  it.each<Case>([
    ['an explanation that nothing leads to', problem(explanation('ans = ans + 1')), ['unreached-text']],
    ['an explanation for the usual mistake', problem(explanation('ans = -a')), []],
    ['an explanation for a value that only later seeds draw', problem(explanation('a = 37 AND ans != a')), []],
    [
      'a solution that is infinite',
      problem('', '<variable type="number" name="a"><value>1/0</value></variable>'),
      ['infinite-value'],
    ],
    ...['1/0', '-1/0', 'ln(0)', '0^(-1)', '(x+1)/(2-2)'].map((text): Case => [
      `a value that is not finite: ${text}`,
      problem('', `<variable type="function" name="a"><value>${text}</value></variable>`),
      ['infinite-value'],
    ]),
    ...['infinity', '-infinity', '2*infinity', '300!', '10^400', '1/10^400'].map((text): Case => [
      `infinity that is asked for, and a number of any size: ${text}`,
      problem('', `<variable type="number" name="a"><value>${text}</value></variable>`),
      [],
    ]),
    [
      'a solution that is no variable, and infinite',
      problem('', '').replace('<solution>a', '<solution>1/0'),
      ['infinite-value'],
    ],
    [
      'a root without a value in a term',
      problem('', `${drawn}<variable type="function" name="f"><value>x*sqrt(-a)</value></variable>`),
      ['infinite-value'],
    ],
    [
      'a solution that loses its digits',
      problem('', '<variable type="number" name="a"><value>max(10^16+sqrt(2);1)-10^16</value></variable>'),
      ['lost-digits'],
    ],
    [
      'an antiderivative in a letter that the solution does not have',
      antiderivative('sin(x)', 't'),
      ['foreign-letter'],
    ],
    ['an antiderivative in its own letter', antiderivative('sin(x)', 'x'), []],
    ['an antiderivative of 0', antiderivative('5', 'x'), []],
    [
      'an antiderivative in a letter that has a value',
      problem('', drawn)
        .replace('input.number', 'input.function')
        .replace(
          '<solution>a</solution>',
          '<solution>a*x</solution><corrector name="checkAsAntiderivative"><value>a</value></corrector>',
        ),
      ['foreign-letter'],
    ],
    ['a derivative by another letter', problem('', changed('derivative', 'z')), ['foreign-letter']],
    ['a derivative by a letter that has a value', problem('', changed('derivative', 'b')), ['letter-with-value']],
    ['a substitution for a letter that has a value', problem('', changed('substitute', 'b')), ['letter-with-value']],
    ['a substitution for another letter', problem('', changed('substitute', 'z')), ['foreign-letter']],
    ['a derivative by the letter of the function', problem('', changed('derivative', 'x')), []],
    [
      'a condition of a quick check that cannot be read',
      `<quickcheck id="k" type="input.number"><text><p>?</p></text><answer><solution>1</solution><corrector name="checkStringsForRelation"><value>nobody = 1</value></corrector></answer></quickcheck>`,
      ['unreadable-condition'],
    ],
    [
      'a variable that the question does not define',
      problem('').replace('?', '<var name="b"/>'),
      ['VARIABLE_NOT_DEFINED'],
    ],
  ])('%s', (_, content, expected) => {
    expect(codes(content)).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(codes(content)).toEqual([]);
  });

  it('is told as far as there is time, and nothing is said to be unreached then', () => {
    let draws = 0;
    expect(codes(problem(explanation('ans = ans + 1')), () => draws++ < 3)).toEqual([]);
  });
});
