import { closeDoubleOf, freeNames, numberOf, valueOf } from '../expression/index.ts';
import { writesDecimalComma } from '../language/index.ts';
import type { Judged, Judging } from './judging.ts';
import { readSolution } from './read-solution.ts';
import { printFigures } from './significant-figures.ts';

/** The printed solution with what the correctors ask for: its figures, its unit, a constant of integration. */
export function printAsked({ correctors, solution }: Judged, judging: Judging, printed: string): string {
  return correctors.reduce((text, corrector) => {
    switch (corrector.kind) {
      case 'significantFigures':
        return text.replace(printed, () => withFigures(solution.text, corrector.figures, judging) ?? printed);
      case 'unit':
        return `${text} ${corrector.unit}`;
      case 'antiderivative':
        return corrector.needsConstant ? withConstant(text, solution.text, corrector.variable, judging) : text;
      case 'truthTable':
        return solution.text.trim();
      default:
        return text;
    }
  }, printed);
}

function withFigures(solution: string, figures: number, judging: Judging): string | undefined {
  const term = readSolution(solution, judging);
  const value = term && valueOf(term, {});
  const number = term && value?.ok ? (closeDoubleOf(term) ?? numberOf(value.value)) : undefined;
  if (number === undefined || !Number.isFinite(number)) return undefined;
  const text = printFigures(number, figures);
  return writesDecimalComma(judging.language) ? text.replace('.', ',') : text;
}

/** An author may have written it already. */
function withConstant(text: string, solution: string, variable: string, judging: Judging): string {
  const term = readSolution(solution, judging);
  const names = term === undefined ? new Set<string>() : freeNames(term);
  const constant = ['C', 'K', 'c', 'k'].find((name) => name !== variable && !names.has(name));
  return constant === undefined ? text : `${text} + ${constant}`;
}
