import { element, nodesOf, type Markup, type XmlNode } from '@lemma/core/document';
import { shift } from '@lemma/core/source';
import type { Command, Node } from '../syntax/index.ts';
import { blockCommands } from './block-commands.ts';
import { writeFormula } from './formula.ts';
import { headingOf } from './headings.ts';
import { mediaCommands } from './media.ts';
import { typeset } from './typeset.ts';
import { umlautsIn, withShorthands } from './umlauts.ts';
import type { InlineCommand, WrittenPage } from './page.ts';

/** Writes a line of text; blocks in it are reported and reduced to their text. */
export function writeInline(
  nodes: readonly Node[],
  page: WrittenPage,
  commands: ReadonlyMap<string, InlineCommand>,
): Markup {
  return nodes.map((node, index) =>
    isLabelOfMedia(nodes, index)
      ? page.names.insideUnnamed(() => writeNode(node, page, commands))
      : writeNode(node, page, commands),
  );
}

/** A `\label` directly behind an image means the image, which has no number of its own. */
function isLabelOfMedia(nodes: readonly Node[], index: number): boolean {
  const node = nodes[index];
  if (node?.kind !== 'command' || node.name !== 'label') return false;
  const before = nodes
    .slice(Math.max(0, index - 2), index)
    .findLast((each) => each.kind !== 'text' || each.text.trim() !== '');
  return before?.kind === 'command' && mediaCommands.some(([name]) => name === before.name);
}

function writeNode(node: Node, page: WrittenPage, commands: ReadonlyMap<string, InlineCommand>): Markup {
  switch (node.kind) {
    case 'text':
      reportUmlauts(node, page);
      return textOf(node.text, page);
    case 'paragraphBreak':
      return element('br', {});
    case 'group':
      return writeInline(node.nodes, page, commands);
    case 'formula':
      return writeFormula(node, page);
    case 'cellEnd':
      page.report('misplaced-ampersand', node.span, {}, [{ span: node.span, text: '\\&' }]);
      return '&';
    case 'command':
      return writeCommand(node, page, commands);
    case 'environment':
      page.report('block-in-line', node.nameSpan, { name: node.name });
      return [node.body.text, writeInline(node.nodes, page, commands)];
  }
}

function writeCommand(command: Command, page: WrittenPage, commands: ReadonlyMap<string, InlineCommand>): Markup {
  const known = commands.get(command.name);
  if (known !== undefined) return known.write(command, page);
  if (headingOf(command) === undefined && !blockCommands.has(command.name)) return '';
  page.report('block-in-line', command.nameSpan, { name: command.name });
  return writeInline(command.arguments[0]?.nodes ?? [], page, commands);
}

/** Babel's shorthands are converted if the document loads babel for German; otherwise its umlauts are reported. */
function textOf(
  text: string,
  { language, hasGermanShorthands }: Pick<WrittenPage, 'language' | 'hasGermanShorthands'>,
): string {
  const isRead = language === 'de' && hasGermanShorthands && text.includes('"');
  return typeset(isRead ? withShorthands(text) : text, language);
}

function reportUmlauts({ text, span }: Extract<Node, { readonly kind: 'text' }>, page: WrittenPage): void {
  if (page.language !== 'de' || page.hasGermanShorthands || !text.includes('"')) return;
  for (const { span: place, letter } of umlautsIn(text)) {
    const found = shift(place, span.from);
    page.report('umlaut-shorthand', found, { letter }, [{ span: found, text: letter }]);
  }
}

/** The text of the nodes, without markup. */
export function plainText(
  nodes: readonly Node[],
  commands: ReadonlyMap<string, InlineCommand>,
  page: Pick<WrittenPage, 'language' | 'hasGermanShorthands'>,
): string {
  return nodes
    .map((node) => {
      switch (node.kind) {
        case 'text':
          return textOf(node.text, page);
        case 'formula':
          return node.tex.text;
        case 'group':
          return plainText(node.nodes, commands, page);
        case 'command': {
          const plain = commands.get(node.name)?.plain;
          if (typeof plain === 'string') return plain;
          const words = node.arguments.map((argument) => plainText(argument.nodes, commands, page)).join('');
          return plain === undefined ? words : plain(words);
        }
        case 'paragraphBreak':
          return ' ';
        case 'cellEnd':
        case 'environment':
          return '';
      }
    })
    .join('');
}

/** Trims a written line. */
export function withoutOuterBlanks(line: Markup): Markup {
  const nodes = nodesOf(line);
  let from = 0;
  let to = nodes.length;
  while (from < to && isBlank(nodes[from])) from += 1;
  while (to > from && isBlank(nodes[to - 1])) to -= 1;
  const inner: XmlNode[] = nodes.slice(from, to);
  const [first] = inner;
  if (typeof first === 'string') inner[0] = first.replace(/^ +/, '');
  const last = inner.at(-1);
  if (typeof last === 'string') inner[inner.length - 1] = withoutBlanksBehind(last);
  return inner;
}

function withoutBlanksBehind(text: string): string {
  let to = text.length;
  while (text[to - 1] === ' ') to -= 1;
  return text.slice(0, to);
}

function isBlank(node: XmlNode | undefined): boolean {
  return typeof node === 'string' ? /^ *$/.test(node) : node?.tag === 'br';
}
