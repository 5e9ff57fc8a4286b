import type { Corrector } from '../document/index.ts';
import {
  arePartialFractions,
  isExpanded,
  isFactored,
  isInLowestTerms,
  isSimplified,
  type Expression,
} from '../expression/index.ts';
import type { AnswerForm } from '../question/index.ts';
import { wrongBut, type Assessment, type Remark } from './assessment.ts';

interface Form {
  readonly has: (term: Expression) => boolean;
  readonly remark: Remark;
}

const forms: Readonly<Record<AnswerForm, Form>> = {
  lowestTerms: { has: isInLowestTerms, remark: { kind: 'notLowestTerms' } },
  factored: { has: isFactored, remark: { kind: 'notFactored' } },
  expanded: { has: isExpanded, remark: { kind: 'notExpanded' } },
  partialFractions: { has: arePartialFractions, remark: { kind: 'notPartialFractions' } },
  simplified: { has: isSimplified, remark: { kind: 'notSimplified' } },
};

/** A right answer in a form other than those that `\requireForm` asks for is wrong, with a remark. */
export function assessForm(
  assessment: Assessment,
  term: Expression | undefined,
  correctors: readonly Corrector[],
): Assessment {
  if (assessment.verdict !== 'right' || term === undefined) return assessment;
  const required = correctors.flatMap((corrector) => (corrector.kind === 'form' ? [forms[corrector.form]] : []));
  const missed = required.find(({ has }) => !has(term));
  return missed === undefined ? assessment : wrongBut(missed.remark);
}
