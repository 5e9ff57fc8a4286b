import { headlineFormat, type AttributeFormat, type BlockFormat, type PartFormat } from '../format.ts';
import { placeText, printHeadline, printSource, type Printing } from '../printing.ts';
import { writeNumber, type SourceText, type Span } from '../../source/index.ts';
import { canvasFormat, printCanvas, readCanvas } from '../read-canvas.ts';
import { printVariables, readVariables } from '../read-variables.ts';
import type { DocumentReading } from '../reading.ts';
import {
  rowAlignments,
  type StepRow,
  type TabRow,
  type VisualizationRow,
  type Visualization,
} from '../visualization.ts';
import {
  childOf,
  childrenOf,
  digitIn,
  flagIn,
  isElement,
  numberIn,
  sourceTextOf,
  spanOf,
  wordIn,
} from '../xml-element.ts';
import { element as write, type Markup } from '../xml-writer.ts';
import type { XmlElement } from '../xml.ts';
import { initialSteps } from './incremental.ts';
import { tabAttributes } from './tabs.ts';
import type { BlockContents } from '../block-contents.ts';

export interface VisualizationBlock {
  readonly kind: 'visualization';
  readonly visualization: Visualization;
  readonly span: Span;
}

const alignment: AttributeFormat = {
  name: 'alignment',
  values: rowAlignments,
  default: '',
  meaning: 'its alignment in the figure',
};

/** The rows a figure may consist of. */
export const rowFormats: readonly PartFormat[] = [
  { tag: 'textrow', many: true, meaning: 'a line of text', attributes: [alignment], content: ['inline'] },
  { tag: 'canvasrow', many: true, meaning: 'boards side by side', attributes: [alignment], content: [canvasFormat] },
  {
    tag: 'tabs',
    many: true,
    meaning: 'rows that take turns',
    attributes: tabAttributes,
    content: [{ tag: 'tab', many: true, meaning: 'one tab', attributes: [], content: [headlineFormat, 'rows'] }],
  },
  {
    tag: 'incremental',
    many: true,
    meaning: 'rows revealed step by step',
    attributes: [initialSteps],
    content: [{ tag: 'step', many: true, meaning: 'one step', attributes: [], content: ['rows'] }],
  },
];

/** A figure: definitions, and rows of text and boards in page order. Its content is not checked here. */
export const visualizationFormat: BlockFormat<VisualizationBlock> = {
  elements: [
    {
      tag: 'visualization',
      meaning: 'a figure',
      attributes: [
        { name: 'id', values: 'name', default: '', meaning: 'unique in the document; an error without it' },
        { name: 'width', values: 'number', default: '', meaning: 'in CSS pixels' },
        { name: 'height', values: 'number', default: '', meaning: 'in CSS pixels' },
      ],
      content: [
        headlineFormat,
        {
          tag: 'description',
          meaning: 'what it shows, for those who cannot see it',
          attributes: [],
          content: ['inline'],
        },
        'variables',
        {
          tag: 'share',
          many: true,
          meaning: 'the name of a variable whose value is shared by all figures of the page that list it',
          attributes: [],
          content: ['text'],
        },
        'rows',
      ],
    },
  ],
  example:
    '<visualization id="v1" width="600" height="400" at="0-99"><headline>A line</headline><description>A line.</description><variables><variable type="slider" name="a" name-at="30-31" at="10-60"><option at="18-26">editable</option><field at="3-4">real</field><value at="33-34">1</value><value>-3</value><value>3</value><attribute name="color" at="80-84">blue</attribute></variable><variable type="drawFromSet" name="c" name-at="60-61" with="b" at="60-80"><value at="62-63">2</value><value at="64-65">3</value></variable><randadjustif at="9-10"><name at="1-2">a</name><condition at="2-3">a = b</condition></randadjustif></variables><share at="3-4">a</share><canvasrow alignment="center" at="1-9"><canvas width="400" height="300" left="-1" right="1" bottom="-2" top="2" coordinate-system="true" number-line="true" grid="true" toolbar="true" snap-to-grid="true" x-label="x" y-label="y" x-ticks="2" y-ticks="0.5" numbers-at-edges="true" wheel-zoom="true" infobox="true" copyright="true" space="true" view-box="-5 5 -5 5 0 3" axes="origin" projection="central" azimuth="30" elevation="20" z-label="z" at="2-8"><plot at="3-4">a</plot></canvas></canvasrow><textrow alignment="left" at="5-6">The slope is <var name="a"/>.</textrow><tabs initial-tab="0" tabs-toggable="true" at="5-6"><tab at="5-6"><headline>One</headline><textrow>Text.</textrow></tab></tabs><incremental initial-steps="1" at="5-6"><step at="5-6"><textrow>Text.</textrow></step></incremental></visualization>',
  read: readVisualization,
  print: ({ visualization }, printing) => {
    const { id, width, height, title, description, definitions, rules, shared, rows, span } = visualization;
    return write(
      'visualization',
      {
        id,
        width: width === undefined ? undefined : writeNumber(width),
        height: height === undefined ? undefined : writeNumber(height),
        at: placeText(span),
      },
      [
        printHeadline(title, printing),
        printHeadline(description, printing, 'description'),
        printVariables({ definitions, rules }),
        ...shared.map((name) => printSource('share', name)),
        ...rows.map((row) => printRow(row, printing)),
      ],
    );
  },
};

/** What is in it. */
export const visualizationContents: BlockContents<VisualizationBlock> = {
  blocks: () => [],
  lines: ({ visualization }) => [visualization.title, visualization.description],
};

function printRow(row: VisualizationRow, printing: Printing): Markup {
  const at = placeText(row.span);
  switch (row.kind) {
    case 'text':
      return write('textrow', { alignment: row.alignment, at }, printing.inline(row.content));
    case 'canvases':
      return write('canvasrow', { alignment: row.alignment, at }, row.canvases.map(printCanvas));
    case 'tabs': {
      const tabs = row.tabs.map((tab) =>
        write('tab', { at: placeText(tab.span) }, [
          printHeadline(tab.title, printing),
          tab.rows.map((inner) => printRow(inner, printing)),
        ]),
      );
      return write('tabs', { 'initial-tab': row.initialTab, 'tabs-toggable': row.toggleable || undefined, at }, tabs);
    }
    case 'steps': {
      const steps = row.steps.map((step) =>
        write(
          'step',
          { at: placeText(step.span) },
          step.rows.map((inner) => printRow(inner, printing)),
        ),
      );
      return write('incremental', { 'initial-steps': row.initialSteps, at }, steps);
    }
  }
}

function readVisualization(element: XmlElement, reading: DocumentReading): VisualizationBlock {
  const given = element.attributes['id'];
  const isMissing = given === undefined || given.trim() === '';
  const width = numberIn(element, 'width');
  const height = numberIn(element, 'height');
  return {
    kind: 'visualization',
    visualization: {
      // An empty id is not replaced: it is reported (specification 002 §8.1).
      id: isMissing ? '' : reading.uniqueId(given, 'visualization'),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      title: reading.inline(childOf(element, 'headline')),
      description: reading.inline(childOf(element, 'description')),
      ...readVariables(childOf(element, 'variables')),
      shared: childrenOf(element, 'share').map(nameIn),
      rows: readRows(element, reading),
      span: spanOf(element),
    },
    span: spanOf(element),
  };
}

/** A trimmed name with its span. */
function nameIn(element: XmlElement): SourceText {
  const { text, span } = sourceTextOf(element);
  return { text: text.trim(), span };
}

function readRows(element: XmlElement, reading: DocumentReading): readonly VisualizationRow[] {
  return element.children.filter(isElement).flatMap((row) => readRow(row, reading));
}

function readRow(row: XmlElement, reading: DocumentReading): readonly VisualizationRow[] {
  const span = spanOf(row);
  const alignment = wordIn(row, 'alignment', rowAlignments);
  const aligned = alignment && { alignment };
  switch (row.tag) {
    case 'textrow':
      return [{ kind: 'text', content: reading.inline(row), ...aligned, span }];
    case 'canvasrow':
      return [{ kind: 'canvases', canvases: childrenOf(row, 'canvas').map(readCanvas), ...aligned, span }];
    case 'tabs':
      return [readTabRow(row, reading)];
    case 'incremental':
      return [readStepRow(row, reading)];
    case 'headline':
    case 'description':
    case 'variables':
    case 'share':
      return [];
    default:
      reading.leaveOut('element', row.tag);
      return [];
  }
}

/** An initial tab that does not exist means the first. */
function readTabRow(row: XmlElement, reading: DocumentReading): TabRow {
  const tabs = childrenOf(row, 'tab');
  const initialTab = digitIn(row, 'initial-tab');
  return {
    kind: 'tabs',
    initialTab: initialTab < tabs.length ? initialTab : 0,
    toggleable: flagIn(row, 'tabs-toggable'),
    tabs: tabs.map((tab) => ({
      title: reading.inline(childOf(tab, 'headline')),
      rows: readRows(tab, reading),
      span: spanOf(tab),
    })),
    span: spanOf(row),
  };
}

/** Starts with no more steps than there are. */
function readStepRow(row: XmlElement, reading: DocumentReading): StepRow {
  const steps = childrenOf(row, 'step');
  return {
    kind: 'steps',
    initialSteps: Math.min(digitIn(row, 'initial-steps'), steps.length),
    steps: steps.map((step) => ({ rows: readRows(step, reading), span: spanOf(step) })),
    span: spanOf(row),
  };
}
