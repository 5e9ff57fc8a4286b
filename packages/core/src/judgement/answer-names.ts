import type { Expression } from '../expression/index.ts';
import { casesIn } from './cases-text.ts';
import type { Judged, Judging } from './judging.ts';
import { parametersOf, readSolution } from './read-solution.ts';

/** The letters that an answer is written in: those of its solution, and the variable of an antiderivative. */
export function namesOfAnswer({ type, solution, correctors }: Judged, judging: Judging): readonly string[] {
  const texts =
    type === 'input.cases.function'
      ? casesIn(solution.text).flatMap(({ term, condition }) => [term, condition])
      : [solution.text];
  const read = texts.map((text) => readSolution(text, judging));
  const variables = correctors.flatMap((corrector) =>
    corrector.kind === 'antiderivative' ? [corrector.variable, ...(corrector.needsConstant ? ['C'] : [])] : [],
  );
  return [...new Set([...parametersOf(read.filter(isExpression)), ...variables])];
}

function isExpression(read: Expression | undefined): read is Expression {
  return read !== undefined;
}
