import {
  allBlocks,
  readDocument,
  type Block,
  type InvalidXml,
  type ProblemQuestion,
  type Quickcheck,
} from '@lemma/core/document';
import { defaultLanguage, type Language } from '@lemma/core/language';
import { drawValues, usualSeed } from '@lemma/core/exercise';
import type { Finding } from '@lemma/core/source';
import { toFinding } from '@lemma/core/variables';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { checkVisualization, sharedAlone } from '@lemma/viz-engine/check';
import { nothingAround, type ContentAround } from './content-around.ts';
import { missingTargets } from './missing-targets.ts';
import { undefinedMentions } from './undefined-mentions.ts';
import { unreadableConditions } from './unreadable-conditions.ts';

/** The findings of a source in all of its languages, without duplicates, in source order. */
export function checkSource(source: string, around: ContentAround = nothingAround): readonly Finding[] {
  const languages = documentLanguages(source, around);
  const asked = languages.length === 0 ? [defaultLanguage] : languages;
  const findings = new Map<string, Finding>();
  for (const finding of asked.flatMap((language) => checkLanguage(source, language, around))) {
    const key = keyOf(finding);
    if (!findings.has(key)) findings.set(key, finding);
  }
  return [...findings.values()].sort((left, right) => left.span.from - right.span.from);
}

/** Conversion and the engine both detect a missing bracket: one where it opens, the other where it should close. */
function keyOf({ code, span, data }: Finding): string {
  return JSON.stringify(code === 'MISSING_CLOSING_BRACKET' && data['text'] ? [code, data['text']] : [code, span, data]);
}

function checkLanguage(source: string, language: Language, around: ContentAround): readonly Finding[] {
  const { xml, findings } = convertDocument(source, language, around);
  const document = readDocument(xml);
  if (!document.ok) return [...findings, unreadable(document.failure)];
  const blocks = allBlocks(document.value.blocks);
  const questions = blocks.filter((block) => block.kind === 'question');
  return [
    ...findings,
    ...blocks.flatMap((block) => checkBlock(block, questions)),
    ...sharedAlone(blocks.flatMap((block) => (block.kind === 'visualization' ? [block.visualization] : []))),
    ...missingTargets(document.value, around),
  ];
}

function checkBlock(block: Block, questions: readonly ProblemQuestion[]): readonly Finding[] {
  switch (block.kind) {
    case 'visualization':
      return checkVisualization(block.visualization, questions);
    case 'quickcheck':
    case 'question':
      return [...checkDraw(block), ...undefinedMentions(block)];
    default:
      return [];
  }
}

/** Any seed will do: what cannot be drawn with one is proven impossible, or nearly so. */
function checkDraw(question: Quickcheck | ProblemQuestion): readonly Finding[] {
  const drawn = drawValues(question, usualSeed);
  return drawn.ok ? unreadableConditions(question, drawn.value) : drawn.failure.map(toFinding);
}

function unreadable({ reason }: InvalidXml): Finding {
  return { code: 'invalid-xml', severity: 'error', span: { from: 0, to: 0 }, data: { problem: reason } };
}
