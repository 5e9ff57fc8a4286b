import type { SourceText } from '../source/index.ts';
import { splitValues, type RandomRule, type VariableDefinition } from '../variables/index.ts';

/** A text at a position in a source. */
export function sourceText(text: string, from = 0): SourceText {
  return { text, span: { from, to: from + text.length } };
}

/** `define('randint[Z] a', '-1, 1')`: a definition as the converter produces it, with a span. */
export function define(head: string, values: string, from = 0): VariableDefinition {
  const [, type = '', options = '', name = ''] = /^(\w+)(?:\[(.*)\])? (\S+)$/.exec(head) ?? [];
  return {
    type,
    name,
    nameSpan: { from, to: from + name.length },
    options: splitValues(sourceText(options)),
    values: splitValues(sourceText(values)),
    attributes: {},
    span: { from, to: from + values.length },
  };
}

/** `\randadjustIf{a,b}{a = b}`. */
export function avoid(variables: string, condition?: string): RandomRule {
  const rule = { variables: splitValues(sourceText(variables)), span: { from: 5, to: 9 } };
  return condition === undefined ? rule : { ...rule, condition: sourceText(condition) };
}
