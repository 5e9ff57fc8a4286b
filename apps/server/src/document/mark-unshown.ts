import {
  brokenQuestions,
  brokenQuickchecks,
  allBlocks,
  markBrokenQuestions,
  missingFiles,
  printXml,
  readDocument,
  readXml,
  withoutBrokenQuickchecks,
  type Document,
} from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import { undefinedMentions } from '@lemma/core/seed-check';
import type { Finding } from '@lemma/core/source';

/** Whether there is a file for readers of a language at a path of the content folder. */
export type HasFile = (path: string, language: Language) => boolean;

/** A source in one language, with what is wrong with it. */
export interface ConvertedLanguage {
  readonly language: Language;
  readonly xml: string;
  readonly document: Document;
  readonly findings: readonly Finding[];
}

/** The same as it is shown. */
export type ShownLanguage = Omit<ConvertedLanguage, 'findings'>;

/**
 * A source as it is shown in its languages: questions of which something cannot be shown as its author wrote it are marked,
 * so that nobody is asked them, and quick checks are replaced by alerts. An attempt may be opened in another language: a
 * question that is broken in one is asked in none. `hasFile` is missing where nobody knows which files there are.
 */
export function markUnshown(
  source: string,
  converted: readonly ConvertedLanguage[],
  hasFile: HasFile | undefined,
): readonly ShownLanguage[] {
  const all = converted.map((each) => ({ ...each, findings: [...each.findings, ...unshownIn(each, hasFile)] }));
  const broken = new Set(
    all.flatMap(({ document, findings }) => [...brokenQuestions(document, findings, bodyOf(source))]),
  );
  return all.flatMap(({ language, xml, document, findings }) => {
    const checks = brokenQuickchecks(document, findings);
    if (broken.size === 0 && checks.size === 0) return [{ language, xml, document }];
    const marked = changed(changed(xml, checks, withoutBrokenQuickchecks), broken, markBrokenQuestions);
    const read = readDocument(marked);
    return read.ok ? [{ language, xml: marked, document: read.value }] : [];
  });
}

/** What only the finished document shows: values that nobody defines, and files that are not there. */
function unshownIn({ language, document }: ConvertedLanguage, hasFile: HasFile | undefined): readonly Finding[] {
  const mentions = allBlocks(document.blocks).flatMap((block) =>
    block.kind === 'question' || block.kind === 'quickcheck' ? undefinedMentions(block) : [],
  );
  return [...mentions, ...(hasFile ? missingFiles(document.blocks, (path) => hasFile(path, language)) : [])];
}

/** Where the metadata end in a source. */
function bodyOf(tex: string): number {
  return Math.max(0, tex.search(/\\begin\s*\{(?:content|document)\}/));
}

/** A document with some of its questions, by number, changed. */
function changed(
  xml: string,
  numbers: ReadonlySet<number>,
  change: typeof markBrokenQuestions | typeof withoutBrokenQuickchecks,
): string {
  const document = numbers.size === 0 ? undefined : readXml(xml);
  return document?.ok === true ? printXml(change(document.value.children, numbers)) : xml;
}
