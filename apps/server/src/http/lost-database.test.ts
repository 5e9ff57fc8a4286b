import { statementHandlers } from '../launch/index.ts';
import { problemHandlers, problemWorksHere, ProblemViews, runHandlers, WorkOnProblems } from '../problem/index.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { succeed } from '@lemma/core/store';
import { RecordingLog } from '@lemma/core/testing';
import { appletHandlers } from '../applet/index.ts';
import { assignmentHandlers } from '../assignment/index.ts';
import { browserLogHandlers } from '../browser-log/index.ts';
import { conversionHandlers, convertHere } from '../conversion/index.ts';
import { courseHandlers, lmsHandlers, opennessIn } from '../course/index.ts';
import type { Tables } from '../database/index.ts';
import { customisationHandlers, implementHere } from '../customisation/index.ts';
import { Deadlines } from '../deadline/index.ts';
import { documentHandlers, mediaHandlers } from '../document/index.ts';
import { systemNow } from '../now.ts';
import { judgeHere, quickcheckHandlers } from '../quickcheck/index.ts';
import { codeHandlers, noSandbox } from '../sandbox/index.ts';
import { Revisions } from '../revision/index.ts';
import { languageHandlers } from '../language/index.ts';
import { ratingHandlers } from '../rating/index.ts';
import { searchHandlers } from '../search/index.ts';
import { taxonomyHandlers } from '../taxonomy/index.ts';
import { referenceHandlers, worksheetHandlers } from '../worksheet/index.ts';
import { receiptHandlers } from '../receipt/index.ts';
import { answerFailures, mountCalls, noteArrivals } from './index.ts';

const log = new RecordingLog();
let db: Kysely<Tables>;
let app: FastifyInstance;

/** All calls over a PostgreSQL server that does not exist: nothing listens on port 9. */
beforeAll(() => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 9, connectionTimeoutMillis: 1000 });
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const deadlines = new Deadlines(db, new Map(), systemNow);
  app = Fastify();
  noteArrivals(app, systemNow);
  answerFailures(app, log);
  const views = new ProblemViews(db, problemWorksHere, false);
  const work = new WorkOnProblems(db, views, deadlines);
  mountCalls(app, {
    handlers: {
      configuration: () =>
        Promise.resolve(succeed({ realm: 'lemma', clientId: 'lemma-web', demo: false, editorOrigins: [] })),
      ...searchHandlers(db, new Revisions(db)),
      ...taxonomyHandlers(db),
      ...documentHandlers(db, new Revisions(db)),
      ...courseHandlers(db, undefined),
      ...mediaHandlers(db, undefined),
      ...ratingHandlers(db),
      ...languageHandlers(db),
      ...browserLogHandlers(log, systemNow),
      ...referenceHandlers(db),
      ...conversionHandlers(convertHere),
      ...customisationHandlers({ db, implement: implementHere, folder: undefined }),
      ...quickcheckHandlers(judgeHere),
      ...codeHandlers(noSandbox, systemNow),
      ...runHandlers(work, noSandbox),
      ...problemHandlers(db, views, work, { log }),
      ...receiptHandlers(db),
      ...worksheetHandlers(db, deadlines),
      ...assignmentHandlers(db, systemNow),
      ...lmsHandlers(db, new Map(), 'http://localhost:8080'),
      ...statementHandlers({
        ...{ db, deadlines, work },
        lms: new Map(),
        origin: 'http://localhost:8080',
      }),
      ...appletHandlers(new Map()),
      courseServers: () => Promise.resolve(succeed({ servers: [] })),
    },
    openness: opennessIn(db, undefined),
    readToken: () => Promise.resolve(succeed({ id: 'u', name: 'U', roles: ['access-pool'] })),
    now: systemNow,
  });
});
afterAll(async () => {
  await app.close();
  await db.destroy();
});

const headers = { authorization: 'Bearer any' };

it.each([
  '/api/search?type=problem&lang=de',
  '/api/content/documents/string-implementations?path=a',
  '/api/course/worksheets/x',
])('a call answers 503 with its id while the database is lost (%s)', async (url) => {
  const response = await app.inject({ url, headers });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toMatchObject({ id: 'database_not_available' });
  expect(log.lines.at(-1)?.message).toContain('ECONNREFUSED');
});

it('what needs no database goes on', async () => {
  const response = await app.inject({ url: '/api/jmmtex/convert-expression?locale=de&expression=1' });
  expect(response.statusCode).toBe(200);
});
