import type { ConvertedSource } from '@lemma/core/conversion';
import { documentIn, printXml, type DocumentKind, type InvalidXml } from '@lemma/core/document';
import { defaultLanguage, languages, type Language } from '@lemma/core/language';
import type { Finding } from '@lemma/core/source';
import { succeed, type Result } from '@lemma/core/store';
import { findingList, listThrough, type FindingList } from './findings/index.ts';
import { insertSources, prepare, type Surroundings } from './preparation/index.ts';
import { parse } from './syntax/index.ts';
import { grammar, kindOf, partsOf, startPage, titleOf, writeDocument, type DocumentParts } from './writing/index.ts';

/** The result of converting a source: always well-formed XML, and the findings in source order. */
export interface Conversion {
  readonly xml: string;
  readonly findings: readonly Finding[];
}

/**
 * Converts a document to the XML of docs/document-format.md in one language; as much as possible if there are errors.
 */
export function convertDocument(source: string, language: Language, surroundings: Surroundings = {}): Conversion {
  const list = findingList(source);
  const { parts, page } = read(source, language, list, surroundings);
  return { xml: printXml(writeDocument(parts, page)), findings: inOrder(list) };
}

/** The document that `convertDocument` prints, without the way through XML: for a page that follows a source. */
export function documentOf(
  source: string,
  language: Language,
  surroundings: Surroundings = {},
): Result<ConvertedSource, InvalidXml> {
  const list = findingList(source);
  const { parts, page } = read(source, language, list, surroundings);
  const document = documentIn(writeDocument(parts, page));
  return document.ok ? succeed({ document: document.value, findings: inOrder(list) }) : document;
}

/** Converts blocks or a line of text without a document element: several adjacent elements. */
export function convertFragment(source: string, language: Language, surroundings: Surroundings = {}): Conversion {
  const list = findingList(source);
  const { parts, page } = read(source, language, list, surroundings);
  return { xml: printXml(page.blocks(parts.content)), findings: inOrder(list) };
}

/** The languages in which a document has a title; for a fragment without any title, all. */
export function documentLanguages(source: string, surroundings: Surroundings = {}): readonly Language[] {
  return languages.filter((language) => {
    const { parts, page } = read(source, language, findingList(source), surroundings);
    const title = titleOf(parts);
    return title === undefined ? parts.isFragment : page.plain(title).trim() !== '';
  });
}

/** The kind of a document, without the document. */
export function documentKind(source: string, surroundings: Surroundings = {}): DocumentKind {
  const { parts, page } = read(source, defaultLanguage, findingList(source), surroundings);
  return kindOf(parts, page);
}

function read(
  source: string,
  language: Language,
  given: FindingList,
  surroundings: Surroundings,
): { parts: DocumentParts; page: ReturnType<typeof startPage> } {
  const inserted = insertSources(
    source,
    surroundings,
    given.reportFrom((span) => span),
  );
  const list = listThrough(given, inserted);
  const prepared = prepare(inserted.text, language, list);
  const nodes = parse(prepared.text, grammar, list.reportFrom(prepared.origin, prepared.isKept));
  const page = startPage(prepared, language, list, { ...surroundings, home: inserted.origin });
  return { parts: partsOf(nodes), page };
}

function inOrder(list: FindingList): readonly Finding[] {
  return [...list.findings].sort((left, right) => left.span.from - right.span.from);
}
