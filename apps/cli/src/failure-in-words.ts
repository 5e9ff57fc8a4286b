import { thingsExpected, type ExpectedThing, type ExpressionFailure } from '@lemma/core/expression';

/** What is wrong with an expression, as one short English line with its position from 1 on. */
export function failureInWords(failure: ExpressionFailure): string {
  const expected = 'expected' in failure ? thingsExpected(failure.expected).map((thing) => things[thing]) : [];
  const suggestion = failure.kind === 'unknownName' ? failure.suggestion : undefined;
  return [
    `${String(failure.span.from + 1)}: ${messageOf(failure)}`,
    ...(expected.length > 0
      ? [`expected: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(expected)}`]
      : []),
    ...(suggestion === undefined ? [] : [`did you mean ${suggestion}?`]),
  ].join('; ');
}

const things: Readonly<Record<ExpectedThing, string>> = {
  operand: 'a number, a name or a bracket',
  operator: 'an operator',
  relation: 'a relation sign',
  connective: 'AND or OR',
  separator: 'a semicolon',
  closingBracket: ')',
  closingSquareBracket: ']',
  closingBar: '|',
  end: 'the end',
};

function messageOf(failure: ExpressionFailure): string {
  switch (failure.kind) {
    case 'empty':
      return 'there is nothing here';
    case 'tooLong':
      return `the expression is too long; the limit is ${String(failure.limit)}`;
    case 'tooDeep':
      return `the expression is nested too deeply; the limit is ${String(failure.limit)}`;
    case 'unexpectedToken':
      return 'this does not fit what comes before it';
    case 'unexpectedEnd':
      return 'the expression ends too early';
    case 'badCharacter':
      return 'this character is not allowed in expressions';
    case 'adjacentNumbers':
      return 'two numbers next to each other';
    case 'numberTooLarge':
      return 'this number is too large';
    case 'ambiguousPower':
      return 'this may mean a power of ten or the number e; write 3E2 or 3*e*2';
    case 'unbalancedBar':
      return 'this absolute value bar is never closed';
    case 'unknownName':
      return `${failure.name} is not known`;
    case 'wrongNumberOfArguments':
      return `${failure.name} has ${String(failure.found)} arguments instead of ${argumentCount(failure.fewest, failure.most)}`;
    case 'truthValueExpected':
      return 'a condition is needed here';
    case 'numberExpected':
      return 'a number is needed here';
    case 'wrongShape':
      return 'a vector or matrix of this size does not fit here';
    case 'notInField':
      return `the result is not a number of the field ${failure.field}`;
    case 'notDifferentiable':
      return 'this part has no derivative';
    case 'nestedDerivative':
      return 'a derivative cannot contain another derivative';
  }
}

function argumentCount(fewest: number, most: number): string {
  if (most === fewest) return String(fewest);
  return most === Infinity ? `${String(fewest)} or more` : `${String(fewest)} to ${String(most)}`;
}
