import { element } from '@lemma/core/document';
import { textAccents, textLetters, withAccent, type TextAccent } from '../formula/index.ts';
import { typedWords, verb } from './code-words.ts';
import { writeAnchor, writeLink, writeReference } from './links.ts';
import { balloon, emph, footnote, mark, span, styled } from './markup.ts';
import { mediaCommands } from './media.ts';
import { oldInlineCommands } from './old-words.ts';
import { writeAnswerField, writeConditional, writeMention } from './variable-mentions.ts';
import type { InlineCommand } from './page.ts';

/** Everything allowed in a line of text: one table from command to writer. */
export const inlineCommands: ReadonlyMap<string, InlineCommand> = new Map<string, InlineCommand>([
  ['emph', emph],
  ['textit', styled('em')],
  ['textbf', styled('strong')],
  ['notion', styled('notion')],
  ['quoted', styled('quoted')],
  ['code', typedWords('code')],
  ['file', typedWords('file')],
  ['keyb', typedWords('keyb')],
  ['id', typedWords('id')],
  ['verb', verb],
  ['plhld', styled('plhld')],
  ['optional', styled('optional')],
  ['meta', styled('meta')],
  ['alt', styled('alt')],
  ['mark', mark],
  ['span', span],
  ['balloon', balloon],
  ['footnote', footnote],
  ...mediaCommands,
  ...oldInlineCommands,
  ['href', { syntax: { options: ['raw'], arguments: ['raw', 'text'] }, write: writeLink }],
  ['link', { syntax: { options: ['raw'], arguments: ['raw', 'text'] }, write: writeLink }],
  ['label', { syntax: { arguments: ['raw'] }, write: writeAnchor }],
  ['anchor', { syntax: { options: ['text'], arguments: ['raw'] }, write: writeAnchor }],
  ['ref', { syntax: { arguments: ['raw'] }, write: writeReference }],
  ['eqref', { syntax: { arguments: ['raw'] }, write: writeReference }],
  ['newline', lineBreak()],
  ['\\', lineBreak()],
  ['var', { syntax: { arguments: ['raw'] }, write: writeMention }],
  ['IF', { syntax: { arguments: ['expression', 'text'] }, write: writeConditional }],
  ['IFELSE', { syntax: { arguments: ['expression', 'text', 'text'] }, write: writeConditional }],
  ['ansref', { syntax: { options: ['raw'] }, write: writeAnswerField }],
  ...Object.entries({
    $: '$',
    '&': '&',
    '%': '%',
    '#': '#',
    _: '_',
    '{': '{',
    '}': '}',
    ' ': ' ',
    '\n': ' ',
    ',': '\u202f',
    '-': '\u00ad',
    quad: '\u2003',
    S: '§',
    P: '¶',
    euro: '€',
    pound: '£',
    copyright: '©',
    ldots: '…',
    dots: '…',
    textbackslash: '\\',
    glqq: '\u201e',
    grqq: '\u201c',
    glq: '\u201a',
    grq: '\u2018',
    flqq: '\u00ab',
    frqq: '\u00bb',
    flq: '\u2039',
    frq: '\u203a',
    dq: '"',
  }).map(([name, text]): [string, InlineCommand] => [name, symbol(text)]),
  ...[...textLetters].map(([name, letter]): [string, InlineCommand] => [name, symbol(letter)]),
  ...[...textAccents].map(([name, accent]): [string, InlineCommand] => [name, accented(accent)]),
]);

function symbol(text: string): InlineCommand {
  return { syntax: {}, write: () => text, plain: text };
}

function lineBreak(): InlineCommand {
  return { syntax: { options: ['raw'] }, write: () => element('br', {}), plain: ' ' };
}

/** An accent over the letter of the argument; without a letter, the sign itself. */
function accented(accent: TextAccent): InlineCommand {
  const shown = (words: string) => withAccent(words, accent);
  return {
    syntax: { arguments: ['accented'] },
    write: (command, page) => shown(page.plain(command.arguments[0]?.nodes ?? [])),
    plain: shown,
  };
}
