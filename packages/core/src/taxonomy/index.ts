export {
  checkLabeling,
  checkTaxonomy,
  emptyTaxonomy,
  mostFindings,
  withoutLabel,
  type LabelingTexts,
} from './check.ts';
export {
  isLabelingName,
  labelingNames,
  type LabelingFinding,
  type LabelingName,
  type LabelingProblem,
  type PlacedProblem,
  type WantedShape,
} from './finding.ts';
export {
  labelPlace,
  namesFrom,
  noLabels,
  readLabels,
  topicChain,
  topicLabel,
  type LabelTexts,
  type Names,
} from './label-texts.ts';
export { changedParts, compareLines, type ChangedPart, type ComparedLine } from './line-diff.ts';
export { NamesStore } from './names.store.ts';
export type { LabelingFailure, LabelingSaveFailure, LabelingVersion, TaxonomyGateway } from './ports.ts';
export { readTree, type LabelingReading } from './read-tree.ts';
export { changedFiles, typedTexts, type LabelingDraft, type TaxonomyDraft } from './taxonomy-draft.ts';
export {
  deepestTopic,
  emptyTree,
  largestLabeling,
  type TaxonomyName,
  type TaxonomyTree,
  type TopicNode,
} from './taxonomy-tree.ts';
export { TaxonomyStore, type TaxonomySaving, type TaxonomyState } from './taxonomy.store.ts';
