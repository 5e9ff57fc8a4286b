import type { Answer } from '../../document/index.ts';
import type { AnswerNotation } from '../../question/index.ts';
import type { Judged, Judging } from '../judging.ts';
import { fieldShape } from '../field-shape.ts';
import { readSolution } from '../read-solution.ts';

/** What is asked for where something is typed: in the field of an answer, or in a part of it. */
export interface Asked extends Pick<Judging, 'language' | 'field' | 'readsAs'> {
  /** The type of the answer; or a part: an end of an interval, the condition of a piece of a function by cases. */
  readonly type: Judged['type'] | 'end' | 'condition';
  /** The letters that the solution is written in. Numbers have none. */
  readonly names?: ReadonlySet<string>;
  readonly notation?: AnswerNotation;
  /** Whether the solution is an equation or another relation, for `input.function`. If missing, both are read. */
  readonly isRelation?: boolean;
}

/** What is asked for in the field of an answer. */
export function askedOf(answer: Pick<Answer, 'type' | 'solution' | 'correctors' | 'shape'>, judging: Judging): Asked {
  const { names, notation } = fieldShape(answer, judging);
  const { type } = answer;
  return {
    type,
    language: judging.language,
    field: judging.field,
    ...(judging.readsAs !== undefined && { readsAs: judging.readsAs }),
    ...(names !== undefined && { names: new Set(names) }),
    ...(notation !== undefined && { notation }),
    ...(type === 'input.function' && knowsKind(answer, judging) && { isRelation: notation === 'relation' }),
  };
}

/** Whether it is known that the solution is a relation or none: not if it cannot be read. */
function knowsKind({ shape, solution }: Pick<Answer, 'solution' | 'shape'>, judging: Judging): boolean {
  return shape !== undefined || readSolution(solution.text, judging) !== undefined;
}
