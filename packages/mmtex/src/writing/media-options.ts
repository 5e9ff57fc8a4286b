import type { SourceText } from '@lemma/core/source';
import type { Argument, Node } from '../syntax/index.ts';
import { trimmed, type WrittenPage } from './page.ts';

/** An option `name=value` whose value may contain markup. */
export interface NamedOption extends SourceText {
  readonly name: string;
  readonly nodes: readonly Node[];
}

/** The options `[width=50%, alt={words, more words}]` by name; unknown ones are reported. */
export function namedOptions(
  argument: Argument | undefined,
  known: readonly string[],
  page: WrittenPage,
): ReadonlyMap<string, NamedOption> {
  const options = new Map<string, NamedOption>();
  for (const piece of argument === undefined ? [] : piecesOf(argument)) {
    const [, name = ''] = /^([A-Za-z-]{1,40})\s{0,20}=/.exec(piece.text) ?? [];
    if (known.includes(name)) {
      const from = piece.span.from + piece.text.indexOf('=') + 1;
      const value = trimmed({ text: piece.text.slice(piece.text.indexOf('=') + 1), span: { ...piece.span, from } });
      options.set(name, { name, ...withoutBraces(value), nodes: nodesIn(argument?.nodes ?? [], value) });
    } else if (piece.text !== '') {
      page.report('unknown-option', piece.span, { option: name || piece.text.slice(0, 40), known: known.join(', ') });
    }
  }
  return options;
}

/** The parts between commas outside braces. */
function piecesOf({ text, span }: SourceText): readonly SourceText[] {
  const pieces: SourceText[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (at === text.length || (character === ',' && depth === 0)) {
      pieces.push(trimmed({ text: text.slice(start, at), span: { from: span.from + start, to: span.from + at } }));
      start = at + 1;
    }
  }
  return pieces;
}

function withoutBraces({ text, span }: SourceText): SourceText {
  if (!text.startsWith('{') || !text.endsWith('}')) return { text, span };
  return trimmed({ text: text.slice(1, -1), span: { from: span.from + 1, to: span.to - 1 } });
}

/** The nodes of a piece; text that extends beyond it is cut. */
function nodesIn(nodes: readonly Node[], { span }: SourceText): readonly Node[] {
  return nodes.flatMap((node): readonly Node[] => {
    const from = Math.max(node.span.from, span.from);
    const to = Math.min(node.span.to, span.to);
    if (from >= to) return [];
    if (node.kind !== 'text') return [node];
    return [{ ...node, text: node.text.slice(from - node.span.from, to - node.span.from), span: { from, to } }];
  });
}
