import { defaultBoardOptions, element, largestBoard, type Markup } from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import { splitValues } from '@lemma/core/variables';
import type { Argument, Command, Environment, EnvironmentSyntax, Node } from '../syntax/index.ts';
import { withoutVar } from './old-notation.ts';
import { trimmed, type WrittenPage } from './page.ts';
import { numbersIn, settingsIn } from './settings.ts';
import { spaceIn } from './space-view.ts';
import { argumentOf, commandsOf, constantIn, numberIn, optionIn } from './parts.ts';

/** The switches of a board, by their name in the source, with the attribute. */
const switches = {
  coordinateSystem: 'coordinate-system',
  numberLine: 'number-line',
  showGrid: 'grid',
  showToolbar: 'toolbar',
  snapToGrid: 'snap-to-grid',
  numbersAtEdges: 'numbers-at-edges',
  zoom: 'toolbar',
  enableZooming: 'toolbar',
  enableMouseZooming: 'wheel-zoom',
  showInfobox: 'infobox',
  showCopyright: 'copyright',
  // JSXGraph's names for the same.
  axis: 'coordinate-system',
  showNavigation: 'toolbar',
  is3D: 'space',
  withView3D: 'space',
} as const;

export const switchNames = [
  'coordinateSystem',
  'numberLine',
  'showGrid',
  'showToolbar',
  'snapToGrid',
  'numbersAtEdges',
  'zoom',
  'enableZooming',
  'enableMouseZooming',
  'showInfobox',
  'showCopyright',
  'axis',
  'showNavigation',
  'is3D',
  'withView3D',
] as const;

/** The visible part of the plane. */
const edges = { plotLeft: 'left', plotRight: 'right', plotBottom: 'bottom', plotTop: 'top' } as const;

/** A board of a figure: `\begin{canvas} … \end{canvas}`. */
export const canvasSyntax: EnvironmentSyntax = {
  content: 'commands',
  commands: {
    plotSize: { options: ['raw'], arguments: ['raw'] },
    ...Object.fromEntries(Object.keys(edges).map((name) => [name, { arguments: ['raw'] as const }])),
    ...Object.fromEntries(switchNames.map((name) => [name, {}])),
    axisLabels: { arguments: ['raw', 'raw'] },
    axisTicks: { arguments: ['raw', 'raw'] },
    viewBox3D: { arguments: ['raw'] },
    options3d: { arguments: ['raw'] },
    jsxgraphOptions: { arguments: ['raw'] },
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
export function writeCanvas({ nodes, span }: Environment, page: WrittenPage): Markup {
  const plots = commandsOf('plot', nodes);
  const [xLabel, yLabel] = commandsOf('axisLabels', nodes).at(-1)?.arguments ?? [];
  const [xTicks, yTicks] = commandsOf('axisTicks', nodes).at(-1)?.arguments ?? [];
  const attributes = {
    ...sizeIn(commandsOf('plotSize', nodes).at(-1), page),
    ...edgesIn(nodes, page),
    ...Object.fromEntries(
      switchNames.filter((name) => commandsOf(name, nodes).length > 0).map((name) => [switches[name], 'true']),
    ),
    ...switchesIn(plots, page),
    ...jsxgraphOptionsIn(argumentOf('jsxgraphOptions', nodes), page),
    'x-label': labelIn(xLabel),
    'y-label': labelIn(yLabel),
    'x-ticks': stepIn(xTicks, page),
    'y-ticks': stepIn(yTicks, page),
    ...spaceIn(nodes, page),
    at: page.at(span),
  };
  const plotted = plots.flatMap(({ arguments: [names] }) =>
    names === undefined ? [] : splitValues(withoutVar(names)),
  );
  const content = plotted.map((name) => element('plot', { at: page.at(name.span) }, name.text));
  return element('canvas', attributes, content);
}

/** `\plotSize{400, 300}`: width and height; a single number sets both. */
function sizeIn(
  command: Command | undefined,
  page: WrittenPage,
): { readonly width?: number; readonly height?: number } {
  const [size] = command?.arguments ?? [];
  if (size === undefined) return {};
  const [width, height] = splitValues(size).map((value) => sizeAtMost(value, page));
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
}

function sizeAtMost(value: SourceText, page: WrittenPage): number | undefined {
  const pixels = numberIn(value, 1, page);
  if (pixels === undefined || pixels <= largestBoard) return pixels;
  const fix = [{ span: value.span, text: String(largestBoard) }];
  page.report('too-large', value.span, { text: value.text, most: largestBoard }, fix);
  return largestBoard;
}

/**
 * The edges of a board, as numbers or with constants: `\plotLeft{-2pi}`. If a pair is reversed, both keep their
 * defaults.
 */
function edgesIn(nodes: readonly Node[], page: WrittenPage): Readonly<Record<string, number | undefined>> {
  const read = (name: keyof typeof edges) => {
    const argument = commandsOf(name, nodes).at(-1)?.arguments[0];
    return { argument, edge: constantIn(argument, page) };
  };
  const pairs = [
    ['plotLeft', 'plotRight', 'left', 'right'],
    ['plotBottom', 'plotTop', 'bottom', 'top'],
  ] as const;
  return Object.fromEntries(
    pairs.flatMap(([lowName, highName, low, high]) => {
      const [from, to] = [read(lowName), read(highName)];
      const isReversed = (from.edge ?? defaultBoardOptions[low]) >= (to.edge ?? defaultBoardOptions[high]);
      const wrong = from.argument ?? to.argument;
      if (isReversed && wrong !== undefined) {
        const data = { low: lowName, high: highName };
        page.report('reversed-edges', trimmed(wrong).span, data);
      }
      return isReversed
        ? []
        : [
            [low, from.edge],
            [high, to.edge],
          ];
    }),
  );
}

function switchesIn(plots: readonly Command[], page: WrittenPage): Readonly<Record<string, 'true'>> {
  const options = plots.flatMap(({ options: [list] }) => (list === undefined ? [] : splitValues(list)));
  const names = options.flatMap((option) => optionIn(option, switchNames, page) ?? []);
  return Object.fromEntries(names.map((name) => [switches[name], 'true']));
}

/** `\\jsxgraphOptions{axis: true, grid: true, boundingBox: [-5, 5, 5, -5]}`: board options under JSXGraph's names. */
function jsxgraphOptionsIn(
  argument: Argument | undefined,
  page: WrittenPage,
): Readonly<Record<string, string | number>> {
  const known = ['boundingBox', 'grid', ...switchNames] as const;
  const entries = argument === undefined ? [] : settingsIn(argument);
  return Object.fromEntries(
    entries.flatMap(([written, value]): readonly (readonly [string, string | number])[] => {
      const name = optionIn(written, known, page);
      if (name === undefined) return [];
      if (name === 'boundingBox') return boundingBoxIn(value, page);
      const isOn = optionIn(value, ['true', 'false'], page) === 'true';
      return isOn ? [[name === 'grid' ? name : switches[name], 'true']] : [];
    }),
  );
}

/** `[left, top, right, bottom]`, in JSXGraph's order. */
function boundingBoxIn(value: SourceText, page: WrittenPage): readonly (readonly [string, number])[] {
  const numbers = numbersIn(value, page);
  if (numbers === undefined) return [];
  const [left = NaN, top = NaN, right = NaN, bottom = NaN] = numbers;
  if (numbers.length !== 4 || !(left < right && bottom < top)) {
    page.report('not-a-number', value.span, { text: value.text });
    return [];
  }
  return Object.entries({ left, top, right, bottom });
}

/** The tick distances of `\axisTicks{0.5}{}`: empty means automatic. */
function stepIn(argument: Argument | undefined, page: WrittenPage): number | undefined {
  return argument === undefined || argument.text.trim() === ''
    ? undefined
    : constantIn(argument, page, Number.MIN_VALUE);
}

function labelIn(argument: Argument | undefined): string | undefined {
  if (argument === undefined) return undefined;
  return trimmed(argument).text.replace(/^\$(.*)\$$/s, '$1') || undefined;
}
