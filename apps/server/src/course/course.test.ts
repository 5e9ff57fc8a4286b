import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent, readContentFolder } from '../document/index.ts';
import { sample, startPlatform, writeCourse, type TestCaller, type TestPlatform } from '../testing/index.ts';

const article = (path: string, body: string) =>
  sample(path, { kind: 'article', titles: { de: `Titel ${path}`, en: `Title ${path}` }, body });
const documents = [
  article('open/first', 'Erstens. \\image[alt=x]{/media/open.svg} \\begin{annotation} geheim \\end{annotation}'),
  article('open/second', 'Zweitens. \\chapterpdf{1001}'),
  article('open/welcome', 'Willkommen.'),
  sample('open/told', {
    kind: 'article',
    titles: { de: 'Größer \\& <kleiner> als "\\$1"' },
    description: 'Von "><script> und \\$\\&',
    body: 'Erzählt.',
  }),
  article('closed/draft', 'Nicht für alle. \\image[alt=x]{/media/closed.svg} \\chapterpdf{1002} \\chapterpdf{10}'),
  sample('open/problem', { titles: { de: 'Aufgabe' }, body: '' }),
  sample('open/not-to-read', { titles: { de: 'Noch eine Aufgabe' }, body: '' }),
  sample('closed/exam', { titles: { de: 'Klausuraufgabe' }, body: '' }),
];
const writeCourses = async (folder: string) => {
  await writeCourse(folder, 'courses/one', { de: 'Kurs', en: 'Course' }, [
    { title: { de: 'Anfang', en: 'Beginning' }, articles: ['open/second', 'open/first', 'open/gone', 'open/told'] },
  ]);
  await writeCourse(folder, 'courses/two', { de: 'Noch ein Kurs' }, [
    {
      title: { de: 'Aufgaben' },
      articles: ['open/not-to-read'],
      problems: ['open/problem', 'closed/draft', 'open/gone'],
    },
    { title: { de: 'Prüfung' }, problems: ['closed/exam'], role: 'exam' },
  ]);
};

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-course-'));
  await mkdir(join(folder, 'media'));
  for (const { path, tex } of documents) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, `${path}.tex`), tex);
  }
  for (const name of ['open', 'closed']) await writeFile(join(folder, 'media', `${name}.svg`), `<svg id="${name}"/>`);
  await mkdir(join(folder, 'chapters'));
  for (const name of ['1001', '1002', '10']) await writeFile(join(folder, 'chapters', `${name}.pdf`), '%PDF-1.7');
  await writeCourses(folder);
  await mkdir(join(folder, 'web'));
  await writeFile(
    join(folder, 'web', 'index.html'),
    '<!doctype html><html lang="de"><head><title>Lemma</title><meta name="description" content="Maths." />' +
      '<meta property="og:title" content="Lemma" /><meta property="og:description" content="Maths." /></head></html>',
  );
  platform = await startPlatform({ contentFolder: folder, webFolder: join(folder, 'web'), welcome: 'open/welcome' });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});

async function statusFor(caller: TestCaller, url: string): Promise<number> {
  return (await platform.call(caller, url)).statusCode;
}
const content = (path: string, language = 'de') =>
  `/content/documents/string-implementations/${language}/content?path=${path}`;
const names = (path: string) => `/content/documents/string-implementations?path=${path}`;
const media = (path: string) => `/content/documents/binary-implementations/de/content?path=${path}`;

describe('an article of the course', () => {
  const page = (query: string, path = '/course/article') => platform.app.inject({ url: `${path}?${query}` });
  const headOf = async (query: string, path?: string) =>
    /<head>(.*)<\/head>/s.exec((await page(query, path)).body)?.[1];
  const general =
    '<title>Lemma</title><meta name="description" content="Maths." /><meta property="og:title" content="Lemma" />' +
    '<meta property="og:description" content="Maths." />';

  it('has its title, its description and its language in the page that is served, for programs that do not run it', async () => {
    const { body } = await page('path=open/first&lang=en');
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('<title>Title open/first – Lemma</title>');
    expect(body).toContain('<meta name="description" content="Maths." />');
    expect(body).toContain('<meta property="og:title" content="Title open/first – Lemma" />');
    const described = await headOf('lang=de&path=open/told', '/course/article/');
    expect(described).toContain('<title>Größer &amp; &lt;kleiner&gt; als "$1" – Lemma</title>');
    expect(described).toContain(
      '<meta property="og:title" content="Größer &amp; &lt;kleiner&gt; als &#34;$1&#34; – Lemma" />',
    );
    for (const name of ['name="description"', 'property="og:description"'])
      expect(described).toContain(`<meta ${name} content="Von &#34;&gt;&lt;script&gt; und $&amp;" />`);
  });

  it.each([
    ['that the course does not name', 'path=closed/draft&lang=de'],
    ['that is a problem', 'path=open/problem&lang=de'],
    ['that is not there', 'path=open/gone&lang=de'],
    ['in a language it does not have', 'path=open/first&lang=fr'],
    ['in no language', 'path=open/first'],
    ['at no path', 'lang=de'],
    ['at an unreadable path', 'path=%00%ff&lang=de'],
  ])('%s is not told of', async (_, query) => {
    expect(await headOf(query)).toBe(general);
  });

  it('is told of at its own address only', async () => {
    expect(await headOf('path=open/first&lang=de', '/pool/preview')).toBe(general);
  });
});

describe('the open course', () => {
  it('names its articles in its order, in every language they have; what is no article or does not exist is left out', async () => {
    const response = await platform.call('guest', '/content/course');
    expect(response.json()).toEqual({
      welcome: 'open/welcome',
      courses: [
        { path: 'courses/one', names: { de: 'Kurs', en: 'Course' } },
        { path: 'courses/two', names: { de: 'Noch ein Kurs' } },
      ],
      chapters: [
        {
          course: 'courses/one',
          title: { de: 'Anfang', en: 'Beginning' },
          articles: [
            { path: 'open/second', names: { de: 'Titel open/second', en: 'Title open/second' } },
            { path: 'open/first', names: { de: 'Titel open/first', en: 'Title open/first' } },
            { path: 'open/told', names: { de: 'Größer & <kleiner> als "$1"' } },
          ],
          problems: [],
        },
        {
          course: 'courses/two',
          title: { de: 'Aufgaben' },
          articles: [],
          problems: [{ path: 'open/problem', names: { de: 'Aufgabe' } }],
        },
      ],
    });
  });

  it('is empty where the pool has no course', async () => {
    const other = await startPlatform();
    expect((await other.call('guest', '/content/course')).json()).toEqual({ courses: [], chapters: [] });
    await other.dispose();
  });
});

describe('the tree of a course', () => {
  const tree = (caller: TestCaller, path: string, lang = 'de') =>
    platform.call(caller, `/content/course/tree?path=${path}&lang=${lang}`);
  const lecture = (path: string, title: string) => ({ kind: 'lecture', role: 'article', path, title });

  it.each([
    ['de', 'Kurs', 'Anfang', 'Titel open/first', 'Größer & <kleiner> als "$1"'],
    ['en', 'Course', 'Beginning', 'Title open/first', 'Größer & <kleiner> als "$1"'],
    ['zh', 'Course', 'Beginning', 'Title open/first', 'Größer & <kleiner> als "$1"'],
  ])('has its titles in %s, and in another language where one is missing', async (lang, course, title, first, told) => {
    expect((await tree('guest', 'courses/one', lang)).json()).toMatchObject({
      path: 'courses/one',
      title: course,
      chapters: [
        {
          kind: 'regular',
          title,
          entries: [{ path: 'open/second' }, lecture('open/first', first), lecture('open/told', told)],
        },
      ],
    });
  });

  it.each<readonly [TestCaller, readonly string[]]>([
    ['guest', []],
    ['learner', []],
    ['author', ['closed/exam']],
  ])('tells %s of the problems of an examination: %j', async (caller, exam) => {
    const problem = { path: 'open/problem', title: 'Aufgabe' };
    expect((await tree(caller, 'courses/two')).json()).toEqual({
      path: 'courses/two',
      title: 'Noch ein Kurs',
      chapters: [
        {
          kind: 'regular',
          title: 'Aufgaben',
          entries: [{ kind: 'worksheet', role: 'training', title: '', problems: [problem] }],
        },
        {
          kind: 'regular',
          title: 'Prüfung',
          entries: [
            {
              kind: 'worksheet',
              role: 'exam',
              title: '',
              problems: exam.map((path) => ({ path, title: 'Klausuraufgabe' })),
            },
          ],
        },
      ],
    });
  });

  it.each([
    ['what does not exist', 'courses/gone', 404],
    ['an article', 'open/first', 404],
    ['a problem', 'open/problem', 404],
    ['a way round', 'courses/two/../one', 400],
  ])('is not to be had of %s', async (_, path, status) => {
    expect((await tree('guest', path)).statusCode).toBe(status);
  });
});

describe('an LMS', () => {
  it('is told of no problem of an examination', async () => {
    const { body } = await platform.call('guest', '/public/courses-and-tasks?v=3');
    expect(body).toContain('"link":"open/problem"');
    expect(body).not.toContain('exam');
  });
});

describe('the pool', () => {
  it.each(['problem', 'article'])('lists no course among the documents of kind %s', async (type) => {
    const { body } = await platform.call('author', `/search?type=${type}&lang=de&size=100`);
    expect(body).toContain('open/');
    expect(body).not.toContain('courses/');
  });
});

describe('a guest', () => {
  it.each(['open/first', 'open/second', 'open/welcome'])('reads %s, which the course names', async (path) => {
    expect(await statusFor('guest', content(path))).toBe(200);
    expect(await statusFor('guest', content(path, 'en'))).toBe(200);
    expect(await statusFor('guest', names(path))).toBe(200);
  });

  it('reads no annotation', async () => {
    const { body } = await platform.call('guest', content('open/first'));
    expect(body).toContain('Erstens');
    expect(body).not.toContain('geheim');
  });

  it.each([
    ['an article that the course does not name', 'closed/draft'],
    ['a problem, although the course names it', 'open/problem'],
    ['what does not exist', 'open/gone'],
    ['a way round', 'open/first/../problem'],
    ['nothing', ''],
    ['an article, with another one asked for beside it', 'open/first&path=closed/draft'],
    ['an article, with another one in front of it', 'closed/draft&path=open/first'],
  ])('is asked to sign in for %s', async (_, path) => {
    expect(await statusFor('guest', content(path))).toBe(401);
    expect(await statusFor('guest', names(path))).toBe(401);
  });

  it('gets no more than reading: no search, no picture of a problem, no place in a course', async () => {
    expect(await statusFor('guest', '/search?type=article&lang=de')).toBe(401);
    expect(await statusFor('guest', '/content/documents/problems/de/snapshot?path=open/first')).toBe(401);
  });

  it('sees the files that an open article names, and no others', async () => {
    expect(await statusFor('guest', media('media/open.svg'))).toBe(200);
    for (const path of [
      'media/closed.svg',
      'open.svg',
      'media/open.sv',
      'media',
      '',
      '"',
      '%25',
      'media/open.svg" id="',
    ])
      expect(await statusFor('guest', media(path))).toBe(401);
    expect(await statusFor('learner', media('media/closed.svg'))).toBe(200);
  });
});

it('a guest gets the printed chapter that an open article offers, and no other', async () => {
  const chapter = (number: string) => statusFor('guest', media(`chapters/${number}.pdf`));
  expect(await chapter('1001')).toBe(200);
  for (const number of ['1002', '10', '100', '01001', '1001.de']) expect(await chapter(number)).toBe(401);
  expect(await statusFor('learner', media('chapters/1002.pdf'))).toBe(200);
});

describe('the places of a document in a course', () => {
  const places = async (courseId: string, id: string, caller: TestCaller = 'learner') => {
    const payload = { courseId, id, type: 'article' };
    const response = await platform.call(caller, '/course/entity-references', { method: 'POST', payload });
    return response.statusCode === 200 ? response.json<unknown>() : response.statusCode;
  };

  it.each([
    ['courses/one', 'open/first', '1'],
    ['courses/two', 'open/problem', '1'],
  ])('are its chapters: %s names %s in chapter %s', async (course, id, containerId) => {
    for (const caller of ['learner', 'guest'] as const)
      expect(await places(course, id, caller)).toEqual([{ refId: id, containerId, containerType: 'chapter' }]);
  });

  it('are the same for a path with a slash before it', async () => {
    expect(await places('courses/one', '/open/first')).toEqual(await places('courses/one', 'open/first'));
    expect(await places('courses/one', '/open/first')).toHaveLength(1);
  });

  it.each([
    ['what the course does not name', 'courses/one', 'open/problem'],
    ['a problem that is set at a time', 'courses/two', 'closed/exam'],
  ])('are none for %s', async (_, course, id) => {
    expect(await places(course, id)).toEqual([]);
  });

  it('are not found in an unknown course', async () => {
    for (const caller of ['learner', 'guest'] as const)
      expect(await places('courses/gone', 'open/first', caller)).toBe(404);
  });
});

it('a course that names less closes what it named before', async () => {
  await rm(join(folder, 'courses'), { recursive: true });
  await writeCourse(folder, 'courses/one', { de: 'Kurs' }, [{ title: { de: 'Rest' }, articles: ['open/second'] }]);
  const files = await readContentFolder(folder);
  await loadContent(platform.database.db, files ?? [], { convertDocument, documentLanguages }, platform.log);
  expect(await statusFor('guest', content('open/second'))).toBe(200);
  expect(await statusFor('guest', content('open/first'))).toBe(401);
  expect(await statusFor('learner', content('open/first'))).toBe(200);
  expect(await statusFor('guest', '/content/course/tree?path=courses/two&lang=de')).toBe(404);
});
