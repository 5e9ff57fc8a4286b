import { element, escapeText } from '@lemma/core/document';
import type { Node } from '../syntax/index.ts';
import type { InlineCommand, WrittenPage } from './page.ts';

/** `\code{…}`, `\file{…}` and the like: dashes and tildes are kept as typed. */
export function typedWords(tag: string): InlineCommand {
  return {
    syntax: { arguments: ['text'] },
    write: (command, page) => {
      const parts = (command.arguments[0]?.nodes ?? []).map((node) => writePart(node, page));
      return element(tag, {}, parts.join(''));
    },
  };
}

/** `\verb|…|`: verbatim. */
export const verb: InlineCommand = {
  syntax: {},
  write: (command) => element('code', {}, escapeText(command.arguments[0]?.text ?? '')),
};

function writePart(node: Node, page: WrittenPage): string {
  return node.kind === 'text' ? escapeText(node.text.replace(/\s+/g, ' ')) : page.inline([node]);
}
