import type { Kysely } from 'kysely';
import { refusalIds, type ResponseOf } from '@lemma/api-client/wire';
import { articlesOf, practisedProblemsOf, setProblemsOf } from '@lemma/core/course';
import { shareOf, starsOf } from '@lemma/core/rating';
import { userOf, type Session } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import { chaptersIn } from '../course/index.ts';
import type { Tables } from '../database/index.ts';
import { refuse, type Handlers, type Refused } from '../http/index.ts';

/** Answers the calls for ratings of articles. Nobody is told who has rated what. */
export function ratingHandlers(db: Kysely<Tables>): Pick<Handlers, 'readRating' | 'updateRating'> {
  return {
    readRating: ({ permalinkPath }, caller) => ratingOf(db, permalinkPath, callerId(caller)),

    async updateRating({ permalinkPath: path, userRating }, caller) {
      const user = callerId(caller);
      const isOpen = await hasWorkedOn(db, path, user);
      if (isOpen === undefined) return notFound(path);
      if (!isOpen) return refuse(403, refusalIds.forbidden, 'Work on the topic comes before its rating.');
      const share = shareOf(starsOf(userRating));
      await db
        .insertInto('rating')
        .values({ path, user_id: user, share })
        .onConflict((conflict) => conflict.columns(['path', 'user_id']).doUpdateSet({ share }))
        .execute();
      return ratingOf(db, path, user);
    },
  };
}

function callerId(caller: Session): string {
  const user = userOf(caller)?.id;
  if (user === undefined) throw new Error('The role table lets guests rate, but a rating has a reader.');
  return user;
}

async function ratingOf(
  db: Kysely<Tables>,
  path: string,
  user: string,
): Promise<Result<ResponseOf<'readRating'>, Refused>> {
  const isOpen = await hasWorkedOn(db, path, user);
  if (isOpen === undefined) return notFound(path);
  const [all, own] = await Promise.all([
    db
      .selectFrom('rating')
      .select(({ fn }) => [fn.avg<number | null>('share').as('average'), fn.countAll().as('count')])
      .where('path', '=', path)
      .executeTakeFirst(),
    db.selectFrom('rating').select('share').where('path', '=', path).where('user_id', '=', user).executeTakeFirst(),
  ]);
  return succeed({
    status: isOpen ? 'open' : 'locked',
    user: own?.share ?? -1,
    average: all?.average ?? 0,
    count: Number(all?.count ?? 0),
  });
}

/**
 * Whether a reader has worked on the topic of an article: a problem of its chapter, practised or set, was corrected with
 * a score above 0. A chapter without problems asks for nothing. Undefined for what is no article of a course.
 */
async function hasWorkedOn(db: Kysely<Tables>, path: string, user: string): Promise<boolean | undefined> {
  const chapters = (await chaptersIn(db)).filter((chapter) => articlesOf(chapter).includes(path));
  if (chapters.length === 0) return undefined;
  const problems = chapters.flatMap((chapter) => [...practisedProblemsOf(chapter), ...setProblemsOf(chapter)]);
  if (problems.length === 0) return true;
  const corrected = await db
    .selectFrom('correction')
    .innerJoin('attempt', 'attempt.id', 'correction.attempt_id')
    .select('attempt.id')
    .where('attempt.user_id', '=', user)
    .where('attempt.path', 'in', problems)
    .where('correction.score', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return corrected !== undefined;
}

function notFound(path: string): Result<never, Refused> {
  return refuse(404, refusalIds.documentNotFound, `There is no article with the permalink ${path} in a course.`);
}
