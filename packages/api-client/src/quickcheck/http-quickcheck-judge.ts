import { isEmptyAnswer } from '@lemma/core/judgement';
import type { HandedIn, JudgedAnswer, JudgingFailure, QuickcheckJudge } from '@lemma/core/quickcheck';
import { longestInput, mostPoints } from '@lemma/core/question';
import { fail, succeed, type Result } from '@lemma/core/store';
import { noAnswer, type HttpClient, type HttpFailure } from '../http/index.ts';
import { correctQuickcheck, refusalIds, type RequestOf } from '../wire/index.ts';

type Request = RequestOf<'correctQuickcheck'>;

/** Lets the server judge the inputs of quick checks. */
export class HttpQuickcheckJudge implements QuickcheckJudge {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async judge(handedIn: HandedIn): Promise<Result<readonly JudgedAnswer[], JudgingFailure>> {
    const judged = await this.#http.call(correctQuickcheck, requestOf(handedIn));
    if (!judged.ok) return fail(judgingFailure(judged.failure));
    const { answers } = judged.value;
    return succeed(
      answers.map(({ isCorrect, isValid, isDecided, isAmbiguous, remark, solution }, index) => ({
        verdict: isCorrect
          ? 'right'
          : !isDecided
            ? 'undecided'
            : isValid
              ? 'wrong'
              : isAmbiguous
                ? 'ambiguous'
                : unjudged(handedIn, index),
        ...(remark && { remark }),
        solution,
      })),
    );
  }
}

/** The server reports that there is nothing to judge; empty inputs are detected here. */
function unjudged({ question, inputs }: HandedIn, index: number): 'empty' | 'invalid' {
  const answer = question.answers[index];
  return answer !== undefined && isEmptyAnswer(inputs[index] ?? '', answer.type) ? 'empty' : 'invalid';
}

function requestOf({ language, seed, question, inputs }: HandedIn): Request {
  const { field, displayPrecision, correctorPrecision, variables, permutedAnswers } = question;
  return {
    lang: language,
    quickcheck: {
      field,
      displayPrecision,
      correctorPrecision: correctorPrecision.digits,
      correctorOption: correctorPrecision.mode,
      seed,
      variables: {
        definitions: variables.definitions.map((definition) => ({
          type: definition.type,
          name: definition.name,
          options: definition.options.map(({ text }) => text),
          ...(definition.field && { field: definition.field.text }),
          values: definition.values.map(({ text }) => text),
        })),
        rules: variables.rules.map((rule) => ({
          variables: rule.variables.map(({ text }) => text),
          ...(rule.condition && { condition: rule.condition.text }),
        })),
      },
      permutations: permutedAnswers.map((numbers) => [...numbers]),
    },
    answers: question.answers.flatMap((answer, index) => answerOf(answer, index, inputs[index] ?? '')),
  };
}

/** Tiles are judged locally; code is not judged in quick checks. An input that is too long is no answer: sent as missing, it is invalid. */
function answerOf(
  { type, solution, correctors }: HandedIn['question']['answers'][number],
  index: number,
  input: string,
): Request['answers'] {
  if (type === 'tile' || type === 'code') return [];
  const checks = correctors.flatMap((corrector): Request['answers'][number]['checks'] => {
    switch (corrector.kind) {
      case 'asFunction':
        return [
          {
            ...corrector,
            from: corrector.from.text,
            to: corrector.to.text,
            steps: Math.min(corrector.steps, mostPoints),
          },
        ];
      case 'allowed':
        return [{ kind: 'allowed', names: [...corrector.names] }];
      case 'form':
      case 'significantFigures':
      case 'unit':
      case 'antiderivative':
      case 'truthTable':
      case 'wholeDomain':
      case 'exactText':
      case 'parameterDomain':
        return [corrector];
      case 'strings':
        return [{ kind: corrector.kind, relation: corrector.relation.text }];
      case 'functionForZero':
      case 'matrixForZero':
        return [{ kind: corrector.kind, expression: corrector.expression.text }];
      case 'inputAsFunction':
        return [{ ...corrector, parameters: [...corrector.parameters] }];
    }
  });
  const userInput = input.length > longestInput ? '' : input;
  return [{ id: String(index + 1), type, userInput, solution: solution.text, checks }];
}

function judgingFailure(failure: HttpFailure): JudgingFailure {
  if (failure.kind === 'network') return { kind: 'offline' };
  const isNotDrawn = failure.kind === 'status' && failure.refusal?.id === refusalIds.quickcheckNotDrawn;
  return isNotDrawn ? { kind: 'notDrawn' } : noAnswer(failure);
}
