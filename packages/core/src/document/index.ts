export { allBlocks, blocksOf, linesOf } from './contents.ts';
export type {
  Answer,
  Question,
  Choice,
  ChoiceMatrix,
  ChoiceRow,
  CodeFragment,
  CodeMarking,
  Corrector,
  Credit,
  ExitGrade,
  Explanation,
  FieldShape,
  NumberRange,
  Tile,
} from './question.ts';
export { choiceTypes, inputTypes, numberFieldNames, questionTypes } from '../question/index.ts';
export type { ChoiceType, InputType, NumberFieldName, QuestionType } from '../question/index.ts';
export { itemNumber } from './item-number.ts';
export { anchorId, anchorsIn, referenceText, type Anchor } from './anchors.ts';
export type * from './block.ts';
export type { BlockOf } from './format.ts';
export type { CalloutRole } from './blocks/callout.ts';
export type { DrawnVariables } from './question.ts';
export type { ListItem, ListStyle } from './blocks/list.ts';
export type { Broken } from './broken.ts';
export {
  brokenQuestions,
  brokenQuickchecks,
  markBrokenQuestions,
  withoutBrokenQuickchecks,
} from './broken-questions.ts';
export { markBroken } from './mark-broken.ts';
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
export { performances, type Performance } from '../question/index.ts';
export type { HighscoreEntry, Highscores, Overview, ProblemStatus } from './game-blocks.ts';
export type { CodeCell, EditableRange } from './code-cell.ts';
export { codeLanguages, type CodeLanguage } from '../question/index.ts';
export { calloutRoles, numberedRoles } from './blocks/callout.ts';
export { listStyles } from './blocks/list.ts';
export { figureAttributeNames } from './figure-attributes.ts';
export { canvasesIn, textsIn } from './figure-contents.ts';
export type { CourseChapter, CourseEntry, CourseReading, CourseTarget, CourseWorksheet } from './course-chapter.ts';
export { namedInCourse, wrongTargets, type NamedDocuments } from './wrong-targets.ts';
export { documentStatuses } from './document.ts';
export { documentKinds } from './document.ts';
export type { Author, ContentReference, Document, DocumentKind, DocumentStatus, Metadata } from './document.ts';
export { allowedHref } from './allowed-href.ts';
export { contentPath, plainContentPath, type ContentPathFailure } from './content-path.ts';
export {
  chapterOfPdf,
  chapterPdfPath,
  mediaAlignments,
  mediaExtensions,
  mediaName,
  type AudioMedia,
  type ChapterPdf,
  type ImageMedia,
  type Media,
  type MediaType,
  type PixelSize,
  type VideoMedia,
} from './media.ts';
export type {
  Balloon,
  AnchorReference,
  DocumentLink,
  Footnote,
  Formula,
  Inline,
  InlineStyle,
  InvalidFormula,
  Marked,
  MathElement,
  MathNode,
  VariableMention,
} from './inline.ts';
export {
  alignments,
  cellColors,
  columnClasses,
  placeCells,
  tablePlacements,
  tableTypes,
  verticalAlignments,
  type Alignment,
  type CellColor,
  type PlacedCell,
  type Table,
  type TableCell,
  type TableRow,
  type TableType,
  type VerticalAlignment,
} from './table.ts';
export type { InvalidXml } from './invalid-xml.ts';
export { footnotesIn, footnotesInLine } from './footnotes.ts';
export { wordsBeforeAnswers } from './answer-names.ts';
export { allInlines, partsOf } from './inline-parts.ts';
export { missingFiles } from './missing-files.ts';
export { alignedSegments, type Segment } from './segments.ts';
export { outlineOf, type OutlineEntry } from './outline.ts';
export { plainText } from './plain-text.ts';
export { questionLetter } from './question-letter.ts';
export { blocksMarkup, printBlocks, printDocument, printInline } from './print-document.ts';
export { readBlocks, readDocument, readInline, readMathml } from './read-document.ts';
export { documentIn, type ReadOptions } from './document-in.ts';
export {
  defaultBoardOptions,
  largestBoard,
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
export { withoutAnnotations } from './without-annotations.ts';
export { readXml, type XmlElement, type XmlNode } from './xml.ts';
export { isElement, textOf } from './xml-element.ts';
export {
  element,
  escapeAttribute,
  escapeText,
  isEmpty,
  nodesOf,
  printXml,
  type Attributes,
  type Markup,
} from './xml-writer.ts';
