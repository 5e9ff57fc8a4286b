import type { Assessment } from './assessment.ts';
import type { Judged, Judging } from './judging.ts';
import { askedOf, readingOf, settledText } from './reading/index.ts';
import { isAskedIfWrong, otherReadingsIn, type OtherReading } from './typed-text/index.ts';

/** Types whose answers are terms, or made of terms. */
const types: ReadonlySet<Judged['type']> = new Set([
  'input.number',
  'input.function',
  'input.finite-number-set',
  'input.interval',
  'input.matrix',
  'input.cases.function',
]);

/** Maximum number of readings that are judged. */
const mostReadings = 16;

/**
 * The question that is asked about an answer with two readings of which exactly one is right: √2·x or √(2x). Both are
 * printed in an order that does not depend on which is right, and so that typing one of them asks nothing more. Undefined
 * if both readings lead to the same verdict.
 */
export function ambiguityOf(
  input: string,
  answer: Judged,
  judging: Judging,
  { verdict }: Assessment,
  judge: (judging: Judging) => Assessment,
): Assessment | undefined {
  if ((verdict !== 'right' && verdict !== 'wrong') || !types.has(answer.type)) return undefined;
  const possible = otherReadingsIn(input).filter((each) => verdict === 'wrong' || !isAskedIfWrong(each));
  if (possible.length === 0) return undefined;
  const one = printedReading(input, answer, judging);
  const tried = new Set([one, undefined]);
  for (const choice of choicesOf(possible)) {
    const otherwise = { ...judging, readsAs: new Set(choice) };
    const other = printedReading(input, answer, otherwise);
    if (one === undefined || other === undefined || tried.has(other)) continue;
    tried.add(other);
    if ((judge(otherwise).verdict === 'right') !== (verdict === 'right')) {
      return { verdict: 'ambiguous', remark: { kind: 'twoReadings', one, other } };
    }
    if (tried.size > mostReadings) return undefined;
  }
  return undefined;
}

/** One reading at a time, then two, then all. */
function choicesOf(possible: readonly OtherReading[]): readonly (readonly OtherReading[])[] {
  const pairs = possible.flatMap((first, at) => possible.slice(at + 1).map((second) => [first, second]));
  return [...possible.map((each) => [each]), ...pairs, possible];
}

function printedReading(input: string, answer: Judged, judging: Judging): string | undefined {
  const read = readingOf(input, askedOf(answer, judging));
  if (read?.ok !== true) return undefined;
  return settledText(read.value, judging.language);
}
