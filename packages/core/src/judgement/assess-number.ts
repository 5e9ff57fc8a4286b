import { isInfinite } from '../expression/index.ts';
import { byValue, otherValue, type Assessment } from './assessment.ts';
import { assessForm } from './form.ts';
import type { Judged, Judging } from './judging.ts';
import { assessByValue } from './number.ts';
import { isNumber } from './places.ts';
import { assessQuantity } from './quantity.ts';
import { readSolution } from './read-solution.ts';
import { readInput, readNumber } from './read-term.ts';
import { assessFigures, figuresIn } from './significant-figures.ts';
import { judgeVanishing, vanishingIn } from './vanishing.ts';

/** Judges a number: as a quantity, by its figures, by an expression, or within the precision of the question; then its form. */
export function assessNumber(input: string, answer: Judged, judging: Judging): Assessment {
  const { correctors } = answer;
  const unit = correctors.find((corrector) => corrector.kind === 'unit');
  if (unit !== undefined) return assessQuantity(input, answer, unit, judging);
  const figures = correctors.find((corrector) => corrector.kind === 'significantFigures');
  if (figures !== undefined) return assessByFigures(input, answer, figures.figures, judging);
  const term = readInput(input, judging);
  const isByExpression = term !== undefined && vanishingIn(correctors).length > 0;
  const assessment = isByExpression
    ? byValue(judgeVanishing(input, answer, judging))
    : assessByValue(input, answer, judging);
  return assessForm(assessment, term, correctors);
}

function assessByFigures(input: string, { solution }: Judged, asked: number, judging: Judging): Assessment {
  const [read, expected] = [readNumber(input, judging), readSolution(solution.text, judging)];
  if (read === undefined || !isNumber(read.term)) return { verdict: 'invalid' };
  if (expected === undefined || !isNumber(expected) || isInfinite(read.term)) return otherValue;
  return assessFigures({ term: read.term, figures: figuresIn(read) }, expected, asked);
}
