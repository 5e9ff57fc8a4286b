// Written by `npm run generate` from the list in scripts/generate-block-tables.mjs.
import type { Section } from './blocks/section.ts';
import type { Paragraph } from './blocks/paragraph.ts';
import type { DisplayFormula } from './blocks/display-formula.ts';
import type { List } from './blocks/list.ts';
import type { Table } from './blocks/table.ts';
import type { Callout } from './blocks/callout.ts';
import type { TableOfContents } from './blocks/table-of-contents.ts';
import type { Floating } from './blocks/floating.ts';
import type { Captioned } from './blocks/captioned.ts';
import type { CodeListing } from './blocks/code.ts';
import type { ShowHide } from './blocks/show-hide.ts';
import type { Incremental } from './blocks/incremental.ts';
import type { Tabs } from './blocks/tabs.ts';
import type { Quickcheck } from './blocks/quickcheck.ts';
import type { QuickcheckContainer } from './blocks/quickcheck-container.ts';
import type { QuestionPlan } from './blocks/question-plan.ts';
import type { ProblemQuestion } from './blocks/question.ts';
import type { VisualizationBlock } from './blocks/visualization.ts';
import type { CindyBlock } from './blocks/cindy.ts';
import type { Applet } from './blocks/applet.ts';
import type { CodeCell } from './blocks/code-cell.ts';
import type { Highscores } from './blocks/highscores.ts';
import type { ProblemStatus } from './blocks/status.ts';
import type { Overview } from './blocks/overview.ts';
import type { Broken } from './blocks/broken.ts';

export type {
  Section,
  Paragraph,
  DisplayFormula,
  List,
  Table,
  Callout,
  TableOfContents,
  Floating,
  Captioned,
  CodeListing,
  ShowHide,
  Incremental,
  Tabs,
  Quickcheck,
  QuickcheckContainer,
  QuestionPlan,
  ProblemQuestion,
  VisualizationBlock,
  CindyBlock,
  Applet,
  CodeCell,
  Highscores,
  ProblemStatus,
  Overview,
  Broken,
};

/** A piece of a page. One file per kind in `blocks/` reads it from XML; one view per kind shows it. */
export type Block =
  | Section
  | Paragraph
  | DisplayFormula
  | List
  | Table
  | Callout
  | TableOfContents
  | Floating
  | Captioned
  | CodeListing
  | ShowHide
  | Incremental
  | Tabs
  | Quickcheck
  | QuickcheckContainer
  | QuestionPlan
  | ProblemQuestion
  | VisualizationBlock
  | CindyBlock
  | Applet
  | CodeCell
  | Highscores
  | ProblemStatus
  | Overview
  | Broken;

export type BlockKind = Block['kind'];
