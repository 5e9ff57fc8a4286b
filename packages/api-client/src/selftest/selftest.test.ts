import { fail, succeed } from '@lemma/core/store';
import { expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpSelftestGateway } from './http-selftest-gateway.ts';

const wire = {
  worksheetId: 'selftest-1',
  courseId: 'courses/numbers',
  title: 'Fractions',
  state: 'feedback',
  round: 2,
  problems: [{ path: 'fractions/reduce', lang: 'de', name: 'Kürzen' }],
  score: 0.5,
  undecided: true,
};
const selftest = {
  id: 'selftest-1',
  course: 'courses/numbers',
  title: 'Fractions',
  state: 'feedback',
  round: 2,
  problems: [{ path: 'fractions/reduce', language: 'de', name: 'Kürzen' }],
  score: 0.5,
  isUndecided: true,
};
const id = () => 'ada';

it('self-tests are those of whoever is signed in', async () => {
  const { http, seen } = fakeServer(json([wire]));
  expect(await new HttpSelftestGateway(http, id).list('de')).toEqual(succeed([selftest]));
  expect(seen[0]).toMatchObject({ method: 'GET', target: '/api/problem-engine/users/ada/selftests?lang=de' });
});

it('a self-test is switched by course, worksheet and new state', async () => {
  const { http, seen } = fakeServer(json(wire));
  const switched = await new HttpSelftestGateway(http, id).switchTo(
    { id: 'selftest-1', course: 'courses/numbers' },
    'feedback',
    'de',
  );
  expect(switched).toEqual(succeed(selftest));
  expect(seen[0]).toMatchObject({ method: 'PUT', target: '/api/problem-engine/users/ada/selftests/state' });
  expect(seen[0]?.body).toEqual({
    courseId: 'courses/numbers',
    worksheetId: 'selftest-1',
    newState: 'feedback',
    lang: 'de',
  });
});

it.each([
  [404, 'any', 'notFound'],
  [403, 'any', 'forbidden'],
  [422, 'problem-engine_data_not_drawn', 'notDrawn'],
  [503, 'sandbox_not_available', 'codeWaits'],
  [500, 'any', 'faulty'],
] as const)('%d with %s is told as %s', async (status, refusal, kind) => {
  const { http } = fakeServer(refused(status, refusal));
  expect(await new HttpSelftestGateway(http, id).switchTo(selftest, 'work', 'en')).toEqual(fail({ kind }));
});
