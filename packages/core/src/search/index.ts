export { activeFilters, dropFilter, type ActiveFilter } from './active-filters.ts';
export { fieldsIn, readCriteria, writeCriteria } from './address.ts';
export {
  fullDifficulty,
  hasCustomisations,
  hitKinds,
  initialCriteria,
  narrowsDifficulty,
  pageCount,
  pageSize,
  sortOrders,
  sortOrdersOf,
  type DifficultyRange,
  type HitKind,
  type SearchCriteria,
  type SortOrder,
} from './criteria.ts';
export { FilterChoicesStore } from './filter-choices.store.ts';
export { GlimpseStore, glimpseKey } from './glimpse.store.ts';
export {
  isDocumentHit,
  type DocumentGlimpse,
  type DocumentHit,
  type FoundBy,
  type HeldElsewhere,
  type NameMark,
  type PdfHit,
  type ResultPage,
  type SearchHit,
  type WorksheetHit,
} from './hit.ts';
export { neighboursOf, type HitNeighbours } from './neighbours.ts';
export { ListPosition, restoreMs } from './list-position.ts';
export { pageSteps, type PageStep } from './paging.ts';
export type {
  FilterCatalog,
  FilterChoice,
  FilterChoices,
  GlimpseGateway,
  HistoryStep,
  ListAddress,
  SearchableCriteria,
  SearchFailure,
  SearchGateway,
  TopicChoice,
  UserLabelFailure,
  UserLabelGateway,
  UserLabelling,
} from './ports.ts';
export { topicTree } from './topic-tree.ts';
export { searchDebounceMs, SearchStore, type SearchPorts, type SearchState } from './search.store.ts';
export {
  clearFilters,
  filterBy,
  limitDifficulty,
  lookFor,
  sortBy,
  toggleObjective,
  toggleUserLabel,
  turnTo,
  type Filters,
} from './transitions.ts';
