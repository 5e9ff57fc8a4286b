import { languages, type Language } from '@lemma/core/language';
import type { Finding } from '@lemma/core/source';
import { findingList, type FindingList } from './findings/index.ts';
import { prepare } from './preparation/index.ts';
import { parse } from './syntax/index.ts';
import { grammar, partsOf, startPage, titleOf, writeDocument, type DocumentParts } from './writing/index.ts';

/** What became of a source: XML, always well-formed, and what is wrong with the source, in its order. */
export interface Conversion {
  readonly xml: string;
  readonly findings: readonly Finding[];
}

/** Converts a document to the XML of docs/document-format.md in one language; with errors as well as it goes. */
export function convertDocument(source: string, language: Language): Conversion {
  const list = findingList();
  const { parts, page } = read(source, language, list);
  return { xml: writeDocument(parts, page), findings: inOrder(list) };
}

/** Converts blocks or a line of text without a document around: several elements side by side. */
export function convertFragment(source: string, language: Language): Conversion {
  const list = findingList();
  const { parts, page } = read(source, language, list);
  return { xml: page.blocks(parts.content), findings: inOrder(list) };
}

/** The languages in which a document has a title; of a fragment without any title, all. */
export function documentLanguages(source: string): readonly Language[] {
  return languages.filter((language) => {
    const { parts, page } = read(source, language, findingList());
    const title = titleOf(parts);
    return title === undefined ? parts.isFragment : page.plain(title).trim() !== '';
  });
}

function read(
  source: string,
  language: Language,
  list: FindingList,
): { parts: DocumentParts; page: ReturnType<typeof startPage> } {
  const prepared = prepare(source, language, list);
  const nodes = parse(prepared.text, grammar, list.reportFrom(prepared.origin));
  return { parts: partsOf(nodes), page: startPage(prepared, language, list) };
}

function inOrder(list: FindingList): readonly Finding[] {
  return [...list.findings].sort((left, right) => left.span.from - right.span.from);
}
