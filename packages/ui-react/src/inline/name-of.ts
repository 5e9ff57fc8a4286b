import { mediaName, type Inline } from '@lemma/core/document';
import { fillMath, mathLine, type Values } from '../formula/index.ts';

/**
 * What a control that shows this line is called. Undefined where its words say it themselves: a name is only needed
 * where a formula stands, which not everything that computes names can read.
 */
export function nameOf(content: readonly Inline[], values: Values | undefined): string | undefined {
  return content.some((inline) => inline.kind === 'formula') ? textOf(content, values).trim() : undefined;
}

function textOf(content: readonly Inline[], values: Values | undefined): string {
  return content.map((inline) => textOfOne(inline, values)).join('');
}

function textOfOne(inline: Inline, values: Values | undefined): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'styled':
    case 'marked':
    case 'balloon':
    case 'link':
    case 'documentLink':
      return textOf(inline.content, values);
    case 'formula':
      return mathLine(values === undefined ? inline.math : fillMath(inline.math, values));
    case 'variable':
      return values?.show(inline)?.text ?? inline.name;
    case 'conditional':
      return textOf(values?.holds(inline.condition) === false ? inline.otherwise : inline.then, values);
    case 'media':
      return mediaName(inline.media);
    case 'lineBreak':
      return ' ';
    case 'anchor':
      return textOf(inline.content ?? [], values);
    case 'reference':
    case 'footnote':
    case 'answerField':
      return '';
  }
}
