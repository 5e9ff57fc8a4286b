import type { Finding, Span } from '../source/index.ts';
import { blocksOf } from './contents.ts';
import type { Block } from './block.ts';
import type { Document } from './document.ts';
import { isElement } from './xml-element.ts';
import type { XmlNode } from './xml.ts';

/**
 * Numbers, from 1, of the questions of a problem whose source has an error: what such a question shows is not what its
 * author wrote. An error around the questions concerns all of them; one in the metadata, before the place in the source at
 * which the `body` begins, concerns none.
 */
export function brokenQuestions({ blocks }: Document, findings: readonly Finding[], body: number): ReadonlySet<number> {
  const questions = questionsIn(blocks);
  const broken = findings.flatMap(({ severity, span }): readonly number[] => {
    if (severity !== 'error') return [];
    const within = questions.flatMap((question, index) => (isInside(span, question.span) ? [index + 1] : []));
    if (within.length > 0) return within;
    return span.from < body ? [] : questions.map((_, index) => index + 1);
  });
  return new Set(broken);
}

function questionsIn(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => (block.kind === 'question' ? [block] : questionsIn(blocksOf(block))));
}

function isInside({ from }: Span, around: Span): boolean {
  return around.from <= from && from < around.to;
}

/** The nodes of a document with the questions of these numbers marked as broken. */
export function markBrokenQuestions(nodes: readonly XmlNode[], numbers: ReadonlySet<number>): readonly XmlNode[] {
  let number = 0;
  const marked = (node: XmlNode): XmlNode => {
    if (!isElement(node)) return node;
    if (node.tag !== 'question') return { ...node, children: node.children.map(marked) };
    number += 1;
    return numbers.has(number) ? { ...node, attributes: { ...node.attributes, broken: 'true' } } : node;
  };
  return nodes.map(marked);
}
