import { readDocument, type Document } from '@lemma/core/document';
import { languages } from '@lemma/core/language';
import { convertDocument, documentLanguages, type Surroundings } from '@lemma/mmtex';

/** The sources of the sample course, by path. */
const sources: Readonly<Record<string, string>> = import.meta.glob('../../../content/**/*.tex', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The addresses of its images, recordings and videos, by path. */
const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../../content/**/*.{svg,png,jpg,webp,wav,mp3,webm,mp4,vtt,pdf}',
  { query: '?url', import: 'default', eager: true },
);

/** Its files by content path, for the port that loads them. */
export const courseMedia: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [placeOf(path), address]),
);

/** The folders with documents. */
export const courseFolders: ReadonlySet<string> = new Set(
  Object.keys(sources).map((path) => placeOf(path).replace(/\/.*$/, '')),
);

/** A document in one of its languages. */
export interface CoursePage {
  /** Like `fractions/adding-fractions de`. */
  readonly key: string;
  /** Of the document in the course. */
  readonly place: string;
  readonly document: Document;
}

/** All pages of a folder of the course: each document in each of its languages. */
export function pagesOf(folder: string): readonly CoursePage[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const place = placeOf(path).replace(/\.tex$/, '');
    if (!place.startsWith(`${folder}/`) || place.includes('/_')) return [];
    const surroundings: Surroundings = { place, read: (file) => sources[`../../../content/${file}`] };
    return languages
      .filter((language) => documentLanguages(source, surroundings).includes(language))
      .map((language) => {
        const read = readDocument(convertDocument(source, language, surroundings).xml);
        if (!read.ok) throw new Error(`${path}: ${JSON.stringify(read.failure)}`);
        return { key: `${place} ${language}`, place, document: read.value };
      });
  });
}

/** Every formula of the course once, as MathML. */
export function courseFormulas(): readonly string[] {
  const pages = Object.entries(sources).flatMap(([path, source]) => {
    const place = placeOf(path).replace(/\.tex$/, '');
    const surroundings: Surroundings = { place, read: (file) => sources[`../../../content/${file}`] };
    return languages.map((language) => convertDocument(source, language, surroundings).xml);
  });
  return [...new Set(pages.flatMap((xml) => xml.match(/<math[^]*?<\/math>/g) ?? []))];
}

function placeOf(path: string): string {
  return path.replace(/^.*\/content\//, '');
}
