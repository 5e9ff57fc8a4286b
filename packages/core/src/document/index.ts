export { allBlocks, blocksOf, linesOf } from './contents.ts';
export { anchorId, anchorsIn, type Anchor } from './anchors.ts';
export type {
  Alignment,
  Block,
  BlockKind,
  Callout,
  CalloutRole,
  Choice,
  CodeListing,
  DisplayFormula,
  DrawnVariables,
  Incremental,
  List,
  ListItem,
  ListStyle,
  NumberFieldName,
  Paragraph,
  ProblemAnswer,
  ProblemQuestion,
  Quickcheck,
  Section,
  ShowHide,
  Table,
  TableRow,
  Tabs,
  VisualizationBlock,
} from './block.ts';
export {
  cindyEvents,
  cindySettings,
  cindyStyles,
  deepestLiteral,
  isList,
  isLiteralObject,
  kindOfLiteral,
  type CindyBlock,
  type CindyConstruction,
  type CindyEvent,
  type CindyScript,
  type CindySetting,
  type CindyStyle,
  type Literal,
  type LiteralObject,
} from './cindy.ts';
export { calloutRoles, listStyles, numberFieldNames } from './block.ts';
export { figureAttributeNames } from './figure-attributes.ts';
export { canvasesIn, textsIn } from './figure-contents.ts';
export type { Document, DocumentKind, Metadata } from './document.ts';
export { allowedHref } from './allowed-href.ts';
export type { Formula, Inline, InlineStyle, InvalidFormula, MathElement, MathNode, VariableMention } from './inline.ts';
export type { InvalidXml } from './invalid-xml.ts';
export { plainText } from './plain-text.ts';
export { questionLetter } from './question-letter.ts';
export { readBlocks, readDocument, readInline, readMathml, type ReadOptions } from './read-document.ts';
export {
  defaultBoardOptions,
  rowAlignments,
  type BoardOptions,
  type SpaceView,
  type Canvas,
  type CanvasRow,
  type RowAlignment,
  type StepRow,
  type TabRow,
  type TextRow,
  type Visualization,
  type VisualizationRow,
} from './visualization.ts';
