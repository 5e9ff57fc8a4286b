import type { Answer, FieldShape } from '../document/index.ts';
import { isTruthValued } from '../expression/index.ts';
import { namesOfAnswer } from './answer-names.ts';
import { isProposition } from './is-proposition.ts';
import type { Judging } from './judging.ts';
import { statedProposition } from './proposition.ts';
import { rowsOfSolution } from './matrix.ts';
import { readSolution } from './read-solution.ts';
import { truthTableOf } from './truth-table.ts';

/** What the field of an answer has to offer: as handed out with it, or taken from its solution. */
export function fieldShape(
  answer: Pick<Answer, 'type' | 'solution' | 'correctors' | 'shape'>,
  judging: Judging,
): FieldShape {
  if (answer.shape !== undefined) return answer.shape;
  const text = answer.solution.text;
  switch (answer.type) {
    case 'input.matrix': {
      const rows = rowsOfSolution(text, judging);
      const names = namesOfAnswer(answer, judging);
      return {
        ...(rows !== undefined && { size: { rows: rows.length, columns: rows[0]?.length ?? 1 } }),
        ...(names.length > 0 && { names }),
      };
    }
    case 'input.truth-table': {
      const names = truthTableOf(text)?.names;
      return names === undefined ? {} : { names };
    }
    case 'input.function': {
      const solution = readSolution(text, judging);
      const isLogic =
        answer.correctors.some(({ kind }) => kind === 'truthTable') ||
        (solution !== undefined && isProposition(solution));
      const isRelation = solution !== undefined && isTruthValued(solution);
      const notation = isLogic ? 'proposition' : isRelation ? 'relation' : undefined;
      const statements = isLogic ? statedProposition(text, judging)?.names : undefined;
      const names = statements === undefined ? namesOfAnswer(answer, judging) : [...statements].sort();
      return { names, ...(notation !== undefined && { notation }) };
    }
    case 'input.cases.function':
      return { names: namesOfAnswer(answer, judging) };
    case 'input.number':
      if (answer.correctors.some(({ kind }) => kind === 'unit')) return { notation: 'quantity' };
      return answer.correctors.some(({ kind }) => kind === 'significantFigures') ? { notation: 'figures' } : {};
    case 'input.finite-number-set':
    case 'input.interval':
    case 'input.text':
    case 'tile':
    case 'code':
      return {};
  }
}
