import type { Span } from '@lemma/core/source';
import { endOfLetters, endOfTyped, environmentName, isPercentage, verbatimEnds, verbatimEnvironments } from './scan.ts';

/** A command in a text: its name without the backslash, and the span of the name. */
interface CommandPlace {
  readonly name: string;
  /** The offset of the backslash. */
  readonly at: number;
  /** Where the name ends. */
  readonly end: number;
  /** The end of an old-style `\verbatim … \endverbatim`. */
  readonly close?: Span;
}

const oldVerbatimEnd = '\\endverbatim';

/** The commands of a text from left to right, except in comments and code. */
export function* commandsIn(text: string): Generator<CommandPlace> {
  const verbatimEnd = verbatimEnds(text);
  const lastClose = text.lastIndexOf(oldVerbatimEnd);
  const signs = /[\\%]/g;
  for (let match = signs.exec(text); match !== null; match = signs.exec(text)) {
    const at = match.index;
    if (match[0] === '%') {
      const lineBreak = text.indexOf('\n', at);
      if (!isPercentage(text, at)) signs.lastIndex = lineBreak === -1 ? text.length : lineBreak;
      continue;
    }
    const end = Math.max(endOfLetters(text, at + 1), at + 2);
    const name = text.slice(at + 1, end);
    signs.lastIndex = endOfTyped(text, name, end);
    if (name === 'verbatim' && end <= lastClose) {
      const from = text.indexOf(oldVerbatimEnd, end);
      const close = { from, to: from + oldVerbatimEnd.length };
      signs.lastIndex = close.to;
      yield { name, at, end, close };
      continue;
    }
    yield { name, at, end };
    if (name === 'begin') {
      const environment = environmentName(text, end);
      if (environment === undefined) continue;
      const isTyped = verbatimEnvironments.has(environment.name) || environment.name === 'comment';
      const close = isTyped ? verbatimEnd(environment.name, environment.to) : -1;
      signs.lastIndex = Math.max(environment.to, close);
    }
  }
}
