import { element, escapeText } from '@lemma/core/document';
import { splitValues } from '@lemma/core/variables';
import type { Argument, Command, Environment, EnvironmentSyntax } from '../syntax/index.ts';
import { withoutVar } from './old-notation.ts';
import { trimmed, type Page } from './page.ts';
import { spaceIn } from './space-view.ts';
import { commandsOf, numberIn, optionIn } from './parts.ts';

/** What a board can show or do, by its name in the source and its attribute. */
const switches = {
  coordinateSystem: 'coordinate-system',
  numberLine: 'number-line',
  showGrid: 'grid',
  showToolbar: 'toolbar',
  snapToGrid: 'snap-to-grid',
  is3D: 'space',
  withView3D: 'space',
} as const;

export const switchNames = [
  'coordinateSystem',
  'numberLine',
  'showGrid',
  'showToolbar',
  'snapToGrid',
  'is3D',
  'withView3D',
] as const;

/** The part of the plane that a board shows. */
const edges = { plotLeft: 'left', plotRight: 'right', plotBottom: 'bottom', plotTop: 'top' } as const;

/** A board of a figure: `\begin{canvas} … \end{canvas}`. */
export const canvasSyntax: EnvironmentSyntax = {
  content: 'commands',
  commands: {
    plotSize: { options: ['raw'], arguments: ['raw'] },
    ...Object.fromEntries(Object.keys(edges).map((name) => [name, { arguments: ['raw'] as const }])),
    ...Object.fromEntries(switchNames.map((name) => [name, {}])),
    axisLabels: { arguments: ['raw', 'raw'] },
    viewBox3D: { arguments: ['raw'] },
    options3d: { arguments: ['raw'] },
    plot: { options: ['raw'], arguments: ['raw'] },
  },
};

/** Boards side by side: `\begin{canvasrow}[center] … \end{canvasrow}`. */
export const canvasRowSyntax: EnvironmentSyntax = {
  content: 'commands',
  options: ['raw'],
  environments: { canvas: canvasSyntax },
};

/** Writes a board. */
export function writeCanvas({ nodes, span }: Environment, page: Page): string {
  const plots = commandsOf('plot', nodes);
  const [xLabel, yLabel] = commandsOf('axisLabels', nodes).at(-1)?.arguments ?? [];
  const attributes = {
    ...sizeIn(commandsOf('plotSize', nodes).at(-1), page),
    ...Object.fromEntries(
      Object.entries(edges).map(([name, edge]) => [
        edge,
        numberIn(commandsOf(name, nodes).at(-1)?.arguments[0], -Infinity, page),
      ]),
    ),
    ...Object.fromEntries(
      switchNames.filter((name) => commandsOf(name, nodes).length > 0).map((name) => [switches[name], 'true']),
    ),
    ...switchesIn(plots, page),
    'x-label': labelIn(xLabel),
    'y-label': labelIn(yLabel),
    ...spaceIn(nodes, page),
    at: page.at(span),
  };
  const plotted = plots.flatMap(({ arguments: [names] }) =>
    names === undefined ? [] : splitValues(withoutVar(names)),
  );
  const content = plotted.map((name) => element('plot', { at: page.at(name.span) }, escapeText(name.text)));
  return element('canvas', attributes, content.join(''));
}

/** `\plotSize{400, 300}`: width and height; one number is both. */
function sizeIn(command: Command | undefined, page: Page): { readonly width?: number; readonly height?: number } {
  const [size] = command?.arguments ?? [];
  if (size === undefined) return {};
  const [width, height] = splitValues(size).map((value) => numberIn(value, 1, page));
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
}

function switchesIn(plots: readonly Command[], page: Page): Readonly<Record<string, 'true'>> {
  const options = plots.flatMap(({ options: [list] }) => (list === undefined ? [] : splitValues(list)));
  const names = options.flatMap((option) => optionIn(option, switchNames, page) ?? []);
  return Object.fromEntries(names.map((name) => [switches[name], 'true']));
}

function labelIn(argument: Argument | undefined): string | undefined {
  if (argument === undefined) return undefined;
  return trimmed(argument).text.replace(/^\$(.*)\$$/s, '$1') || undefined;
}
