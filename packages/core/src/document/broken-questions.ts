import type { Finding, FindingCode, Span } from '../source/index.ts';
import type { ProblemQuestion } from './blocks/question.ts';
import { blocksOf } from './contents.ts';
import type { Block } from './block.ts';
import type { Document } from './document.ts';
import { isElement } from './xml-element.ts';
import type { XmlNode } from './xml.ts';

/** Errors by which a text is not shown as its author wrote it. Others concern how answers are judged. */
const unshown: ReadonlySet<FindingCode> = new Set([
  'too-long',
  'too-deep',
  'too-many-expansions',
  'too-many-repetitions',
  'unclosed-group',
  'unclosed-option',
  'unclosed-formula',
  'unclosed-environment',
  'MISSING_CLOSING_BRACKET',
  'unexpected-brace',
  'unexpected-end',
  'mismatched-end',
  'unknown-command',
  'misplaced-command',
  'unknown-environment',
  'misplaced-environment',
  'missing-argument',
  'unknown-language',
  'bad-shorthand',
  'misplaced-ampersand',
  'unexpected-text',
  'text-before-first',
  'missing-part',
  'VARIABLE_NOT_DEFINED',
  'input-not-found',
  'input-cycle',
  'input-limit',
  'unknown-math-command',
  'unknown-math-environment',
  'mismatched-math-environment',
  'unbalanced-brace',
  'unexpected-character',
  'misplaced-alignment',
  'missing-left-delimiter',
  'missing-right-delimiter',
  'double-subscript',
  'double-superscript',
]);

/**
 * Numbers, from 1, of the questions of a problem of which something cannot be shown as its author wrote it. An error around the questions concerns all of them; one in the metadata, before the place in the source at
 * which the `body` begins, concerns none.
 */
export function brokenQuestions({ blocks }: Document, findings: readonly Finding[], body: number): ReadonlySet<number> {
  const questions = questionsIn(blocks);
  const later = questions.flatMap(explained);
  const broken = findings.flatMap(({ code, severity, span }): readonly number[] => {
    const isUnshown = severity === 'error' && unshown.has(code);
    if (!isUnshown || later.some((explanation) => isInside(span, explanation))) return [];
    const within = questions.flatMap((question, index) => (isInside(span, question.span) ? [index + 1] : []));
    if (within.length > 0) return within;
    return span.from < body ? [] : questions.map((_, index) => index + 1);
  });
  return new Set(broken);
}

/** Where the texts stand that are shown only in a correction. */
function explained({ answers, explanations }: ProblemQuestion): readonly Span[] {
  const all = [...answers.flatMap((answer) => [...answer.explanations, ...answer.credits]), ...explanations];
  return all.flatMap(({ blocks }) => blocks.map(({ span }) => span));
}

function questionsIn(blocks: readonly Block[]): readonly ProblemQuestion[] {
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
