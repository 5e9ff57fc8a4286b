import { isLanguage } from '@lemma/core/language';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { HeadOf, Openness } from '../http/index.ts';

/** The path of an article of the open course (apps/web/src/routes/pages.ts). */
const articlePage = '/course/article';

/**
 * Provides title and description of articles that everybody may read; of all other documents nothing, not even that
 * they exist.
 */
export function articleHeads(db: Kysely<Tables>, openness: Openness): HeadOf {
  return async (page, query) => {
    const [path, language] = [query.get('path'), query.get('lang')];
    if (page !== articlePage || path === null || !isLanguage(language) || path.includes('\0')) return undefined;
    if (!(await openness.isOpenDocument(path))) return undefined;
    const article = await db
      .selectFrom('implementation')
      .select(['name', 'description'])
      .where('path', '=', path)
      .where('language', '=', language)
      .executeTakeFirst();
    if (article === undefined) return undefined;
    const { name, description } = article;
    return { title: `${name} – Lemma`, ...(description !== '' && { description }), language };
  };
}
