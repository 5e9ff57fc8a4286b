import { evaluateExpression, numberOf } from '@lemma/core/expression';
import { readNumber, type Finding, type SourceText } from '@lemma/core/source';
import type { Argument, Command, Environment, Node } from '../syntax/index.ts';
import { trimmed, type WrittenPage } from './page.ts';

/** The commands with a name directly among the nodes. */
export function commandsOf(name: string, nodes: readonly Node[]): readonly Command[] {
  return nodes.filter((node): node is Command => node.kind === 'command' && node.name === name);
}

/** The environments with a name directly among the nodes. */
export function environmentsOf(name: string, nodes: readonly Node[]): readonly Environment[] {
  return nodes.filter((node): node is Environment => node.kind === 'environment' && node.name === name);
}

/** The first argument of the last command with a name; later commands override earlier ones. */
export function argumentOf(name: string, nodes: readonly Node[]): Argument | undefined {
  return commandsOf(name, nodes).at(-1)?.arguments[0];
}

/** A number of at least `least`; anything else is reported. */
export function numberIn(argument: SourceText | undefined, least: number, page: WrittenPage): number | undefined {
  if (argument === undefined) return undefined;
  const { text, span } = trimmed(argument);
  const number = readNumber(text);
  if (number !== undefined && number >= least) return number;
  page.report('not-a-number', span.from === span.to ? argument.span : span, { text });
  return undefined;
}

/** The whole numbers that count something. */
interface Counted {
  readonly least: number;
  readonly most: number;
  /** What a number outside of them is read as; the nearest of them if missing. */
  readonly otherwise?: number;
}

/** A whole number that counts something. One outside of what there is to count is reported and replaced. */
export function countIn(
  argument: SourceText | undefined,
  { least, most, otherwise }: Counted,
  page: WrittenPage,
): number | undefined {
  const number = numberIn(argument, -Infinity, page);
  if (argument === undefined || number === undefined) return undefined;
  if (!Number.isInteger(number)) return numberIn(argument, Infinity, page);
  if (number >= least && number <= most) return number;
  const shown = otherwise ?? Math.min(most, Math.max(least, number));
  const { text, span } = trimmed(argument);
  page.report('number-outside', span, { text, least, most, shown });
  return shown;
}

/** A number as in `numberIn`, or a term of numbers and constants such as `-pi/2`. */
export function constantIn(argument: SourceText | undefined, page: WrittenPage, least = -Infinity): number | undefined {
  if (argument === undefined) return undefined;
  const { text } = trimmed(argument);
  // 2e-7 is a number here, and not 2·e - 7.
  const written = readNumber(text);
  if (written !== undefined && written >= least) return written;
  const value = evaluateExpression(text.replaceAll('\\pi', 'pi'));
  const number = value.ok ? numberOf(value.value) : undefined;
  if (number !== undefined && Number.isFinite(number) && number >= least) return number;
  return numberIn(argument, Infinity, page);
}

/** One of some words; any other is reported as an unknown option. */
export function optionIn<Word extends string>(
  argument: SourceText | undefined,
  words: readonly Word[],
  page: WrittenPage,
): Word | undefined {
  if (argument === undefined) return undefined;
  const { text, span } = trimmed(argument);
  const word = words.find((candidate) => candidate.toLowerCase() === text.toLowerCase());
  const exact = words.find((candidate) => candidate === text) ?? word;
  if (exact === undefined && text !== '')
    reportUnknownWord('unknown-option', { option: text }, { text, span }, words, page);
  return exact;
}

/** One of some types; any other is reported and replaced by the default. */
export function typeIn<Word extends string>(
  argument: SourceText | undefined,
  words: readonly Word[],
  page: WrittenPage,
): Word | undefined {
  if (argument === undefined) return undefined;
  const { text, span } = trimmed(argument);
  const word = words.find((candidate) => candidate === text);
  if (word === undefined) reportUnknownWord('unknown-type', { text }, { text, span }, words, page);
  return word;
}

/** Reports an unknown word, with the most similar known one. */
function reportUnknownWord(
  code: 'unknown-option' | 'unknown-type',
  data: Finding['data'],
  { text, span }: SourceText,
  words: readonly string[],
  page: WrittenPage,
): void {
  const suggestion = page.suggestionFor(text, words);
  const fix = suggestion === undefined ? [] : [{ span, text: suggestion }];
  page.report(code, span, { ...data, known: words.join(', '), ...(suggestion !== undefined && { suggestion }) }, fix);
}
