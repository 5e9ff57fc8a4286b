export { InMemoryCustomisationGateway } from './in-memory-customisations.ts';
export { anOwnDocument, InMemoryOwnDocuments, InMemoryPictures } from './in-memory-own-documents.ts';
export { MemoryStorage, RecordingLog, TurnedClock } from './fakes.ts';
export { InMemoryCourseGateway, aCourse } from './in-memory-course.ts';
export { InMemoryCourseServers } from './in-memory-course-servers.ts';
export { InMemoryListAddress } from './in-memory-list-address.ts';
export { InMemoryAssignments } from './in-memory-assignments.ts';
export { InMemoryLearnerGateway } from './in-memory-learners.ts';
export { InMemoryTaxonomyGateway, InMemoryUserLabelGateway, aTaxonomy } from './in-memory-taxonomy.ts';
export { InMemoryMediaGateway } from './in-memory-media.ts';
export { FakeOpenerWindow, InMemorySelectorGateway, lmsCourses } from './in-memory-selector.ts';
export { InMemoryApplets } from './in-memory-applets.ts';
export { InMemoryLanguages } from './in-memory-languages.ts';
export { InMemoryRatings } from './in-memory-ratings.ts';
export { InMemorySelftests } from './in-memory-selftests.ts';
export { InMemoryReferenceGateway } from './in-memory-references.ts';
export { FakeCodeRunner } from './fake-code-runner.ts';
export { FakeMathlet } from './fake-mathlet.ts';
export { FakeParentWindow, InMemoryEmbeddingEditorGateway } from './embedding-editor.ts';

export { milliseconds } from './milliseconds.ts';
export { isLongRun, isThorough, runs } from './runs.ts';

export {
  aDocumentHit,
  aResultPage,
  aDraft,
  aDraftProblem,
  aTemplate,
  aUser,
  aWorksheet,
  aWorksheetHit,
} from './a-draft.ts';
export { fakeServices, type Ports } from './fake-services.ts';
export {
  InMemoryConversionGateway,
  InMemoryExpressionConverter,
  InMemoryDocumentGateway,
  InMemoryFilterCatalog,
  InMemoryGlimpseGateway,
  InMemoryIdentity,
  InMemoryProblemCatalog,
  InMemorySearchGateway,
  InMemoryWorksheetGateway,
  InMemoryTemplateGateway,
  InMemoryWorksheetLookup,
  noAnswer,
  noChoices,
} from './in-memory-gateways.ts';
export { anOutbox, InMemoryOutboxDevice, InMemoryTabs, InMemoryTurns, loaded } from './in-memory-outbox.ts';
export { InMemoryProblemCollection, InMemoryProblemGateway, type InMemoryProblem } from './in-memory-problems.ts';
export { InMemoryQuickcheckJudge } from './in-memory-quickcheck-judge.ts';
export { numberTexts } from './expressions.ts';
export { anyText } from './any-text.ts';
export { anyTree, nowhere, treeOf, withoutAnyBrackets, withoutPlaces } from './any-tree.ts';
export { avoid, define, sourceText } from './definitions.ts';
export { aBox, encloses, pointIn, type NumberBounds } from './boxes.ts';
export { verdictOnPair } from './verdict-on-pair.ts';
export { inTurn, variants } from './variants.ts';
