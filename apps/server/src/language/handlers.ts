import type { Kysely } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import { userOf } from '@lemma/core/session';
import { succeed } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { refuse, type Handlers } from '../http/index.ts';

/** Answers the calls for the languages that users have chosen; nobody learns of others. */
export function languageHandlers(db: Kysely<Tables>): Pick<Handlers, 'readLanguage' | 'saveLanguage'> {
  return {
    async readLanguage({ userId }, caller) {
      if (userId !== userOf(caller)?.id) return nobody;
      const row = await db
        .selectFrom('user_language')
        .select('language')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return succeed({ language: row?.language ?? null });
    },

    async saveLanguage({ userId, language }, caller) {
      if (userId !== userOf(caller)?.id) return nobody;
      await db
        .insertInto('user_language')
        .values({ user_id: userId, language })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ language }))
        .execute();
      return succeed({ language });
    },
  };
}

const nobody = refuse(404, refusalIds.notFound, 'There is nobody with this id.');
