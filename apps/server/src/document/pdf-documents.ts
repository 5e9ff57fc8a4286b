import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { chapterTitle } from '@lemma/core/course';
import { chapterOfPdf } from '@lemma/core/document';
import { languages, type Language } from '@lemma/core/language';
import { takeTurn, type Tables } from '../database/index.ts';
import { versionOf } from './load-content.ts';
import { listWords, searchVector, sortKey } from '../search/index.ts';

/** A printable chapter in a language: `chapters/1001.de.pdf` in the content folder is `chapters/1001.pdf` in German. */
export interface PdfDocument {
  readonly path: string;
  readonly chapter: number;
  readonly language: Language;
  /** The day on which it was made, if that is known. */
  readonly created?: Date | undefined;
}

/** The printable chapters of a content folder. A file without a language is there for readers of every language. */
export async function pdfDocumentsIn(
  folder: string,
  dates: ReadonlyMap<string, Date> = new Map(),
): Promise<readonly PdfDocument[]> {
  const entries = await readdir(join(folder, 'chapters'), { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  // Symbolic links are skipped: they could lead outside the folder.
  const names = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  const paths = new Set([...names].map((name) => `chapters/${name.replace(/\.[a-z]{2}\.pdf$/, '.pdf')}`));
  return [...paths].flatMap((path) => {
    const chapter = chapterOfPdf(path);
    if (chapter === undefined) return [];
    const isThere = (language: Language) =>
      names.has(`${String(chapter)}.${language}.pdf`) || names.has(`${String(chapter)}.pdf`);
    const dateOf = (language: Language) =>
      dates.get(`chapters/${String(chapter)}.${language}.pdf`) ?? dates.get(`chapters/${String(chapter)}.pdf`);
    return languages.filter(isThere).map((language) => ({ path, chapter, language, created: dateOf(language) }));
  });
}

/**
 * Makes the lists contain exactly these printable chapters. Answers whether that has changed anything.
 */
export async function loadPdfDocuments(db: Kysely<Tables>, documents: readonly PdfDocument[]): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const kept = await transaction.selectFrom('pdf_document').select(['path', 'language', 'content_hash']).execute();
    const isSame = (one: Pick<PdfDocument, 'path' | 'language'>) => (other: typeof one) =>
      one.path === other.path && one.language === other.language;
    const gone = kept.filter((each) => !documents.some(isSame(each)));
    for (const each of gone)
      await transaction
        .deleteFrom('pdf_document')
        .where('path', '=', each.path)
        .where('language', '=', each.language)
        .execute();
    let changed = gone.length;
    for (const { path, chapter, language, created = null } of documents) {
      const name = chapterTitle(chapter, language);
      const content_hash = versionOf({ hash: `${String(chapter)} ${name} ${created?.toISOString() ?? ''}` });
      // Finding the words of a language takes a tenth of a start.
      if (kept.find(isSame({ path, language }))?.content_hash === content_hash) continue;
      changed += 1;
      const words = searchVector({ name, keywords: 'PDF', description: '', body: '' }, language);
      const row = { chapter, created_at: created, name, sort_name: sortKey(name), words, content_hash };
      await transaction
        .insertInto('pdf_document')
        .values({ path, language, ...row })
        .onConflict((conflict) => conflict.columns(['path', 'language']).doUpdateSet(row))
        .execute();
      await listWords(transaction, `${name} PDF`, language);
    }
    return changed > 0;
  });
}
