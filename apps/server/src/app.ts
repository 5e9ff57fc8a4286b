import Fastify, { type FastifyInstance } from 'fastify';
import type { Log } from '@lemma/core/platform';
import { succeed } from '@lemma/core/store';
import { conversionHandlers, type Convert } from './conversion/index.ts';
import type { Database } from './database/index.ts';
import { documentHandlers, loadContent, readContentFolder, type Converter } from './document/index.ts';
import {
  answerFailures,
  describeApi,
  mountCalls,
  secureAnswers,
  serveWebApp,
  silentSignIn,
  type Handlers,
} from './http/index.ts';
import { clientId, mountIdentity, readKeycloakTokens, realm } from './identity/index.ts';
import type { Now } from './now.ts';
import { searchHandlers } from './search/index.ts';
import { worksheetHandlers } from './worksheet/index.ts';

/** What a server is made from. */
export interface ServerOptions {
  readonly database: Database;
  /** The address people open, like `http://localhost:8080`; https says that a proxy stands before this server. */
  readonly origin: string;
  /** Where a Keycloak server is, when identity is not to be served here. */
  readonly authUrl?: string;
  /** Whether the demo users may sign in. */
  readonly demo: boolean;
  /** The sources to load; a folder that does not exist leaves the pool as it is. */
  readonly contentFolder?: string;
  /** The built web app. */
  readonly webFolder?: string;
  /** Converts the content folder while the server starts. */
  readonly converter: Converter;
  /** Converts what people send. */
  readonly convert: Convert;
  readonly log: Log;
  readonly now: Now;
}

/** Puts the platform together: calls, identity, web app. It answers as soon as it listens; closing it leaves the database open. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, origin, authUrl, log, now } = options;
  const { db } = database;
  const demo = options.demo && authUrl === undefined;
  if (options.contentFolder !== undefined) {
    const files = await readContentFolder(options.contentFolder);
    if (files) await loadContent(db, files, options.converter, log);
    else log.warn(`There is no folder ${options.contentFolder}: the pool stays as it is.`);
  }

  const app = Fastify({ trustProxy: origin.startsWith('https:'), routerOptions: { maxParamLength: 200 } });
  secureAnswers(app, authUrl === undefined ? undefined : new URL(authUrl).origin);
  answerFailures(app, log);
  const readToken =
    authUrl === undefined
      ? await mountIdentity(app, { db, origin, demo, log, now })
      : readKeycloakTokens(`${authUrl.replace(/\/$/, '')}/realms/${realm}`);
  const handlers: Handlers = {
    configuration: () => Promise.resolve(succeed({ realm, clientId, demo, ...(authUrl !== undefined && { authUrl }) })),
    ...searchHandlers(db),
    ...documentHandlers(db),
    ...conversionHandlers(options.convert),
    ...worksheetHandlers(db),
  };
  mountCalls(app, { handlers, readToken, now });
  describeApi(app);
  silentSignIn(app);
  app.get('/healthz', async () => {
    await database.ping();
    return { status: 'ok' };
  });
  await serveWebApp(app, options.webFolder);
  return app;
}
