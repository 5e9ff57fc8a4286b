import { figureAttributeNames, type Inline, type Visualization } from '@lemma/core/document';
import { splitValues, type RandomRule } from '@lemma/core/variables';
import { printExample, readExample, type ExampleDefinition } from '../examples/index.ts';

interface FigureParts {
  readonly plotted?: readonly string[];
  readonly text?: readonly Inline[];
  readonly rules?: readonly RandomRule[];
  readonly isInSpace?: boolean;
}

/** A figure for tests: definitions such as `\point{P}{1, 2}`, given as texts, with spans in the printed source. */
export function aFigure(
  definitions: readonly string[],
  { plotted, text, rules, isInSpace = false }: FigureParts = {},
): Visualization {
  const example = { definitions: readDefinitions(definitions), isInSpace };
  const figure = readExample(plotted === undefined ? example : { ...example, plotted });
  const { span } = figure;
  return {
    ...figure,
    rules: rules ?? [],
    rows: text === undefined ? figure.rows : [...figure.rows, { kind: 'text', content: text, span }],
  };
}

/** The source that the spans of a figure refer to. */
export function sourceOfFigure(definitions: readonly string[]): string {
  return printExample({ definitions: readDefinitions(definitions), plotted: [] });
}

const command = /^\\(\w+)(?:\[([^\]]*)\])?\{([^}]*)\}\{(.*)\}$/;

/**
 * `\color{P}{red}` after a definition of P is an attribute of it; values are separated by `, ` or, for random
 * variables, `}{`.
 */
function readDefinitions(texts: readonly string[]): readonly ExampleDefinition[] {
  const definitions: ExampleDefinition[] = [];
  for (const text of texts) {
    const [, type = '', options, name = '', content = ''] = command.exec(text) ?? [];
    const values = content.split('}{').flatMap((text) => splitValues({ text, span: { from: 0, to: 0 } }));
    const at = definitions.findIndex((definition) => definition.name === name);
    const defined = definitions[at];
    if (defined !== undefined && attributes.has(type)) {
      definitions[at] = { ...defined, attributes: { ...defined.attributes, [type]: content } };
    } else
      definitions.push({
        type,
        name,
        values: values.map((value) => value.text),
        ...(options === undefined ? {} : { options: options.split(', ') }),
      });
  }
  return definitions;
}

const attributes = new Set<string>(figureAttributeNames);
