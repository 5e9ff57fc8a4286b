import type { AppletGateway } from '@lemma/core/applet';
import type { AssignmentGateway } from '@lemma/core/assignment';
import type { CodeGateway } from '@lemma/core/code-cell';
import type { CourseServerGateway } from '@lemma/core/course-server';
import type { CustomisationGateway } from '@lemma/core/customisation';
import type { EmbeddingEditorGateway } from '@lemma/core/embedding-editor';
import type { LearnerGateway } from '@lemma/core/learner';
import type { MediaGateway } from '@lemma/core/media';
import type { OwnDocumentGateway, PictureGateway } from '@lemma/core/own-document';
import type { ProblemCollection, ProblemGateway } from '@lemma/core/problem';
import type { QuickcheckJudge } from '@lemma/core/quickcheck';
import type { LanguageGateway } from '@lemma/core/language';
import type { RatingGateway } from '@lemma/core/rating';
import type { ReferenceGateway } from '@lemma/core/reference';
import type { NoAnswer } from '@lemma/core/platform';
import type { FilterCatalog, GlimpseGateway, SearchGateway, UserLabelGateway } from '@lemma/core/search';
import type { CourseListFailure, LmsCourse, SelectorGateway } from '@lemma/core/selection';
import { fail, type Result } from '@lemma/core/store';
import type { SelftestGateway } from '@lemma/core/selftest';
import type { TaxonomyGateway } from '@lemma/core/taxonomy';
import type { ProblemCatalog, WorksheetGateway } from '@lemma/core/worksheet-draft';
import type { TemplateGateway, WorksheetLookup } from '@lemma/core/worksheet';
import type { Fetch, HttpClient } from '../http/index.ts';
import { late, lateCancellable } from './late.ts';

/** The problems of learners. */
export function lateProblems(http: HttpClient, userId: () => string): ProblemGateway & ProblemCollection {
  const ask = late(async () => new (await import('../problem/index.ts')).HttpProblemGateway(http, userId));
  return {
    open: (...given) => ask((problems) => problems.open(...given)),
    keep: (...given) => ask((problems) => problems.keep(...given)),
    importAnswers: (...given) => ask((problems) => problems.importAnswers(...given)),
    save: (...given) => ask((problems) => problems.save(...given)),
    play: (...given) => ask((problems) => problems.play(...given)),
    list: (...given) => ask((problems) => problems.list(...given)),
    drawNewData: (...given) => ask((problems) => problems.drawNewData(...given)),
    correct: (...given) => ask((problems) => problems.correct(...given)),
    readData: (...given) => ask((problems) => problems.readData(...given)),
    receipts: (...given) => ask((problems) => problems.receipts(...given)),
    openProblems: (...given) => ask((problems) => problems.openProblems(...given)),
  };
}

/** The work of learners for those who accompany them. */
export function lateLearners(http: HttpClient): LearnerGateway {
  const ask = late(async () => new (await import('../learner/index.ts')).HttpLearnerGateway(http));
  return {
    undecided: (...given) => ask((learners) => learners.undecided(...given)),
    decide: (...given) => ask((learners) => learners.decide(...given)),
    withdraw: (...given) => ask((learners) => learners.withdraw(...given)),
    find: (...given) => ask((learners) => learners.find(...given)),
    answered: (...given) => ask((learners) => learners.answered(...given)),
    answersTo: (...given) => ask((learners) => learners.answersTo(...given)),
    giveScore: (...given) => ask((learners) => learners.giveScore(...given)),
    withdrawScores: (...given) => ask((learners) => learners.withdrawScores(...given)),
    mended: (...given) => ask((learners) => learners.mended(...given)),
    regrade: (...given) => ask((learners) => learners.regrade(...given)),
    undoRegrading: (...given) => ask((learners) => learners.undoRegrading(...given)),
    workOf: (...given) => ask((learners) => learners.workOf(...given)),
  };
}

/** The list of applets. */
export function lateApplets(http: HttpClient): AppletGateway {
  const ask = late(async () => new (await import('../applet/index.ts')).HttpAppletGateway(http));
  return {
    async exporter(path) {
      const read = await ask((applets) => applets.exporter(path));
      if (read.ok) return read;
      return fail(read.failure.kind === 'unavailable' ? { kind: 'exporter' } : read.failure);
    },
  };
}

/** The languages that users have chosen. */
export function lateLanguages(http: HttpClient): LanguageGateway {
  const ask = late(async () => new (await import('../language/index.ts')).HttpLanguageGateway(http));
  return {
    read: (...given) => ask((languages) => languages.read(...given)),
    save: (...given) => ask((languages) => languages.save(...given)),
  };
}

/** Ratings of articles. */
export function lateRatings(http: HttpClient): RatingGateway {
  const ask = late(async () => new (await import('../rating/index.ts')).HttpRatingGateway(http));
  return {
    read: (...given) => ask((ratings) => ratings.read(...given)),
    rate: (...given) => ask((ratings) => ratings.rate(...given)),
  };
}

/** Self-tests of courses. */
export function lateSelftests(http: HttpClient, userId: () => string): SelftestGateway {
  const ask = late(async () => new (await import('../selftest/index.ts')).HttpSelftestGateway(http, userId));
  return {
    list: (...given) => ask((selftests) => selftests.list(...given)),
    switchTo: (...given) => ask((selftests) => selftests.switchTo(...given)),
  };
}

/** Assignments of worksheets. */
export function lateAssignments(http: HttpClient): AssignmentGateway {
  const ask = late(async () => new (await import('../assignment/index.ts')).HttpAssignmentGateway(http));
  return {
    list: () => ask((assignments) => assignments.list()),
    find: (...given) => ask((assignments) => assignments.find(...given)),
    findPeople: (...given) => ask((assignments) => assignments.findPeople(...given)),
    create: (...given) => ask((assignments) => assignments.create(...given)),
    change: (...given) => ask((assignments) => assignments.change(...given)),
    remove: (...given) => ask((assignments) => assignments.remove(...given)),
    restore: (...given) => ask((assignments) => assignments.restore(...given)),
    extend: (...given) => ask((assignments) => assignments.extend(...given)),
    acceptLate: (...given) => ask((assignments) => assignments.acceptLate(...given)),
    groups: () => ask((assignments) => assignments.groups()),
    peopleOfGroup: (id) => ask((assignments) => assignments.peopleOfGroup(id)),
    putGroup: (...given) => ask((assignments) => assignments.putGroup(...given)),
    removeGroup: (id) => ask((assignments) => assignments.removeGroup(id)),
    mine: () => ask((assignments) => assignments.mine()),
  };
}

/** Searches, and what lists show and change beside them. */
export function lateSearch(http: HttpClient): SearchGateway & FilterCatalog & GlimpseGateway & UserLabelGateway {
  const load = () => import('../search/index.ts');
  const begin = lateCancellable(async () => new (await load()).HttpSearchGateway(http));
  const askCatalog = late(async () => new (await load()).HttpFilterCatalog(http));
  const askGlimpses = late(async () => new (await load()).HttpGlimpseGateway(http));
  const askLabels = late(async () => new (await load()).HttpUserLabelGateway(http));
  return {
    find: (...given) => begin((search) => search.find(...given)),
    choices: (...given) => askCatalog((catalog) => catalog.choices(...given)),
    glimpses: (...given) => askGlimpses((glimpses) => glimpses.glimpses(...given)),
    label: (...given) => askLabels((labels) => labels.label(...given)),
  };
}

/** Names of topics and objectives. */
export function lateTaxonomy(http: HttpClient): TaxonomyGateway {
  const ask = late(async () => new (await import('../taxonomy/index.ts')).HttpTaxonomyGateway(http));
  return {
    read: (...given) => ask((taxonomy) => taxonomy.read(...given)),
    save: (...given) => ask((taxonomy) => taxonomy.save(...given)),
  };
}

/** Describes the problems of a draft, and saves it. */
export function lateDrafts(http: HttpClient): WorksheetGateway & ProblemCatalog {
  const load = () => import('../worksheet-draft/index.ts');
  const askGateway = late(async () => new (await load()).HttpWorksheetGateway(http));
  const askCatalog = late(async () => new (await load()).HttpProblemCatalog(http));
  return {
    save: (...given) => askGateway((gateway) => gateway.save(...given)),
    describe: (...given) => askCatalog((catalog) => catalog.describe(...given)),
  };
}

/** Worksheets as they were saved. */
export function lateWorksheets(http: HttpClient): WorksheetLookup {
  const ask = late(async () => new (await import('../worksheet/index.ts')).HttpWorksheetLookup(http));
  return {
    find: (...given) => ask((worksheets) => worksheets.find(...given)),
    begin: (...given) => ask((worksheets) => worksheets.begin(...given)),
  };
}

/** Templates of worksheets. */
export function lateTemplates(http: HttpClient): TemplateGateway {
  const ask = late(async () => new (await import('../worksheet/index.ts')).HttpTemplateGateway(http));
  return {
    find: (...given) => ask((templates) => templates.find(...given)),
    remove: (...given) => ask((templates) => templates.remove(...given)),
    deleted: () => ask((templates) => templates.deleted()),
    restore: (...given) => ask((templates) => templates.restore(...given)),
    setVisibility: (...given) => ask((templates) => templates.setVisibility(...given)),
  };
}

/** What the selector asks for. */
export function lateSelector(http: HttpClient, fetch: Fetch): SelectorGateway {
  const ask = late(async () => new (await import('../selection/index.ts')).HttpSelectorGateway(http, fetch));
  return {
    recognise: (...given) => ask((selector) => selector.recognise(...given)),
    courses: async (...given) => coursesAnswer(await ask((selector) => selector.courses(...given))),
  };
}

/** Other platforms and their courses. `own` is the address of this platform's calls. */
export function lateCourseServers(http: HttpClient, fetch: Fetch, own: string): CourseServerGateway {
  const load = () => import('../course-server/index.ts');
  const ask = late(async () => new (await load()).HttpCourseServerGateway(http, fetch, own));
  return {
    servers: () => ask((gateway) => gateway.servers()),
    courses: async (server) => coursesAnswer(await ask((gateway) => gateway.courses(server))),
  };
}

/** Without the client, no server was reached. */
function coursesAnswer(
  answer: Result<readonly LmsCourse[], CourseListFailure | NoAnswer>,
): Result<readonly LmsCourse[], CourseListFailure> {
  if (answer.ok) return answer;
  const { failure } = answer;
  return fail(
    failure.kind === 'noServer' || failure.kind === 'unreadable' || failure.kind === 'unreachable'
      ? failure
      : { kind: 'unreachable' },
  );
}

/** Drafts and customisations of the user. */
export function lateCustomisations(http: HttpClient, userId: () => string): CustomisationGateway {
  const ask = late(async () => new (await import('../customisation/index.ts')).HttpCustomisationGateway(http, userId));
  return {
    open: (...given) => ask((customisations) => customisations.open(...given)),
    read: (...given) => ask((customisations) => customisations.read(...given)),
    keep: (...given) => ask((customisations) => customisations.keep(...given)),
    discard: (...given) => ask((customisations) => customisations.discard(...given)),
    save: (...given) => ask((customisations) => customisations.save(...given)),
    versions: (...given) => ask((customisations) => customisations.versions(...given)),
    preview: (...given) => ask((customisations) => customisations.preview(...given)),
  };
}

/** Documents that the user has written. */
export function lateOwnDocuments(http: HttpClient, userId: () => string): OwnDocumentGateway {
  const load = async () => new (await import('../own-document/index.ts')).HttpOwnDocumentGateway(http, userId);
  const ask = late(load);
  const begin = lateCancellable(load);
  return {
    list: (...given) => ask((documents) => documents.list(...given)),
    create: (...given) => ask((documents) => documents.create(...given)),
    upload: (...given) => begin((documents) => documents.upload(...given)),
    folder: (...given) => ask((documents) => documents.folder(...given)),
    remove: (...given) => ask((documents) => documents.remove(...given)),
    restore: (...given) => ask((documents) => documents.restore(...given)),
    share: (...given) => ask((documents) => documents.share(...given)),
  };
}

/** Pictures beside the user's documents. */
export function latePictures(http: HttpClient, userId: () => string): PictureGateway {
  const load = async () => new (await import('../own-document/index.ts')).HttpPictureGateway(http, userId);
  const ask = late(load);
  const begin = lateCancellable(load);
  return {
    list: (...given) => ask((pictures) => pictures.list(...given)),
    add: (...given) => begin((pictures) => pictures.add(...given)),
    remove: (...given) => ask((pictures) => pictures.remove(...given)),
  };
}

/** Runs code on the platform. */
export function lateCode(http: HttpClient, userId: () => string): CodeGateway {
  const load = async () => new (await import('../code-cell/index.ts')).HttpCodeGateway(http, userId);
  const begin = lateCancellable(load);
  return {
    evaluateOctave: (code) => begin((gateway) => gateway.evaluateOctave(code)),
    runAnswer: (answer) => begin((gateway) => gateway.runAnswer(answer)),
    stopRun: async () => (await load()).stopRun(),
  };
}

/** Judges the answers of quick checks. */
export function lateQuickchecks(http: HttpClient): QuickcheckJudge {
  const ask = late(async () => new (await import('../quickcheck/index.ts')).HttpQuickcheckJudge(http));
  return { judge: (...given) => ask((judge) => judge.judge(...given)) };
}

/** Files of the content. */
export function lateMedia(http: HttpClient): MediaGateway {
  const ask = late(async () => new (await import('../media/index.ts')).HttpMediaGateway(http));
  return { load: (...given) => ask((media) => media.load(...given)) };
}

/** Places that documents refer to. */
export function lateReferences(http: HttpClient): ReferenceGateway {
  const ask = late(async () => new (await import('../reference/index.ts')).HttpReferenceGateway(http));
  return { find: (...given) => ask((references) => references.find(...given)) };
}

/** What the previews of embedding editors ask for. */
export function lateEmbeddingEditor(http: HttpClient): EmbeddingEditorGateway {
  const load = async () => new (await import('../embedding-editor/index.ts')).HttpEmbeddingEditorGateway(http);
  const ask = late(load);
  const begin = lateCancellable(load);
  return {
    trustedOrigins: () => ask((editors) => editors.trustedOrigins()),
    editorAddress: () => ask((editors) => editors.editorAddress()),
    convert: (...given) => begin((editors) => editors.convert(...given)),
  };
}
