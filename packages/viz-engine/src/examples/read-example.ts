import { defaultBoardOptions, type Visualization } from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import type { VariableDefinition } from '@lemma/core/variables';
import type { Example, ExampleDefinition } from './example.ts';
import { plottedNames, printExample } from './print-example.ts';

/** The figure of an example. Every span in it refers to its printed source, so that errors can be located. */
export function readExample(example: Example, id = 'example1'): Visualization {
  const source = printExample(example);
  const place = finder(source);
  const definitions = example.definitions.map((definition) => readDefinition(definition, place));
  const attributes = example.definitions.map(({ name, attributes: texts = {} }) =>
    Object.fromEntries(
      Object.entries(texts).map(([attribute, text]) => {
        place(`\\${attribute}{${name}}{`);
        return [attribute, place(text)];
      }),
    ),
  );
  place('\\plot');
  const plotted = plottedNames(example).map(place);
  const span = { from: 0, to: source.length };
  const flat = { ...defaultBoardOptions, coordinateSystem: true };
  const options = example.isInSpace === true ? { ...flat, space: {} } : flat;
  return {
    id,
    title: [],
    description: [],
    definitions: definitions.map((definition, index) => ({ ...definition, attributes: attributes[index] ?? {} })),
    rules: [],
    shared: [],
    rows: [
      {
        kind: 'canvases',
        canvases: [{ plotted, options, span }],
        span,
      },
    ],
    span,
  };
}

function readDefinition({ type, name, values, options = [] }: ExampleDefinition, place: Place): VariableDefinition {
  const start = place(`\\${type}`).span;
  const optionTexts = options.map(place);
  const nameText = place(name);
  const texts = values.map(place);
  const end = texts.at(-1)?.span ?? nameText.span;
  return {
    type,
    name,
    nameSpan: nameText.span,
    options: optionTexts,
    values: texts,
    attributes: {},
    span: { from: start.from, to: end.to + 1 },
  };
}

/** Finds a text in the source, after the previous one. */
type Place = (text: string) => SourceText;

function finder(source: string): Place {
  let at = 0;
  return (text) => {
    const from = source.indexOf(text, at);
    at = from + text.length;
    return { text, span: { from, to: at } };
  };
}
