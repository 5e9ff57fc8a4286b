import { appletTypes } from '@lemma/core/applet';
import { element, type Markup } from '@lemma/core/document';
import type { Command, CommandSyntax } from '../syntax/index.ts';
import type { WrittenPage } from './page.ts';
import { optionIn } from './parts.ts';

/** A command that is a block. */
interface BlockCommand {
  readonly syntax: CommandSyntax;
  readonly write: (command: Command, page: WrittenPage) => Markup;
  /** Whether it belongs beside its paragraph and does not end it. */
  readonly isBeside: boolean;
}

/** Every command that is a block: one table from name to syntax and writer. */
export const blockCommands: ReadonlyMap<string, BlockCommand> = new Map<string, BlockCommand>([
  [
    'tableofcontents',
    { syntax: {}, write: ({ span }, page) => element('tableofcontents', { at: page.at(span) }), isBeside: false },
  ],
  ['embedmathlet', applet()],
  ['floatleft', floating('left')],
  ['floatright', floating('right')],
]);

/** `\floatleft{…}`: beside the paragraph it begins or is part of. */
function floating(side: 'left' | 'right'): BlockCommand {
  return {
    syntax: { arguments: ['text'] },
    write: ({ span, arguments: [content] }, page) =>
      element('float', { side, at: page.at(span) }, page.blocks(content?.nodes ?? [])),
    isBeside: true,
  };
}

/**
 * `\embedmathlet[problem][1,1]{applets/tangram}`: an applet, its type, and the answer that it gives. The generic one of
 * older sources is the problem itself.
 */
function applet(): BlockCommand {
  return {
    syntax: { options: ['raw', 'raw'], arguments: ['raw'] },
    write: ({ span, nameSpan, options: [type, answer], arguments: [name] }, page) => {
      const path = name?.text.trim() ?? '';
      if (path === 'gwtmathlet') return '';
      const id = page.names.id('applet', '', nameSpan);
      const attributes = { id, path, type: optionIn(type, appletTypes, page), answer: answer?.text.trim() };
      return element('embeddedapplet', { ...attributes, at: page.at(span) });
    },
    isBeside: false,
  };
}
