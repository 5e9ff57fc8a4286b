import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample, startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';
import { readCourseFile, saveCourse } from './index.ts';

const article = (path: string, body: string) =>
  sample(path, { kind: 'article', titles: { de: `Titel ${path}`, en: `Title ${path}` }, body });
const documents = [
  article('open/first', 'Erstens. \\image[alt=x]{/media/open.svg} \\begin{annotation} geheim \\end{annotation}'),
  article('open/second', 'Zweitens.'),
  article('open/welcome', 'Willkommen.'),
  article('closed/draft', 'Nicht für alle. \\image[alt=x]{/media/closed.svg}'),
  sample('open/problem', { titles: { de: 'Aufgabe' }, body: '' }),
];
const course = {
  welcome: 'open/welcome',
  chapters: [
    { title: { de: 'Anfang', en: 'Beginning' }, articles: ['open/second', 'open/first', 'open/gone'] },
    { title: { de: 'Aufgaben' }, articles: ['open/problem'] },
  ],
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
  await writeFile(join(folder, 'course.json'), JSON.stringify(course));
  platform = await startPlatform({ contentFolder: folder });
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

describe('the open course', () => {
  it('names its articles in its order, in every language they have; what is no article or does not exist is left out', async () => {
    const response = await platform.call('guest', '/content/course');
    expect(response.json()).toEqual({
      welcome: 'open/welcome',
      chapters: [
        {
          title: { de: 'Anfang', en: 'Beginning' },
          articles: [
            { path: 'open/second', names: { de: 'Titel open/second', en: 'Title open/second' } },
            { path: 'open/first', names: { de: 'Titel open/first', en: 'Title open/first' } },
          ],
        },
      ],
    });
  });

  it('is empty where a folder has none', async () => {
    const other = await mkdtemp(join(tmpdir(), 'lemma-no-course-'));
    expect(await readCourseFile(other)).toEqual({ chapters: [] });
    await rm(other, { recursive: true });
  });

  it.each([
    ['{', /course\.json: /],
    ['{"chapters":[{"title":{},"articles":["../x"]}]}', /course\.json, chapters\.0\.articles\.0: /],
    ['{"chapters":[],"public":true}', /course\.json, public: /],
  ])('that is not right is refused with its place: %s', async (text, complaint) => {
    const other = await mkdtemp(join(tmpdir(), 'lemma-bad-course-'));
    await writeFile(join(other, 'course.json'), text);
    await expect(readCourseFile(other)).rejects.toThrow(complaint);
    await rm(other, { recursive: true });
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

it('a course that names less closes what it named before', async () => {
  await writeFile(join(folder, 'course.json'), JSON.stringify({ chapters: [] }));
  await saveCourse(platform.database.db, await readCourseFile(folder));
  expect(await statusFor('guest', content('open/first'))).toBe(401);
  expect(await statusFor('learner', content('open/first'))).toBe(200);
});
