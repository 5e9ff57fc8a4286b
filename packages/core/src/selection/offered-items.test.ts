import { describe, expect, it } from 'vitest';
import { aDocumentHit, aWorksheet, lmsCourses } from '../testing/index.ts';
import { isGradedBy, itemOfHit, itemOfWorksheet, rowsOf, type CourseFilter, type LmsCourse } from './index.ts';

const all = { gradingType: 'all', worksheet: true } as const;
const anything: CourseFilter = { course: undefined, type: undefined, query: '' };

describe('the rows of the courses', () => {
  it.each([
    ['all', 'en', ['courses/numbers', 'fractions/add', 'lines/slope', 'fractions/what']],
    ['graded', 'en', ['fractions/add', 'lines/slope']],
    ['ungraded', 'en', ['courses/numbers', 'fractions/what']],
    ['all', 'de', ['courses/numbers', 'fractions/add', 'lines/slope']],
    ['all', 'fr', []],
  ] as const)('for %s in %s are %j', (gradingType, language, links) => {
    expect(rowsOf(lmsCourses, language, { gradingType }).map(({ item }) => item.link)).toEqual(links);
  });

  it.each([
    [{ query: 'FRAC' }, ['fractions/add', 'fractions/what']],
    [{ query: 'adding frac' }, ['fractions/add']],
    [{ type: 'Article' }, ['fractions/what']],
    [{ course: 'pool' }, []],
    [{ course: 'courses/numbers', query: 'slope' }, ['lines/slope']],
  ])('by %j are %j', (filter, links) => {
    const rows = rowsOf(lmsCourses, 'en', all, { ...anything, ...filter });
    expect(rows.map(({ item }) => item.link)).toEqual(links);
  });

  it('leave out what a client would not keep', () => {
    const [course] = lmsCourses;
    const task = course?.tasks[0];
    if (course === undefined || task === undefined) throw new Error('The sample has lost its course.');
    const hostile: readonly LmsCourse[] = [
      { ...course, link: undefined, tasks: [{ ...task, link: 'blink/a' }, { ...task, link: 'a b' }, task] },
      { ...course, name: { en: '<b>Numbers</b>' } },
      { ...course, pathToCourseFile: 'a b' },
    ];
    expect(rowsOf(hostile, 'en', all).map(({ item }) => item.link)).toEqual(['fractions/add']);
    const named = { ...task, headline: { en: '<img src=x onerror=alert(1)> & more' } };
    expect(rowsOf([{ ...course, link: undefined, tasks: [named] }], 'en', all)[0]?.item.name).toBe(
      '‹img src=x onerror=alert(1)> + more',
    );
  });
});

it.each([
  [[], true],
  [[{ name: 'Type', values: ['Problem'] }], true],
  [[{ name: 'Type', values: ['Overview'] }], false],
  [[{ name: 'grading', values: ['Ungraded'] }], false],
  [[{ name: 'Grading', values: ['ungraded'] }], false],
  [[{ name: 'grading', values: ['Graded'] }], true],
])('tags %j give a grade: %s', (tags, expected) => {
  expect(isGradedBy(tags)).toBe(expected);
});

describe('a document of the pool', () => {
  const hit = aDocumentHit({ path: 'fractions/add', name: 'Adding fractions', language: 'en' });

  it('belongs to the course that has it as a task, otherwise to the pool', () => {
    expect(itemOfHit(hit, lmsCourses, all)).toMatchObject({
      kind: 'problem',
      course: { name: 'Numbers and functions' },
    });
    expect(itemOfHit({ ...hit, path: 'other' }, lmsCourses, all)).toMatchObject({
      link: 'other',
      isGraded: true,
      course: { pathToCourseFile: 'pool', name: 'Pool' },
    });
  });

  it('is not offered without a course, with a link that clients cut, or if the LMS does not ask for it', () => {
    expect(itemOfHit(hit, [], all)).toBeUndefined();
    expect(itemOfHit({ ...hit, path: 'link/a' }, lmsCourses, all)).toBeUndefined();
    expect(itemOfHit({ ...hit, path: 'brüche/a' }, lmsCourses, all)).toBeUndefined();
    expect(itemOfHit(hit, lmsCourses, { gradingType: 'ungraded' })).toBeUndefined();
    expect(itemOfHit({ ...hit, kind: 'article' }, lmsCourses, { gradingType: 'graded' })).toBeUndefined();
  });
});

describe('a worksheet', () => {
  const sheet = { ...aWorksheet(), id: '7', templateId: 't', title: { de: 'Blatt 1' }, languages: ['de'] as const };

  it('is offered in a language that it has', () => {
    expect(itemOfWorksheet(sheet, 'en', lmsCourses, all)).toMatchObject({
      link: 'worksheet_7',
      language: 'de',
      name: 'Blatt 1',
      isGraded: true,
      course: { pathToCourseFile: 'pool' },
      worksheet: { id: '7', templateId: 't' },
    });
  });

  it('is not offered to an LMS that takes none, or that asks for what gives no grade', () => {
    expect(itemOfWorksheet(sheet, 'de', lmsCourses, { ...all, worksheet: false })).toBeUndefined();
    expect(itemOfWorksheet(sheet, 'de', lmsCourses, { ...all, gradingType: 'ungraded' })).toBeUndefined();
  });
});
