import type { Judged, Judging } from './judging.ts';
import { rightIf, type Verdict } from './verdict.ts';

/** A text is right letter by letter; surrounding blanks are ignored. */
export function judgeText(input: string, { solution }: Judged, judging: Judging): Verdict {
  return rightIf(plain(input) === plain(textOfSolution(solution.text, judging)));
}

/** The text of the variable that a solution names; any other solution is taken literally. */
export function textOfSolution(text: string, { drawn }: Judging): string {
  const value = drawn.get(text.trim());
  switch (value?.kind) {
    case 'text':
      return value.text;
    case 'number':
      return String(value.value);
    case 'function':
      return value.text ?? text;
    case undefined:
      return text;
  }
}

function plain(text: string): string {
  return text.normalize('NFC').trim();
}
