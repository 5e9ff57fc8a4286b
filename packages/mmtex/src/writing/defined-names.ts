import { isReservedName, otherNotation, withPowersOfTen } from '@lemma/core/expression';
import { splitValues } from '@lemma/core/variables';
import type { SourceText } from '@lemma/core/source';
import type { Command, Environment } from '../syntax/index.ts';
import { trimmed, type WrittenPage } from './page.ts';

/** The names that a definition defines: several in `\drawFromSet{a, b}{1, 2, 3}`, one in any other. */
export function namesDefinedBy({ name, arguments: [names] }: Command): readonly SourceText[] {
  if (names === undefined) return [];
  return name === 'drawFromSet' && names.text.trim() !== '' ? splitValues(names) : [trimmed(names)];
}

/** The names defined in some environments. */
export function namesDefinedIn(environments: readonly Environment[]): ReadonlySet<string> {
  return new Set(
    environments.flatMap(({ nodes }) =>
      nodes.flatMap((node) => {
        const isDefinition = node.kind === 'command' && node.name.toLowerCase() !== 'randadjustif';
        return isDefinition ? namesDefinedBy(node).map(({ text }) => text) : [];
      }),
    ),
  );
}

/** Solutions of these types are formulas with names of their own. */
const formulas: ReadonlySet<string> = new Set([
  'input.truth-table',
  'input.cases.function',
  'draganddrop',
  'input.text',
]);

/**
 * Reports a solution that is empty or names an undefined variable: tells authors in time that no answer could be right.
 */
export function checkSolution(
  solution: SourceText,
  type: string,
  defined: ReadonlySet<string>,
  page: WrittenPage,
): void {
  const { text, span } = trimmed(solution);
  if (text === '') {
    page.report('undefined-solution', solution.span, { text });
    return;
  }
  if (type === 'input.cases.function') reportAmbiguousPower({ text, span }, page);
  if (formulas.has(type)) return;
  reportAmbiguousPower({ text, span }, page);
  const parts =
    type === 'input.number' || type === 'input.function' || type === 'input.matrix'
      ? [trimmed(solution)]
      : splitValues(solution);
  // Equations and inequalities have unknowns.
  const isRelation = (type === 'input.function' || type === 'input.interval') && /[<>=≤≥≠]/.test(text);
  for (const part of parts) {
    const word = /[A-Za-z]\w*/g;
    for (const found of withoutPowersOfTen(part.text).matchAll(word)) {
      const [name] = found;
      if (
        defined.has(name) ||
        isReservedName(name) ||
        (isRelation && name.length === 1) ||
        /^(?:OR|or|u|U|infinity|infty|cup|emptyset|unendlich)$/.test(name)
      )
        continue;
      const from = part.span.from + found.index;
      const place = { from, to: from + name.length };
      const suggestion = page.suggestionFor(name, defined);
      const fix = suggestion === undefined ? [] : [{ span: place, text: suggestion }];
      page.report(
        'undefined-solution',
        part.text === name && parts.length === 1 ? span : place,
        { text: name, ...(suggestion !== undefined && { suggestion }) },
        fix,
      );
    }
  }
}

const powerOfTen = /(?<![\w.])((?:\d+(?:\.\d*)?|\.\d+))([eE][-+]?\d+)/g;

/** The text with blanks in the places of powers of ten, whose E is no name. */
function withoutPowersOfTen(text: string): string {
  return text.replaceAll(powerOfTen, (_, digits: string, power: string) => digits + ' '.repeat(power.length));
}

/** Within a term, `2e-3` may be 2·10^-3 or 2·e − 3. */
function reportAmbiguousPower({ text, span }: SourceText, page: WrittenPage): void {
  for (const { 0: sign, index } of withPowersOfTen(text).matchAll(powerOfTen)) {
    if (!sign.includes('e')) continue;
    const from = span.from + index;
    const place = { from, to: from + sign.length };
    const write = otherNotation(sign)?.write;
    const data = { text, reason: 'ambiguousPower', sign, ...(write !== undefined && { write }) };
    page.report('unreadable-solution', place, data, write === undefined ? [] : [{ span: place, text: write }]);
  }
}
