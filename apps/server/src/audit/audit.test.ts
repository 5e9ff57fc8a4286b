import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, type TestPlatform } from '../testing/index.ts';
import { auditCommand, daysKept } from './index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.dispose());

async function entries(...args: readonly string[]): Promise<readonly (readonly string[])[]> {
  const said = await auditCommand(args, platform.database.db);
  if (!said.ok) throw new Error(said.failure);
  return said.value.map((line) => line.split('\t'));
}

const sheet = (de: string, weight = 1) => ({
  configuration: {
    correction: { correctorType: 'AFTER_SAVE', allowNewDataGenerationNTimes: -1, canUserViewCorrection: true },
    weightedDocuments: [{ path: 'fractions/add', weight }],
  },
  template: { title: { de, en: de, fr: de, zh: de }, documents: [{ path: 'fractions/add' }] },
});

describe('the audit log', () => {
  it('tells who has changed what, and nothing of what was refused or of learners', async () => {
    const label = { paths: ['fractions/add'], label: 'Woche 3', isSet: true };
    expect(
      (await platform.call('lecturer', '/content/documents/user-labels', { method: 'POST', payload: label }))
        .statusCode,
    ).toBe(200);
    expect(
      (await platform.call('lecturer', '/course/worksheets', { method: 'POST', payload: sheet('Ein Blatt') }))
        .statusCode,
    ).toBe(201);
    expect(
      (await platform.call('lecturer', '/course/worksheets', { method: 'POST', payload: sheet('Ein Blatt') }))
        .statusCode,
    ).toBe(409);
    expect(
      (await platform.call('learner', '/course/worksheets', { method: 'POST', payload: sheet('Anderes') })).statusCode,
    ).toBe(403);
    const work = '/problem-engine/users/demo-learner/problems/personalised-data?path=fractions/add&lang=de';
    await platform.call('learner', work, { method: 'POST', payload: {} });
    expect((await entries()).map(([, ...rest]) => rest)).toEqual([
      ['demo-lecturer', 'Lena Lecturer', 'labelDocuments', '+Woche 3: fractions/add'],
      ['demo-lecturer', 'Lena Lecturer', 'createWorksheet', 'Ein Blatt'],
    ]);
  });

  it('holds a repeated write once', async () => {
    const before = (await entries()).length;
    const call = { method: 'POST', payload: sheet('Wiederholt'), headers: { 'idempotency-key': 'same' } } as const;
    for (const status of [201, 201])
      expect((await platform.call('lecturer', '/course/worksheets', call)).statusCode).toBe(status);
    expect((await entries()).length).toBe(before + 1);
  });

  it('is asked for by day and user, and forgets after its time', async () => {
    await platform.database.db
      .insertInto('audit_entry')
      .values([
        {
          id: 'old',
          at: new Date(Date.now() - (daysKept + 1) * 86_400_000),
          user_id: 'u',
          user_name: 'U',
          call: 'c',
          subject: 's',
          key: null,
        },
        {
          id: 'recent',
          at: new Date(Date.now() - 3 * 86_400_000),
          user_id: 'u',
          user_name: 'U',
          call: 'c',
          subject: 's',
          key: null,
        },
      ])
      .execute();
    expect(await entries('--user', 'u')).toHaveLength(2);
    const today = new Date().toISOString().slice(0, 10);
    expect(await entries('--user', 'u', '--since', today)).toEqual([]);
    expect((await entries('--since', today)).length).toBeGreaterThan(0);
    await platform.call('lecturer', '/course/worksheets', { method: 'POST', payload: sheet('Noch eines') });
    expect(await entries('--user', 'u')).toHaveLength(1);
    const { rows } = await sql`select 1 from audit_entry where id = 'old'`.execute(platform.database.db);
    expect(rows).toEqual([]);
  });

  it('prints a name as one cell, whatever is in it', async () => {
    await platform.database.db
      .insertInto('audit_entry')
      .values({ id: 'odd', user_id: 'odd', user_name: 'A\tB\nC\u2028D', call: 'c', subject: 's', key: null })
      .execute();
    expect((await entries('--user', 'odd')).map((cells) => cells.slice(1))).toEqual([['odd', 'A B C D', 'c', 's']]);
  });

  it.each(['1.11.2026', '2026-13-01', 'x'])('refuses the date %s', async (since) => {
    expect(await auditCommand(['--since', since], platform.database.db)).toEqual({
      ok: false,
      failure: `${since} is no date like 2026-11-01.`,
    });
  });
});
