import { fail, succeed } from '@lemma/core/store';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '../http/index.ts';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpSelectorGateway, takeOverLmsSession } from './index.ts';

/** A server that gives one answer, and what it was asked. */
function otherServer(answer: () => Response) {
  const asked: { readonly target: string; readonly init: RequestInit }[] = [];
  const fetch: Fetch = (target, init) => {
    asked.push({ target, init });
    return Promise.resolve(answer());
  };
  return { fetch, asked };
}

const serverUrl = 'https://courses.example.org/gwt/';

describe('the LMS', () => {
  it('is recognised by what its address says, and nothing else', async () => {
    const { http, seen } = fakeServer(json({ kind: 'known', isOwnServer: true }));
    const gateway = new HttpSelectorGateway(http, otherServer(() => json({})).fetch);
    const answer = await gateway.recognise({ org: 'rwth', origin: undefined, serverUrl });
    expect(answer).toEqual(succeed({ kind: 'known', isOwnServer: true }));
    expect(seen[0]?.target).toBe(`/api/lms/recognition?org=rwth&serverUrl=${encodeURIComponent(serverUrl)}`);
  });

  it('is not recognised while the platform makes mistakes', async () => {
    const { http } = fakeServer(refused(500, 'unknown'));
    const gateway = new HttpSelectorGateway(http, otherServer(() => json({})).fetch);
    expect(await gateway.recognise({ org: undefined, origin: undefined, serverUrl })).toEqual(fail({ kind: 'faulty' }));
  });
});

describe('the courses of a server', () => {
  const courses = (answer: () => Response, org?: string) => {
    const { fetch, asked } = otherServer(answer);
    return { asked, answer: new HttpSelectorGateway(fakeServer(json({})).http, fetch).courses(serverUrl, org) };
  };

  it('are asked for in version 3, without credentials', async () => {
    const { asked, answer } = courses(() => json({ courses: [] }), 'rwth');
    expect(await answer).toEqual(succeed([]));
    expect(asked[0]?.target).toBe(`${serverUrl}public/courses-and-tasks?v=3&org=rwth`);
    expect(asked[0]?.init).toMatchObject({ credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' });
    expect(asked[0]?.init.headers).toBeUndefined();
  });

  it('are read leniently: whatever may be missing, and languages we do not have', async () => {
    const task = {
      link: 'link/a',
      headline: [
        { language: 'es', name: 'Uno' },
        { language: 'de', name: 'Eins' },
      ],
    };
    const course = { name: [{ language: 'de', value: 'Kurs' }], pathToCourseFile: 'c.xml' };
    const { answer } = courses(() =>
      json({
        courses: [
          {
            ...course,
            link: 'c',
            tasks: [task, { ...task, tags: [{ name: 'Type', values: ['Overview'] }, { name: 1 }] }],
          },
          { ...course, link: null, tasks: null },
        ],
      }),
    );
    const headline = { de: 'Eins' };
    expect(await answer).toEqual(
      succeed([
        {
          pathToCourseFile: 'c.xml',
          name: { de: 'Kurs' },
          link: 'c',
          tasks: [
            { link: 'link/a', headline, types: [], isGraded: true },
            { link: 'link/a', headline, types: ['Overview'], isGraded: false },
          ],
        },
        { pathToCourseFile: 'c.xml', name: { de: 'Kurs' }, link: undefined, tasks: [] },
      ]),
    );
  });

  it.each([
    ['unreachable', () => refused(503, 'x')],
    ['unreachable', () => Response.error()],
    ['unreadable', () => new Response('<html>')],
    ['unreadable', () => json({ courses: 'none' })],
    ['unreadable', () => json({})],
  ])('are %s', async (kind, response) => {
    expect(await courses(response).answer).toEqual(fail({ kind }));
  });

  const named = (value: string) => [{ language: 'en', value }];

  it('are untrusted: names lose markup and what hides text, types are few and short', async () => {
    const long = 'x'.repeat(41);
    const { answer } = courses(() =>
      json({
        courses: [
          {
            name: named('<img src=x onerror=alert(1)>\u202E\nKurs'),
            pathToCourseFile: 'c',
            tasks: [
              {
                link: 'a',
                headline: [{ language: 'en', name: 'A & <b>B</b>' }],
                tags: [{ name: 'Type', values: [long, '<i>', '1', '2', '3', '4', '5'] }],
              },
              { link: 'b', headline: [{ language: 'en', name: '\u202E' }] },
            ],
          },
        ],
      }),
    );
    const read = await answer;
    expect(read).toMatchObject({
      value: [
        {
          name: { en: '‹img src=x onerror=alert(1)> Kurs' },
          tasks: [
            { headline: { en: 'A + ‹b>B‹/b>' }, types: ['‹i>', '1', '2', '3', '4'] },
            { headline: {}, types: [] },
          ],
        },
      ],
    });
  });

  it('are not read to the end if they are endless', async () => {
    let sent = 0;
    const chunk = new TextEncoder().encode(' '.repeat(1_000_000));
    const { answer } = courses(
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => {
              sent += 1;
              controller.enqueue(chunk);
            },
          }),
        ),
    );
    expect(await answer).toEqual(fail({ kind: 'unreadable' }));
    expect(sent).toBeLessThan(30);
  });

  it('are none if they are more than a platform has', async () => {
    const tasks = Array.from({ length: 20_000 }, () => ({ link: 'a', headline: [] }));
    const { answer } = courses(() => json({ courses: [{ name: named('c'), pathToCourseFile: 'c', tasks }] }));
    expect(await answer).toEqual(fail({ kind: 'unreadable' }));
  });

  it('are unreachable when nothing answers', async () => {
    const gateway = new HttpSelectorGateway(fakeServer(json({})).http, () => Promise.reject(new Error('away')));
    expect(await gateway.courses(serverUrl, undefined)).toEqual(fail({ kind: 'unreachable' }));
  });
});

describe('a session begun by an LMS', () => {
  it('is taken over by a token and the login cookie', async () => {
    const asked: string[] = [];
    const fetch: Fetch = (target, init) => {
      asked.push(`${init.method ?? 'GET'} ${target} ${new Headers(init.headers).get('authorization') ?? ''}`.trim());
      return Promise.resolve(
        target.startsWith('/api') ? json({ access_token: 'abc' }) : new Response(null, { status: 204 }),
      );
    };
    expect(await takeOverLmsSession(fetch)).toBe(true);
    expect(asked).toEqual(['GET /api/sso/authenticate', 'POST /realms/lemma/add-login-cookie Bearer abc']);
  });

  it.each([
    ['nothing was begun', () => refused(401, 'not_authenticated')],
    ['the answer is something else', () => json({ token: 'abc' })],
    ['the answer is a page', () => new Response('<html>')],
  ])('is not taken over if %s', async (_, answer) => {
    const { fetch, asked } = otherServer(answer);
    expect(await takeOverLmsSession(fetch)).toBe(false);
    expect(asked).toHaveLength(1);
  });
});
