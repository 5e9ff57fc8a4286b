import type { AppletGateway } from '../applet/index.ts';
import type { AssignmentGateway } from '../assignment/index.ts';
import { plainSourceLanguage, type SourceLanguageLoader } from '../authoring/index.ts';
import type { CodeGateway, CodeRunner } from '../code-cell/index.ts';
import type { ConversionGateway, ExpressionConverter } from '../conversion/index.ts';
import type { CustomisationGateway } from '../customisation/index.ts';
import type { OwnDocumentGateway, PictureGateway } from '../own-document/index.ts';
import type { CourseGateway } from '../course/index.ts';
import type { CourseServerGateway } from '../course-server/index.ts';
import { createServices } from '../di/index.ts';
import { tokens } from '../tokens/index.ts';
import type { EmbeddingEditorGateway, ParentWindow } from '../embedding-editor/index.ts';
import type { LearnerGateway } from '../learner/index.ts';
import type { MediaGateway } from '../media/index.ts';
import { noAnalytics, type Analytics, type Clock, type KeyValueStorage, type Log } from '../platform/index.ts';
import type { DocumentGateway } from '../preview/index.ts';
import type { OutboxDevice, OutboxTabs } from '../outbox/index.ts';
import type { LanguageGateway } from '../language/index.ts';
import type { RatingGateway } from '../rating/index.ts';
import type { SelftestGateway } from '../selftest/index.ts';
import type { ReferenceGateway } from '../reference/index.ts';
import type { ProblemCollection, ProblemGateway } from '../problem/index.ts';
import type { QuickcheckJudge } from '../quickcheck/index.ts';
import type { FilterCatalog, GlimpseGateway, SearchGateway, UserLabelGateway } from '../search/index.ts';
import type { OpenerWindow, SelectorGateway } from '../selection/index.ts';
import type { SessionPort } from '../session/index.ts';
import type { TaxonomyGateway } from '../taxonomy/index.ts';
import type { ProblemCatalog, WorksheetGateway } from '../worksheet-draft/index.ts';
import type { TemplateGateway, WorksheetLookup } from '../worksheet/index.ts';
import { FakeCodeRunner } from './fake-code-runner.ts';
import { InMemoryCodeGateway } from './in-memory-code-gateway.ts';
import { MemoryStorage, RecordingLog, TurnedClock } from './fakes.ts';
import { FakeParentWindow, InMemoryEmbeddingEditorGateway } from './embedding-editor.ts';
import {
  InMemoryConversionGateway,
  InMemoryExpressionConverter,
  InMemoryDocumentGateway,
  InMemoryFilterCatalog,
  InMemoryGlimpseGateway,
  InMemoryIdentity,
  InMemoryProblemCatalog,
  InMemorySearchGateway,
  InMemoryTemplateGateway,
  InMemoryWorksheetGateway,
  InMemoryWorksheetLookup,
} from './in-memory-gateways.ts';
import { InMemoryCustomisationGateway } from './in-memory-customisations.ts';
import { InMemoryOwnDocuments, InMemoryPictures } from './in-memory-own-documents.ts';
import { InMemoryCourseGateway } from './in-memory-course.ts';
import { InMemoryCourseServers } from './in-memory-course-servers.ts';
import { InMemoryAssignments } from './in-memory-assignments.ts';
import { InMemoryLearnerGateway } from './in-memory-learners.ts';
import { InMemoryMediaGateway } from './in-memory-media.ts';
import { anOutbox, InMemoryOutboxDevice, InMemoryTabs, loaded } from './in-memory-outbox.ts';
import { InMemoryProblemCollection, InMemoryProblemGateway } from './in-memory-problems.ts';
import { InMemoryQuickcheckJudge } from './in-memory-quickcheck-judge.ts';
import { FakeOpenerWindow, InMemorySelectorGateway } from './in-memory-selector.ts';
import { InMemoryTaxonomyGateway, InMemoryUserLabelGateway } from './in-memory-taxonomy.ts';
import { InMemoryApplets } from './in-memory-applets.ts';
import { InMemoryLanguages } from './in-memory-languages.ts';
import { InMemoryRatings } from './in-memory-ratings.ts';
import { InMemorySelftests } from './in-memory-selftests.ts';
import { InMemoryReferenceGateway } from './in-memory-references.ts';

/** The ports of the core, by name. */
export interface Ports {
  readonly clock: Clock;
  readonly sessionStorage: KeyValueStorage;
  readonly localStorage: KeyValueStorage;
  readonly preferredLanguages: readonly string[];
  readonly log: Log;
  readonly analytics: Analytics;
  readonly identity: SessionPort;
  readonly searchGateway: SearchGateway;
  readonly filterCatalog: FilterCatalog;
  readonly glimpseGateway: GlimpseGateway;
  readonly userLabelGateway: UserLabelGateway;
  readonly taxonomyGateway: TaxonomyGateway;
  readonly problemCatalog: ProblemCatalog;
  readonly worksheetGateway: WorksheetGateway;
  readonly worksheetLookup: WorksheetLookup;
  readonly templateGateway: TemplateGateway;
  readonly codeRunner: CodeRunner;
  readonly codeGateway: CodeGateway;
  readonly conversionGateway: ConversionGateway;
  readonly expressionConverter: ExpressionConverter;
  readonly customisationGateway: CustomisationGateway;
  readonly ownDocumentGateway: OwnDocumentGateway;
  readonly pictureGateway: PictureGateway;
  readonly sourceLanguage: SourceLanguageLoader;
  readonly quickcheckJudge: QuickcheckJudge;
  readonly courseGateway: CourseGateway;
  readonly appletGateway: AppletGateway;
  readonly languageGateway: LanguageGateway;
  readonly ratingGateway: RatingGateway;
  readonly selftestGateway: SelftestGateway;
  readonly documentGateway: DocumentGateway;
  readonly mediaGateway: MediaGateway;
  readonly referenceGateway: ReferenceGateway;
  readonly problemGateway: ProblemGateway;
  readonly outboxDevice: OutboxDevice;
  readonly outboxTabs: OutboxTabs;
  readonly problemCollection: ProblemCollection;
  readonly learnerGateway: LearnerGateway;
  readonly assignmentGateway: AssignmentGateway;
  readonly parentWindow: ParentWindow;
  readonly embeddingEditorGateway: EmbeddingEditorGateway;
  readonly openerWindow: OpenerWindow;
  readonly selectorGateway: SelectorGateway;
  readonly courseServerGateway: CourseServerGateway;
}

/** Every service of the core over fakes; a test or story specifies the ports that matter to it. */
export function fakeServices(given: Partial<Ports> = {}): ReturnType<typeof createServices> {
  const ports: Ports = {
    clock: new TurnedClock(),
    sessionStorage: new MemoryStorage(),
    localStorage: new MemoryStorage(),
    preferredLanguages: [],
    log: new RecordingLog(),
    analytics: noAnalytics,
    identity: new InMemoryIdentity(),
    searchGateway: new InMemorySearchGateway(),
    filterCatalog: new InMemoryFilterCatalog(),
    glimpseGateway: new InMemoryGlimpseGateway(),
    userLabelGateway: new InMemoryUserLabelGateway(),
    taxonomyGateway: new InMemoryTaxonomyGateway(),
    problemCatalog: new InMemoryProblemCatalog(),
    worksheetGateway: new InMemoryWorksheetGateway(),
    worksheetLookup: new InMemoryWorksheetLookup(),
    templateGateway: new InMemoryTemplateGateway(),
    codeRunner: new FakeCodeRunner(),
    codeGateway: new InMemoryCodeGateway(),
    conversionGateway: new InMemoryConversionGateway(),
    expressionConverter: new InMemoryExpressionConverter(),
    customisationGateway: new InMemoryCustomisationGateway(),
    ownDocumentGateway: new InMemoryOwnDocuments(),
    pictureGateway: new InMemoryPictures(),
    sourceLanguage: plainSourceLanguage,
    quickcheckJudge: new InMemoryQuickcheckJudge(),
    courseGateway: new InMemoryCourseGateway(),
    appletGateway: new InMemoryApplets(),
    languageGateway: new InMemoryLanguages(),
    ratingGateway: new InMemoryRatings(),
    selftestGateway: new InMemorySelftests(),
    documentGateway: new InMemoryDocumentGateway(),
    mediaGateway: new InMemoryMediaGateway(),
    referenceGateway: new InMemoryReferenceGateway(),
    problemGateway: new InMemoryProblemGateway(),
    outboxDevice: new InMemoryOutboxDevice(),
    outboxTabs: new InMemoryTabs().tab(),
    problemCollection: new InMemoryProblemCollection(),
    learnerGateway: new InMemoryLearnerGateway(),
    assignmentGateway: new InMemoryAssignments(),
    parentWindow: new FakeParentWindow(),
    embeddingEditorGateway: new InMemoryEmbeddingEditorGateway(),
    openerWindow: new FakeOpenerWindow(),
    selectorGateway: new InMemorySelectorGateway(),
    courseServerGateway: new InMemoryCourseServers(),
    ...given,
  };
  return createServices((bind) => {
    bind(tokens.clock).toConstantValue(ports.clock);
    bind(tokens.sessionStorage).toConstantValue(ports.sessionStorage);
    bind(tokens.localStorage).toConstantValue(ports.localStorage);
    bind(tokens.preferredLanguages).toConstantValue(ports.preferredLanguages);
    bind(tokens.log).toConstantValue(ports.log);
    bind(tokens.analytics).toConstantValue(ports.analytics);
    bind(tokens.identity).toConstantValue(ports.identity);
    bind(tokens.searchGateway).toConstantValue(ports.searchGateway);
    bind(tokens.filterCatalog).toConstantValue(ports.filterCatalog);
    bind(tokens.glimpseGateway).toConstantValue(ports.glimpseGateway);
    bind(tokens.userLabelGateway).toConstantValue(ports.userLabelGateway);
    bind(tokens.taxonomyGateway).toConstantValue(ports.taxonomyGateway);
    bind(tokens.problemCatalog).toConstantValue(ports.problemCatalog);
    bind(tokens.worksheetGateway).toConstantValue(ports.worksheetGateway);
    bind(tokens.worksheetLookup).toConstantValue(ports.worksheetLookup);
    bind(tokens.templateGateway).toConstantValue(ports.templateGateway);
    bind(tokens.codeRunner).toConstantValue(ports.codeRunner);
    bind(tokens.codeGateway).toConstantValue(ports.codeGateway);
    bind(tokens.conversionGateway).toConstantValue(ports.conversionGateway);
    bind(tokens.expressionConverter).toConstantValue(ports.expressionConverter);
    bind(tokens.customisationGateway).toConstantValue(ports.customisationGateway);
    bind(tokens.pictureGateway).toConstantValue(ports.pictureGateway);
    bind(tokens.ownDocumentGateway).toConstantValue(ports.ownDocumentGateway);
    bind(tokens.sourceLanguage).toConstantValue(ports.sourceLanguage);
    bind(tokens.quickcheckJudge).toConstantValue(ports.quickcheckJudge);
    bind(tokens.courseGateway).toConstantValue(ports.courseGateway);
    bind(tokens.appletGateway).toConstantValue(ports.appletGateway);
    bind(tokens.languageGateway).toConstantValue(ports.languageGateway);
    bind(tokens.ratingGateway).toConstantValue(ports.ratingGateway);
    bind(tokens.selftestGateway).toConstantValue(ports.selftestGateway);
    bind(tokens.documentGateway).toConstantValue(ports.documentGateway);
    bind(tokens.mediaGateway).toConstantValue(ports.mediaGateway);
    bind(tokens.referenceGateway).toConstantValue(ports.referenceGateway);
    bind(tokens.problemGateway).toConstantValue(ports.problemGateway);
    bind(tokens.outbox)
      .toResolvedValue(
        (problems, session, clock, log) =>
          loaded(anOutbox({ problems, session, clock, log, device: ports.outboxDevice, tabs: ports.outboxTabs })),
        [tokens.problemGateway, tokens.session, tokens.clock, tokens.log],
      )
      .inSingletonScope();
    bind(tokens.problemCollection).toConstantValue(ports.problemCollection);
    bind(tokens.learnerGateway).toConstantValue(ports.learnerGateway);
    bind(tokens.assignmentGateway).toConstantValue(ports.assignmentGateway);
    bind(tokens.parentWindow).toConstantValue(ports.parentWindow);
    bind(tokens.embeddingEditorGateway).toConstantValue(ports.embeddingEditorGateway);
    bind(tokens.openerWindow).toConstantValue(ports.openerWindow);
    bind(tokens.selectorGateway).toConstantValue(ports.selectorGateway);
    bind(tokens.courseServerGateway).toConstantValue(ports.courseServerGateway);
  });
}
