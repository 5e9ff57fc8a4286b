import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/index.ts';
import { openTestDatabase } from '../testing/index.ts';
import { KeptReads, Revisions } from './index.ts';

describe('what is kept', () => {
  function counting() {
    let reads = 0;
    return { read: () => Promise.resolve((reads += 1)), reads: () => reads };
  }

  it('is read once for each revision, however many ask at the same time', async () => {
    const kept = new KeptReads<number>(10);
    const { read, reads } = counting();
    expect(await Promise.all([1, 2, 3].map(() => kept.of(['a'], '1', read)))).toEqual([1, 1, 1]);
    expect(await kept.of(['a'], '2', read)).toBe(2);
    expect(await kept.of(['a'], '2', read)).toBe(2);
    expect(await kept.of(['b'], '2', read)).toBe(3);
    expect(reads()).toBe(3);
  });

  it('is told apart by all that was asked, not by how it reads in a row', async () => {
    const kept = new KeptReads<string>(10);
    expect(await kept.of(['a', 'b'], '1', () => Promise.resolve('two'))).toBe('two');
    expect(await kept.of(['a,b'], '1', () => Promise.resolve('one'))).toBe('one');
    expect(await kept.of(['a', 'b'], '1', () => Promise.resolve('new'))).toBe('two');
  });

  it('is not a failure', async () => {
    const kept = new KeptReads<number>(10);
    await expect(kept.of(['a'], '1', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await kept.of(['a'], '1', () => Promise.resolve(5))).toBe(5);
  });

  it('weighs no more than it may: what nobody has asked for longest goes', async () => {
    const kept = new KeptReads<string>(10, (text) => text.length);
    const { read, reads } = counting();
    const ask = (name: string) => kept.of([name], '1', async () => `${name}${String(await read()).padStart(3, '0')}`);
    for (const name of ['a', 'b']) await ask(name);
    await ask('a');
    await ask('c');
    expect(reads()).toBe(3);
    await ask('a');
    expect(reads()).toBe(3);
    await ask('b');
    expect(reads()).toBe(4);
    // Larger than all that may be kept.
    expect(await kept.of(['d'], '1', () => Promise.resolve('x'.repeat(11)))).toHaveLength(11);
    await ask('b');
    expect(reads()).toBe(5);
  });
});

describe('the revision of the pool', () => {
  let database: Database;
  let revisions: Revisions;
  beforeAll(async () => {
    database = await openTestDatabase();
    revisions = new Revisions(database.db);
    await database.db
      .insertInto('worksheet_template')
      .values({ id: 't', content_hash: 'h', title: '{}', paths: [], created_by: 'a', created_by_name: 'A' })
      .execute();
    await database.db.insertInto('document').values({ path: 'd', tex: '', content_hash: '', owner: null }).execute();
  });
  afterAll(() => database.dispose());

  const words = { word: 'word', shown: 'word', pieces: ['wo'], language: 'en' as const };

  it.each([
    ['worksheets', 'hides', () => database.db.updateTable('worksheet_template').set({ visible: false }).execute()],
    ['labels', 'labels', () => label('one')],
    ['documents', 'has a new word', () => database.db.insertInto('indexed_word').values(words).execute()],
  ] as const)('of %s changes with what %s, and no other', async (topic, _what, write) => {
    const before = await revisions.now();
    await write();
    const after = await revisions.now();
    expect(after[topic]).not.toBe(before[topic]);
    expect({ ...after, [topic]: '' }).toEqual({ ...before, [topic]: '' });
  });

  it('does not change by a word that is known, by reading, or by what is taken back', async () => {
    const before = await revisions.now();
    await database.db
      .insertInto('indexed_word')
      .values(words)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await database.db.selectFrom('worksheet_template').selectAll().execute();
    const taken = database.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('worksheet_template').execute();
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect(await revisions.now()).toEqual(before);
  });

  it('is asked for by one statement for all who ask meanwhile, and is never older than the question', async () => {
    const asked = [revisions.now(), revisions.now()];
    await label('two');
    const after = await revisions.now();
    for (const each of await Promise.all(asked)) expect(Number(each.labels)).toBeLessThanOrEqual(Number(after.labels));
    await label('three');
    expect(Number((await revisions.now()).labels)).toBe(Number(after.labels) + 1);
  });

  async function label(name: string): Promise<void> {
    await database.db.insertInto('user_label').values({ path: 'd', label: name, created_by: 'a' }).execute();
  }
});
