import { needsBrackets } from './brackets.ts';
import { mentionOf, type ShownValues } from './values.ts';

const mention = /\\var\s*\{([^{}]*)\}/g;

/** A value in brackets of its author's, after an operator and without an exponent. */
const inOwnBrackets =
  /([-+=*/<>]|\\(?:cdot|times|le|ge|neq?|approx)(?![a-zA-Z]))\s*\(\s*(\\var\s*\{[^{}]*\})\s*\)(?!\s*[\^_'])/g;

/** Commands next to which a value is treated as at the edge of a group. */
const signs: Readonly<Record<string, string>> = {
  '\\le': '=',
  '\\leq': '=',
  '\\ge': '=',
  '\\geq': '=',
  '\\ne': '=',
  '\\neq': '=',
  '\\lt': '=',
  '\\gt': '=',
  '\\approx': '=',
  '\\equiv': '=',
  '\\sim': '=',
  '\\to': '=',
  '\\mapsto': '=',
  '\\in': '=',
  '\\colon': '=',
  '\\Rightarrow': '=',
  '\\Leftrightarrow': '=',
  '\\mid': '=',
  '\\quad': '=',
  '\\qquad': '=',
  '\\\\': '=',
  '\\lbrace': '(',
  '\\rbrace': ')',
  '\\{': '(',
  '\\}': ')',
  '\\right': ')',
};

/** The TeX with values substituted for `\var{a}`; an unknown variable keeps its name. */
export function fillTex(tex: string, values: ShownValues): string {
  const plain = tex.replace(inOwnBrackets, '$1$2');
  return plain.replace(mention, (whole, written: string, at: number) => {
    const value = values.show(mentionOf(written));
    if (value === undefined) return `\\mathrm{${written.replace(/[^\p{L}\p{N}]/gu, ' ')}}`;
    const rest = plain.slice(at + whole.length).trimStart();
    const around = { before: signBefore(plain.slice(0, at)), after: signAfter(rest), isBase: /^[\^_]/.test(rest) };
    return needsBrackets(value.math, around) ? `\\left(${value.tex}\\right)` : `{${value.tex}}`;
  });
}

function signBefore(tex: string): string | undefined {
  const text = tex.replace(/(\s|~|\\[,;:! ])+$/, '');
  const command = /\\([a-zA-Z]+|.)$/.exec(text)?.[0];
  if (command !== undefined) return signs[command] ?? 'x';
  const last = text.at(-1);
  return last === '{' ? undefined : last === '-' ? '−' : last;
}

function signAfter(tex: string): string | undefined {
  const command = /^\\([a-zA-Z]+|.)/.exec(tex)?.[0];
  if (command !== undefined) return signs[command] ?? 'x';
  return tex === '' || tex.startsWith('}') ? undefined : tex[0];
}
