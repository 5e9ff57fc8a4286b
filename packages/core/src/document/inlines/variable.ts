import type { InlineFormat } from '../format.ts';
import type { VariableMention } from '../inline.ts';
import { placeText } from '../printing.ts';
import { element as write } from '../xml-writer.ts';
import { spanOf } from '../xml-element.ts';

/** A variable's value in a text. */
export const variableFormat: InlineFormat<VariableMention> = {
  elements: [
    {
      tag: 'var',
      meaning: 'the value of a variable',
      attributes: [
        { name: 'name', values: 'name', default: '', meaning: 'the name of the variable' },
        { name: 'coordinate', values: 'name', default: '', meaning: 'a coordinate of a point: `x`' },
      ],
      content: [],
    },
  ],
  example: '<var name="P" coordinate="x" at="3-4"/>',
  read: (element) => {
    const { name = '', coordinate } = element.attributes;
    return [{ kind: 'variable', name, ...(coordinate && { coordinate }), span: spanOf(element) }];
  },
  print: ({ name, coordinate, span }) => write('var', { name, coordinate, at: placeText(span) }),
};
