import type { Language } from '@lemma/core/language';
import { shift, type Span } from '@lemma/core/source';
import type { FindingList } from '../findings/index.ts';
import type { Rewritten, Surroundings } from '../preparation/index.ts';
import { suggestions } from '../syntax/index.ts';
import { blockEnvironments } from './block-environments.ts';
import { writeBlocks } from './blocks.ts';
import { ContentReferences } from './content-references.ts';
import { inlineCommands } from './inline-commands.ts';
import { plainText, withoutOuterBlanks, writeInline } from './inline.ts';
import { DocumentNames } from './names.ts';
import { Numbering } from './numbering.ts';
import type { WrittenPage } from './page.ts';

/** The path of a document in the content, and the mapping from the prepared source to the author's own. */
interface PagePlace extends Pick<Surroundings, 'place' | 'pixelsOf'> {
  readonly home: (span: Span) => Span;
}

/** Maximum number of repeated definitions in one document (design §6.5). */
const mostRepeated = 20_000;

/** Starts writing a document. */
export function startPage(
  prepared: Rewritten,
  language: Language,
  list: FindingList,
  { place, pixelsOf, home }: PagePlace = { home: (span) => span },
): WrittenPage {
  const report = list.reportFrom(prepared.origin, prepared.isKept);
  const suggestionFor = suggestions();
  let repeated = 0;
  const page: WrittenPage = {
    language,
    text: prepared.text,
    hasGermanShorthands: /\\usepackage\s{0,5}\[[^\]\n]{0,100}german[^\]\n]{0,100}\]\s{0,5}\{babel\}/.test(
      prepared.text,
    ),
    place,
    pixelsOf: (path) => pixelsOf?.(path, language),
    references: new ContentReferences(report),
    names: new DocumentNames(report, prepared.text, suggestionFor),
    numbering: new Numbering(),
    mayRepeat: (definitions) => (repeated += definitions) <= mostRepeated,
    report,
    suggestionFor,
    adopt: (findings, offset) => {
      for (const { fix, ...finding } of findings) {
        const span = prepared.origin(shift(finding.span, offset));
        const isSure = fix !== undefined && prepared.isKept(shift(fix.span, offset));
        const placed = isSure && { fix: { ...fix, span: prepared.origin(shift(fix.span, offset)) } };
        list.add({ ...finding, span, ...placed });
      }
    },
    at: (span) => printSpan(home(prepared.origin(span))),
    blocks: (nodes) => page.names.inside(undefined, () => writeBlocks(nodes, page, blockEnvironments)),
    inline: (nodes) => writeInline(nodes, page, inlineCommands),
    line: (nodes) => withoutOuterBlanks(writeInline(nodes, page, inlineCommands)),
    plain: (nodes) => plainText(nodes, inlineCommands, page),
  };
  return page;
}

function printSpan({ from, to }: Span): string {
  return `${String(from)}-${String(to)}`;
}
