import { element, escapeText } from '@lemma/core/document';
import { shift } from '@lemma/core/source';
import type { Command, Node } from '../syntax/index.ts';
import { blockCommands } from './block-commands.ts';
import { writeFormula } from './formula.ts';
import { headingOf } from './headings.ts';
import { typeset } from './typeset.ts';
import { umlautsIn, withUmlauts } from './umlauts.ts';
import type { InlineCommand, WrittenPage } from './page.ts';

/** Writes a line of text; blocks in it are reported and reduced to their text. */
export function writeInline(
  nodes: readonly Node[],
  page: WrittenPage,
  commands: ReadonlyMap<string, InlineCommand>,
): string {
  let xml = '';
  for (const node of nodes) xml += writeNode(node, page, commands);
  return xml;
}

function writeNode(node: Node, page: WrittenPage, commands: ReadonlyMap<string, InlineCommand>): string {
  switch (node.kind) {
    case 'text':
      reportUmlauts(node, page);
      return escapeText(textOf(node.text, page));
    case 'paragraphBreak':
      return element('br', {});
    case 'group':
      return writeInline(node.nodes, page, commands);
    case 'formula':
      return writeFormula(node, page);
    case 'cellEnd':
      page.report('misplaced-ampersand', node.span, {}, [{ span: node.span, text: '\\&' }]);
      return '&amp;';
    case 'command':
      return writeCommand(node, page, commands);
    case 'environment':
      page.report('block-in-line', node.nameSpan, { name: node.name });
      return escapeText(node.body.text) + writeInline(node.nodes, page, commands);
  }
}

function writeCommand(command: Command, page: WrittenPage, commands: ReadonlyMap<string, InlineCommand>): string {
  const known = commands.get(command.name);
  if (known !== undefined) return known.write(command, page);
  if (headingOf(command) === undefined && !blockCommands.has(command.name)) return '';
  page.report('block-in-line', command.nameSpan, { name: command.name });
  return writeInline(command.arguments[0]?.nodes ?? [], page, commands);
}

/** Babel's umlaut shorthands are converted if the document loads babel; otherwise they are reported. */
function textOf(
  text: string,
  { language, hasGermanShorthands }: Pick<WrittenPage, 'language' | 'hasGermanShorthands'>,
): string {
  const isRead = language === 'de' && hasGermanShorthands && text.includes('"');
  return typeset(isRead ? withUmlauts(text) : text, language);
}

function reportUmlauts({ text, span }: Extract<Node, { readonly kind: 'text' }>, page: WrittenPage): void {
  if (page.language !== 'de' || !text.includes('"')) return;
  for (const { span: place, letter, isClear } of umlautsIn(text)) {
    if (isClear && page.hasGermanShorthands) continue;
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
export function withoutOuterBlanks(xml: string): string {
  let from = 0;
  let to = xml.length;
  for (let step = blankAt(xml, from); step > 0; step = blankAt(xml, from)) from += step;
  for (let step = blankBefore(xml, to); step > 0 && to > from; step = blankBefore(xml, to)) to -= step;
  return xml.slice(from, to);
}

const lineBreak = '<br/>';

function blankAt(xml: string, at: number): number {
  return xml.startsWith(' ', at) ? 1 : xml.startsWith(lineBreak, at) ? lineBreak.length : 0;
}

function blankBefore(xml: string, at: number): number {
  return xml.endsWith(' ', at) ? 1 : xml.endsWith(lineBreak, at) ? lineBreak.length : 0;
}
