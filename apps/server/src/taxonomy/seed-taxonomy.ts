import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Log } from '@lemma/core/platform';
import { checkTaxonomy, labelingNames } from '@lemma/core/taxonomy';
import type { Tables } from '../database/index.ts';
import { addLabeling, labelingTexts, readLabeling, takeLabelingTurn } from './labeling.ts';

/**
 * Takes the taxonomy of a content folder (`taxonomy/taxonomy.json`, and `de.json` … beside it). A file that somebody has
 * edited on the platform since is left to them.
 */
export async function seedTaxonomy(db: Kysely<Tables>, folder: string, log: Log): Promise<void> {
  const texts = await Promise.all(
    labelingNames.map(async (name) => [name, await textIn(join(folder, 'taxonomy', `${name}.json`))] as const),
  );
  if (texts.every(([, text]) => text === undefined)) return;
  await db.transaction().execute(async (transaction) => {
    await takeLabelingTurn(transaction);
    for (const [name, text] of texts) {
      const stored = await readLabeling(transaction, name);
      if (text === undefined || stored.author !== undefined || stored.text === text) continue;
      await addLabeling(transaction, name, { text, version: stored.version + 1, author: undefined });
    }
    for (const { file, line, kind, ...rest } of checkTaxonomy(await labelingTexts(transaction)).slice(0, 20)) {
      const named = 'name' in rest ? ` ${rest.name}` : '';
      log.warn(`The taxonomy, ${file}.json, line ${line}: ${kind}${named}`);
    }
  });
}

async function textIn(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
}
