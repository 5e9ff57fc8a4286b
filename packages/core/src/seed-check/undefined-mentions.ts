import {
  blocksOf,
  linesOf,
  allBlocks,
  allInlines,
  type Block,
  type Inline,
  type ProblemQuestion,
  type Quickcheck,
} from '../document/index.ts';
import type { Finding, Span } from '../source/index.ts';

/** Variables shown in the text of a question that it does not define (specification 002 §5.1). */
export function undefinedMentions(question: Quickcheck | ProblemQuestion): readonly Finding[] {
  const defined = new Set(question.variables.definitions.map(({ name }) => name));
  const lines = [question, ...allBlocks(blocksOf(question))].flatMap((block: Block) => linesOf(block));
  return lines
    .flatMap((line) => mentionsIn(line))
    .filter(({ name }) => !defined.has(name))
    .map(({ name, span }) => ({ code: 'VARIABLE_NOT_DEFINED', severity: 'error', span, data: { name } }));
}

interface Mention {
  readonly name: string;
  readonly span: Span;
}

function mentionsIn(content: readonly Inline[]): readonly Mention[] {
  return allInlines(content).flatMap((inline): readonly Mention[] => {
    if (inline.kind === 'variable') return [{ name: inline.name, span: inline.span }];
    if (inline.kind !== 'formula') return [];
    return inline.variables.map((name) => ({ name: name.replace(/\[.*$/, ''), span: inline.span }));
  });
}
