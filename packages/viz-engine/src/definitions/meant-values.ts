import type { SourceText, Span } from '@lemma/core/source';
import type { VariableDefinition } from '@lemma/core/variables';
import type { ElementType } from '../elements/index.ts';
import { printDefinition } from '../examples/index.ts';

const opening = '([{';
const closing = ')]}';

/**
 * The values probably meant if their number is wrong: `1, 2` for `(1, 2)` and for `1; 2`, `1.5, 2` for `1,5`, `2`. As
 * written between the braces; undefined if not obvious.
 */
export function meantValues(
  { values }: VariableDefinition,
  { values: [fewest, most], role, type }: ElementType,
  isDefined: (name: string) => boolean,
): string | undefined {
  const texts = values.map(({ text }) => text.trim());
  const [only = ''] = texts;
  const fits = (parts: readonly string[]) => parts.length >= fewest && parts.length <= most && parts.every(Boolean);
  if (role === 'vector' && texts.length >= 2 && texts.length <= 3) return `[${texts.join('; ')}]`;
  const candidates = texts.length === 1 ? [...inBrackets(only), ...equation(only, type), namesIn(only, isDefined)] : [];
  return [...candidates, decimalCommas(texts)].find(fits)?.join(', ');
}

/** The span of all values of a definition. */
export function placeOfValues(values: readonly SourceText[]): Span | undefined {
  const [first, last] = [values[0], values.at(-1)];
  return first && last && { from: first.span.from, to: last.span.to };
}

/** How a type is written: its simplest example, with what it depends on. */
export function exampleOf({ type, examples: [{ definitions }] }: ElementType): string {
  const own = definitions.findIndex((definition) => definition.type === type);
  const shown = definitions.slice(0, own + 1).map(({ type, name, values, options }) => ({
    type,
    name,
    values,
    ...(options?.includes('editable') === false && { options }),
  }));
  return shown.map(printDefinition).join(' ');
}

/** `(1, 2)`, `[1, 2]`, `1; 2`: the parts, whatever surrounds and separates them. */
function inBrackets(text: string): readonly (readonly string[])[] {
  const inner = /^[([]([\s\S]*)[)\]]$/.exec(text)?.[1];
  return [cut(text), ...(inner === undefined ? [] : [cut(inner)])].filter((parts) => parts.length > 1);
}

/** A line given by an equation: `y = 2x+1`, or only its right-hand side. */
function equation(text: string, type: string): readonly (readonly string[])[] {
  if (type !== 'line') return [];
  const [left = '', right, ...rest] = text.split('=').map((side) => side.trim());
  if (right === undefined) return /\bx\b|\dx/.test(text) ? [['y', text]] : [];
  if (rest.length > 0) return [];
  const isRight = right === 'x' || right === 'y';
  return left === 'x' || left === 'y' ? [[left, right]] : isRight ? [[right, left]] : [];
}

/** `AB`: names written together. */
function namesIn(text: string, isDefined: (name: string) => boolean): readonly string[] {
  const letters = text.match(/[A-Za-z]_?\d*/g) ?? [];
  return letters.join('') === text && letters.every(isDefined) ? letters : [];
}

/** `1,5, 2,5` has four values where two are meant, provided all are whole numbers. */
function decimalCommas(texts: readonly string[]): readonly string[] {
  const areDigits = texts.every((text, index) => (index % 2 === 0 ? /^-?\d+$/ : /^\d+$/).test(text));
  if (!areDigits || texts.length % 2 === 1) return [];
  return texts.flatMap((text, index) => (index % 2 === 0 ? [`${text}.${texts[index + 1] ?? ''}`] : []));
}

/** Splits a text at commas and semicolons outside brackets. */
function cut(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (opening.includes(character)) depth += 1;
    if (closing.includes(character)) depth -= 1;
    if (depth === 0 && (character === ',' || character === ';')) parts.push('');
    else parts[parts.length - 1] = `${parts.at(-1) ?? ''}${character}`;
  }
  return parts.map((part) => part.trim());
}
