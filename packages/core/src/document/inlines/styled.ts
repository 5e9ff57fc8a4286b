import type { ElementFormat, InlineFormat, InlineOf } from '../format.ts';
import { inlineStyles, type InlineStyle } from '../inline.ts';
import { element as write } from '../xml-writer.ts';

const elements: Readonly<Record<InlineStyle, ElementFormat>> = {
  emphasis: words('em', 'emphasis'),
  strong: words('strong', 'strong emphasis'),
  notion: words('notion', 'a technical term where it is introduced'),
  code: words('code', 'program text'),
  quoted: words('quoted', 'text in the quotation marks of the language'),
  file: words('file', 'the name of a file'),
  keyboard: words('keyb', 'a key or keyboard input'),
  identifier: words('id', 'an identifier in a program'),
  placeholder: words('plhld', 'a placeholder'),
  optional: words('optional', 'an optional part'),
  metaVariable: words('meta', 'a metavariable'),
  alternatives: words('alt', 'one of several alternatives'),
  small: words('small', 'smaller text'),
  large: words('large', 'larger text'),
  underline: words('underline', 'underlined text'),
  strike: words('strike', 'text struck through'),
  noBreak: words('nobreak', 'text without line breaks'),
};

/** Text with a style or a semantic role. */
export const styledFormat: InlineFormat<InlineOf<'styled'>> = {
  elements: inlineStyles.map((style) => elements[style]),
  example: Object.values(elements)
    .map(({ tag }) => `<${tag}>a</${tag}>`)
    .join(' '),
  read: (element, reading) => [
    {
      kind: 'styled',
      style: inlineStyles.find((style) => elements[style].tag === element.tag) ?? 'emphasis',
      content: reading.inline(element),
    },
  ],
  print: ({ style, content }, printing) => write(elements[style].tag, {}, printing.inline(content)),
};

function words(tag: string, meaning: string): ElementFormat {
  return { tag, meaning, attributes: [], content: ['inline'] };
}
