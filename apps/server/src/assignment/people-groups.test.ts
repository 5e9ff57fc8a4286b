import { randomUUID } from 'node:crypto';
import { refusal, type ResponseOf } from '@lemma/api-client/wire';
import { mostGroups } from '@lemma/core/assignment';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ content: [] });
});
afterAll(() => platform.dispose());
beforeEach(async () => {
  await platform.database.db.deleteFrom('people_group').execute();
});

const at = '/course/people-groups';
const [lea, tom] = ['demo-learner', 'demo-tutor'];

async function put(name: string, people: readonly string[], caller: TestCaller = 'lecturer') {
  const answer = await platform.call(caller, at, { method: 'POST', payload: { group: name, people } });
  const read = v.safeParse(refusal, answer.json());
  return {
    status: answer.statusCode,
    id: read.success ? read.output.id : answer.json<ResponseOf<'putPeopleGroup'>>().id,
  };
}
const groups = async (caller: TestCaller = 'lecturer') =>
  (await platform.call(caller, at)).json<ResponseOf<'peopleGroups'>>();
const people = async (id: string, caller: TestCaller = 'lecturer') => {
  const answer = await platform.call(caller, `${at}/${id}/people`);
  return answer.statusCode === 200
    ? answer.json<ResponseOf<'peopleOfGroup'>>().map((person) => person.id)
    : answer.statusCode;
};

describe('a group of people', () => {
  it('has a name and people, and is replaced under the same name', async () => {
    const { status, id } = await put('Tuesday', [lea, tom, lea]);
    expect(status).toBe(200);
    expect(await groups()).toEqual([{ id, name: 'Tuesday', people: 2 }]);
    expect(await people(id)).toEqual([lea, tom]);
    expect(await put('Tuesday', [tom])).toEqual({ status: 200, id });
    expect(await people(id)).toEqual([tom]);
    await put('Friday', [lea]);
    expect((await groups()).map(({ name }) => name)).toEqual(['Friday', 'Tuesday']);
  });

  it('belongs to whoever has made it: for others it does not exist', async () => {
    const { id } = await put('Tuesday', [lea]);
    expect(await groups('tutor')).toEqual([]);
    expect(await people(id, 'tutor')).toBe(404);
    expect((await platform.call('tutor', `${at}/${id}`, { method: 'DELETE' })).statusCode).toBe(404);
    // The same name is another group.
    expect((await put('Tuesday', [tom], 'tutor')).id).not.toBe(id);
    expect(await people(id)).toEqual([lea]);
    for (const caller of ['learner', 'guest'] as const) {
      expect((await platform.call(caller, at)).statusCode).toBe(caller === 'guest' ? 401 : 403);
    }
  });

  it('is made of those who are there, and names the others', async () => {
    const payload = { group: 'Tuesday', people: ['nobody', lea, 'no-one'] };
    const made = (await platform.call('lecturer', at, { method: 'POST', payload })).json<
      ResponseOf<'putPeopleGroup'>
    >();
    expect(made.unknown).toEqual(['nobody', 'no-one']);
    expect(await people(made.id)).toEqual([lea]);
  });

  it('is refused beyond the most that a user may have, and an existing one is still replaced', async () => {
    const rows = Array.from({ length: mostGroups - 1 }, (_, index) => ({
      ...{ id: randomUUID(), owner: 'demo-lecturer', name: `Filler ${String(index)}` },
    }));
    await platform.database.db.insertInto('people_group').values(rows).execute();
    expect((await put('Last', [lea])).status).toBe(200);
    expect((await put('Too many', [lea])).status).toBe(422);
    expect((await put('Last', [tom])).status).toBe(200);
    expect(await groups()).toHaveLength(mostGroups);
  });

  it('is deleted once', async () => {
    const { id } = await put('Tuesday', [lea]);
    const remove = async () => (await platform.call('lecturer', `${at}/${id}`, { method: 'DELETE' })).statusCode;
    expect([await remove(), await remove(), await people(id)]).toEqual([200, 404, 404]);
    expect(await platform.database.db.selectFrom('people_group_member').selectAll().execute()).toEqual([]);
  });

  it.each<[string, string, readonly string[], number]>([
    ['without a name', '', [lea], 400],
    ['with spaces for a name', '   ', [lea], 400],
    ['with a line break in its name', 'a\nb', [lea], 400],
    ['with a name that is too long', 'x'.repeat(101), [lea], 400],
    ['without people', 'Nobody', [], 400],
    ['with too many people', 'All', Array.from({ length: 1001 }, (_, index) => `p${String(index)}`), 400],
    ['with nobody who exists', 'Strangers', ['nobody', 'no-one'], 422],
  ])('is not made %s', async (_what, name, given, status) => {
    expect((await put(name, given)).status).toBe(status);
    expect(await groups()).toEqual([]);
  });
});
