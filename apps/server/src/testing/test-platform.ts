import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Role } from '@lemma/core/session';
import { RecordingLog } from '@lemma/core/testing';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { convertHere } from '../conversion/index.ts';
import { createServer, type ServerOptions } from '../app.ts';
import { implementHere } from '../customisation/index.ts';
import type { Database } from '../database/index.ts';
import { loadContent, type ContentFile } from '../document/index.ts';
import { Accounts, deriveHere, hashPassword, readSecrets, type DemoUser, type Derive } from '../identity/index.ts';
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
  /** Adds a user whose id and password are the username. */
  addUser(username: string, roles: readonly Role[], names?: { readonly givenName: string }): Promise<void>;
  /** The header with which a demo user, or one who was added, is signed in. */
  bearerOf(username: string): Promise<string>;
  dispose(): Promise<void>;
}

const converter = { convertDocument, documentLanguages };

/** Keys that were derived in this process: the demo users of all its platforms have the same salts. */
const derived = new Map<string, ReturnType<Derive>>();

/** Derives each key once in a process, because deriving is slow on purpose. */
const deriveOnce: Derive = (job, caller) => {
  const id = JSON.stringify(job);
  const key = derived.get(id) ?? deriveHere(job, caller);
  derived.set(id, key);
  return key;
};

/** Everything that a start makes in a new database: users and secrets. */
async function fillWithUsers({ db }: Database): Promise<void> {
  await new Accounts(db, deriveOnce, true).keepDemoUsers();
  await readSecrets(db);
}

async function fillWithSample(database: Database): Promise<void> {
  await fillWithUsers(database);
  await loadContent(database.db, sampleContent, converter, new RecordingLog());
}

/** Milliseconds after which a token is replaced: half of the time it is valid. */
const renewal = 150_000;

/** Starts the platform; it answers without listening. */
export async function startPlatform({
  origin = 'http://localhost:8080',
  content = sampleContent,
  demo = true,
  ...options
}: Partial<Omit<ServerOptions, 'database' | 'log'>> & {
  readonly content?: readonly ContentFile[];
} = {}): Promise<TestPlatform> {
  const log = new RecordingLog();
  const hasSample = demo && content === sampleContent;
  const database = await openTestDatabase(hasSample ? fillWithSample : demo ? fillWithUsers : undefined);
  if (!hasSample) await loadContent(database.db, content, converter, log);
  const app = await createServer({
    demo,
    converter,
    convert: convertHere,
    judge: judgeHere,
    derive: deriveOnce,
    implement: implementHere,
    problemWorks: problemWorksHere,
    now: systemNow,
    ...options,
    database,
    origin,
    log,
  });
  const tokens = new Map<string, { readonly token: Promise<string>; readonly since: number }>();

  async function bearerOf(username: string): Promise<string> {
    const known = tokens.get(username);
    // On a slow machine a file of tests takes longer than a token is valid.
    const isValid = known !== undefined && performance.now() - known.since < renewal;
    const token = isValid ? known.token : signIn(app, origin, username);
    if (!isValid) tokens.set(username, { token, since: performance.now() });
    return `Bearer ${await token}`;
  }

  return {
    app,
    database,
    origin,
    log,
    async call(caller, url, { headers, ...more } = {}) {
      const authorization = caller === 'guest' ? {} : { authorization: await bearerOf(caller) };
      return app.inject({ ...more, url: `/api${url}`, headers: { ...authorization, ...headers } });
    },
    bearerOf,
    async addUser(username, roles, { givenName } = { givenName: username }) {
      const password = await hashPassword(username, deriveOnce, 'test');
      if (!password.ok) throw new Error('The password could not be derived.');
      const account = { id: username, username, email: `${username}@example.org`, demo: false, roles: [...roles] };
      const names = { given_name: givenName, family_name: '', password: password.value };
      await database.db
        .insertInto('user_account')
        .values({ ...account, ...names })
        .execute();
    },
    async dispose() {
      await app.close();
      await database.dispose();
    },
  };
}
