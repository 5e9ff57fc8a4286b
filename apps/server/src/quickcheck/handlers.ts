import { refusalIds } from '@lemma/api-client/wire';
import type { Corrector } from '@lemma/core/document';
import { isJudged } from '@lemma/core/judgement';
import type { HandedIn } from '@lemma/core/quickcheck';
import type { SourceText } from '@lemma/core/source';
import { succeed } from '@lemma/core/store';
import { refuse, refuseJob, type Handlers } from '../http/index.ts';
import type { Judge } from './judge.ts';

/** Submitted data has no source. */
const nowhere = { from: 0, to: 0 };

/** Judges quick checks by the rules of the core; nothing is stored. */
export function quickcheckHandlers(judge: Judge): Pick<Handlers, 'correctQuickcheck'> {
  return {
    async correctQuickcheck({ lang, quickcheck, answers }, _caller, name) {
      const handedIn: HandedIn = {
        language: lang,
        seed: quickcheck.seed,
        question: answeredOf(quickcheck, answers),
        inputs: answers.map(({ userInput }) => userInput),
      };
      const done = await judge(handedIn, name);
      if (!done.ok) return refuseJob(done.failure, tooCostly);
      const judged = done.value;
      if (!judged.ok) {
        return judged.failure.kind === 'notDrawn'
          ? refuse(422, refusalIds.quickcheckNotDrawn, 'The values of the quick check cannot be drawn.')
          : refuse(422, tooCostly.id, tooCostly.message);
      }
      return succeed({
        answers: judged.value.map(({ verdict, remark, solution }, index) => ({
          id: answers[index]?.id ?? '',
          isCorrect: verdict === 'right',
          isValid: isJudged(verdict),
          isDecided: verdict !== 'undecided',
          isAmbiguous: verdict === 'ambiguous',
          ...(remark && { remark }),
          solution,
        })),
      });
    },
  };
}

const tooCostly = {
  id: refusalIds.quickcheckTooCostly,
  message: 'The judgement was given up: it takes too long.',
};

type Sent = Parameters<Handlers['correctQuickcheck']>[0];

function answeredOf(
  { field, displayPrecision, correctorPrecision, correctorOption, variables, permutations }: Sent['quickcheck'],
  answers: Sent['answers'],
): HandedIn['question'] {
  return {
    field,
    displayPrecision,
    correctorPrecision: { mode: correctorOption, digits: correctorPrecision },
    variables: {
      definitions: variables.definitions.map((definition) => ({
        type: definition.type,
        name: definition.name,
        nameSpan: nowhere,
        options: definition.options.map(placed),
        ...(definition.field !== undefined && { field: placed(definition.field) }),
        values: definition.values.map(placed),
        attributes: {},
        span: nowhere,
      })),
      rules: variables.rules.map(({ variables: names, condition }) => ({
        variables: names.map(placed),
        ...(condition !== undefined && { condition: placed(condition) }),
        span: nowhere,
      })),
    },
    permutedAnswers: permutations,
    answers: answers.map(({ type, solution, checks }) => ({
      type,
      solution: placed(solution),
      correctors: checks.map(correctorOf),
    })),
  };
}

function correctorOf(check: Sent['answers'][number]['checks'][number]): Corrector {
  switch (check.kind) {
    case 'asFunction':
      return { ...check, from: placed(check.from), to: placed(check.to) };
    case 'strings':
      return { kind: check.kind, relation: placed(check.relation) };
    case 'functionForZero':
    case 'matrixForZero':
      return { kind: check.kind, expression: placed(check.expression) };
    default:
      return check;
  }
}

function placed(text: string): SourceText {
  return { text, span: nowhere };
}
