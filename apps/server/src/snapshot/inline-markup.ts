import { fillMath, type ShownValues } from '@lemma/core/exercise';
import {
  mediaName,
  type Formula,
  type Inline,
  type InlineStyle,
  type MathNode,
  type VariableMention,
} from '@lemma/core/document';
import { element, empty, join, text, type Markup } from './markup.ts';

/** A line of text with the drawn values in it. */
export function inlineMarkup(content: readonly Inline[], values: ShownValues): Markup {
  return join(content.map((inline) => markupOf(inline, values)));
}

const tags: Readonly<Record<InlineStyle, string>> = {
  emphasis: 'em',
  strong: 'strong',
  notion: 'dfn',
  code: 'code',
  quoted: 'q',
  file: 'code',
  keyboard: 'kbd',
  identifier: 'samp',
  placeholder: 'var',
  optional: 'span',
  metaVariable: 'var',
  alternatives: 'span',
  small: 'small',
  large: 'big',
  underline: 'u',
  strike: 's',
  noBreak: 'span',
};

function markupOf(inline: Inline, values: ShownValues): Markup {
  switch (inline.kind) {
    case 'text':
      return text(inline.text);
    case 'styled':
      return element(tags[inline.style], {}, inlineMarkup(inline.content, values));
    case 'formula':
      return formulaMarkup(inline, values);
    case 'marked':
      return element('mark', {}, inlineMarkup(inline.content, values));
    case 'footnote':
      return join([text(' ('), inlineMarkup(inline.content, values), text(')')]);
    case 'balloon':
      return inlineMarkup(inline.content, values);
    case 'anchor':
      return inlineMarkup(inline.content ?? [], values);
    case 'link':
    case 'documentLink':
      return element('u', {}, inlineMarkup(inline.content, values));
    case 'media':
      return element('em', {}, text(mediaName(inline.media)));
    case 'variable':
      return text(values.show(inline)?.text ?? nameOf(inline));
    case 'lineBreak':
      return element('br', {});
    case 'conditional':
      return inlineMarkup(values.holds(inline.condition) ? inline.then : inline.otherwise, values);
    case 'answerField':
      return element('span', { class: 'answer' });
    case 'reference':
      return empty;
  }
}

/** A formula rendered by the browser; an invalid one is shown as it was written. */
function formulaMarkup(formula: Formula, values: ShownValues): Markup {
  if (formula.invalid) return element('code', {}, text(formula.tex));
  const math = mathMarkup(fillMath(formula.math, values));
  return formula.number === undefined ? math : join([math, element('span', {}, text(` (${formula.number})`))]);
}

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';

function mathMarkup(node: MathNode): Markup {
  if (typeof node === 'string') return text(node);
  const { tag, attributes, children } = node;
  const namespace = tag === 'math' ? { xmlns: mathNamespace } : {};
  return element(tag, { ...attributes, ...namespace }, ...children.map(mathMarkup));
}

function nameOf({ name, coordinate }: VariableMention): string {
  return coordinate === undefined ? name : `${name}[${coordinate}]`;
}
