import { element, type Markup } from '@lemma/core/document';
import type { Node } from '../syntax/index.ts';
import type { InlineCommand, WrittenPage } from './page.ts';

/** `\code{…}`, `\file{…}` and the like: dashes and tildes are kept as typed. */
export function typedWords(tag: string): InlineCommand {
  return {
    syntax: { arguments: ['text'] },
    write: (command, page) => {
      const parts = (command.arguments[0]?.nodes ?? []).map((node) => writePart(node, page));
      return element(tag, {}, parts);
    },
  };
}

/** `\verb|…|`: verbatim. */
export const verb: InlineCommand = {
  syntax: {},
  write: (command) => element('code', {}, command.arguments[0]?.text ?? ''),
};

function writePart(node: Node, page: WrittenPage): Markup {
  return node.kind === 'text' ? node.text.replace(/\s+/g, ' ') : page.inline([node]);
}
