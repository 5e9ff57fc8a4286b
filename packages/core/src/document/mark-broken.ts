import type { Finding, Span } from '../source/index.ts';
import type { Block } from './block.ts';
import type { BrokenFinding } from './broken.ts';
import type { Document } from './document.ts';

/**
 * The document with every error told where it is: around the innermost block that it stands in, or between the blocks where
 * nothing has become of it. The spans of the findings are places in the source that the document was made from.
 */
export function markBroken(document: Document, findings: readonly Finding[]): Document {
  const errors = findings.filter(({ severity }) => severity === 'error').sort(bySource);
  return errors.length === 0 ? document : { ...document, blocks: markAmong(document.blocks, errors.map(told)) };
}

/** Nothing of it belongs to somebody else: a page is given away. */
function told({ code, data, span }: Finding): BrokenFinding {
  return { code, data: { ...data }, span: { ...span } };
}

function bySource(one: Finding, other: Finding): number {
  return one.span.from - other.span.from;
}

function markAmong(blocks: readonly Block[], findings: readonly BrokenFinding[]): readonly Block[] {
  const marked: Block[] = [];
  let left = findings;
  for (const block of blocks) {
    const { from } = block.span;
    marked.push(...markBetween(left.filter(({ span }) => span.from < from)));
    const inside = left.filter(({ span }) => isInside(span, block.span));
    marked.push(inside.length === 0 ? block : markInside(block, inside));
    left = left.filter(({ span }) => span.from >= from && !isInside(span, block.span));
  }
  return [...marked, ...markBetween(left)];
}

function isInside(finding: Span, { from, to }: Span): boolean {
  return from <= finding.from && finding.from < to;
}

/** What was written there has left nothing on the page. */
function markBetween(findings: readonly BrokenFinding[]): readonly Block[] {
  const [first] = findings;
  if (first === undefined) return [];
  const span = { from: first.span.from, to: Math.max(...findings.map((finding) => finding.span.to)) };
  return [{ kind: 'broken', findings, blocks: [], span }];
}

function markInside(block: Block, findings: readonly BrokenFinding[]): Block {
  switch (block.kind) {
    case 'section':
    case 'callout':
    case 'floating':
    case 'showHide':
    case 'captioned':
      return { ...block, blocks: markAmong(block.blocks, findings) };
    case 'list':
      return markParts(findings, block.items, (items) => ({ ...block, items }));
    case 'incremental':
      return markParts(findings, block.steps, (steps) => ({ ...block, steps }));
    case 'tabs':
      return markParts(findings, block.tabs, (tabs) => ({ ...block, tabs }));
    case 'paragraph':
    case 'displayFormula':
    case 'table':
    case 'tableOfContents':
    case 'code':
    case 'quickcheck':
    case 'quickcheckContainer':
    case 'question':
    case 'questionPlan':
    case 'visualization':
    case 'cindy':
    case 'codeCell':
    case 'highscores':
    case 'status':
    case 'overview':
    case 'broken':
      return markAround(block, findings);
  }
}

/** Each finding in the part that it stands in; around the whole those that stand in none. */
function markParts<Part extends { readonly blocks: readonly Block[]; readonly span: Span }>(
  findings: readonly BrokenFinding[],
  parts: readonly Part[],
  whole: (parts: readonly Part[]) => Block,
): Block {
  const marked = parts.map((part) => {
    const inside = findings.filter(({ span }) => isInside(span, part.span));
    return inside.length === 0 ? part : { ...part, blocks: markAmong(part.blocks, inside) };
  });
  return markAround(
    whole(marked),
    findings.filter(({ span }) => !parts.some((part) => isInside(span, part.span))),
  );
}

function markAround(block: Block, findings: readonly BrokenFinding[]): Block {
  return findings.length === 0 ? block : { kind: 'broken', findings, blocks: [block], span: block.span };
}
