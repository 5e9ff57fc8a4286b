import type { Command, Node } from '../syntax/index.ts';
import { element, escapeText } from '../xml/index.ts';
import type { Page } from './page.ts';

/** `\code{…}`: dashes and tildes stay as typed. */
export function writeCode(command: Command, page: Page): string {
  const parts = (command.arguments[0]?.nodes ?? []).map((node) => writePart(node, page));
  return element('code', {}, parts.join(''));
}

function writePart(node: Node, page: Page): string {
  return node.kind === 'text' ? escapeText(node.text.replace(/\s+/g, ' ')) : page.inline([node]);
}
