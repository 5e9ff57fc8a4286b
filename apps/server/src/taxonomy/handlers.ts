import type { Kysely } from 'kysely';
import { userOf, type Session, type User } from '@lemma/core/session';
import { succeed } from '@lemma/core/store';
import type { LabelingName } from '@lemma/core/taxonomy';
import type { Tables } from '../database/index.ts';
import type { Handlers } from '../http/index.ts';
import { readLabeling } from './labeling.ts';
import { saveLabeling } from './save-labeling.ts';

/** Answers the calls for the taxonomy and its labels. */
export function taxonomyHandlers(
  db: Kysely<Tables>,
): Pick<Handlers, 'readTaxonomy' | 'saveTaxonomy' | 'readLabels' | 'saveLabels'> {
  const read = async (name: LabelingName) => {
    const { text, version } = await readLabeling(db, name);
    return succeed({ text, version: String(version) });
  };
  return {
    readTaxonomy: () => read('taxonomy'),
    readLabels: ({ lang }) => read(lang),
    saveTaxonomy: (file, caller, _name, key) =>
      saveLabeling(db, { name: 'taxonomy', ...file }, { author: authorIn(caller), key }),
    saveLabels: ({ lang, ...file }, caller, _name, key) =>
      saveLabeling(db, { name: lang, ...file }, { author: authorIn(caller), key }),
  };
}

function authorIn(caller: Session): User {
  const author = userOf(caller);
  if (!author) throw new Error('The role table lets guests edit the taxonomy, but its versions have an author.');
  return author;
}
