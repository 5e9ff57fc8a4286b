import { HttpAppletGateway } from '../applet/index.ts';
import { HttpAssignmentGateway } from '../assignment/index.ts';
import { initialCriteria } from '@lemma/core/search';
import type { Clock } from '@lemma/core/platform';
import { aDraft } from '@lemma/core/testing';
import { HttpCourseGateway } from '../course/index.ts';
import { HttpCourseServerGateway } from '../course-server/index.ts';
import { HttpCustomisationGateway } from '../customisation/index.ts';
import { HttpEmbeddingEditorGateway } from '../embedding-editor/index.ts';
import type { Fetch, HttpClient } from '../http/index.ts';
import { HttpLanguageGateway } from '../language/index.ts';
import { HttpLearnerGateway } from '../learner/index.ts';
import { HttpMediaGateway } from '../media/index.ts';
import { HttpOwnDocumentGateway, HttpPictureGateway } from '../own-document/index.ts';
import { HttpDocumentGateway, HttpExpressionConverter } from '../preview/index.ts';
import { HttpProblemGateway } from '../problem/index.ts';
import { HttpCodeGateway } from '../code-cell/index.ts';
import { HttpQuickcheckJudge } from '../quickcheck/index.ts';
import { HttpRatingGateway } from '../rating/index.ts';
import { HttpReferenceGateway } from '../reference/index.ts';
import { HttpFilterCatalog, HttpGlimpseGateway, HttpSearchGateway, HttpUserLabelGateway } from '../search/index.ts';
import { HttpSelectorGateway } from '../selection/index.ts';
import { HttpSelftestGateway } from '../selftest/index.ts';
import { HttpTaxonomyGateway } from '../taxonomy/index.ts';
import { HttpProblemCatalog, HttpWorksheetGateway } from '../worksheet-draft/index.ts';
import { HttpTemplateGateway, HttpWorksheetLookup } from '../worksheet/index.ts';

/** What reaches the server, and what says when it has taken too long. */
export interface Reach {
  readonly http: HttpClient;
  readonly fetch: Fetch;
  readonly clock: Clock;
}

const me = () => 'me';
const criteria = { ...initialCriteria('de'), language: 'de' as const, pageSize: 15 };
const source = { text: 'x', version: '1' };
const alone = { path: 'a/b', language: 'de' } as const;
const sheet = { ...alone, worksheet: 'w1' };
const waiting = (key: string) => ({
  ...{ key, problem: sheet, attempt: 'x.1' },
  answer: { key: '1,1', text: '1', language: 'de' as const, version: 0 },
});
const quickcheck = {
  language: 'de',
  seed: 1,
  question: {
    field: 'real',
    displayPrecision: 2,
    correctorPrecision: { mode: 'rounded', digits: 1 },
    variables: { definitions: [], rules: [] },
    answers: [],
    permutedAnswers: [],
  },
  inputs: [],
} as const;

const anAssignment = { terms: { audience: 'named', takesLate: false }, people: ['x'] } as const;

/** Each call of every gateway, as `gateway.call`; where a call has two ways, both. */
export const everyCall: Readonly<Record<string, (reach: Reach) => Promise<unknown>>> = {
  'HttpCourseGateway.read': ({ http }) => new HttpCourseGateway(http).read(),
  'HttpCourseServerGateway.servers': ({ http, fetch }) => new HttpCourseServerGateway(http, fetch).servers(),
  'HttpCourseServerGateway.courses': ({ http, fetch, clock }) =>
    new HttpCourseServerGateway(http, fetch, '/api/', clock).courses(undefined),
  'HttpCustomisationGateway.open': ({ http }) =>
    new HttpCustomisationGateway(http, me).open({ path: 'a', worksheet: undefined }),
  'HttpAppletGateway.exporter': ({ http }) => new HttpAppletGateway(http).exporter('a'),
  'HttpCustomisationGateway.read': ({ http }) => new HttpCustomisationGateway(http, me).read('a'),
  'HttpCustomisationGateway.keep': ({ http }) => new HttpCustomisationGateway(http, me).keep('a', source),
  'HttpCustomisationGateway.discard': ({ http }) => new HttpCustomisationGateway(http, me).discard('a'),
  'HttpCustomisationGateway.save': ({ http }) =>
    new HttpCustomisationGateway(http, me).save({ path: 'a', worksheet: undefined }, { text: 'x', replaces: '1' }),
  'HttpCustomisationGateway.save in a worksheet': ({ http }) =>
    new HttpCustomisationGateway(http, me).save({ path: 'a', worksheet: 'w1' }, { text: 'x', replaces: '1' }),
  'HttpCustomisationGateway.versions': ({ http }) => new HttpCustomisationGateway(http, me).versions('a'),
  'HttpCustomisationGateway.preview': ({ http }) => new HttpCustomisationGateway(http, me).preview('a', 'de', 'x'),
  'HttpEmbeddingEditorGateway.editorAddress': ({ http }) => new HttpEmbeddingEditorGateway(http).editorAddress(),
  'HttpEmbeddingEditorGateway.trustedOrigins': ({ http }) => new HttpEmbeddingEditorGateway(http).trustedOrigins(),
  'HttpEmbeddingEditorGateway.convert': ({ http }) =>
    new HttpEmbeddingEditorGateway(http).convert({ texCode: 'x', documentPath: 'a', language: 'de', apiUrl: '' })
      .answer,
  'HttpAssignmentGateway.list': ({ http }) => new HttpAssignmentGateway(http).list(),
  'HttpAssignmentGateway.find': ({ http }) => new HttpAssignmentGateway(http).find('1'),
  'HttpAssignmentGateway.findPeople': ({ http }) => new HttpAssignmentGateway(http).findPeople(['x']),
  'HttpAssignmentGateway.create': ({ http }) => new HttpAssignmentGateway(http).create('1', anAssignment),
  'HttpAssignmentGateway.change': ({ http }) => new HttpAssignmentGateway(http).change('1', '1', anAssignment),
  'HttpAssignmentGateway.remove': ({ http }) => new HttpAssignmentGateway(http).remove('1'),
  'HttpAssignmentGateway.restore': ({ http }) => new HttpAssignmentGateway(http).restore('1'),
  'HttpAssignmentGateway.extend': ({ http }) => new HttpAssignmentGateway(http).extend('1', [{ user: 'x' }]),
  'HttpAssignmentGateway.acceptLate': ({ http }) => new HttpAssignmentGateway(http).acceptLate('1', 'x'),
  'HttpAssignmentGateway.groups': ({ http }) => new HttpAssignmentGateway(http).groups(),
  'HttpAssignmentGateway.peopleOfGroup': ({ http }) => new HttpAssignmentGateway(http).peopleOfGroup('1'),
  'HttpAssignmentGateway.putGroup': ({ http }) => new HttpAssignmentGateway(http).putGroup('Tuesday', ['x']),
  'HttpAssignmentGateway.removeGroup': ({ http }) => new HttpAssignmentGateway(http).removeGroup('1'),
  'HttpAssignmentGateway.mine': ({ http }) => new HttpAssignmentGateway(http).mine(),
  'HttpLanguageGateway.read': ({ http }) => new HttpLanguageGateway(http).read('me'),
  'HttpLanguageGateway.save': ({ http }) => new HttpLanguageGateway(http).save('me', 'de'),
  'HttpLearnerGateway.undecided': ({ http }) => new HttpLearnerGateway(http).undecided('de', 1),
  'HttpLearnerGateway.decide': ({ http }) => new HttpLearnerGateway(http).decide('1', 1),
  'HttpLearnerGateway.withdraw': ({ http }) => new HttpLearnerGateway(http).withdraw('1', 1),
  'HttpLearnerGateway.find': ({ http }) => new HttpLearnerGateway(http).find('x', 1),
  'HttpLearnerGateway.answered': ({ http }) => new HttpLearnerGateway(http).answered('de', 1),
  'HttpLearnerGateway.answersTo': ({ http }) => new HttpLearnerGateway(http).answersTo({ path: 'x' }, 'de'),
  'HttpLearnerGateway.giveScore': ({ http }) =>
    new HttpLearnerGateway(http).giveScore({ path: 'x' }, 1, { score: 1, reason: 'r', answers: [] }),
  'HttpLearnerGateway.withdrawScores': ({ http }) =>
    new HttpLearnerGateway(http).withdrawScores([{ id: 'a', number: 1 }]),
  'HttpLearnerGateway.mended': ({ http }) => new HttpLearnerGateway(http).mended({ path: 'x' }, 'de'),
  'HttpLearnerGateway.regrade': ({ http }) => new HttpLearnerGateway(http).regrade({ path: 'x' }, 'v'),
  'HttpLearnerGateway.undoRegrading': ({ http }) => new HttpLearnerGateway(http).undoRegrading('r'),
  'HttpLearnerGateway.workOf': ({ http }) => new HttpLearnerGateway(http).workOf('x', 'de'),
  'HttpMediaGateway.load': ({ http }) => new HttpMediaGateway(http).load('a.svg', 'de'),
  'HttpDocumentGateway.read': ({ http }) => new HttpDocumentGateway(http).read('a', 'de'),
  'HttpExpressionConverter.convert': ({ http }) => new HttpExpressionConverter(http).convert('x', 'de').answer,
  'HttpOwnDocumentGateway.list': ({ http }) => new HttpOwnDocumentGateway(http, me).list(),
  'HttpOwnDocumentGateway.create': ({ http }) => new HttpOwnDocumentGateway(http, me).create({ name: 'a', text: 'x' }),
  'HttpOwnDocumentGateway.upload': ({ http }) =>
    new HttpOwnDocumentGateway(http, me).upload([{ path: 'a.tex', bytes: new Uint8Array(8) }], false).answer,
  'HttpOwnDocumentGateway.folder': ({ http }) => new HttpOwnDocumentGateway(http, me).folder('own/me/a'),
  'HttpOwnDocumentGateway.remove': ({ http }) => new HttpOwnDocumentGateway(http, me).remove('own/me/a'),
  'HttpOwnDocumentGateway.restore': ({ http }) => new HttpOwnDocumentGateway(http, me).restore('own/me/a'),
  'HttpOwnDocumentGateway.share': ({ http }) => new HttpOwnDocumentGateway(http, me).share('own/me/a', true),
  'HttpPictureGateway.list': ({ http }) => new HttpPictureGateway(http, me).list('own/me/a'),
  'HttpPictureGateway.add': ({ http }) =>
    new HttpPictureGateway(http, me).add('own/me/a', { name: 'a.png', bytes: new Uint8Array(8) }).answer,
  'HttpPictureGateway.remove': ({ http }) => new HttpPictureGateway(http, me).remove('own/me/a', 'a.png'),
  'HttpProblemGateway.open': ({ http }) => new HttpProblemGateway(http, me).open(alone),
  'HttpProblemGateway.open in a worksheet': ({ http }) => new HttpProblemGateway(http, me).open(sheet),
  'HttpProblemGateway.keep': ({ http }) => new HttpProblemGateway(http, me).keep([waiting('k')], me()),
  'HttpProblemGateway.keep of several': ({ http }) =>
    new HttpProblemGateway(http, me).keep([waiting('k'), waiting('l')], me()),
  'HttpProblemGateway.importAnswers': ({ http }) => new HttpProblemGateway(http, me).importAnswers('{}'),
  'HttpProblemGateway.save': ({ http }) => new HttpProblemGateway(http, me).save(sheet, 'x.1'),
  'HttpProblemGateway.drawNewData': ({ http }) => new HttpProblemGateway(http, me).drawNewData(alone, 'all'),
  'HttpProblemGateway.drawNewData in a worksheet': ({ http }) =>
    new HttpProblemGateway(http, me).drawNewData(sheet, 'all'),
  'HttpProblemGateway.correct': ({ http }) => new HttpProblemGateway(http, me).correct(alone, 'correction'),
  'HttpProblemGateway.correct in a worksheet': ({ http }) =>
    new HttpProblemGateway(http, me).correct(sheet, 'correctionPreview'),
  'HttpProblemGateway.correct of another learner': ({ http }) =>
    new HttpProblemGateway(http, me).correct({ ...sheet, learner: 'l' }, 'correction'),
  'HttpProblemGateway.readData': ({ http }) => new HttpProblemGateway(http, me).readData(sheet),
  'HttpProblemGateway.play': ({ http }) =>
    new HttpProblemGateway(http, me).play(alone, 'a', { kind: 'start', level: 1 }),
  'HttpProblemGateway.list': ({ http }) => new HttpProblemGateway(http, me).list(true),
  'HttpProblemGateway.receipts': ({ http }) => new HttpProblemGateway(http, me).receipts(alone, { page: 1 }),
  'HttpRatingGateway.read': ({ http }) => new HttpRatingGateway(http).read('a/b'),
  'HttpRatingGateway.rate': ({ http }) => new HttpRatingGateway(http).rate('a/b', 0.5),
  'HttpProblemGateway.openProblems': ({ http }) => new HttpProblemGateway(http, me).openProblems('de'),
  'HttpCodeGateway.evaluateOctave': ({ http }) => new HttpCodeGateway(http, me).evaluateOctave('1').answer,
  'HttpSelftestGateway.list': ({ http }) => new HttpSelftestGateway(http, me).list('de'),
  'HttpSelftestGateway.switchTo': ({ http }) =>
    new HttpSelftestGateway(http, me).switchTo({ id: 's', course: 'c' }, 'feedback', 'de'),
  'HttpCodeGateway.runAnswer': ({ http }) =>
    new HttpCodeGateway(http, me).runAnswer({ problem: alone, question: 1, answer: 1, value: '1' }).answer,
  'HttpCodeGateway.stopRun': ({ http }) => new HttpCodeGateway(http, me).stopRun(),
  'HttpCodeGateway.runAnswer in a worksheet': ({ http }) =>
    new HttpCodeGateway(http, me).runAnswer({ problem: sheet, question: 1, answer: 1, value: '1', test: '2' }).answer,
  'HttpQuickcheckJudge.judge': ({ http }) => new HttpQuickcheckJudge(http).judge(quickcheck),
  'HttpReferenceGateway.find': ({ http }) =>
    new HttpReferenceGateway(http).find({ courseId: 'c', id: 'a', type: 'problem' }),
  'HttpFilterCatalog.choices': ({ http }) => new HttpFilterCatalog(http).choices(criteria),
  'HttpGlimpseGateway.glimpses': ({ http }) => new HttpGlimpseGateway(http).glimpses('de', ['a']),
  'HttpSearchGateway.find': ({ http }) => new HttpSearchGateway(http).find(criteria).answer,
  'HttpUserLabelGateway.label': ({ http }) =>
    new HttpUserLabelGateway(http).label({ paths: ['a'], label: 'l', isSet: true }),
  'HttpSelectorGateway.recognise': ({ http, fetch, clock }) =>
    new HttpSelectorGateway(http, fetch, clock).recognise({ org: 'o', origin: undefined, serverUrl: undefined }),
  'HttpSelectorGateway.courses': ({ http, fetch, clock }) =>
    new HttpSelectorGateway(http, fetch, clock).courses('https://courses.example/', 'o'),
  'HttpTaxonomyGateway.read': ({ http }) => new HttpTaxonomyGateway(http).read('taxonomy'),
  'HttpTaxonomyGateway.read labels': ({ http }) => new HttpTaxonomyGateway(http).read('de'),
  'HttpTaxonomyGateway.save': ({ http }) => new HttpTaxonomyGateway(http).save('taxonomy', source),
  'HttpTaxonomyGateway.save labels': ({ http }) => new HttpTaxonomyGateway(http).save('de', source),
  'HttpProblemCatalog.describe': ({ http }) => new HttpProblemCatalog(http).describe('a'),
  'HttpWorksheetGateway.save': ({ http }) => new HttpWorksheetGateway(http).save(aDraft()),
  'HttpTemplateGateway.find': ({ http }) => new HttpTemplateGateway(http).find('t1'),
  'HttpTemplateGateway.deleted': ({ http }) => new HttpTemplateGateway(http).deleted(),
  'HttpTemplateGateway.remove': ({ http }) => new HttpTemplateGateway(http).remove('t1'),
  'HttpTemplateGateway.restore': ({ http }) => new HttpTemplateGateway(http).restore('t1'),
  'HttpTemplateGateway.setVisibility': ({ http }) => new HttpTemplateGateway(http).setVisibility('t1', true),
  'HttpWorksheetLookup.find': ({ http }) => new HttpWorksheetLookup(http).find({ by: 'worksheet', id: 'w1' }),
  'HttpWorksheetLookup.begin': ({ http }) => new HttpWorksheetLookup(http).begin('w1'),
  'HttpWorksheetLookup.find by template': ({ http }) =>
    new HttpWorksheetLookup(http).find({ by: 'template', id: 't1' }),
};
