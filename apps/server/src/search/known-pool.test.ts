import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '@lemma/api-client/wire';
import type { Language } from '@lemma/core/language';
import type { Session } from '@lemma/core/session';
import { documentHandlers } from '../document/index.ts';
import { demoUsers, type DemoUser } from '../identity/demo-users.ts';
import { Revisions } from '../revision/index.ts';
import { startPlatform, type TestPlatform } from '../testing/index.ts';
import { searchHandlers } from './index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.dispose());

const people = ['lecturer', 'tutor', 'author', 'admin'] as const satisfies readonly DemoUser[];
const own = 'own/demo-author/mine';
const questions = ['', 'Brüche', 'fraction', 'Blatt', 'Brüchee', 'mine'] as const;
const types = ['problem', 'article', 'worksheet', 'generic_pdf_document'] as const;

function sessionOf(user: DemoUser): Session {
  const { givenName, familyName, roles } = demoUsers[user];
  return { kind: 'user', user: { id: `demo-${user}`, name: `${givenName} ${familyName}`, roles: [...roles] } };
}

interface Question {
  readonly who: DemoUser;
  readonly type: (typeof types)[number];
  readonly lang: Language;
  readonly query: string;
  readonly user_labels: string;
  readonly own: boolean;
}

const question: fc.Arbitrary<Question> = fc.record({
  who: fc.constantFrom(...people),
  type: fc.constantFrom(...types),
  lang: fc.constantFrom('de' as const, 'en' as const),
  query: fc.constantFrom(...questions),
  user_labels: fc.constantFrom('', 'mark'),
  own: fc.boolean(),
});

/** Everything that a page of the pool asks for. */
async function answersOf(handlers: ReturnType<typeof handlersOn>, { who, own: isOwn, ...rest }: Question) {
  const caller = sessionOf(who);
  const asked = { ...rest, own: isOwn };
  const page = await handlers.search(v.parse(calls.search.request, asked), caller, who, undefined, 0);
  const filters = await handlers.filterValues(v.parse(calls.filterValues.request, asked), caller, who, undefined, 0);
  const paths = ['fractions/add', own, 'fractions/what-is-a-fraction'];
  const glimpses = await handlers.glimpses({ lang: rest.lang, paths }, caller, who, undefined, 0);
  const text = await handlers.stringImplementationContent({ path: own, lang: rest.lang }, caller, who, undefined, 0);
  return JSON.stringify({ page, filters, glimpses, text });
}

function handlersOn({ database: { db } }: TestPlatform) {
  const revisions = new Revisions(db);
  return { ...searchHandlers(db, revisions), ...documentHandlers(db, revisions) };
}

/** What people do meanwhile; whether it is allowed at the moment does not matter. */
const changes = {
  label: (n: number) => send('lecturer', '/content/documents/user-labels', labelling(n, true)),
  unlabel: (n: number) => send('tutor', '/content/documents/user-labels', labelling(n, false)),
  save: (n: number) => send(n % 2 === 0 ? 'lecturer' : 'tutor', '/course/worksheets', sheet(n)),
  hide: (n: number) =>
    onTemplate(n, (id) => send('admin', `/worksheet/worksheet-templates/${id}/visibility`, seen(n), 'PUT')),
  remove: (n: number) => onTemplate(n, (id) => send('admin', `/worksheet/worksheet-templates/${id}`, {}, 'DELETE')),
  restore: (n: number) => onTemplate(n, (id) => send('admin', `/worksheet/worksheet-templates/${id}/restore`, {})),
  write: () =>
    send('author', documents, {
      name: 'mine',
      text: '\\begin{content}\n\\title{\\lang{de}{Brüche mine}}\nText.\n\\end{content}',
    }),
  discard: () => send('author', `${documents}?path=${own}`, {}, 'DELETE'),
  recover: () => send('author', `${documents}/restore`, { path: own }),
  share: (n: number) => send('author', `${documents}/sharing`, { path: own, shared: n % 2 === 0 }, 'PUT'),
} as const;
const documents = '/content/users/demo-author/documents';

const labelling = (n: number, isSet: boolean) => ({
  paths: [n % 2 === 0 ? 'fractions/add' : own],
  label: 'mark',
  isSet,
});
const seen = (n: number) => ({ visibleToAllAuthors: n % 3 === 0 });
const sheet = (n: number) => ({
  configuration: {
    correction: { correctorType: 'AFTER_SAVE', allowNewDataGenerationNTimes: n, canUserViewCorrection: true },
    weightedDocuments: [{ path: 'fractions/add', weight: 1 }],
  },
  template: {
    title: { de: `Blatt ${n}`, en: `Sheet ${n}`, fr: 'Feuille', zh: '练习' },
    documents: [{ path: 'fractions/add' }],
    visibleToAllAuthors: n % 3 === 0,
  },
});

async function send(who: DemoUser, url: string, payload: object, method: 'POST' | 'PUT' | 'DELETE' = 'POST') {
  const { statusCode } = await platform.call(who, url, method === 'DELETE' ? { method } : { method, payload });
  expect(statusCode).toBeLessThan(500);
}

async function onTemplate(n: number, act: (id: string) => Promise<void>) {
  const ids = await platform.database.db.selectFrom('worksheet_template').select('id').orderBy('id').execute();
  const chosen = ids[n % Math.max(1, ids.length)];
  if (chosen !== undefined) await act(chosen.id);
}

const names = [
  'label',
  'unlabel',
  'save',
  'hide',
  'remove',
  'restore',
  'write',
  'discard',
  'recover',
  'share',
] as const;
const step = fc.record({
  change: fc.constantFrom(...names),
  n: fc.nat(5),
  asked: fc.array(question, { minLength: 1, maxLength: 3 }),
});

it('is what a server finds that has kept nothing, for whoever asks, right after every change', async () => {
  const kept = handlersOn(platform);
  const told = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { change, n, asked } of steps) {
        // What was kept before the change is asked for after it.
        for (const each of asked) await answersOf(kept, each);
        await changes[change](n);
        for (const each of asked) {
          const answer = await answersOf(kept, each);
          expect(answer).toBe(await answersOf(handlersOn(platform), each));
          told.add(answer);
        }
      }
    }),
    { seed: 36, numRuns: 12 },
  );
  // The changes do change what is found.
  expect(told.size).toBeGreaterThan(20);
});
