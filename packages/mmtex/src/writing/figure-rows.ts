import { element, rowAlignments, type Markup } from '@lemma/core/document';
import type { CommandSyntaxes, Environment, EnvironmentSyntax, Node } from '../syntax/index.ts';
import { canvasRowSyntax, canvasSyntax, writeCanvas } from './canvas.ts';
import type { WrittenPage } from './page.ts';
import { argumentOf, environmentsOf, numberIn, optionIn } from './parts.ts';
import { splitAt, type Stretch } from './split.ts';

type Environments = Readonly<Record<string, EnvironmentSyntax>>;

/** Lines of text in a figure: `\text[center]{…}`, and conditional text. */
export const textRowCommands: CommandSyntaxes = {
  text: { options: ['raw'], arguments: ['text'] },
  IF: { arguments: ['expression', 'text'] },
  IFELSE: { arguments: ['expression', 'text', 'text'] },
};

const boards: Environments = { canvas: canvasSyntax, canvasrow: canvasRowSyntax };

// Tabs may contain steps and steps tabs, but neither its own kind: a figure should be readable at a glance.
const plainTabs = tabsOf(boards);

/** Rows of a figure that are environments: boards, tabs and steps. */
export const rowEnvironments: Environments = {
  ...boards,
  ...tabsOf({ ...boards, incremental: stepsOf(boards) }),
  incremental: stepsOf({ ...boards, ...plainTabs }),
};

function tabsOf(environments: Environments): Environments {
  const syntax: EnvironmentSyntax = {
    content: 'commands',
    options: ['text'],
    optionCommands: { initialtab: { arguments: ['raw'] } },
    commands: { ...textRowCommands, tab: { arguments: ['text'] } },
    environments,
  };
  return { tabs: syntax, 'tabs*': syntax };
}

function stepsOf(environments: Environments): EnvironmentSyntax {
  return {
    content: 'commands',
    options: ['text'],
    optionCommands: { initialsteps: { arguments: ['raw'] } },
    commands: { ...textRowCommands, step: {} },
    environments,
  };
}

/** Writes the rows among the nodes of a figure, a tab or a step; ignores everything else. */
export function writeRows(nodes: readonly Node[], page: WrittenPage): Markup {
  return nodes.map((node) => writeRow(node, page));
}

function writeRow(node: Node, page: WrittenPage): Markup {
  const at = page.at(node.span);
  if (node.kind === 'command') {
    switch (node.name) {
      case 'text': {
        const alignment = optionIn(node.options[0], rowAlignments, page);
        return element('textrow', { alignment, at }, page.line(node.arguments[0]?.nodes ?? []));
      }
      case 'IF':
      case 'IFELSE':
        return element('textrow', { at }, page.line([node]));
      default:
        return '';
    }
  }
  if (node.kind !== 'environment') return '';
  switch (node.name) {
    case 'canvas':
      return element('canvasrow', { at }, writeCanvas(node, page));
    case 'canvasrow': {
      const alignment = optionIn(node.options[0], rowAlignments, page);
      const canvases = environmentsOf('canvas', node.nodes).map((canvas) => writeCanvas(canvas, page));
      return element('canvasrow', { alignment, at }, canvases);
    }
    case 'tabs':
      return writeTabs(node, undefined, page);
    case 'tabs*':
      return writeTabs(node, 'true', page);
    case 'incremental':
      return writeSteps(node, page);
    default:
      return '';
  }
}

function writeTabs(
  { options: [option], nodes, span }: Environment,
  toggleable: 'true' | undefined,
  page: WrittenPage,
): Markup {
  const attributes = {
    'initial-tab': numberIn(argumentOf('initialtab', option?.nodes ?? []), 0, page),
    'tabs-toggable': toggleable,
    at: page.at(span),
  };
  return element(
    'tabs',
    attributes,
    splitAt(['tab'], nodes, page).map((part) => writeTab(part, page)),
  );
}

function writeTab({ command, nodes, span }: Stretch, page: WrittenPage): Markup {
  const headline = element('headline', {}, page.line(command.arguments[0]?.nodes ?? []));
  return element('tab', { at: page.at(span) }, [headline, writeRows(nodes, page)]);
}

function writeSteps({ options: [option], nodes, span }: Environment, page: WrittenPage): Markup {
  const initialSteps = numberIn(argumentOf('initialsteps', option?.nodes ?? []), 0, page);
  const steps = splitAt(['step'], nodes, page).map((part) =>
    element('step', { at: page.at(part.span) }, writeRows(part.nodes, page)),
  );
  return element('incremental', { 'initial-steps': initialSteps, at: page.at(span) }, steps);
}
