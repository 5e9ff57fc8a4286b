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
export { calloutRoles } from './block.ts';
export type { Document, DocumentKind, Metadata } from './document.ts';
export type { Formula, Inline, InlineStyle, MathNode, VariableMention } from './inline.ts';
export {
  defaultBoardOptions,
  type BoardOptions,
  type Canvas,
  type Visualization,
  type VisualizationRow,
} from './visualization.ts';
