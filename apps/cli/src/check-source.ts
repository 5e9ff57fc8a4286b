import { allBlocks, readDocument, type Block, type InvalidXml, type ProblemQuestion } from '@lemma/core/document';
import { defaultLanguage } from '@lemma/core/language';
import type { Finding, FindingCode } from '@lemma/core/source';
import {
  checkDraws,
  checkFigureDraws,
  checkLevels,
  repeatedQuestions,
  undefinedMentions,
  usualSeeds,
  type SeedRange,
} from '@lemma/core/seed-check';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { checkVisualization, sharedAlone } from '@lemma/viz-engine/check';
import { nothingAround, type ContentAround } from './content-around.ts';
import { missingTargets } from './missing-targets.ts';

/** The findings of a source in all of its languages, without duplicates, in source order. */
export function checkSource(
  source: string,
  around: ContentAround = nothingAround,
  seeds = usualSeeds,
): readonly Finding[] {
  const languages = documentLanguages(source, around);
  const asked = languages.length === 0 ? [defaultLanguage] : languages;
  const findings = new Map<string, Finding>();
  for (const finding of asked.flatMap((language) => checkLanguage(source, around, { language, seeds }))) {
    const key = keyOf(finding);
    if (!findings.has(key)) findings.set(key, finding);
  }
  return [...findings.values()].sort((left, right) => left.span.from - right.span.from);
}

/** Found in the values of a seed, and in several languages with different words. */
const aboutValues: ReadonlySet<FindingCode> = new Set([
  'ugly-value',
  'unacceptable-solution',
  'unreadable-condition',
  'duplicate-choice',
  'zero-accepted',
  'smaller-domain',
  'foreign-letter',
  'letter-with-value',
  'unreached-text',
  'repeated-question',
]);

/** Conversion and the engine both detect a missing bracket: one where it opens, the other where it should close. */
function keyOf({ code, span, data }: Finding): string {
  // The same in several languages, perhaps with other seeds.
  if (data['seed'] !== undefined) return JSON.stringify([code, span, data['reason']]);
  if (aboutValues.has(code)) return JSON.stringify([code, span]);
  return JSON.stringify(code === 'MISSING_CLOSING_BRACKET' && data['text'] ? [code, data['text']] : [code, span, data]);
}

function checkLanguage(source: string, around: ContentAround, drawing: SeedRange): readonly Finding[] {
  const { language } = drawing;
  const { xml, findings } = convertDocument(source, language, around);
  const document = readDocument(xml);
  if (!document.ok) return [...findings, unreadable(document.failure)];
  const blocks = allBlocks(document.value.blocks);
  const questions = blocks.filter((block) => block.kind === 'question');
  return [
    ...findings,
    ...blocks.flatMap((block) => checkBlock(block, questions, drawing)),
    ...checkLevels(document.value, drawing),
    ...repeatedQuestions(document.value, drawing),
    ...sharedAlone(blocks.flatMap((block) => (block.kind === 'visualization' ? [block.visualization] : []))),
    ...missingTargets(document.value, around),
  ];
}

function checkBlock(block: Block, questions: readonly ProblemQuestion[], drawing: SeedRange): readonly Finding[] {
  switch (block.kind) {
    case 'visualization': {
      const findings = checkVisualization(block.visualization, questions);
      return [...findings, ...(findings.length > 0 ? [] : checkFigureDraws(block.visualization, drawing))];
    }
    case 'quickcheck':
    case 'question':
      return [...checkDraws(block, drawing), ...undefinedMentions(block)];
    default:
      return [];
  }
}

function unreadable({ reason }: InvalidXml): Finding {
  return { code: 'invalid-xml', severity: 'error', span: { from: 0, to: 0 }, data: { problem: reason } };
}
