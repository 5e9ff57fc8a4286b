import { fillMath, type ShownValues } from '@lemma/core/exercise';
import { mediaName, type Inline, type MathElement } from '@lemma/core/document';

/**
 * The accessible name of a control that shows this line. Undefined if its text suffices: a name is only needed for
 * formulas, which not everything that computes names can read.
 */
export function nameOf(
  content: readonly Inline[],
  values: ShownValues | undefined,
  wordsOf: WordsOf,
): string | undefined {
  return content.some((inline) => inline.kind === 'formula') ? lineOf(content, values, wordsOf) : undefined;
}

/** How a formula is spoken or written where only text is possible. */
export type WordsOf = (math: MathElement) => string;

/** A line of text as plain words. */
export function lineOf(content: readonly Inline[], values: ShownValues | undefined, wordsOf: WordsOf): string {
  return textOf(content, values, wordsOf).trim();
}

function textOf(content: readonly Inline[], values: ShownValues | undefined, wordsOf: WordsOf): string {
  return content.map((inline) => textOfOne(inline, values, wordsOf)).join('');
}

function textOfOne(inline: Inline, values: ShownValues | undefined, wordsOf: WordsOf): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'styled':
    case 'marked':
    case 'balloon':
    case 'link':
    case 'documentLink':
      return textOf(inline.content, values, wordsOf);
    case 'formula':
      return wordsOf(values === undefined ? inline.math : fillMath(inline.math, values));
    case 'variable':
      return values?.show(inline)?.text ?? inline.name;
    case 'conditional':
      return textOf(values?.holds(inline.condition) === false ? inline.otherwise : inline.then, values, wordsOf);
    case 'media':
      return mediaName(inline.media);
    case 'lineBreak':
      return ' ';
    case 'anchor':
      return textOf(inline.content ?? [], values, wordsOf);
    case 'reference':
    case 'footnote':
    case 'answerField':
      return '';
  }
}
