import type { Command, Environment, EnvironmentSyntax, Node } from '../../syntax/index.ts';
import { element } from '../../xml/index.ts';
import { canvasRowSyntax, canvasSyntax, writeCanvas } from '../canvas.ts';
import type { BlockEnvironment, Page } from '../page.ts';
import { argumentOf, environmentsOf, numberIn } from '../parts.ts';
import { variablesSyntax, writeVariables } from '../variables.ts';

const syntax: EnvironmentSyntax = {
  content: 'definitions',
  options: ['raw', 'raw'],
  arguments: ['raw'],
  commands: {
    title: { arguments: ['text'] },
    text: { arguments: ['text'] },
    IF: { arguments: ['expression', 'text'] },
    IFELSE: { arguments: ['expression', 'text', 'text'] },
  },
  environments: { variables: variablesSyntax, canvas: canvasSyntax, canvasrow: canvasRowSyntax },
};

/** A figure: `\begin{visualization}[width][height]{id} … \end{visualization}`; older names are the same. */
export const visualization: BlockEnvironment = {
  syntax,
  write: ({ options: [width, height], arguments: [id], nodes, span, nameSpan }, page) => {
    const attributes = {
      id: page.names.id('visualization', id?.text.trim() ?? '', id?.span ?? nameSpan),
      width: numberIn(width, 1, page),
      height: numberIn(height, 1, page),
      at: page.at(span),
    };
    const title = argumentOf('title', nodes);
    const parts = [
      title === undefined ? '' : element('headline', {}, page.line(title.nodes)),
      writeVariables(environmentsOf('variables', nodes), attributesIn(nodes), page),
      ...nodes.map((node) => writeRow(node, page)),
    ];
    return element('visualization', attributes, parts.join(''));
  },
};

/** Every other command directly in a figure says something about a variable: `\color{P}{blue}`. */
function attributesIn(nodes: readonly Node[]): readonly Command[] {
  return nodes.filter(
    (node): node is Command => node.kind === 'command' && !Object.hasOwn(syntax.commands ?? {}, node.name),
  );
}

function writeRow(node: Node, page: Page): string {
  if (node.kind === 'command' && node.name === 'text') {
    return element('textrow', { at: page.at(node.span) }, page.line(node.arguments[0]?.nodes ?? []));
  }
  if (node.kind === 'command' && (node.name === 'IF' || node.name === 'IFELSE')) {
    return element('textrow', { at: page.at(node.span) }, page.line([node]));
  }
  if (node.kind !== 'environment') return '';
  if (node.name === 'canvas') return writeCanvasRow([node], node, page);
  if (node.name === 'canvasrow') return writeCanvasRow(environmentsOf('canvas', node.nodes), node, page);
  return '';
}

function writeCanvasRow(canvases: readonly Environment[], { span }: Environment, page: Page): string {
  return element('canvasrow', { at: page.at(span) }, canvases.map((canvas) => writeCanvas(canvas, page)).join(''));
}
