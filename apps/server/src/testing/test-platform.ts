import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { RecordingLog } from '@lemma/core/testing';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { convertHere } from '../conversion/index.ts';
import { createServer, type ServerOptions } from '../app.ts';
import { implementHere } from '../customisation/index.ts';
import type { Database } from '../database/index.ts';
import { loadContent, type ContentFile } from '../document/index.ts';
import { deriveHere, type DemoUser } from '../identity/index.ts';
import { systemNow } from '../now.ts';
import { problemWorksHere } from '../problem/index.ts';
import { judgeHere } from '../quickcheck/index.ts';
import { sampleContent } from './sample-content.ts';
import { signIn } from './sign-in.ts';
import { openTestDatabase } from './test-database.ts';

/** A caller: a demo user, or a guest. */
export type TestCaller = DemoUser | 'guest';

/** The whole platform in this process, with the sample pool, for one test file. */
export interface TestPlatform {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly origin: string;
  readonly log: RecordingLog;
  /** Calls below `/api`, signed in as one of the demo users. */
  call(caller: TestCaller, url: string, options?: Omit<InjectOptions, 'url'>): Promise<LightMyRequestResponse>;
  dispose(): Promise<void>;
}

const converter = { convertDocument, documentLanguages };

async function fillWithSample({ db }: Database): Promise<void> {
  await loadContent(db, sampleContent, converter, new RecordingLog());
}

/** Starts the platform; it answers without listening. */
export async function startPlatform({
  origin = 'http://localhost:8080',
  content = sampleContent,
  ...options
}: Partial<Omit<ServerOptions, 'database' | 'log'>> & {
  readonly content?: readonly ContentFile[];
} = {}): Promise<TestPlatform> {
  const log = new RecordingLog();
  const database = await openTestDatabase(content === sampleContent ? fillWithSample : undefined);
  if (content !== sampleContent) await loadContent(database.db, content, converter, log);
  const app = await createServer({
    demo: true,
    converter,
    convert: convertHere,
    judge: judgeHere,
    derive: deriveHere,
    implement: implementHere,
    problemWorks: problemWorksHere,
    now: systemNow,
    ...options,
    database,
    origin,
    log,
  });
  const tokens = new Map<DemoUser, Promise<string>>();

  async function tokenOf(user: DemoUser): Promise<string> {
    const token = tokens.get(user) ?? signIn(app, origin, user);
    tokens.set(user, token);
    return token;
  }

  return {
    app,
    database,
    origin,
    log,
    async call(caller, url, { headers, ...more } = {}) {
      const authorization = caller === 'guest' ? {} : { authorization: `Bearer ${await tokenOf(caller)}` };
      return app.inject({ ...more, url: `/api${url}`, headers: { ...authorization, ...headers } });
    },
    async dispose() {
      await app.close();
      await database.dispose();
    },
  };
}
