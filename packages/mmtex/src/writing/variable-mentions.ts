import { element, type Markup } from '@lemma/core/document';
import type { Command } from '../syntax/index.ts';
import { reportOpenBrackets } from './brackets.ts';
import { withoutVar } from './old-notation.ts';
import { trimmed, type WrittenPage } from './page.ts';

const mention = /^([\p{L}_][\p{L}\p{N}_]*)\s*(?:\[\s*([a-zA-Z]+)\s*\])?$/u;

/** `\var{a}` is the value of a variable, `\var{P[x]}` a coordinate of a point. */
export function writeMention(command: Command, page: WrittenPage): Markup {
  const [argument] = command.arguments;
  if (argument === undefined) return '';
  const source = trimmed(withoutVar(argument));
  const [, name, coordinate] = mention.exec(source.text) ?? [];
  if (name === undefined) {
    page.report('bad-mention', argument.span, { text: source.text });
    return '';
  }
  return element('var', { name, coordinate, at: page.at(command.span) });
}

/** `\IF{condition}{text}` and `\IFELSE{condition}{text}{other text}`. */
export function writeConditional(command: Command, page: WrittenPage): Markup {
  const [condition, then, otherwise] = command.arguments;
  if (condition === undefined || then === undefined) return '';
  const source = trimmed(withoutVar(condition));
  reportOpenBrackets(source, page);
  const parts = [
    element('condition', { at: page.at(source.span) }, source.text),
    element('then', {}, page.inline(then.nodes)),
    otherwise === undefined ? '' : element('else', {}, page.inline(otherwise.nodes)),
  ];
  return element('if', { at: page.at(command.span) }, parts);
}

/** `\ansref`: the next answer field of the question. */
export function writeAnswerField(command: Command, page: WrittenPage): Markup {
  return element('ansref', { answer: page.numbering.answer(), at: page.at(command.span) });
}
