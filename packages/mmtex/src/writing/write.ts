import type { Language } from '@lemma/core/language';
import { shift, type Span } from '@lemma/core/source';
import type { FindingList } from '../findings/index.ts';
import type { Rewritten } from '../preparation/index.ts';
import { blockEnvironments } from './block-environments.ts';
import { writeBlocks } from './blocks.ts';
import { inlineCommands } from './inline-commands.ts';
import { plainText, withoutOuterBlanks, writeInline } from './inline.ts';
import { Names } from './names.ts';
import { Numbering } from './numbering.ts';
import type { Page } from './page.ts';

/** Begins the writing of a document. */
export function startPage(prepared: Rewritten, language: Language, list: FindingList): Page {
  const report = list.reportFrom(prepared.origin);
  const page: Page = {
    language,
    text: prepared.text,
    names: new Names(report),
    numbering: new Numbering(),
    report,
    adopt: (findings, offset) => {
      for (const finding of findings) list.add({ ...finding, span: prepared.origin(shift(finding.span, offset)) });
    },
    at: (span) => printSpan(prepared.origin(span)),
    blocks: (nodes) => writeBlocks(nodes, page, blockEnvironments),
    inline: (nodes) => writeInline(nodes, page, inlineCommands),
    line: (nodes) => withoutOuterBlanks(writeInline(nodes, page, inlineCommands)),
    plain: (nodes) => plainText(nodes, inlineCommands),
  };
  return page;
}

function printSpan({ from, to }: Span): string {
  return `${String(from)}-${String(to)}`;
}
