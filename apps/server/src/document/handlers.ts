import { sql, type Kysely } from 'kysely';
import { refusalIds } from '@lemma/api-client/wire';
import { readDocument, withoutAnnotations } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import { guard, holds, permissions, type Session } from '@lemma/core/session';
import { succeed, type Result } from '@lemma/core/store';
import type { Tables } from '../database/index.ts';
import { refuse, type Handlers, type Refused } from '../http/index.ts';
import type { Revisions } from '../revision/index.ts';
import { closedProblems } from '../existence/index.ts';
import { isSeenBy, type Finder } from '../search/index.ts';
import { drawSnapshot } from '../snapshot/index.ts';
import { OpenTexts, type StoredText } from './open-texts.ts';

type DocumentCall = 'stringImplementations' | 'stringImplementationContent' | 'sectionNames' | 'problemSnapshot';

/** Answers the calls about documents. */
export function documentHandlers(db: Kysely<Tables>, revisions: Revisions): Pick<Handlers, DocumentCall> {
  const texts = new OpenTexts(db, revisions);
  return {
    async stringImplementations({ path }, caller, _name, _key, now) {
      if (await isClosed(caller, path, now)) return documentNotFound(path);
      const implementations = await db
        .selectFrom('implementation')
        .select(['language', 'name'])
        .where('path', '=', path)
        .where(isSeenBy({ caller, now }))
        .orderBy('language')
        .execute();
      return implementations.length > 0 ? succeed(implementations) : documentNotFound(path);
    },

    stringImplementationContent: ({ path, lang }, caller, _name, _key, now) => xmlFor(caller, path, lang, now),

    async sectionNames({ parent = '' }, caller, _name, _key, now) {
      const closed = await closedProblems(db, { caller, now });
      const rows = await db
        .selectFrom('implementation')
        .select('section')
        .distinct()
        .where('section', 'is not', null)
        .where('kind', '!=', 'course')
        .where('owner', 'is', null)
        .where(sql<boolean>`path <> all(${closed}::text[])`)
        .where(sql<boolean>`(${parent} = '' or starts_with(path, ${`${parent}/`}))`)
        .execute();
      const names = rows.flatMap(({ section }) => section ?? []);
      return succeed(names.sort(new Intl.Collator('en', { numeric: true }).compare));
    },

    async problemSnapshot({ path, lang }, caller, _name, _key, now) {
      const xml = await xmlFor(caller, path, lang, now);
      if (!xml.ok) return xml;
      const document = readDocument(xml.value);
      return document.ok ? succeed(drawSnapshot(document.value, path)) : documentNotFound(path, lang);
    },
  };

  /** A document as the caller may read it. */
  async function xmlFor(
    caller: Session,
    path: string,
    language: Language,
    now: number,
  ): Promise<Result<string, Refused>> {
    const text = (await texts.of(path, language)) ?? (await ownedText({ caller, now }, path, language));
    if (!text) return documentNotFound(path, language);
    if (text.kind === 'problem' && guard(caller, permissions.readProblems) !== 'allowed') {
      return (await isClosed(caller, path, now)) ? documentNotFound(path, language) : problemRefused;
    }
    if (holds(caller, 'view-annotations')) return succeed(text.xml);
    const left = withoutAnnotations(text.xml);
    return left.ok ? left : documentNotFound(path, language);
  }

  async function isClosed(caller: Session, path: string, now: number): Promise<boolean> {
    return (await closedProblems(db, { caller, now }, path)).length > 0;
  }

  /** A document of somebody, if the caller sees it. */
  function ownedText(finding: Finder, path: string, language: Language): Promise<StoredText | undefined> {
    return db
      .selectFrom('implementation')
      .select(['kind', 'xml'])
      .where('path', '=', path)
      .where('language', '=', language)
      .where('owner', 'is not', null)
      .where(isSeenBy(finding))
      .executeTakeFirst();
  }
}

/** A problem includes its solutions. */
const problemRefused = refuse(403, refusalIds.forbidden, 'Problems are for those who may browse or edit them.');

function documentNotFound(path: string, language?: Language): Result<never, Refused> {
  const inLanguage = language === undefined ? '' : ` in the language ${language}`;
  return refuse(404, refusalIds.documentNotFound, `There is no document at ${path}${inLanguage}.`);
}
