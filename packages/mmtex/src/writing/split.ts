import type { Span } from '@lemma/core/source';
import { trimmedIn } from '../preparation/index.ts';
import type { Command, Node } from '../syntax/index.ts';
import type { WrittenPage } from './page.ts';

/** A range of nodes that begins with a command such as `\item`. */
export interface Stretch {
  readonly command: Command;
  readonly nodes: readonly Node[];
  /** From the command to the next one or the end of the environment. */
  readonly span: Span;
}

/** The parts that start with one of these commands. Text before the first is reported and dropped. */
export function splitAt(names: readonly string[], nodes: readonly Node[], page: WrittenPage): readonly Stretch[] {
  const starts = nodes.flatMap((node, index) =>
    node.kind === 'command' && names.includes(node.name) ? [{ command: node, index }] : [],
  );
  reportTextBefore(names, nodes.slice(0, starts[0]?.index), page);
  return starts.map(({ command, index }, number) => {
    const next = starts[number + 1];
    const part = nodes.slice(index + 1, next?.index);
    const to = Math.max(command.span.to, part.at(-1)?.span.to ?? 0);
    return { command, nodes: part, span: { from: command.span.from, to: withoutTrailingBlanks(page, command, to) } };
  });
}

function withoutTrailingBlanks(page: WrittenPage, command: Command, to: number): number {
  return command.span.from + page.text.slice(command.span.from, to).trimEnd().length;
}

function reportTextBefore(names: readonly string[], nodes: readonly Node[], page: WrittenPage): void {
  const first = nodes.find(
    (node) => node.kind !== 'paragraphBreak' && !(node.kind === 'text' && node.text.trim() === ''),
  );
  if (first === undefined) return;
  page.report('text-before-first', trimmedIn(page.text, first.span).span, { command: `\\${names.join(', \\')}` });
}
