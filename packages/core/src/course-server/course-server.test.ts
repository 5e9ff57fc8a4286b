import { describe, expect, it } from 'vitest';
import { InMemoryCourseServers, lmsCourses } from '../testing/index.ts';
import { fail, loading, succeed } from '../store/index.ts';
import { CourseServersStore, addressThere, courseKey, rowsOfServers } from './index.ts';

const tu = { name: 'TU', url: 'https://tu.example/api/' };
const ruhr = { name: 'Ruhr', url: 'https://ruhr.example/gwt/' };

describe('a document of another platform', () => {
  it.each([
    ['https://tu.example/api/', 'https://tu.example/pool?resourceId=a%2Fb&lang=de'],
    ['https://tu.example/math/api/', 'https://tu.example/math/pool?resourceId=a%2Fb&lang=de'],
    ['https://tu.example:8080/gwt/', 'https://tu.example:8080/pool?resourceId=a%2Fb&lang=de'],
  ])('of %s is opened at %s (specification 000 §2, §7)', (url, address) => {
    expect(addressThere({ name: 'TU', url }, 'a/b', 'de')).toBe(address);
  });

  it('cannot lead elsewhere by its link', () => {
    expect(addressThere(tu, '//evil.example/?a&b#c', 'en')).toBe(
      'https://tu.example/pool?resourceId=%2F%2Fevil.example%2F%3Fa%26b%23c&lang=en',
    );
  });
});

describe('the rows of several servers', () => {
  const loaded = { status: 'loaded', value: lmsCourses } as const;
  const sections = [
    { server: undefined, courses: loaded },
    { server: tu, courses: { status: 'failed', failure: { kind: 'unreachable' } } },
    { server: ruhr, courses: loaded },
  ] as const;
  const all = { gradingType: 'all' } as const;

  it('are those of all that have answered, each with its server', () => {
    const names = rowsOfServers(sections, 'de', all).map(({ server, row }) => `${server?.name ?? ''}/${row.item.name}`);
    expect(names).toEqual([
      '/Zahlen und Funktionen',
      '/Brüche addieren',
      '/Die Steigung',
      'Ruhr/Zahlen und Funktionen',
      'Ruhr/Brüche addieren',
      'Ruhr/Die Steigung',
    ]);
  });

  it('are those of one course, although another server has one of the same path', () => {
    const course = courseKey(ruhr, { pathToCourseFile: 'courses/numbers' });
    const rows = rowsOfServers(sections, 'de', all, { course, query: 'steigung' });
    expect(rows.map(({ server }) => server?.name)).toEqual(['Ruhr']);
  });

  it('leave out what has no link that could be kept', () => {
    const task = (link: string) => ({ link, headline: { de: link }, types: [], isGraded: true });
    const tasks = ['javascript:alert(1)', 'x y', '//evil.example', 'a"b', 'fine/link'].map(task);
    const courses = {
      status: 'loaded',
      value: [{ pathToCourseFile: 'c', name: { de: 'C' }, link: undefined, tasks }],
    } as const;
    const links = rowsOfServers([{ server: tu, courses }], 'de', all).map(({ row }) => row.item.link);
    expect(links).toEqual(['fine/link']);
  });
});

describe('the course servers', () => {
  it('are asked once each, and again only after they have failed; a failure is theirs alone', async () => {
    const gateway = new InMemoryCourseServers([
      { ...tu, answer: fail({ kind: 'unreachable' }) },
      { ...ruhr, answer: succeed(lmsCourses) },
    ]);
    const store = new CourseServersStore({ gateway });
    await store.load();
    await Promise.all([store.ask(tu), store.ask(ruhr), store.ask(tu), store.ask(undefined)]);
    expect(gateway.asked).toEqual([tu.url, ruhr.url, '']);
    const statusOf = (url: string) => store.state.courses.get(url)?.status;
    expect([statusOf(tu.url), statusOf(ruhr.url), statusOf('')]).toEqual(['failed', 'loaded', 'loaded']);
    gateway.change(tu.url, succeed([]));
    await Promise.all([store.retry(tu), store.retry(ruhr)]);
    expect(gateway.asked).toEqual([tu.url, ruhr.url, '', tu.url]);
    expect(statusOf(tu.url)).toBe('loaded');
  });

  it('are listed again after that has failed', async () => {
    const gateway = new InMemoryCourseServers([{ ...tu, answer: succeed([]) }]);
    const { list } = gateway;
    gateway.list = fail({ kind: 'unavailable' });
    const store = new CourseServersStore({ gateway });
    expect(store.state.servers).toEqual(loading);
    await store.load();
    expect(store.state.servers.status).toBe('failed');
    gateway.list = list;
    await store.load();
    expect(store.state.servers).toMatchObject({ status: 'loaded', value: [tu] });
  });
});
