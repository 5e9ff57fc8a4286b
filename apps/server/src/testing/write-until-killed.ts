import { RecordingLog } from '@lemma/core/testing';
import { openDatabase } from '../database/index.ts';

// A separate program: writes one number after another into the given data folder, and prints each confirmed one.
const [, , folder = ''] = process.argv;
const opened = await openDatabase({ kind: 'folder', folder }, new RecordingLog());
if (!opened.ok) throw new Error(opened.failure.kind);
const { db } = opened.value;
const { length } = await db.selectFrom('oidc_secret').select('name').execute();
for (let number = length; ; number += 1) {
  await db
    .insertInto('oidc_secret')
    .values({ name: String(number), value: JSON.stringify('x'.repeat(5000)) })
    .execute();
  console.log(number);
}
