import type { SourceText } from '@lemma/core/source';
import type { NumberTerm } from '../board/index.ts';
import type { DefinitionReading } from './definition-reading.ts';
import { finding } from './finding.ts';

/** A variable of the surrounding problem or of one of its questions; without a problem, the given default. */
export function readOfProblem(
  source: SourceText,
  question: number | undefined,
  otherwise: number | undefined,
  reading: DefinitionReading,
): NumberTerm {
  const { problem } = reading.names;
  const name = source.text.trim();
  if (!/^[A-Za-z]\w*$/.test(name)) reading.refuse(source, 'notAName');
  else if (problem === undefined) {
    if (otherwise === undefined) reading.report(finding('PROBLEM_NOT_AVAILABLE', source.span, { name }));
  } else {
    const value = question === undefined ? problem.number(name) : problem.numberIn(question, name);
    if (value !== undefined) return () => value;
    if (question === undefined) reading.report(finding('PROBLEM_VARIABLE_NOT_AVAILABLE', source.span, { name }));
    else {
      const reason = problem.hasQuestion(question) ? 'notInQuestion' : 'noSuchQuestion';
      reading.report(finding('QUESTION_VARIABLE_NOT_AVAILABLE', source.span, { name, question, reason }));
    }
  }
  const value = otherwise ?? NaN;
  return () => value;
}
