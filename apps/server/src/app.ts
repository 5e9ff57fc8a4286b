import { sql } from 'kysely';
import Fastify, { type FastifyInstance } from 'fastify';
import type { CourseServer } from '@lemma/core/course-server';
import type { Log } from '@lemma/core/platform';
import { succeed } from '@lemma/core/store';
import { appletHandlers, type AppletList } from './applet/index.ts';
import { assignmentHandlers } from './assignment/index.ts';
import { withAudit } from './audit/index.ts';
import { browserLogHandlers } from './browser-log/index.ts';
import { conversionHandlers, type Convert } from './conversion/index.ts';
import { articleHeads, courseHandlers, lmsHandlers, opennessIn } from './course/index.ts';
import { customisationHandlers, type Implement } from './customisation/index.ts';
import type { Database } from './database/index.ts';
import { Deadlines } from './deadline/index.ts';
import {
  documentHandlers,
  fileFinder,
  imageMeasure,
  loadContent,
  loadPdfDocuments,
  pdfDocumentsIn,
  mediaHandlers,
  readContentDates,
  readContentFolder,
  sourceReader,
  type Converter,
} from './document/index.ts';
import {
  answerFailures,
  answerOnceOnDisk,
  compressAnswers,
  continueWithinLimits,
  describeApi,
  letAnswersBeFiles,
  mountCalls,
  noteArrivals,
  readForms,
  refuseAddress,
  refuseConnection,
  refuseUnclearRequests,
  secureAnswers,
  serveDocs,
  serveWebApp,
  silentSignIn,
} from './http/index.ts';
import {
  clientId,
  framingOrganisation,
  mountIdentity,
  readEither,
  readKeycloakTokens,
  realm,
  type Derive,
  type ReadToken,
} from './identity/index.ts';
import { lmsLaunch, statementHandlers } from './launch/index.ts';
import type { LmsDirectory } from './lms/index.ts';
import type { Now } from './now.ts';
import {
  correctAtDeadlines,
  correctWhatWaits,
  problemHandlers,
  ProblemViews,
  runHandlers,
  WorkOnProblems,
  type ProblemWorks,
} from './problem/index.ts';
import { receiptHandlers } from './receipt/index.ts';
import { quickcheckHandlers, type Judge } from './quickcheck/index.ts';
import { codeHandlers, lacksOf, noSandbox, readinessInWords, type Sandbox } from './sandbox/index.ts';
import { Revisions } from './revision/index.ts';
import { languageHandlers } from './language/index.ts';
import { ratingHandlers } from './rating/index.ts';
import { searchHandlers } from './search/index.ts';
import { seedTaxonomy, taxonomyHandlers } from './taxonomy/index.ts';
import { referenceHandlers, worksheetHandlers } from './worksheet/index.ts';

/** The configuration of a server. */
export interface ServerOptions {
  readonly database: Database;
  /** The public address, like `http://localhost:8080`; https means that there is a proxy in front of this server. */
  readonly origin: string;
  /** The address of a Keycloak server, if identity is not served here. */
  readonly authUrl?: string;
  /** The origins of the embedding editors that may embed the preview; none by default. */
  readonly editorOrigins?: readonly string[];
  /** The address that opens a document in the editor of the content, with `{path}` in place of its path. */
  readonly editorAddress?: string;
  /** Every LMS that may open the selector; none by default. */
  readonly lms?: LmsDirectory;
  /** Other platforms whose courses every list offers; none by default. */
  readonly courseServers?: readonly CourseServer[];
  /** The applets that may run; none by default. */
  readonly applets?: AppletList;
  /** Whether the demo users may sign in. */
  readonly demo: boolean;
  /** The folder of sources to load; if it does not exist, the pool is left as it is. */
  readonly contentFolder?: string;
  /** The article on the start page. */
  readonly welcome?: string;
  /** The folder of the documentation. */
  readonly docsFolder?: string;
  /** The folder of the built web app. */
  readonly webFolder?: string;
  /** Converts the content folder during start-up. */
  readonly converter: Converter;
  /** Converts sources that users send. */
  readonly convert: Convert;
  /** Converts and checks customisations. */
  readonly implement: Implement;
  /** Judges the quick checks that users submit. */
  readonly judge: Judge;
  /** Hands out and grades the problems of learners. */
  readonly problemWorks: ProblemWorks;
  /** Derives the keys of the passwords that users enter. */
  readonly derive: Derive;
  /** Runs the code of learners; without one, nothing is run. */
  readonly sandbox?: Sandbox;
  readonly log: Log;
  readonly now: Now;
}

const noLms: LmsDirectory = new Map();
const noApplets: AppletList = new Map();

/** Milliseconds within which a whole request must arrive; slower clients are disconnected. */
const slowestRequest = 120_000;

/** Of the forwarding hops, only the proxy in front of this server is trusted: anybody could have written the others. */
function isNearest(_address: string, hop: number): boolean {
  return hop === 0;
}

/**
 * Assembles the platform: calls, identity, web app. It answers as soon as it listens; closing it leaves the database
 * open.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    database,
    origin,
    authUrl,
    editorOrigins = [],
    lms = noLms,
    courseServers = [],
    applets = noApplets,
    sandbox = noSandbox,
    log,
    now,
  } = options;
  const { db } = database;
  const demo = options.demo && authUrl === undefined;
  let isChanged = database.isMigrated;
  if (options.contentFolder !== undefined) {
    const dates = await readContentDates(options.contentFolder, log);
    const files = await readContentFolder(options.contentFolder, dates);
    if (files) {
      const { added, changed, removed } = await loadContent(database.unhurried, files, options.converter, log, {
        read: sourceReader(options.contentFolder),
        pixelsOf: imageMeasure(options.contentFolder),
        hasFile: fileFinder(options.contentFolder),
      });
      // The embedded database tidies itself every few hours; until then searches would read whole tables.
      if (added + changed + removed > 0) {
        isChanged = true;
        await sql`vacuum (analyze) implementation, classification, indexed_text, indexed_word`.execute(
          database.unhurried,
        );
      }
      if (await loadPdfDocuments(database.unhurried, await pdfDocumentsIn(options.contentFolder, dates)))
        isChanged = true;
      await seedTaxonomy(db, options.contentFolder, log);
    } else log.warn(`The content folder ${options.contentFolder} does not exist: the pool is left unchanged.`);
  }
  // From here on somebody is told that something is done.
  if (isChanged) {
    const begun = await database.checkpoint();
    if (!begun.ok) throw new Error(begun.failure.kind === 'diskFull' ? 'The disk is full.' : begun.failure.reason);
  }

  const app = Fastify({
    trustProxy: origin.startsWith('https:') && isNearest,
    requestTimeout: slowestRequest,
    // Requests on an open connection during shutdown are still answered, and the connection is then closed: a proxy
    // would pass 503 on to users.
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    routerOptions: { maxParamLength: 200 },
  });
  // What the journal holds is safe; that it begins anew can wait until the platform is ready.
  if (!isChanged)
    app.addHook('onListen', () => {
      void database.checkpoint().then((begun) => {
        if (!begun.ok) log.warn('The journal could not begin anew: it goes on where it was.');
      });
    });
  refuseUnclearRequests(app);
  continueWithinLimits(app);
  noteArrivals(app, now);
  answerOnceOnDisk(app, () => database.onDisk(), log);
  secureAnswers(app, {
    identityOrigin: authUrl === undefined ? undefined : new URL(authUrl).origin,
    editorOrigins,
    courseServers: courseServers.map(({ url }) => url),
    lmsServers: [...lms.values()].flatMap(({ serverUrls }) => serverUrls),
    framedBy: (request) => lms.get(framingOrganisation(request) ?? '')?.origins ?? [],
    encrypted: origin.startsWith('https:'),
  });
  answerFailures(app, log);
  const revisions = new Revisions(db);
  const deadlines = new Deadlines(db, lms, now);
  const works: ProblemWorks = { ...options.problemWorks, mark: (code, name) => sandbox.mark(code, name) };
  const views = new ProblemViews(db, works, demo, now, log);
  const work = new WorkOnProblems(db, views, deadlines, now);
  correctWhatWaits(app, work, log);
  correctAtDeadlines(app, { db, work, deadlines, now }, log);
  const readElsewhere =
    authUrl === undefined ? undefined : readKeycloakTokens(`${authUrl.replace(/\/$/, '')}/realms/${realm}`, log, now);
  // Users of an LMS have no account elsewhere.
  const isServed =
    readElsewhere === undefined || [...lms.values()].some(({ verifyToken }) => verifyToken !== undefined);
  const identity = isServed
    ? await mountIdentity(app, {
        ...{ db, origin, demo, derive: options.derive, lms, log, now },
        isOfLmsOnly: readElsewhere !== undefined,
      })
    : undefined;
  const readToken = readOf(identity?.readToken, readElsewhere);
  if (identity !== undefined) {
    await app.register((scope) => lmsLaunch(scope, { db, lms, identity, deadlines, origin, now }));
  }
  const handlers = withAudit(db, {
    configuration: () =>
      Promise.resolve(
        succeed({
          realm,
          clientId,
          demo,
          editorOrigins: [...editorOrigins],
          ...(options.editorAddress !== undefined && { editorAddress: options.editorAddress }),
          ...(authUrl !== undefined && { authUrl }),
        }),
      ),
    ...searchHandlers(db, revisions),
    ...taxonomyHandlers(db),
    ...documentHandlers(db, revisions),
    ...courseHandlers(db, options.welcome),
    ...ratingHandlers(db),
    ...languageHandlers(db),
    ...browserLogHandlers(log, now),
    ...appletHandlers(applets),
    ...mediaHandlers(db, options.contentFolder),
    ...referenceHandlers(db),
    ...conversionHandlers(options.convert, options.contentFolder),
    ...customisationHandlers({ db, implement: options.implement, folder: options.contentFolder }),
    ...quickcheckHandlers(options.judge),
    ...codeHandlers(sandbox, now),
    ...runHandlers(work, sandbox, now),
    ...problemHandlers(db, views, work, { now, log }),
    ...receiptHandlers(db),
    ...worksheetHandlers(db, deadlines),
    ...assignmentHandlers(db, now),
    ...lmsHandlers(db, lms, origin),
    ...statementHandlers({ db, lms, deadlines, work, origin }),
    courseServers: () => Promise.resolve(succeed({ servers: courseServers.map(({ name, url }) => ({ name, url })) })),
  });
  const openness = opennessIn(db, options.welcome);
  // The web app and the calls each send files in their own way.
  await app.register(async (scope) => {
    compressAnswers(scope);
    await readForms(scope);
    await letAnswersBeFiles(scope);
    mountCalls(scope, { handlers, readToken, openness, now });
    describeApi(scope);
  });
  silentSignIn(app);
  app.get('/healthz', async () => {
    await database.ping();
    const lacks = lacksOf(sandbox);
    return { status: 'ok', sandbox: readinessInWords(sandbox), ...(lacks.length > 0 && { lacks }) };
  });
  await serveDocs(app, options.docsFolder);
  const framing = [...editorOrigins, ...[...lms.values()].flatMap(({ origins }) => origins)];
  await serveWebApp(app, options.webFolder, { origin, framing, applets, headOf: articleHeads(db, openness) });
  return app;
}

/** Tokens may come from here, from elsewhere, or from both. */
function readOf(own: ReadToken | undefined, elsewhere: ReadToken | undefined): ReadToken {
  if (own !== undefined && elsewhere !== undefined) return readEither(own, elsewhere);
  const only = own ?? elsewhere;
  if (only === undefined) throw new Error('Nobody says who signs in.');
  return only;
}
