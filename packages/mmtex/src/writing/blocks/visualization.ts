import { element } from '@lemma/core/document';
import type { Command, EnvironmentSyntax, Node } from '../../syntax/index.ts';
import { rowEnvironments, textRowCommands, writeRows } from '../figure-rows.ts';
import type { BlockEnvironment } from '../page.ts';
import { argumentOf, environmentsOf, numberIn } from '../parts.ts';
import { variablesSyntax, writeShared, writeVariables } from '../variables.ts';

const syntax: EnvironmentSyntax = {
  content: 'definitions',
  options: ['raw', 'raw'],
  arguments: ['raw'],
  commands: {
    title: { arguments: ['text'] },
    description: { arguments: ['text'] },
    share: { arguments: ['raw'] },
    ...textRowCommands,
  },
  environments: { variables: variablesSyntax, ...rowEnvironments },
};

/** A figure: `\begin{visualization}[width][height]{id} … \end{visualization}`; older names are equivalent. */
export const visualization: BlockEnvironment = {
  syntax,
  write: ({ options: [width, height], arguments: [id], nodes, span, nameSpan }, page) => {
    const attributes = {
      id: page.names.figureId(id?.text.trim() ?? '', id?.span ?? nameSpan),
      width: numberIn(width, 1, page),
      height: numberIn(height, 1, page),
      at: page.at(span),
    };
    const title = argumentOf('title', nodes);
    const description = argumentOf('description', nodes);
    const variables = environmentsOf('variables', nodes);
    const parts = [
      title === undefined ? '' : element('headline', {}, page.line(title.nodes)),
      description === undefined ? '' : element('description', {}, page.line(description.nodes)),
      writeVariables(variables, attributesIn(nodes), page),
      writeShared([...variables.flatMap((environment) => environment.nodes), ...nodes], page),
      writeRows(nodes, page),
    ];
    return element('visualization', attributes, parts);
  },
};

/** Every other command directly in a figure sets an attribute of a variable: `\color{P}{blue}`. */
function attributesIn(nodes: readonly Node[]): readonly Command[] {
  return nodes.filter(
    (node): node is Command => node.kind === 'command' && !Object.hasOwn(syntax.commands ?? {}, node.name),
  );
}
