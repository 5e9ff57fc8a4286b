import type { Finding, Span } from '../source/index.ts';
import type { Block, BlockKind } from './block.ts';
import type { Marking } from './block-contents.ts';
import type { BrokenFinding } from './broken.ts';
import { contentsOfKinds } from './contents-of-kinds.ts';
import type { Document } from './document.ts';
import type { BlockOf } from './format.ts';

/**
 * The document with every error marked in place: around the innermost block that contains it, or between blocks if that
 * source produced none. The spans of the findings refer to the source that the document was made from.
 */
export function markBroken(document: Document, findings: readonly Finding[]): Document {
  const errors = findings.filter(({ severity }) => severity === 'error').sort(bySource);
  return errors.length === 0 ? document : { ...document, blocks: markAmong(document.blocks, errors.map(told)) };
}

/** A copy: the page is handed out, so it must not share data with the findings. */
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

/** Marks findings whose source left nothing on the page. */
function markBetween(findings: readonly BrokenFinding[]): readonly Block[] {
  const [first] = findings;
  if (first === undefined) return [];
  const span = { from: first.span.from, to: Math.max(...findings.map((finding) => finding.span.to)) };
  return [{ kind: 'broken', findings, blocks: [], span }];
}

function markInside(block: Block, findings: readonly BrokenFinding[]): Block {
  return markOne(block.kind, block, findings);
}

function markOne<Kind extends BlockKind>(kind: Kind, block: BlockOf<Kind>, findings: readonly BrokenFinding[]): Block {
  const { mark } = contentsOfKinds[kind];
  return mark === undefined ? markAround(block, findings) : mark(block, markingOf(findings));
}

function markingOf(findings: readonly BrokenFinding[]): Marking {
  return {
    among: (blocks) => markAmong(blocks, findings),
    parts: (parts, whole) => {
      const marked = parts.map((part) => {
        const inside = findings.filter(({ span }) => isInside(span, part.span));
        return inside.length === 0 ? part : { ...part, blocks: markAmong(part.blocks, inside) };
      });
      return markAround(
        whole(marked),
        findings.filter(({ span }) => !parts.some((part) => isInside(span, part.span))),
      );
    },
  };
}

function markAround(block: Block, findings: readonly BrokenFinding[]): Block {
  return findings.length === 0 ? block : { kind: 'broken', findings, blocks: [block], span: block.span };
}
