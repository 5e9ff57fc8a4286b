import Fastify, { type FastifyInstance } from 'fastify';
import type { Log } from '@lemma/core/platform';
import { succeed } from '@lemma/core/store';
import { conversionHandlers, type Convert } from './conversion/index.ts';
import { articleHeads, courseHandlers, opennessIn, readCourseFile, saveCourse } from './course/index.ts';
import type { Database } from './database/index.ts';
import {
  documentHandlers,
  imageMeasure,
  loadContent,
  mediaHandlers,
  readContentFolder,
  sourceReader,
  type Converter,
} from './document/index.ts';
import {
  answerFailures,
  compressAnswers,
  describeApi,
  letAnswersBeFiles,
  mountCalls,
  refuseAddress,
  refuseConnection,
  secureAnswers,
  serveDocs,
  serveWebApp,
  silentSignIn,
  type Handlers,
} from './http/index.ts';
import { clientId, mountIdentity, readKeycloakTokens, realm, type Derive } from './identity/index.ts';
import type { Now } from './now.ts';
import { quickcheckHandlers, type Judge } from './quickcheck/index.ts';
import { searchHandlers } from './search/index.ts';
import { referenceHandlers, worksheetHandlers } from './worksheet/index.ts';

/** What a server is made from. */
export interface ServerOptions {
  readonly database: Database;
  /** The address people open, like `http://localhost:8080`; https says that a proxy stands before this server. */
  readonly origin: string;
  /** Where a Keycloak server is, when identity is not to be served here. */
  readonly authUrl?: string;
  /** The origins of the embedding editors that may stand around the preview; none when it is not said. */
  readonly editorOrigins?: readonly string[];
  /** Whether the demo users may sign in. */
  readonly demo: boolean;
  /** The sources to load; a folder that does not exist leaves the pool as it is. */
  readonly contentFolder?: string;
  /** The documentation. */
  readonly docsFolder?: string;
  /** The built web app. */
  readonly webFolder?: string;
  /** Converts the content folder while the server starts. */
  readonly converter: Converter;
  /** Converts what people send. */
  readonly convert: Convert;
  /** Judges the quick checks people hand in. */
  readonly judge: Judge;
  /** Derives the keys of the passwords people type. */
  readonly derive: Derive;
  readonly log: Log;
  readonly now: Now;
}

/** Milliseconds until a request must be here as a whole; whoever sends it more slowly is cut off. */
const slowestRequest = 120_000;

/** Of those who passed a request on, only the proxy before this server is believed: what the others say anybody could write. */
function isNearest(_address: string, hop: number): boolean {
  return hop === 0;
}

/** Puts the platform together: calls, identity, web app. It answers as soon as it listens; closing it leaves the database open. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, origin, authUrl, editorOrigins = [], log, now } = options;
  const { db } = database;
  const demo = options.demo && authUrl === undefined;
  if (options.contentFolder !== undefined) {
    const files = await readContentFolder(options.contentFolder);
    if (files) {
      await loadContent(database.unhurried, files, options.converter, log, {
        read: sourceReader(options.contentFolder),
        pixelsOf: imageMeasure(options.contentFolder),
      });
      await saveCourse(db, await readCourseFile(options.contentFolder));
    } else log.warn(`There is no folder ${options.contentFolder}: the pool stays as it is.`);
  }

  const app = Fastify({
    trustProxy: origin.startsWith('https:') && isNearest,
    requestTimeout: slowestRequest,
    // What is asked on an open connection while it ends is answered, and the connection closed: a proxy passes 503 on to people.
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    routerOptions: { maxParamLength: 200 },
  });
  secureAnswers(app, {
    identityOrigin: authUrl === undefined ? undefined : new URL(authUrl).origin,
    editorOrigins,
    encrypted: origin.startsWith('https:'),
  });
  answerFailures(app, log);
  const readToken =
    authUrl === undefined
      ? await mountIdentity(app, { db, origin, demo, derive: options.derive, log, now })
      : readKeycloakTokens(`${authUrl.replace(/\/$/, '')}/realms/${realm}`, log, now);
  const handlers: Handlers = {
    configuration: () =>
      Promise.resolve(
        succeed({
          realm,
          clientId,
          demo,
          editorOrigins: [...editorOrigins],
          ...(authUrl !== undefined && { authUrl }),
        }),
      ),
    ...searchHandlers(db),
    ...documentHandlers(db),
    ...courseHandlers(db),
    ...mediaHandlers(db, options.contentFolder),
    ...referenceHandlers(db),
    ...conversionHandlers(options.convert, options.contentFolder),
    ...quickcheckHandlers(options.judge),
    ...worksheetHandlers(db),
  };
  const openness = opennessIn(db);
  // Web app and calls send files in ways of their own.
  await app.register(async (scope) => {
    compressAnswers(scope);
    await letAnswersBeFiles(scope);
    mountCalls(scope, { handlers, readToken, openness, now });
    describeApi(scope);
  });
  silentSignIn(app);
  app.get('/healthz', async () => {
    await database.ping();
    return { status: 'ok' };
  });
  await serveDocs(app, options.docsFolder);
  await serveWebApp(app, options.webFolder, { origin, editorOrigins, headOf: articleHeads(db, openness) });
  return app;
}
