import type { Finding, FindingCode, Span } from '../source/index.ts';
import type { ProblemQuestion } from './blocks/question.ts';
import type { Quickcheck } from './blocks/quickcheck.ts';
import { allBlocks, blocksOf } from './contents.ts';
import type { Block } from './block.ts';
import type { Document } from './document.ts';
import { isElement } from './xml-element.ts';
import type { XmlElement, XmlNode } from './xml.ts';

/**
 * Errors by which a text, a picture or a figure is not shown as its author wrote it. Others concern how answers are
 * judged.
 */
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
  'bad-mention',
  'VARIABLE_NOT_DEFINED',
  'bad-path',
  'path-outside',
  'unknown-file-type',
  'unknown-lid',
  'missing-file',
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
    if (!isUnshown({ code, severity }) || later.some((explanation) => isInside(span, explanation))) return [];
    const within = questions.flatMap((question, index) => (isInside(span, question.span) ? [index + 1] : []));
    if (within.length > 0) return within;
    return span.from < body ? [] : questions.map((_, index) => index + 1);
  });
  return new Set(broken);
}

/** Numbers, from 1, of the quick checks of a document of which something cannot be shown as its author wrote it. */
export function brokenQuickchecks({ blocks }: Document, findings: readonly Finding[]): ReadonlySet<number> {
  const checks = allBlocks(blocks).filter((block) => block.kind === 'quickcheck');
  const later = checks.flatMap(explained);
  const spans = findings.flatMap((finding) =>
    isUnshown(finding) && !later.some((explanation) => isInside(finding.span, explanation)) ? [finding.span] : [],
  );
  const isBroken = (check: Quickcheck) => spans.some((span) => isInside(span, check.span));
  return new Set(checks.flatMap((check, index) => (isBroken(check) ? [index + 1] : [])));
}

function isUnshown({ code, severity }: Pick<Finding, 'code' | 'severity'>): boolean {
  return severity === 'error' && unshown.has(code);
}

/** Where the texts stand that are shown only in a correction. */
function explained({ answers, explanations }: ProblemQuestion | Quickcheck): readonly Span[] {
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
  return changed(nodes, 'question', numbers, (node) => ({
    ...node,
    attributes: { ...node.attributes, broken: 'true' },
  }));
}

/** The nodes of a document with alerts in place of the quick checks of these numbers. */
export function withoutBrokenQuickchecks(nodes: readonly XmlNode[], numbers: ReadonlySet<number>): readonly XmlNode[] {
  return changed(nodes, 'quickcheck', numbers, ({ attributes: { at } }, number) => ({
    tag: 'broken',
    attributes: { question: String(number), ...(at !== undefined && { at }) },
    children: [],
  }));
}

/** The nodes of a document with other ones in place of the elements with this tag that have these numbers, from 1. */
function changed(
  nodes: readonly XmlNode[],
  tag: string,
  numbers: ReadonlySet<number>,
  change: (node: XmlElement, number: number) => XmlElement,
): readonly XmlNode[] {
  let number = 0;
  const visit = (node: XmlNode): XmlNode => {
    if (!isElement(node)) return node;
    if (node.tag !== tag) return { ...node, children: node.children.map(visit) };
    number += 1;
    return numbers.has(number) ? change(node, number) : node;
  };
  return nodes.map(visit);
}
