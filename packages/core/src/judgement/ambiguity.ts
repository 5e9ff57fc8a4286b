import { printText } from '../expression/index.ts';
import type { Assessment } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { askedOf, readingOf, readingText } from './reading/index.ts';
import { otherReadingsIn, type OtherReading } from './typed-text/index.ts';

/** Types whose answers are terms, or made of terms. */
const types: ReadonlySet<Judged['type']> = new Set([
  'input.number',
  'input.function',
  'input.finite-number-set',
  'input.interval',
  'input.matrix',
  'input.cases.function',
]);

/**
 * `log` is the natural logarithm, its base comes second, and commas separate, as documented: these are asked about only
 * where that is wrong.
 */
const onlyIfWrong: ReadonlySet<OtherReading> = new Set(['decimalLogarithms', 'firstBases', 'groupedLists']);

/**
 * The question that is asked about an answer with two readings of which exactly one is right: √2·x or √(2x). Both are
 * printed in an order that does not depend on which is right. Undefined if both readings lead to the same verdict.
 */
export function ambiguityOf(
  input: string,
  answer: Judged,
  judging: Judging,
  { verdict }: Assessment,
  judge: (judging: Judging) => Assessment,
): Assessment | undefined {
  if ((verdict !== 'right' && verdict !== 'wrong') || !types.has(answer.type)) return undefined;
  const possible = otherReadingsIn(input).filter((each) => verdict === 'wrong' || !onlyIfWrong.has(each));
  const choices = [...possible.map((each) => [each]), ...(possible.length > 1 ? [possible] : [])];
  for (const choice of choices) {
    const otherwise = { ...judging, readsAs: new Set(choice) };
    const other = judge(otherwise).verdict;
    if ((other === 'right') === (verdict === 'right')) continue;
    const [one, instead] = [printedReading(input, answer, judging), printedReading(input, answer, otherwise)];
    if (one === undefined || instead === undefined || one === instead) continue;
    return { verdict: 'ambiguous', remark: { kind: 'twoReadings', one, other: instead } };
  }
  return undefined;
}

function printedReading(input: string, answer: Judged, judging: Judging): string | undefined {
  const read = readingOf(input, askedOf(answer, judging));
  if (read?.ok !== true) return undefined;
  const { value } = read;
  return value.kind === 'quantity' ? `${printText(value.number)} ${value.unit}` : readingText(value, judging.language);
}
