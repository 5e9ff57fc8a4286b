import { describe, expect, it } from 'vitest';
import { InMemoryCourseGateway, aCourse } from '../testing/index.ts';
import { fail, succeed } from '../store/index.ts';
import { CourseStore, courseAt, courseOf, placeIn } from './index.ts';

describe('the place of an article in a course', () => {
  const neighbours = (path: string) => {
    const place = placeIn(aCourse, path);
    return [place?.number, place?.total, place?.chapter.title.en, place?.previous?.path, place?.next?.path];
  };

  it.each([
    ['fractions/a', [1, 3, 'Fractions', undefined, 'fractions/b']],
    ['fractions/b', [2, 3, 'Fractions', 'fractions/a', 'lines/a']],
    ['lines/a', [3, 3, 'Lines', 'fractions/b', undefined]],
    ['nowhere', [undefined, undefined, undefined, undefined, undefined]],
  ])('%s is %j', (path, expected) => {
    expect(neighbours(path)).toEqual(expected);
  });
});

describe('the open course', () => {
  it('is asked for once, however many need it', async () => {
    const courses = new InMemoryCourseGateway(succeed(aCourse));
    const store = new CourseStore({ courses });
    await Promise.all([store.loadOnce(), store.loadOnce()]);
    await store.loadOnce();
    expect(courses.asked).toBe(1);
    expect(store.state).toEqual({ status: 'loaded', value: aCourse });
  });

  it('is asked for again after it could not be had', async () => {
    const courses = new InMemoryCourseGateway(fail({ kind: 'unavailable' }));
    const store = new CourseStore({ courses });
    await store.loadOnce();
    expect(store.state.status).toBe('failed');
    courses.answer = succeed(aCourse);
    await store.loadOnce();
    expect(store.state.status).toBe('loaded');
  });
});

it.each([
  ['fractions/b', 'courses/numbers'],
  ['fractions/p1', 'courses/numbers'],
  ['lines/a', 'courses/lines'],
  ['nowhere', undefined],
])('the course of %s is %s', (path, course) => {
  expect(courseOf(aCourse, path)).toBe(course);
});

it('a course has its own chapters only, and an unknown one does not exist', () => {
  expect(courseAt(aCourse, 'courses/lines')).toEqual({
    names: { de: 'Geraden' },
    chapters: [expect.objectContaining({ title: { de: 'Geraden', en: 'Lines' } })],
  });
  expect(courseAt(aCourse, 'courses/nope')).toBeUndefined();
});
