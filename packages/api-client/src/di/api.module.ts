import type { ProblemCollection, ProblemGateway } from '@lemma/core/problem';
import { token, tokens } from '@lemma/core/tokens';
import { ContainerModule } from 'inversify';
import { HttpCourseGateway } from '../course/index.ts';
import { HttpClient, type Fetch } from '../http/index.ts';
import { HttpDocumentGateway, HttpExpressionConverter } from '../preview/index.ts';
import {
  lateApplets,
  lateAssignments,
  lateCode,
  lateCourseServers,
  lateCustomisations,
  lateDrafts,
  lateEmbeddingEditor,
  lateLearners,
  lateMedia,
  lateOwnDocuments,
  latePictures,
  lateProblems,
  lateQuickchecks,
  lateLanguages,
  lateRatings,
  lateReferences,
  lateSearch,
  lateSelftests,
  lateSelector,
  lateTaxonomy,
  lateTemplates,
  lateWorksheets,
} from './late-gateways.ts';

/** How to reach the server. */
export interface ApiConfig {
  readonly fetch: Fetch;
  /** A new idempotency key for a write. */
  readonly newKey: () => string;
  /** Prefix of every path; `/api` by default. */
  readonly baseUrl?: string;
}

/** The client itself, for calls without a port in the core. */
export const httpClient = token<HttpClient>('HttpClient');

const problems = token<ProblemGateway & ProblemCollection>('Problems');

/** Binds the core's gateways to the server. Every call carries the session's token. */
export function apiModule({ fetch, newKey, baseUrl = '/api' }: ApiConfig): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(httpClient)
      .toResolvedValue(
        (session, clock, log) =>
          new HttpClient({
            fetch,
            newKey,
            baseUrl,
            accessToken: (refused) => session.accessToken(refused),
            endSession: () => session.end(),
            clock,
            log,
          }),
        [tokens.session, tokens.clock, tokens.log],
      )
      .inSingletonScope();
    bind(tokens.worksheetGateway)
      .toResolvedValue((http) => lateDrafts(http), [httpClient])
      .inSingletonScope();
    bind(tokens.problemCatalog)
      .toResolvedValue((http) => lateDrafts(http), [httpClient])
      .inSingletonScope();
    bind(tokens.searchGateway)
      .toResolvedValue((http) => lateSearch(http), [httpClient])
      .inSingletonScope();
    bind(tokens.filterCatalog)
      .toResolvedValue((http) => lateSearch(http), [httpClient])
      .inSingletonScope();
    bind(tokens.glimpseGateway)
      .toResolvedValue((http) => lateSearch(http), [httpClient])
      .inSingletonScope();
    bind(tokens.userLabelGateway)
      .toResolvedValue((http) => lateSearch(http), [httpClient])
      .inSingletonScope();
    bind(tokens.taxonomyGateway)
      .toResolvedValue((http) => lateTaxonomy(http), [httpClient])
      .inSingletonScope();
    bind(tokens.worksheetLookup)
      .toResolvedValue((http) => lateWorksheets(http), [httpClient])
      .inSingletonScope();
    bind(tokens.templateGateway)
      .toResolvedValue((http) => lateTemplates(http), [httpClient])
      .inSingletonScope();
    bind(tokens.courseGateway)
      .toResolvedValue((http) => new HttpCourseGateway(http), [httpClient])
      .inSingletonScope();
    bind(tokens.appletGateway)
      .toResolvedValue((http) => lateApplets(http), [httpClient])
      .inSingletonScope();
    bind(tokens.languageGateway)
      .toResolvedValue((http) => lateLanguages(http), [httpClient])
      .inSingletonScope();
    bind(tokens.ratingGateway)
      .toResolvedValue((http) => lateRatings(http), [httpClient])
      .inSingletonScope();
    bind(tokens.selectorGateway)
      .toResolvedValue((http) => lateSelector(http, fetch), [httpClient])
      .inSingletonScope();
    bind(tokens.courseServerGateway)
      .toResolvedValue((http) => lateCourseServers(http, fetch, `${baseUrl}/`), [httpClient])
      .inSingletonScope();
    bind(tokens.documentGateway)
      .toResolvedValue((http) => new HttpDocumentGateway(http), [httpClient])
      .inSingletonScope();
    bind(tokens.expressionConverter)
      .toResolvedValue((http) => new HttpExpressionConverter(http), [httpClient])
      .inSingletonScope();
    bind(tokens.embeddingEditorGateway)
      .toResolvedValue((http) => lateEmbeddingEditor(http), [httpClient])
      .inSingletonScope();
    bind(tokens.codeGateway)
      .toResolvedValue((http, session) => lateCode(http, () => session.owner), [httpClient, tokens.session])
      .inSingletonScope();
    bind(tokens.quickcheckJudge)
      .toResolvedValue((http) => lateQuickchecks(http), [httpClient])
      .inSingletonScope();
    bind(problems)
      .toResolvedValue((http, session) => lateProblems(http, () => session.owner), [httpClient, tokens.session])
      .inSingletonScope();
    bind(tokens.selftestGateway)
      .toResolvedValue((http, session) => lateSelftests(http, () => session.owner), [httpClient, tokens.session])
      .inSingletonScope();
    bind(tokens.problemGateway).toService(problems);
    bind(tokens.problemCollection).toService(problems);
    bind(tokens.learnerGateway)
      .toResolvedValue((http) => lateLearners(http), [httpClient])
      .inSingletonScope();
    bind(tokens.assignmentGateway)
      .toResolvedValue((http) => lateAssignments(http), [httpClient])
      .inSingletonScope();
    bind(tokens.customisationGateway)
      .toResolvedValue((http, session) => lateCustomisations(http, () => session.owner), [httpClient, tokens.session])
      .inSingletonScope();
    bind(tokens.ownDocumentGateway)
      .toResolvedValue((http, session) => lateOwnDocuments(http, () => session.owner), [httpClient, tokens.session])
      .inSingletonScope();
    bind(tokens.pictureGateway)
      .toResolvedValue((http, session) => latePictures(http, () => session.owner), [httpClient, tokens.session])
      .inSingletonScope();
    bind(tokens.mediaGateway)
      .toResolvedValue((http) => lateMedia(http), [httpClient])
      .inSingletonScope();
    bind(tokens.referenceGateway)
      .toResolvedValue((http) => lateReferences(http), [httpClient])
      .inSingletonScope();
  });
}
