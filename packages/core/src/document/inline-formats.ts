import type { InlineFormat, InlineKind, InlineOf } from './format.ts';
import type { InlineReader } from './reading.ts';
import { anchorFormat } from './inlines/anchor.ts';
import { answerFieldFormat } from './inlines/answer-field.ts';
import { balloonFormat } from './inlines/balloon.ts';
import { documentLinkFormat } from './inlines/document-link.ts';
import { mediaFormat } from './inlines/media.ts';
import { footnoteFormat } from './inlines/footnote.ts';
import { markedFormat } from './inlines/marked.ts';
import { conditionalFormat } from './inlines/conditional.ts';
import { formulaFormat } from './inlines/formula.ts';
import { lineBreakFormat } from './inlines/line-break.ts';
import { linkFormat } from './inlines/link.ts';
import { referenceFormat } from './inlines/reference.ts';
import { styledFormat } from './inlines/styled.ts';
import { variableFormat } from './inlines/variable.ts';

/**
 * Everything a line of text may contain besides text: one table from kind to format. A kind without a format does not
 * compile.
 */
export const inlineFormats: { readonly [Kind in Exclude<InlineKind, 'text'>]: InlineFormat<InlineOf<Kind>> } = {
  styled: styledFormat,
  marked: markedFormat,
  footnote: footnoteFormat,
  balloon: balloonFormat,
  lineBreak: lineBreakFormat,
  formula: formulaFormat,
  link: linkFormat,
  documentLink: documentLinkFormat,
  media: mediaFormat,
  reference: referenceFormat,
  anchor: anchorFormat,
  variable: variableFormat,
  conditional: conditionalFormat,
  answerField: answerFieldFormat,
};

/** Inline readers by the tag of their element. */
export const inlineReaders: ReadonlyMap<string, InlineReader> = new Map(
  Object.values(inlineFormats).flatMap(({ elements, read }) =>
    elements.map(({ tag }): [string, InlineReader] => [tag, read]),
  ),
);
