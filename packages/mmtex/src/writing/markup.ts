import { element, isEmpty, type Markup } from '@lemma/core/document';
import type { Command } from '../syntax/index.ts';
import type { InlineCommand, WrittenPage } from './page.ts';
import { optionIn } from './parts.ts';

/** A command around text, which becomes an element. */
export function styled(tag: string): InlineCommand {
  return {
    syntax: { arguments: ['text'] },
    write: (command, page) => element(tag, {}, content(command, page)),
  };
}

/** `\emph[class]{…}`. */
export const emph: InlineCommand = {
  syntax: { options: ['raw'], arguments: ['text'] },
  write: (command, page) => {
    const isStrong = optionIn(command.options[0], ['normal', 'strong'], page) === 'strong';
    return element(isStrong ? 'strong' : 'em', {}, content(command, page));
  },
};

const pens = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** `\mark[number]{…}`: ten styles, 0 by default. */
export const mark: InlineCommand = {
  syntax: { options: ['raw'], arguments: ['text'] },
  write: (command, page) => {
    const pen = optionIn(command.options[0], pens, page) ?? '0';
    return element('mark', { pen }, content(command, page));
  },
};

const looks = ['small', 'large', 'underline', 'strike', 'nobreak'] as const;

/** `\span[class]{…}`: each class is an element of its own. */
export const span: InlineCommand = {
  syntax: { options: ['raw'], arguments: ['text'] },
  write: (command, page) => {
    const look = optionIn(command.options[0], looks, page);
    return look === undefined ? content(command, page) : element(look, {}, content(command, page));
  },
};

/** `\balloon[words]{explanation}`: an explanation the reader may open. */
export const balloon: InlineCommand = {
  syntax: { options: ['text'], arguments: ['text'] },
  write: (command, page) => {
    const words = page.line(command.options[0]?.nodes ?? []);
    const explanation = page.line(command.arguments[0]?.nodes ?? []);
    const parts = [isEmpty(words) ? '' : element('words', {}, words), element('explanation', {}, explanation)];
    return element('balloon', { at: page.at(command.span) }, parts);
  },
  plain: '',
};

/** `\footnote{…}`: numbered, and shown at the end of the page. */
export const footnote: InlineCommand = {
  syntax: { arguments: ['text'] },
  write: (command, page) => {
    const num = page.numbering.footnote();
    const words = page.names.inside(true, () => page.line(command.arguments[0]?.nodes ?? []));
    return element('footnote', { num, at: page.at(command.span) }, words);
  },
  plain: '',
};

function content(command: Command, page: WrittenPage): Markup {
  return page.inline(command.arguments[0]?.nodes ?? []);
}
