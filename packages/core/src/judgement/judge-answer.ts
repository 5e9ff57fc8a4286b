import { longestInput } from '../question/index.ts';
import type { SourceText } from '../source/index.ts';
import { ambiguityOf } from './ambiguity.ts';
import { assessFunction } from './assess-function.ts';
import { assessNumber } from './assess-number.ts';
import { byValue, wrongBut, type Assessment, type Remark } from './assessment.ts';
import { conditionHolds, type ConditionScope } from './condition.ts';
import { assessCases } from './cases-function.ts';
import { isEmptyAnswer, isUnfilled } from './is-unfilled.ts';
import { assessInterval } from './interval.ts';
import type { Judged, Judging } from './judging.ts';
import { assessMatrix } from './matrix.ts';
import { assessNumberSet } from './number-set.ts';
import { assessText } from './text.ts';
import { judgeTile } from './tile.ts';
import { judgeTruthTable } from './truth-table.ts';

/**
 * Judges a learner's answer. One with two readings of which exactly one is right is ambiguous. One that is right must also fulfil the relations of `\checkStringsForRelation`; a relation
 * that cannot be read proves nothing.
 */
export function judgeAnswer(input: string, answer: Judged, judging: Judging): Assessment {
  const judge = (as: Judging) => judgeReading(input, answer, as);
  const assessment = judge(judging);
  return ambiguityOf(input, answer, judging, assessment, judge) ?? assessment;
}

function judgeReading(input: string, answer: Judged, judging: Judging): Assessment {
  const assessment = judgeByType(input, answer, judging);
  if (assessment.verdict !== 'right') return assessment;
  for (const corrector of answer.correctors) {
    if (corrector.kind !== 'strings') continue;
    const holds = conditionHolds(corrector.relation, relationScope(input, answer, judging));
    if (!holds.ok) return { verdict: 'undecided' };
    if (!holds.value) return wrongBut(remarkOnRelation(corrector.relation));
  }
  return assessment;
}

/** `count(+, ans) = 0` says which sign must not occur; any other relation says only that it fails. */
function remarkOnRelation({ text }: SourceText): Remark {
  const found = /^\s*count\(\s*("[^"]+"|[^",]+)\s*,\s*ans\s*\)\s*=\s*0\s*$/.exec(text)?.[1];
  return found === undefined
    ? { kind: 'relationFails' }
    : { kind: 'notAllowed', found: found.trim().replace(/^"(.*)"$/, '$1') };
}

/** In a relation, `correct(ans_2)` is about the answer without its own relations, which might refer to this one. */
function relationScope(input: string, answer: Judged, judging: Judging): ConditionScope {
  return {
    own: { text: input, language: judging.language, answer },
    judging,
    judge: judgeByType,
    stateOf: (number) => {
      if (number === undefined) return { verdict: 'right', isEdited: true };
      const other = judging.given?.[number - 1];
      if (other === undefined) return undefined;
      const { verdict } = judgeByType(other.text, other.answer, { ...judging, language: other.language });
      return { verdict, isEdited: other.text.trim() !== '' };
    },
  };
}

function judgeByType(input: string, answer: Judged, judging: Judging): Assessment {
  // Only a run tells whether code is right.
  if (answer.type === 'code') return { verdict: input.trim() === '' ? 'empty' : 'undecided' };
  if (input.length > longestInput) return { verdict: 'invalid' };
  if (isEmptyAnswer(input, answer.type)) return { verdict: 'empty' };
  // Something is there, so that it is not empty, but not all of it.
  if (isUnfilled(input, answer.type)) return { verdict: 'invalid' };
  switch (answer.type) {
    case 'input.number':
      return assessNumber(input, answer, judging);
    case 'input.function':
      return assessFunction(input, answer, judging);
    case 'input.finite-number-set':
      return assessNumberSet(input, answer, judging);
    case 'input.interval':
      return assessInterval(input, answer, judging);
    case 'input.matrix':
      return assessMatrix(input, answer, judging);
    case 'input.text':
      return assessText(input, answer, judging);
    case 'input.truth-table':
      return byValue(judgeTruthTable(input, answer));
    case 'input.cases.function':
      return assessCases(input, answer, judging);
    case 'tile':
      return judgeTile(input, answer);
  }
}
