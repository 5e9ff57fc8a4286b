import { fail, succeed } from '@lemma/core/store';
import { expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpCourseGateway } from './http-course-gateway.ts';

const course = {
  welcome: 'a',
  courses: [{ path: 'c', names: { de: 'Kurs' } }],
  chapters: [{ course: 'c', title: { de: 'Eins' }, articles: [{ path: 'b', names: { en: 'B' } }], problems: [] }],
};

it('the open course is what the server says', async () => {
  const { http, seen } = fakeServer(json(course));
  expect(await new HttpCourseGateway(http).read()).toEqual(succeed(course));
  expect(seen[0]).toMatchObject({ method: 'GET', target: '/api/content/course' });
});

it('the open course is not to be had while the server fails', async () => {
  const { http } = fakeServer(refused(500, 'unknown'));
  expect(await new HttpCourseGateway(http).read()).toEqual(fail({ kind: 'faulty' }));
});
