import type { AppletGateway } from '../applet/index.ts';
import type { AssignmentGateway } from '../assignment/index.ts';
import type { SourceLanguageLoader } from '../authoring/index.ts';
import type { CodeGateway, CodeRunner } from '../code-cell/index.ts';
import type { ConversionGateway, ExpressionConverter } from '../conversion/index.ts';
import type { CustomisationGateway } from '../customisation/index.ts';
import type { CourseGateway, CourseStore } from '../course/index.ts';
import type { CourseServerGateway } from '../course-server/index.ts';
import type { EmbeddingEditorGateway, ParentWindow } from '../embedding-editor/index.ts';
import type { LearnerGateway } from '../learner/index.ts';
import type { LanguageGateway, LanguageStore } from '../language/index.ts';
import type { MediaGateway } from '../media/index.ts';
import type { OwnDocumentGateway, PictureGateway } from '../own-document/index.ts';
import type { Analytics, Clock, KeyValueStorage, Log } from '../platform/index.ts';
import type { DocumentGateway } from '../preview/index.ts';
import type { RatingGateway } from '../rating/index.ts';
import type { SelftestGateway } from '../selftest/index.ts';
import type { ReferenceGateway } from '../reference/index.ts';
import type { OutboxLoader, ProblemCollection, ProblemGateway } from '../problem/index.ts';
import type { QuickcheckJudge } from '../quickcheck/index.ts';
import type { FilterCatalog, GlimpseGateway, SearchGateway, UserLabelGateway } from '../search/index.ts';
import type { OpenerWindow, SelectorGateway } from '../selection/index.ts';
import type { OwnStorage, SessionPort, SessionStore } from '../session/index.ts';
import type { ProblemCatalog, WorksheetDraftStore, WorksheetGateway } from '../worksheet-draft/index.ts';
import type { TemplateGateway, WorksheetLookup } from '../worksheet/index.ts';
import type { TaxonomyGateway } from '../taxonomy/index.ts';
import { token } from './token.ts';

/** Every service and port of the core by name. The app binds the ports, `coreModule` the rest. */
export const tokens = {
  clock: token<Clock>('Clock'),
  /** Lasts as long as the tab. */
  sessionStorage: token<KeyValueStorage>('SessionStorage'),
  /** Lasts as long as the browser's profile. */
  localStorage: token<KeyValueStorage>('LocalStorage'),
  /** What the browser prefers, the first most: `en-GB`. */
  preferredLanguages: token<readonly string[]>('PreferredLanguages'),
  log: token<Log>('Log'),
  analytics: token<Analytics>('Analytics'),
  language: token<LanguageStore>('LanguageStore'),
  languageGateway: token<LanguageGateway>('LanguageGateway'),

  appletGateway: token<AppletGateway>('AppletGateway'),
  ratingGateway: token<RatingGateway>('RatingGateway'),
  selftestGateway: token<SelftestGateway>('SelftestGateway'),

  identity: token<SessionPort>('SessionPort'),
  session: token<SessionStore>('SessionStore'),
  /** Lasts as long as the tab; everybody sees only their own entries. */
  ownStorage: token<OwnStorage>('OwnStorage'),
  /** Lasts as long as the browser's profile; everybody sees only their own entries. */
  ownLastingStorage: token<OwnStorage>('OwnLastingStorage'),

  searchGateway: token<SearchGateway>('SearchGateway'),
  filterCatalog: token<FilterCatalog>('FilterCatalog'),
  userLabelGateway: token<UserLabelGateway>('UserLabelGateway'),
  glimpseGateway: token<GlimpseGateway>('GlimpseGateway'),

  problemCatalog: token<ProblemCatalog>('ProblemCatalog'),
  worksheetGateway: token<WorksheetGateway>('WorksheetGateway'),
  worksheetDraft: token<WorksheetDraftStore>('WorksheetDraftStore'),

  worksheetLookup: token<WorksheetLookup>('WorksheetLookup'),

  templateGateway: token<TemplateGateway>('TemplateGateway'),

  codeRunner: token<CodeRunner>('CodeRunner'),
  codeGateway: token<CodeGateway>('CodeGateway'),

  conversionGateway: token<ConversionGateway>('ConversionGateway'),
  expressionConverter: token<ExpressionConverter>('ExpressionConverter'),
  /** Editor support for the authoring language; large, so it is loaded when an editor opens. */
  sourceLanguage: token<SourceLanguageLoader>('SourceLanguageLoader'),

  /** The parent window, if the platform is embedded in an editor. */
  parentWindow: token<ParentWindow>('ParentWindow'),
  embeddingEditorGateway: token<EmbeddingEditorGateway>('EmbeddingEditorGateway'),

  /** The window that opened this one, if it was an LMS. */
  openerWindow: token<OpenerWindow>('OpenerWindow'),
  selectorGateway: token<SelectorGateway>('SelectorGateway'),

  courseServerGateway: token<CourseServerGateway>('CourseServerGateway'),

  mediaGateway: token<MediaGateway>('MediaGateway'),
  referenceGateway: token<ReferenceGateway>('ReferenceGateway'),

  /** Judges the inputs of quick checks. */
  quickcheckJudge: token<QuickcheckJudge>('QuickcheckJudge'),

  customisationGateway: token<CustomisationGateway>('CustomisationGateway'),
  ownDocumentGateway: token<OwnDocumentGateway>('OwnDocumentGateway'),
  pictureGateway: token<PictureGateway>('PictureGateway'),
  taxonomyGateway: token<TaxonomyGateway>('TaxonomyGateway'),
  /** What readers see for topics, objectives, labels and sections. */

  courseGateway: token<CourseGateway>('CourseGateway'),
  course: token<CourseStore>('CourseStore'),

  documentGateway: token<DocumentGateway>('DocumentGateway'),

  problemGateway: token<ProblemGateway>('ProblemGateway'),
  problemCollection: token<ProblemCollection>('ProblemCollection'),
  /** Where answers wait until the platform has them; no first page needs it. */
  outbox: token<OutboxLoader>('OutboxLoader'),

  learnerGateway: token<LearnerGateway>('LearnerGateway'),
  assignmentGateway: token<AssignmentGateway>('AssignmentGateway'),
} as const;
