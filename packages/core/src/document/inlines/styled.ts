import type { ElementFormat, InlineFormat, InlineOf } from '../format.ts';
import { inlineStyles, type InlineStyle } from '../inline.ts';
import { element as write } from '../xml-writer.ts';

const elements: Readonly<Record<InlineStyle, ElementFormat>> = {
  emphasis: words('em', 'emphasis'),
  strong: words('strong', 'strong emphasis'),
  notion: words('notion', 'a technical term where it is introduced'),
  code: words('code', 'words of a program'),
  quoted: words('quoted', 'words in the quotation marks of the language'),
  file: words('file', 'the name of a file'),
  keyboard: words('keyb', 'a key or what is typed'),
  identifier: words('id', 'a name in a program'),
  placeholder: words('plhld', 'what is to be filled in'),
  optional: words('optional', 'what may be left out'),
  metaVariable: words('meta', 'a name for something'),
  alternatives: words('alt', 'one of several'),
  small: words('small', 'smaller words'),
  large: words('large', 'larger words'),
  underline: words('underline', 'underlined words'),
  strike: words('strike', 'words struck through'),
  noBreak: words('nobreak', 'words on one line'),
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
